import Testing

/// Many items at once, in a real terminal and on disk.
@Suite("Marks in a terminal") struct MarkTests {
  @Test("All that a search finds is deleted after a question, and is back after a restart and u")
  func all() throws {
    let sandbox = Sandbox()
    let titles = (1...300).map { $0 % 2 == 0 ? "买米 \($0)" : "task \($0)" }
    try sandbox.write("todos.json", Legacy.json(titles.map { .init(title: $0) }))
    #expect(try Command(["--import-legacy", "todos.json"], in: sandbox).ending == .exit(0))
    let screen = try Screen(sandbox)
    try screen.press("/")
    try screen.type("米")
    try screen.shows("1 of 150")
    try screen.press("Enter", "V")
    try screen.shows("150 marked")
    try screen.press("d", "d")
    try screen.shows("Delete 150 items?", " > Cancel (N)")
    try screen.press("y")
    try screen.shows("deleted 150 items, u undoes", "Nothing found")
    try screen.killAndRestart()
    try screen.shows("1 of 150", "task 1")
    // It was another window's step, so it is asked.
    try screen.press("u")
    try screen.shows("delete 150 items?")
    try screen.press("Enter")
    try screen.shows("1 of 300", "undone: delete 150 items")
  }
}
