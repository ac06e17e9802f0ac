import Testing

/// A day with the program, which is killed after each key: what the screen has shown is on disk.
@Suite("Everything is on disk when the key returns") struct EverydayTests {
  /// A list with two items, shown.
  private func screenWithTwo() throws -> Screen {
    let screen = try Screen(Sandbox())
    try screen.shows("Nothing here yet. Press a to add your first task, ? for")
    try screen.press("a")
    try screen.shows("Add:")
    try screen.type("Pay the rent")
    try screen.press("Enter")
    try screen.type("买燕麦奶")
    try screen.press("Enter")
    try screen.shows("added \"买燕麦奶\"", "2 of 2")
    return screen
  }

  @Test("Items that were added, ticked, deleted and restored survive kill -9")
  func items() throws {
    let screen = try screenWithTwo()
    try screen.killAndRestart()
    try screen.shows(">[ ]     Pay the rent", " [ ]     买燕麦奶", "1 of 2")

    try screen.press("Space")
    try screen.shows(">[x]     Pay the rent", "done \"Pay the rent\", u undoes")
    try screen.killAndRestart()
    try screen.shows(">[x]     Pay the rent", " [ ]     买燕麦奶")

    try screen.press("j", "d", "d")
    try screen.shows("deleted \"买燕麦奶\", u undoes", "1 of 1")
    try screen.killAndRestart()
    try screen.shows(">[x]     Pay the rent", "1 of 1")
    try screen.hides("买燕麦奶")
  }

  @Test("Undo and redo survive kill -9, and reach back before it")
  func undo() throws {
    let screen = try screenWithTwo()
    try screen.press("Enter", "G", "d", "d")
    try screen.shows("deleted \"买燕麦奶\", u undoes")
    try screen.press("u")
    try screen.shows("undone: delete \"买燕麦奶\", U redoes", ">[ ]     买燕麦奶")
    try screen.killAndRestart()
    try screen.shows(">[ ]     Pay the rent", " [ ]     买燕麦奶")

    // A new window has made no step itself: it offers the one before, by name.
    try screen.press("u")
    try screen.shows("Nothing of this window is left to undo", "add \"买燕麦奶\"", " > Undo it")
    try screen.press("Enter")
    try screen.shows("undone: add \"买燕麦奶\", U redoes", "1 of 1")
    // What it has undone itself it does again without a question.
    try screen.press("U")
    try screen.shows("done again: add \"买燕麦奶\"")
    try screen.press("u")
    try screen.shows("add \"买燕麦奶\"", " > Undo it")
    try screen.press("Enter")
    try screen.shows("undone: add \"买燕麦奶\"", "1 of 1")
    try screen.killAndRestart()
    try screen.shows(">[ ]     Pay the rent", "1 of 1")
    try screen.press("U")
    try screen.shows("Nothing of this window is left to redo", "add \"买燕麦奶\"", " > Do it again")
    try screen.press("y")
    try screen.shows("done again: add \"买燕麦奶\"", " [ ]     买燕麦奶")
    try screen.killAndRestart()
    try screen.shows(" [ ]     买燕麦奶", "1 of 2")
  }

  @Test("Every field of the form survives kill -9")
  func form() throws {
    let screen = try screenWithTwo()
    try screen.press("Enter", "e")
    try screen.shows(">Title     买燕麦奶", " Status    [ ] to do", "Enter save")
    try screen.press("Home")
    try screen.type("明天")
    try screen.press("Tab", "Space", "Tab")
    try screen.type("家 Home")
    try screen.press("Tab", "Right", "Right", "Tab")
    try screen.type("2031-12-24 18:30")
    try screen.shows("Wed 24 Dec 2031 18:30", "[x] done", "!! medium")
    try screen.press("Tab")
    try screen.type("#账单 home")
    try screen.press("Tab")
    try screen.type("first line")
    try screen.press("Enter")
    try screen.type("第二行")
    try screen.press("F2")
    try screen.shows(">[x] !!  明天买燕麦奶", "2 of 2")
    try screen.killAndRestart()
    try screen.shows(" [x] !!  明天买燕麦奶", "家 Home", "2031-12-24 18:30")

    try screen.press("j", "e")
    let rows = try screen.shows(">Title     明天买燕麦奶")
    for row in [
      " Status    [x] done", " Group     家 Home", " Priority  !! medium",
      " Due       2031-12-24 18:30", " Tags      #home #账单",
      " Notes     first line", "           第二行",
    ] {
      #expect(rows.contains { $0.contains(row) }, "\(row)")
    }
    try screen.escape(from: ">Title")
  }

  @Test("Each field has keys of its own that write at once")
  func shortcuts() throws {
    let screen = try screenWithTwo()
    try screen.press("Enter", "i", "C-u")
    try screen.type("买豆浆")
    try screen.press("Enter")
    try screen.shows(">[ ]     买豆浆", "saved \"买豆浆\"")
    try screen.press("c", "p", "3")
    try screen.shows(">[ ] !!! 买豆浆")
    try screen.press("-")
    try screen.shows(">[ ] !!  买豆浆")
    try screen.press("c", "d")
    try screen.shows("Due \"买豆浆\":")
    try screen.type("tomorrow")
    try screen.press("Enter")
    try screen.shows("\"买豆浆\" is due")
    try screen.press("c", "g")
    try screen.shows("Move \"买豆浆\" to:")
    try screen.type("Shopping")
    try screen.shows("new group \"Shopping\"")
    try screen.press("Enter")
    try screen.shows("moved \"买豆浆\" to Shopping")
    try screen.press("c", "n")
    try screen.shows(">Notes")
    try screen.type("without sugar")
    try screen.press("F2")
    try screen.shows("saved \"买豆浆\"")
    try screen.killAndRestart()
    try screen.shows(" [ ] !!  买豆浆", "Shopping", "tomorrow")
    try screen.press("/")
    try screen.type("sugar")
    try screen.shows(">[ ] !!  买豆浆", "1 of 1")
  }
}
