import Testing

/// What works without a terminal.
@Suite("The command line") struct CommandLineTests {
  @Test(
    "Help and version need no home and no terminal, win over other arguments, and make nothing",
    arguments: [
      ["--help"], ["-h"], ["--version"], ["--nonsense", "--help"], ["--db", "x", "--version"],
    ])
  func information(arguments: [String]) throws {
    let sandbox = Sandbox()
    let before = sandbox.everything()
    let run = try Command(arguments, in: sandbox, environment: [:])
    #expect(run.ending == .exit(0))
    #expect(run.errors == "")
    #expect(
      run.output.hasPrefix(arguments.contains("--version") ? "mytodo " : "Usage: mytodo "))
    #expect(sandbox.everything() == before)
  }

  @Test("The help speaks Chinese where the environment does")
  func chinese() throws {
    let run = try Command(["--help"], in: Sandbox(language: "zh_CN.UTF-8"))
    #expect(run.output.hasPrefix("用法：mytodo "))
  }

  @Test("Nothing to import is told in one line, names the places, and is no failure")
  func nothingToImport() throws {
    let sandbox = Sandbox()
    let before = sandbox.everything()
    let run = try Command(["--import-legacy"], in: sandbox)
    #expect(run.ending == .exit(0))
    #expect(
      run.outputLines == [
        "nothing to import: there is no \(sandbox.file("data/mytodo/todos.json")) "
          + "or \(sandbox.file("home/Documents/todos.json"))"
      ])
    #expect(run.errors == "")
    #expect(sandbox.everything() == before)
  }

  @Test("Without a name the data folder's file is imported first, then that of the documents")
  func defaultPlaces() throws {
    let sandbox = Sandbox()
    let places = ["data/mytodo/todos.json", "home/Documents/todos.json"]
    for place in places { try sandbox.write(place, Legacy.json([.init(title: place)])) }
    for place in places {
      let run = try Command(["--import-legacy"], in: sandbox)
      #expect(run.ending == .exit(0))
      #expect(run.outputLines.first == "imported \(sandbox.file(place)): 1 record, 1 new")
    }
    try Screen(sandbox).shows("data/mytodo/todos.json", "home/Documents/todos.json", "1 of 2")
  }

  @Test("A dry run prints the plan and makes nothing")
  func dryRun() throws {
    let sandbox = Sandbox()
    try sandbox.write("todos.json", Legacy.json([.init(title: "买米"), .init(title: "b")]))
    let before = sandbox.everything()
    let run = try Command(["--import-legacy", "todos.json", "--dry-run"], in: sandbox)
    #expect(run.ending == .exit(0))
    #expect(run.outputLines == ["would import todos.json: 2 records, 2 new"])
    #expect(sandbox.everything() == before)
  }

  @Test("A file's name can't drive the terminal that it is printed on")
  func hostileName() throws {
    let sandbox = Sandbox()
    let name = "evil\u{1B}]0;owned\u{07}.json"
    let missing = try Command(["--import-legacy", name], in: sandbox)
    #expect(missing.errorLines.count == 1 && missing.ending == .exit(1))
    try sandbox.write(name, Legacy.json([.init(title: "a")]))
    let run = try Command(["--import-legacy", name], in: sandbox)
    #expect(run.ending == .exit(0))
    let bytes = (missing.errors + run.output + run.errors).utf8
    #expect(bytes.allSatisfy { $0 >= 0x20 && $0 != 0x7F || $0 == 0x0A })
    #expect(run.output.contains("evil^[]0;owned^G.json"))
  }
}
