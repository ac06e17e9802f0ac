import FoundationEssentials
import Glibc
import Testing

/// Whatever is wrong gets one line on standard error that says what, where and what to do; nothing on disk is
/// touched.
@Suite("Bad input") struct BadInputTests {
  /// A run that fails, and what it says.
  struct Case: Sendable, CustomTestStringConvertible {
    let name: String
    var arguments: [String] = []
    var surroundings = Command.Surroundings.pipes
    var variables: [String: String?] = [:]
    /// A file and what is in it.
    var file: (name: String, bytes: [UInt8])?
    let status: Int32
    /// The line, with `~` for the sandbox.
    let line: String

    var testDescription: String { name }
  }

  private func expectRefused(
    _ arguments: [String], in sandbox: Sandbox, environment: [String: String]? = nil,
    _ surroundings: Command.Surroundings = .pipes, prefix: [String] = [], status: Int32 = 1,
    line: String, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let before = sandbox.everything()
    let run = try Command(
      arguments, in: sandbox, environment: environment, surroundings: surroundings, prefix: prefix)
    let wanted = "mytodo: " + line.replacing("~", with: sandbox.path)
    #expect(run.errors == wanted + "\n", sourceLocation: sourceLocation)
    #expect(run.output == "", sourceLocation: sourceLocation)
    #expect(run.screen == [], "the terminal was touched", sourceLocation: sourceLocation)
    #expect(run.ending == .exit(status), sourceLocation: sourceLocation)
    let after = sandbox.everything()
    #expect(after.keys.sorted() == before.keys.sorted(), sourceLocation: sourceLocation)
    #expect(after == before, "bytes on disk changed", sourceLocation: sourceLocation)
  }

  // MARK: Legacy files

  private static let id = "11111111-2222-4333-8444-555555555555"
  private static let nilID = "00000000-0000-0000-0000-000000000000"

  private static func file(_ name: String, _ text: String, _ message: String) -> Case {
    Case(
      name: name, arguments: ["--import-legacy", "列表.json"], file: ("列表.json", Array(text.utf8)),
      status: 1, line: "列表.json:\(message); nothing was imported, mend the file and try again")
  }

