import Glibc
import Testing

/// The same list in two terminals.
@Suite("Two windows") struct TwoWindowsTests {
  /// Two windows on a list of three.
  private func windows() throws -> (left: Screen, right: Screen) {
    let sandbox = Sandbox()
    let left = try Screen(sandbox)
    try left.press("a")
    for title in ["Alpha", "买燕麦奶", "Gamma"] {
      try left.type(title)
      try left.press("Enter")
    }
    try left.shows("added \"Gamma\"")
    try left.press("Enter", "g", "g")
    let right = try Screen(sandbox, 100, 30)
    try right.shows(">[ ]     Alpha", "买燕麦奶", "1 of 3")
    return (left, right)
  }

  @Test("What one writes the other shows without a key, and both can write")
  func both() throws {
    let (left, right) = try windows()
    try left.press("x")
    try right.shows(">[x]     Alpha")
    try right.press("G", "c", "p", "3")
    try left.shows(" [ ] !!! Gamma")
    try left.press("a")
    try left.type("来自左边")
    try left.press("Enter")
    try right.shows(" [ ]     来自左边", "3 of 4")
    try right.press("a")
    try right.type("来自右边")
    try right.press("Enter", "Enter")
    try left.shows(" [ ]     来自右边")
    try left.press("Enter", "Tab", "A")
    try left.type("家")
    try left.press("Enter")
    try right.counts(0, in: "家")
    try right.press("u")
    try right.shows("undone: add \"来自右边\"")
    try left.hides("来自右边")
    try left.press("g", "a")
    try left.counts(3, in: "No group")
    let both = try [left, right].map { try $0.shows("来自左边").filter { $0.contains("Alpha") } }
    #expect(both[0].count == 1 && both[1].count == 1)
  }

  @Test("When one is closed, nothing of what the other writes is lost, even if that one is killed")
  func closing() throws {
    let (left, right) = try windows()
    try right.press("q")
    try right.waitForEnd()
    try left.press("a")
    for number in 1...5 {
      try left.type("之后 \(number)")
      try left.press("Enter")
      try left.shows("added \"之后 \(number)\"")
    }
    try right.restart()
    try right.shows("之后 5", "1 of 8")
    try left.killAndRestart()
    try left.shows("之后 5", "1 of 8")
  }

  @Test("A window that opened the list by a link sees what one sees that opened the file itself")
  func link() throws {
    let (left, _) = try windows()
    let link = left.sandbox.file("链接.db")
    symlink(left.sandbox.database, link)
    let right = try Screen(left.sandbox, running: .program(["--db", link]))
    try right.shows(">[ ]     Alpha")
    try left.press("x")
    try right.shows(">[x]     Alpha")
    try right.press("j", "x")
    try left.shows(" [x]     买燕麦奶")
  }

  @Test("Other files that change in the folder of the list wake nobody")
  func otherFiles() throws {
    let sandbox = Sandbox()
    mkdir(sandbox.file("data/mytodo"), 0o700)
    // Each look at the list is written down, into the folder that is watched.
    let trace = "data/mytodo/trace"
    let screen = try Screen(sandbox, environment: ["MYTODO_SQL_TRACE": sandbox.file(trace)])
    try screen.press("a")
    try screen.type("买燕麦奶")
    try screen.press("Enter")
    try screen.shows("added \"买燕麦奶\"")
    // The looks after a change come at doubling intervals; without an end they would be thousands.
    for _ in 0..<5 { try screen.press("j") }
    usleep(500_000)
    let looks = sandbox.text(trace).split(separator: "\n").filter { $0.contains("data_version") }
    #expect(looks.count < 200)
  }

  @Test("The selection stays on its item, and the search text stays as it was typed")
  func untouched() throws {
    let (left, right) = try windows()
    try right.press("G")
    try right.shows(">[ ]     Gamma", "3 of 3")
    try left.press("d", "d")
    try right.hides("Alpha")
    try right.shows(">[ ]     Gamma", "2 of 2")

    try right.press("/")
    try right.type("燕麦")
    try right.shows("/ 燕麦", ">[ ]     买燕麦奶", "1 of 1")
    try left.press("a")
    try left.type("燕麦片")
    try left.press("Enter")
    try right.shows("/ 燕麦", ">[ ]     买燕麦奶", " [ ]     燕麦片", "1 of 2")
    try right.type("奶")
    try right.shows("/ 燕麦奶", "1 of 1")
    try right.hides("燕麦片")
  }

  @Test("An open form keeps what is typed; fields that only the other changed are kept too")
  func form() throws {
    let (left, right) = try windows()
    try right.press("j", "e")
    try right.shows(">Title     买燕麦奶")
    try right.type("两盒")
    try left.press("j", "c", "p", "2")
    try left.shows(">[ ] !!  买燕麦奶")
    try right.shows(">Title     买燕麦奶两盒", " Priority  none")
    try right.press("Enter")
    try right.shows(">[ ] !!  买燕麦奶两盒")
    try left.shows(">[ ] !!  买燕麦奶两盒")
  }

  @Test("When both changed the same field, both texts are shown and the person chooses")
  func clash() throws {
    let (left, right) = try windows()
    try right.press("j", "e")
    try right.shows(">Title     买燕麦奶")
    try right.type("两盒")
    try left.press("j", "i", "C-u")
    try left.type("买豆浆")
    try left.press("Enter")
    try left.shows("saved \"买豆浆\"")
    try right.press("Enter")
    try right.shows("Changed elsewhere", "Title (yours): 买燕麦奶两盒", "Title (theirs): 买豆浆")
    try right.press("k", "k", "Enter")
    try right.shows(">[ ]     买燕麦奶两盒")
    try left.shows(">[ ]     买燕麦奶两盒")
  }

  @Test("An item that is deleted elsewhere keeps its form open, and nothing that was typed is lost")
  func deleted() throws {
    let (left, right) = try windows()
    try right.press("j", "e")
    try right.shows(">Title     买燕麦奶")
    try right.type("和面包")
    try left.press("j", "d", "d")
    try left.shows("deleted \"买燕麦奶\"")
    try right.counts(2, in: "All")
    try right.shows(">Title     买燕麦奶和面包")
    try right.press("Enter")
    try right.shows("deleted elsewhere", "[S]ave as a new item", " > St[a]y")
    try right.press("k", "k", "Enter")
    try right.shows("[ ]     买燕麦奶和面包", "of 3")
    try left.shows("[ ]     买燕麦奶和面包")
  }
}
