import Glibc
import Testing

/// The terminal is as it was before, however the program ends.
@Suite("The terminal's life") struct TerminalTests {
  @Test("q leaves it, and so does Ctrl-C when it is told how")
  func quit() throws {
    let shell = try Shell()
    let before = try shell.modes()
    _ = try shell.startProgram()
    #expect(shell.flags.hasPrefix("1 "))
    try shell.screen.press("C-c")
    try shell.screen.shows("press q to quit")
    try shell.screen.press("q")
    try shell.screen.hides("Lists")
    #expect(try shell.status() == "0")
    #expect(shell.flags == "0 1 0")
    #expect(try shell.modes() == before)
  }

  @Test(
    "A signal from outside ends it by that signal",
    arguments: [(SIGTERM, 143), (SIGHUP, 129), (SIGINT, 130), (SIGQUIT, 131)])
  func signals(number: Int32, status: Int) throws {
    let shell = try Shell()
    let before = try shell.modes()
    let process = try shell.startProgram("ulimit -c 0; ")
    try shell.screen.press("a")
    try shell.screen.type("存好了")
    try shell.screen.press("Enter")
    try shell.screen.shows("added \"存好了\"")
    try shell.screen.type("half a title")
    try shell.screen.shows("Add: half a title")
    kill(process, number)
    try shell.screen.hides("Lists")
    #expect(try shell.status() == "\(status)")
    #expect(shell.flags == "0 1 0")
    #expect(try shell.modes() == before)
    _ = try shell.startProgram()
    try shell.screen.shows(">[ ]     存好了", "1 of 1")
    try shell.screen.press("a")
    try shell.screen.shows("Up: the draft \"half a title\"")
  }

  @Test("Ctrl-Z gives the terminal to the shell, fg brings the form back with its text")
  func suspended() throws {
    let shell = try Shell()
    let before = try shell.modes()
    try shell.run("mytodo")
    try shell.screen.shows("Lists")
    try shell.screen.press("a")
    try shell.screen.type("打电话")
    try shell.screen.press("Enter", "Enter", "e")
    try shell.screen.shows(">Title     打电话")
    try shell.screen.type("给妈妈")
    for _ in 1...2 {
      try shell.screen.shows(">Title     打电话给妈妈")
      try shell.screen.press("C-z")
      try shell.screen.hides("Lists")
      #expect(shell.flags == "0 1 0")
      #expect(try shell.modes() == before)
      try shell.run("fg")
      try shell.screen.shows("Lists", ">Title     打电话给妈妈", "Enter save")
    }
    try shell.screen.press("Enter")
    try shell.screen.shows(">[ ]     打电话给妈妈")
    try shell.screen.press("q")
    // What is typed while the program leaves is lost.
    try shell.screen.hides("Lists")
    #expect(try shell.status() == "0")
  }

  @Test("Ctrl-Z where no shell would bring it back leaves the program in front")
  func suspendedAlone() throws {
    let screen = try Screen(Sandbox())
    try screen.press("a")
    try screen.type("买米")
    try screen.press("C-z")
    try screen.type("饭")
    try screen.shows("Add: 买米饭", "Lists")
    try screen.press("Enter")
    try screen.shows(">[ ]     买米饭")
  }

  @Test("A terminal that is gone ends the program, also where hang-ups are ignored")
  func gone() throws {
    for ignores in ["", "trap \"\" HUP; "] {
      let shell = try Shell()
      let process = try shell.startProgram(ignores)
      #expect(isRunning(process))
      try shell.screen.tmux(["kill-server"])
      let end = Moment.now + 10_000
      while isRunning(process), Moment.now < end { usleep(20_000) }
      #expect(!isRunning(process), "it runs on without a terminal (\(ignores))")
      kill(process, SIGKILL)
    }
  }

  @Test("Storms of resizing end in the right picture, with the same state")
  func resizing() throws {
    let sandbox = Sandbox()
    let titles = (1...60).map { "第\($0)件事 number \($0)" }
    try sandbox.write("todos.json", Legacy.json(titles.map { .init(title: $0) }))
    #expect(try Command(["--import-legacy", "todos.json"], in: sandbox).ending == .exit(0))
    let screen = try Screen(sandbox)
    try screen.press("4", "0", "G", "e")
    try screen.shows(">Title     第40件事 number 40")
    try screen.type(" 改了")
    let before = try screen.shows(">Title     第40件事 number 40 改了")
    let sizes = [
      (1, 1), (200, 50), (20, 5), (19, 4), (80, 1), (1, 24), (119, 30), (120, 30), (79, 24), (3, 3),
    ]
    for _ in 1...3 {
      for (columns, rows) in sizes { try screen.resize(columns, rows) }
      try screen.resize(80, 24)
      try screen.wait("the picture from before") { $0 == before }
    }
    try screen.resize(10, 4)
    try screen.shows("Window")
    try screen.resize(40, 10)
    try screen.shows(">Title     第40件事 number 40 改了")
    try screen.resize(200, 50)
    try screen.shows(">Title", "第40件事 number 40 改了", "Lists", "第13件事")
    try screen.resize(80, 24)
    try screen.wait("the picture from before") { $0 == before }
  }
}
