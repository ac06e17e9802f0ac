import Testing

/// Someone comes from the phone app with forty thousand tasks.
@Suite("A legacy list") struct LegacyListTests {
  private static let count = 40_000

  /// Every third is done; every seventh has a Chinese title.
  private static func records() -> [Legacy.Record] {
    (1...count).map { number in
      Legacy.Record(
        title: number % 7 == 0 ? "第\(number)件事：买燕麦奶" : "Task number \(number)",
        done: number % 3 == 0)
    }
  }

  @Test("40 000 records are imported and renamed; the program opens on them, scrolls, finds, hides")
  func fortyThousand() throws {
    let sandbox = Sandbox()
    let path = try sandbox.write("phone/todos.json", Legacy.json(Self.records()))
    let bytes = sandbox.read("phone/todos.json")

    let run = try Command(["--import-legacy", path], in: sandbox)
    #expect(run.ending == .exit(0))
    #expect(
      run.outputLines == [
        "imported \(path): 40000 records, 40000 new",
        "the file is now \(sandbox.file("phone/todos.imported.json"))",
      ])
    #expect(run.errors == "")
    #expect(sandbox.read("phone/todos.imported.json") == bytes)
    #expect(sandbox.read("phone/todos.json") == nil)

    let screen = try Screen(sandbox)
    try screen.shows(">[ ]     Task number 1", "[x]     Task number 3", "1 of 40 000")
    try screen.press("G")
    try screen.shows(">[ ]     Task number 40000", "[x]     Task number 39999", "40 000 of 40 000")
    try screen.press("/")
    try screen.type("39997")
    try screen.shows("Task number 39997", "1 of 1")
    try screen.press("C-u")
    try screen.type("燕麦 39999")
    try screen.shows("Nothing found for \"燕麦 39999\"")
    try screen.press("C-u")
    try screen.type("燕麦 39991")
    try screen.shows(">[ ]     第39991件事：买燕麦奶", "1 of 1")
    try screen.press("Enter")
    try screen.escape(from: "/ 燕麦")
    try screen.shows(">[ ]     第39991件事：买燕麦奶", "of 40 000")

    try screen.press("H")
    try screen.shows("[x] hide done", ">[ ]     第39991件事：买燕麦奶", "of 26 667")
    try screen.hides("[x]     ")
    try screen.press("g", "g")
    try screen.shows(">[ ]     Task number 1", "[ ]     第7件事：买燕麦奶", "1 of 26 667")
    try screen.killAndRestart()
    try screen.shows("[x] hide done", ">[ ]     Task number 1", "1 of 26 667")
  }

  @Test("A second import of the same file changes nothing and takes a number for the name")
  func twice() throws {
    let sandbox = Sandbox()
    let records = Array(Self.records().prefix(50))
    for _ in 1...2 { try importing(records, in: sandbox) }
    let first = sandbox.read("todos.imported.json")
    #expect(first != nil && sandbox.read("todos.imported.2.json") == first)
    try Screen(sandbox).shows("1 of 50")
  }

  private func importing(_ records: [Legacy.Record], in sandbox: Sandbox) throws {
    try sandbox.write("todos.json", Legacy.json(records))
    #expect(try Command(["--import-legacy", "todos.json"], in: sandbox).ending == .exit(0))
  }
}
