import Glibc
import Testing

/// Notes written in `$EDITOR`, which gets the terminal for that time.
@Suite("An editor of one's own") struct EditorTests {
  private func screen(_ variables: [String: String]) throws -> Screen {
    let sandbox = Sandbox()
    mkdir(sandbox.file("tmp"), 0o700)
    let screen = try Screen(
      sandbox, 100, 24,
      environment: variables.merging(["TMPDIR": sandbox.file("tmp")]) { mine, _ in mine })
    try screen.press("a")
    try screen.type("买燕麦奶")
    try screen.press("Enter")
    try screen.shows("added \"买燕麦奶\"")
    try screen.press("Enter")
    return screen
  }

  /// The names of what is in the folder for drafts.
  private func drafts(_ screen: Screen) -> [String] {
    screen.sandbox.everything().keys.filter { $0.hasPrefix("tmp/") }
  }

  @Test("VISUAL goes before EDITOR, it may have arguments, and its screen gives way to a whole one")
  func visual() throws {
    let screen = try screen(["VISUAL": "sed -i s/^/两盒/", "EDITOR": "false"])
    try screen.press("c", "n")
    try screen.type("bitte")
    try screen.press("F2", "E")
    try screen.shows("saved \"买燕麦奶\"", "Lists", "[ ]     买燕麦奶")
    try screen.press("c", "n")
    try screen.shows(">Notes     两盒bitte")
    #expect(drafts(screen).isEmpty)
  }

  @Test("What is appended begins a line of its own, and the notes get no end that they had not")
  func appending() throws {
    let screen = try screen(["EDITOR": "sh -c 'echo 第二行 >> \"$0\"'"])
    try screen.press("c", "n")
    try screen.type("eins")
    try screen.press("F2", "E")
    try screen.shows("saved \"买燕麦奶\"")
    try screen.press("c", "n")
    try screen.shows(">Notes     eins", "           第二行")
    try screen.type("!")
    try screen.shows("           第二行!")
  }

  @Test("One that shows something and waits for a key has the terminal to itself")
  func waiting() throws {
    let sandbox = Sandbox()
    let script = try sandbox.write(
      "my editor",
      "#!/bin/sh\necho EDITOR-HERE\nread answer\nprintf '%s' \"$answer\" > \"$1\"\n")
    chmod(script, 0o700)
    let screen = try screen(["EDITOR": "'" + script + "'"])
    try screen.press("E")
    try screen.shows("EDITOR-HERE")
    try screen.hides("Lists")
    try screen.type("jj中文")
    try screen.press("Enter")
    try screen.shows("saved \"买燕麦奶\"", "Lists")
    try screen.hides("EDITOR-HERE")
    try screen.press("c", "n")
    try screen.shows(">Notes     jj中文")
  }

  @Test(
    "One that is missing, fails or is killed changes nothing and loses nothing",
    arguments: [
      ("no-such-editor", "can't run the editor \"no-such-editor\"", 0),
      ("false", "\"false\" ended with 1, the notes are as they were", 0),
      ("sh -c 'echo halb > \"$0\"; exit 3'", "what was written is in", 2),
      ("sh -c 'echo halb > \"$0\"; kill -9 $$'", "what was written is in", 2),
      ("sh -c 'printf \"\\377\" > \"$0\"'", "not UTF-8", 2),
      ("rm", "the notes are as they were", 0),
      ("true", "the notes are as they were", 0),
    ])
  func failing(editor: String, sentence: String, kept: Int) throws {
    let screen = try screen(["EDITOR": editor])
    try screen.press("E")
    try screen.shows(sentence, "[ ]     买燕麦奶")
    #expect(drafts(screen).count == kept)
    // The keyboard is the program's again.
    try screen.press("x")
    try screen.shows("[x]     买燕麦奶")
  }
}
