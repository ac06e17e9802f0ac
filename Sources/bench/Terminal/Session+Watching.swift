/// Watching a program that never is quiet: what its screen shows, not when it falls silent.
extension Session {
  private static let patience = Int.milliseconds(120_000)

  /// Milliseconds from the key until the screen is as it should be.
  func react(to keys: String, until holds: (Session) -> Bool) throws -> Double {
    let start = Clock.now()
    type(keys)
    return try (wait("an answer to \(keys)", until: holds) - start).asMilliseconds
  }

  /// Takes in all that was written until now.
  func takeAll() { while take() != nil {} }

  /// Waits until the screen is as it should be, and returns when the output came that made it so.
  @discardableResult
  func wait(_ what: String, until holds: (Session) -> Bool) throws -> Int {
    let start = Clock.now()
    var last = start
    while !holds(self) {
      if let time = take(within: .milliseconds(20)) { last = time }
      guard Clock.now() - start < Self.patience, !isClosed else {
        throw Failure(
          "never seen: \(what)\n"
            + (0..<screen.rows).map { screen.text(row: $0) }.joined(separator: "\n"))
      }
    }
    return last
  }

  func headerShows(_ text: String) -> Bool { screen.text(row: 0).contains(text) }

  func statusShows(_ text: String) -> Bool { screen.text(row: screen.rows - 1).contains(text) }

  func listShows(_ text: String) -> Bool { screen.listText.contains { $0.contains(text) } }

  /// The row with the selection.
  var markedRow: Int? { screen.listText.firstIndex { $0.hasPrefix(">") } }
}
