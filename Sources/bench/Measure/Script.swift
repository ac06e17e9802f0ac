/// Keys of one kind, one after the other, each of them answered by a frame. They leave the list as it was, but for
/// what undo remembers.
struct Script {
  /// One write to the terminal.
  struct Stroke {
    let keys: String
    let isMeasured: Bool
    /// What must be on the screen afterwards: a fast wrong answer is no answer.
    var shows: Sight?
  }

  /// What does the same with the least effort.
  enum Floor {
    /// The C program answers the same keys.
    case program
    /// The disk makes a small write safe.
    case disk
    case none
  }

  let name: String
  let budget: Budget
  var floor = Floor.none
  /// It is run in every run, every second one, or fewer still: what differs little from another needs fewer answers.
  var every = 2
  let strokes: [Stroke]

  /// How often it is run where the benchmark makes so many runs.
  func runs(of times: Int) -> Int { max(1, times / every) }

  /// Presses the keys; the answers to those that are measured.
  func run(in session: Session) throws -> [Answer] {
    try strokes.compactMap { stroke in
      let answer = try session.press(stroke.keys)
      try stroke.shows?.check(session.screen, after: "\(name): \(stroke.keys)")
      return stroke.isMeasured ? answer : nil
    }
  }
}

extension Script.Stroke {
  /// Keys that are measured, each of them a write.
  static func measure(_ keys: [String], shows: Sight? = nil) -> [Self] {
    keys.map { Self(keys: $0, isMeasured: true, shows: shows) }
  }

  /// Keys that lead to those that are measured, each of them a write.
  static func press(_ keys: String..., shows: Sight? = nil) -> [Self] {
    keys.enumerated().map { index, key in
      // Only the last of them has led there.
      Self(keys: key, isMeasured: false, shows: index == keys.count - 1 ? shows : nil)
    }
  }

  /// A word typed into a fresh search box, each letter a key of its own, and the box closed again.
  static func search(_ word: String, times: Int = 1, isFound: Bool = true) -> [Self] {
    var letters = word.map { Self(keys: String($0), isMeasured: true) }
    letters[letters.count - 1].shows = isFound ? .rows(with: word) : .noRows
    return (0..<times).flatMap { _ in press("/") + letters + press("\u{1B}") }
  }
}

/// What must be on the screen.
enum Sight: Hashable {
  case rows(with: String)
  case anyRows
  case noRows
  /// The name of a list in the header.
  case header(String)
  /// That, and rows.
  case list(String)

  func check(_ screen: Screen, after keys: String) throws {
    guard isSeen(on: screen) else {
      let rows = (0..<screen.rows).map { screen.text(row: $0) }
      throw Failure("after \(keys) there is not \(self):\n" + rows.joined(separator: "\n"))
    }
  }

  func isSeen(on screen: Screen) -> Bool {
    let rows = screen.listText
    let hasRows = rows.contains { $0.contains("[ ]") || $0.contains("[x]") }
    return switch self {
    case .rows(let word): rows.contains { $0.contains(word) }
    case .anyRows: hasRows
    case .noRows: !hasRows
    case .header(let name): screen.text(row: 0).contains(name)
    case .list(let name): hasRows && screen.text(row: 0).contains(name)
    }
  }
}
