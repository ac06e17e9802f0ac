/// Words typed into the search box, each letter a key of its own.
struct SearchScript {
  let name: String
  let word: String
  let isFound: Bool
  /// How often it is typed: of a handful of answers the slowest one would be the p95.
  var times = 1

  static let all = [
    SearchScript(name: "common word", word: "report", isFound: true),
    SearchScript(name: "rare word", word: "zyzzyva", isFound: true),
    SearchScript(name: "one letter", word: "e", isFound: true, times: 4),
    SearchScript(name: "one Chinese character", word: "买", isFound: true, times: 4),
    SearchScript(name: "no hit", word: "xqzj", isFound: false),
  ]

  /// Types the word into a fresh search box and closes it; the answers to the letters.
  func run(in session: Session) throws -> [Answer] {
    try (0..<times).flatMap { _ in try runOnce(in: session) }
  }

  private func runOnce(in session: Session) throws -> [Answer] {
    _ = try session.press("/")
    let answers = try word.map { try session.press(String($0)) }
    try check(session.screen)
    _ = try session.press("\u{1B}")
    return answers
  }

  /// A fast wrong answer is no answer.
  private func check(_ screen: Screen) throws {
    let rows = screen.listText
    let hasRows = rows.contains { $0.contains("[ ]") || $0.contains("[x]") }
    guard isFound ? rows.contains(where: { $0.contains(word) }) : !hasRows else {
      throw Failure("wrong rows for \(word):\n" + rows.joined(separator: "\n"))
    }
  }
}
