/// Keys in the list, one after the other, each of them answered by a frame.
struct KeyScript {
  let name: String
  /// What is pressed; what comes before a key that is measured is not.
  let keys: [(before: String, key: String)]
  let budget: Budget
  /// Whether the answer waits until the disk has it.
  var writes = false

  /// All of them, for a list of so many items. They leave it as it was, but for what undo remembers.
  static func all(items count: Int) -> [KeyScript] {
    let page = "\u{1B}[6~"
    // At the end of a short list a further page would change nothing.
    let pages = min(8, max(1, count / Subject.rows - 1))
    return [
      KeyScript("line down", from: "gg", Array(repeating: "j", count: 12), .p95(8)),
      KeyScript("page down", from: "gg", Array(repeating: page, count: pages), .p95(8)),
      KeyScript("end, start", from: "gg", ["G", "gg", "G", "gg", "G", "gg"], .p95(8)),
      KeyScript("jump to a number", (1...9).map { "\(max(1, count * $0 / 10))G" }, .p95(50)),
      KeyScript("tick", ["x", "x", "x", "x", "x", "x"], .p95OverFloor(8), writes: true),
      KeyScript(
        name: "undo", keys: Array(repeating: ("x", "u"), count: 6), budget: .p95OverFloor(8),
        writes: true),
      KeyScript(
        name: "hide done, show", keys: [("gg", "H"), ("gg", "H"), ("gg", "H"), ("gg", "H")],
        budget: .none),
      KeyScript("another list", ["gt", "ga", "gd", "ga", "gu", "ga"], .none),
      KeyScript(
        name: "side bar on", keys: Array(repeating: ("B", "B"), count: 4), budget: .none),
    ]
  }

  /// - Parameter start: what is pressed before the first of them.
  private init(
    _ name: String, from start: String = "", _ keys: [String], _ budget: Budget,
    writes: Bool = false
  ) {
    let keys = keys.enumerated().map { ($0.offset == 0 ? start : "", $0.element) }
    self.init(name: name, keys: keys, budget: budget, writes: writes)
  }

  private init(
    name: String, keys: [(before: String, key: String)], budget: Budget, writes: Bool = false
  ) {
    self.name = name
    self.keys = keys
    self.budget = budget
    self.writes = writes
  }

  /// Presses the keys; the answers to those that are measured.
  func run(in session: Session) throws -> [Answer] {
    try keys.map { before, key in
      if !before.isEmpty { _ = try session.press(before) }
      return try session.press(key)
    }
  }
}