  private static let files = [
    file(
      "a blank title", #"[{"id": "\#(id)", "title": " \t ", "done": false}]"#,
      "1: record 1: the title is blank"),
    file("not JSON", "Buy milk\n", "1: expected a JSON array of items"),
    file(
      "a record without id", "[\n{\"title\": \"买米\", \"done\": false}]",
      "2: record 1: the field \"id\" is missing"),
    file(
      "an id that is none", #"[{"id": "7", "title": "a", "done": false}]"#,
      "1: record 1: \"7\" is not an id (a UUID such as \(id))"),
    file(
      "an id of zeros", #"[{"id": "\#(nilID)", "title": "米", "done": true}]"#,
      "1: record 1: an id of zeros alone stands for \"no id\" in most programs"),
    file(
      "done is a word", #"[{"id": "\#(id)", "title": "a", "done": "yes"}]"#,
      "1: record 1: the field \"done\" is null or of the wrong type"),
    file(
      "cut off", #"[{"id": "\#(id)", "title": "a", "done": false}"#,
      "1: record 1: truncated: the file ends in the middle"),
    file("empty", "", "1: the file is empty, not a JSON array (an empty list is [])"),
    Case(
      name: "not UTF-8", arguments: ["--import-legacy", "latin.json"],
      file: ("latin.json", Array(#"[{"id": "\#(id)", "title": ""#.utf8) + [0xE9, 0x22]), status: 1,
      line:
        "latin.json:1: record 1: not valid UTF-8; nothing was imported, mend the file and try again"
    ),
    Case(
      name: "a file that is missing", arguments: ["--import-legacy", "nowhere/列表.json"], status: 1,
      line: "nowhere/列表.json: no such file; nothing was imported, check the name"),
    Case(
      name: "a folder, in Chinese", arguments: ["--lang", "zh", "--import-legacy", "home"],
      status: 1, line: "home：不是文件；没有导入任何内容，请检查名称"),
    Case(
      name: "an id of zeros, in Chinese",
      arguments: ["--lang", "zh", "--import-legacy", "列表.json"],
      file: ("列表.json", Array(#"[{"id": "\#(nilID)", "title": "米", "done": true}]"#.utf8)),
      status: 1,
      line: "列表.json:1：第 1 条：全为零的 id 在大多数程序中表示「没有 id」；没有导入任何内容，请修正文件后重试"),
    Case(
      name: "a folder", arguments: ["--import-legacy", "home"], status: 1,
      line: "home: not a file; nothing was imported, check the name"),
  ]

  // MARK: Arguments and terminals

  private static func usage(_ arguments: String..., line: String) -> Case {
    Case(name: arguments.joined(separator: " "), arguments: arguments, status: 2, line: line)
  }

  private static let arguments = [
    usage("--frobnicate", line: "unknown argument '--frobnicate'; see mytodo --help"),
    usage("买米", line: "unknown argument '买米'; see mytodo --help"),
    usage("--db", line: "--db needs a value; see mytodo --help"),
    usage("--db=", line: "--db needs a value; see mytodo --help"),
    usage("--import-legacy=", line: "--import-legacy needs a value; see mytodo --help"),
    usage("--dry-run=1", line: "unknown argument '--dry-run=1'; see mytodo --help"),
    usage("--lang=fr", line: "--lang can't be 'fr'; see mytodo --help"),
    usage("--lang", "fr", line: "--lang can't be 'fr'; see mytodo --help"),
    usage("--dry-run", line: "--dry-run goes with --import-legacy only; see mytodo --help"),
    usage("--db", "a", "--db", "b", line: "--db is given twice; give it once"),
    usage("\u{1B}]0;owned\u{07}", line: "unknown argument '^[]0;owned^G'; see mytodo --help"),
  ]

  private static let noTerminal =
    "this is not a terminal; start mytodo in one, or see mytodo --help for what works without"

  private static func unusable(_ type: String) -> String {
    "the terminal type '\(type)' can't show full screens or is not known here; try TERM=xterm-256color"
  }

  private static let terminals = [
    Case(name: "no terminal at all", status: 2, line: noTerminal),
    Case(name: "</dev/null", surroundings: .terminalWithoutInput, status: 2, line: noTerminal),
    Case(name: "| cat", surroundings: .terminalWithoutOutput, status: 2, line: noTerminal),
    Case(
      name: "TERM of an unknown type", surroundings: .terminal, variables: ["TERM": "vt-nonsense"],
      status: 1, line: unusable("vt-nonsense")),
    Case(
      name: "TERM=dumb", surroundings: .terminal, variables: ["TERM": "dumb"], status: 1,
      line: unusable("dumb")),
    Case(
      name: "TERM is empty", surroundings: .terminal, variables: ["TERM": ""], status: 1,
      line: "TERM is not set; set it to your terminal's type, such as TERM=xterm-256color"),
    Case(
      name: "no TERM", surroundings: .terminal, variables: ["TERM": nil], status: 1,
      line: "TERM is not set; set it to your terminal's type, such as TERM=xterm-256color"),
  ]

  @Test("is refused with one line", arguments: files + arguments + terminals)
  func refused(_ bad: Case) throws {
    let sandbox = Sandbox()
    if let file = bad.file { try sandbox.write(file.name, file.bytes) }
    var environment = sandbox.environment
    for (name, value) in bad.variables { environment[name] = value }
    try expectRefused(
      bad.arguments, in: sandbox, environment: environment, bad.surroundings, status: bad.status,
      line: bad.line)
  }

  @Test("A folder without permission is named")
  func noPermission() throws {
    // Nothing is forbidden to root, so the program runs as nobody.
    let nobody = ["/usr/bin/setpriv", "--reuid=65534", "--regid=65534", "--clear-groups"]
    let prefix = geteuid() == 0 ? nobody : []
    let sandbox = Sandbox()
    chmod(sandbox.path, 0o755)
    // Nobody may not even reach the program that was built in somebody's home.
    guard (try? Command(["--version"], in: sandbox, prefix: prefix))?.ending == .exit(0) else {
      return
    }
    mkdir(sandbox.file("data/mytodo"), 0o700)
    for name in ["data", "data/mytodo"] { chmod(sandbox.file(name), 0o555) }
    defer { chmod(sandbox.file("data/mytodo"), 0o755) }
    try expectRefused(
      [], in: sandbox, .terminal, prefix: prefix,
      line: "can't open ~/data/mytodo/mytodo.db: Permission denied; "
        + "check it or use another file with --db")
    chmod(try sandbox.write("closed.json", "[]"), 0o000)
    try expectRefused(
      ["--import-legacy", "closed.json"], in: sandbox, prefix: prefix,
      line: "closed.json: Permission denied; nothing was imported, check it and its permissions")
  }
}
