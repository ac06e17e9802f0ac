import FoundationEssentials
import Glibc
import Testing

/// What a person writes into the configuration file, and what becomes of it.
@Suite("The configuration file") struct ConfigurationTests {
  private func configured(_ text: String, _ language: String = "en_US.UTF-8") throws -> Sandbox {
    let sandbox = Sandbox(language: language)
    try sandbox.write("config/mytodo/config", text)
    return sandbox
  }

  @Test("Keys, language and theme hold in the window, and faults are told in its status line")
  func window() throws {
    let sandbox = try configured(
      "[interface]\nlanguage = zh\ntheme = light\nmouse = 鼠标\n[keys]\nquick-add = n\n")
    let screen = try Screen(sandbox)
    try screen.shows("全部", "config:4: mouse 不能是「鼠标」：mytodo --check-config")
    try screen.type("n")
    try screen.type("燕麦奶")
    try screen.press("Enter")
    try screen.shows("已添加「燕麦奶」")
    let colours = try screen.tmux(["capture-pane", "-p", "-e"])
    #expect(colours.contains("48;5;153"))
  }

  @Test("--check-config prints every fault with its place and exits 1")
  func check() throws {
    let sandbox = try configured("[interface]\nthme = dark\n\n[keys]\nundo = u\nredo = u\n")
    let before = sandbox.everything()
    let run = try Command(["--check-config"], in: sandbox)
    let path = sandbox.file("config/mytodo/config")
    #expect(
      run.outputLines == [
        "\(path):2: unknown setting 'thme', did you mean theme?",
        "\(path):6: u of redo clashes with undo, line 5, in list, give one of them another key",
      ])
    #expect(run.errors == "" && run.ending == .exit(1))
    #expect(sandbox.everything() == before)
  }

  @Test("Without faults, or without a file, it says so and exits 0")
  func fine() throws {
    let sandbox = try configured("[interface]\nlanguage = zh\n")
    let path = sandbox.file("config/mytodo/config")
    let run = try Command(["--check-config"], in: sandbox)
    #expect(run.outputLines == ["\(path)：没有错误"] && run.ending == .exit(0))
    let english = try Command(["--lang", "en", "--check-config"], in: sandbox)
    #expect(english.outputLines == ["\(path): no faults"])
    let missing = try Command(["--check-config"], in: Sandbox())
    #expect(missing.output.hasSuffix("config: there is no such file, so the defaults hold\n"))
    #expect(missing.ending == .exit(0))
  }

  @Test("A relative folder in the environment is ignored, as the standard says")
  func relative() throws {
    let sandbox = try configured("[interface]\nlanguage = zh\n")
    sandbox.environment["XDG_CONFIG_HOME"] = "config"
    let run = try Command(["--check-config"], in: sandbox)
    #expect(run.output.hasPrefix(sandbox.file("home/.config/mytodo/config") + ": there is no"))
  }

  @Test(
    "What is no configuration is one line, and the program works",
    arguments: ["folder", "junk", "large", "pipe"])
  func unusable(_ kind: String) throws {
    let sandbox = Sandbox()
    let path = try sandbox.write("config/mytodo/config", [UInt8]())
    switch kind {
    case "folder":
      unlink(path)
      mkdir(path, 0o700)
    case "junk": try sandbox.write("config/mytodo/config", (0...255).map { UInt8($0) })
    case "large":
      try sandbox.write(
        "config/mytodo/config", Array(repeating: UInt8(ascii: "#"), count: 10 << 20))
    default:
      unlink(path)
      mkfifo(path, 0o600)
    }
    let run = try Command(["--check-config"], in: sandbox)
    let says = [
      "folder": "this is a folder, put a text file there or remove it",
      "junk": "not a text in UTF-8, write it anew, starting from config.example",
      "large": "larger than 1 MB, write it anew, starting from config.example",
      "pipe": "no faults",
    ]
    #expect(run.outputLines == ["\(path): \(says[kind] ?? "")"])
    #expect(run.ending == .exit(kind == "pipe" ? 0 : 1))
    let screen = try Screen(sandbox)
    try screen.shows("Nothing here yet")
    if kind != "pipe" { try screen.shows("mytodo --check-config") }
    try screen.type("a茶")
    try screen.press("Enter")
    try screen.shows("added \"茶\"")
  }

  @Test("It can't be combined with the import")
  func usage() throws {
    let run = try Command(["--import-legacy", "--check-config"], in: Sandbox())
    #expect(
      run.errors
        == "mytodo: --import-legacy and --check-config can't go together; give one of them\n")
    #expect(run.ending == .exit(2))
    let dry = try Command(["--check-config", "--dry-run"], in: Sandbox())
    #expect(dry.ending == .exit(2))
  }

  @Test("NO_COLOR leaves attributes only, whatever the theme is")
  func noColour() throws {
    let sandbox = try configured("[interface]\ntheme = high-contrast\n")
    let screen = try Screen(sandbox, environment: ["NO_COLOR": "1"])
    try screen.type("a茶")
    try screen.press("Enter")
    try screen.shows("added \"茶\"")
    let picture = try screen.tmux(["capture-pane", "-p", "-e"])
    #expect(!picture.contains("38;5;") && !picture.contains("48;5;"))
    #expect(picture.contains("\u{1B}[7m"))
  }
}
