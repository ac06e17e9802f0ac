import Testing

/// Groups by keyboard alone, with the question that a deletion asks.
@Suite("Groups") struct GroupTests {
  /// Two items in the group 家 and one outside, with the group's list shown and the side bar in use.
  private func screenWithGroup() throws -> Screen {
    let screen = try Screen(Sandbox())
    try screen.press("Tab", "A")
    try screen.shows("New group:")
    try screen.type("家")
    try screen.press("Enter")
    try screen.shows("new group \"家\"", " > 家")
    try screen.killAndRestart()
    try screen.shows("   家 ")
    try screen.press("a")
    for title in ["Water the plants", "买米", "Call mum"] {
      try screen.type(title)
      try screen.press("Enter")
      try screen.shows("added \"\(title)\"")
    }
    try screen.press("Enter", "g", "g")
    try screen.shows(">[ ]     Water the plants")
    for title in ["Water the plants", "买米"] {
      try screen.press("c", "g")
      try screen.shows("Move \"\(title)\" to:")
      try screen.type("家")
      try screen.press("Enter")
      try screen.shows("moved \"\(title)\" to 家")
      try screen.press("j")
    }
    try screen.killAndRestart()
    try screen.counts(2, in: "家")
    try screen.counts(1, in: "No group")
    // The group comes after the five fixed lists.
    try screen.press("Tab", "j", "j", "j", "j", "j")
    try screen.shows(" > 家", "[ ]     Water the plants", "[ ]     买米", "of 2")
    try screen.hides("Call mum")
    return screen
  }

  private let question = "Delete the group \"家\"? It holds 2 items"

  @Test("Cancel is preselected and changes nothing")
  func cancel() throws {
    let screen = try screenWithGroup()
    try screen.press("d", "d")
    try screen.shows(
      question, "   Keep the 2 items, [w]ithout a group", "   Delete the 2 [i]tems too",
      " > [C]ancel")
    try screen.press("Enter")
    try screen.hides(question)
    try screen.shows(" > 家", "买米")
    try screen.press("d", "d")
    try screen.escape(from: question)
    try screen.killAndRestart()
    try screen.shows("1 of 3")
    try screen.counts(2, in: "家")
  }

  @Test("The items can be kept, and undo brings the group back with them")
  func keep() throws {
    let screen = try screenWithGroup()
    try screen.press("d", "d")
    try screen.shows(question)
    try screen.press("k", "k", "Enter")
    try screen.shows("deleted the group \"家\"; 2 items kept, u undoes")
    try screen.counts(3, in: "No group")
    try screen.killAndRestart()
    try screen.shows("买米", "Call mum", "1 of 3")
    try screen.counts(3, in: "No group")
    try screen.hides("家")
    try screen.press("u")
    try screen.shows("delete group \"家\" (2 items)")
    try screen.press("k", "Enter")
    try screen.counts(2, in: "家")
    try screen.counts(1, in: "No group")
    try screen.killAndRestart()
    try screen.counts(2, in: "家")
    try screen.counts(1, in: "No group")
  }

  @Test("The items can go with the group, and undo brings all of it back")
  func delete() throws {
    let screen = try screenWithGroup()
    try screen.press("d", "d")
    try screen.shows(question)
    try screen.press("k", "Enter")
    try screen.shows("deleted the group \"家\" and its 2 items, u undoes", "[ ]     Call mum")
    try screen.hides("买米")
    try screen.killAndRestart()
    try screen.shows(">[ ]     Call mum", "1 of 1")
    try screen.press("u")
    try screen.shows("delete group \"家\" (2 items)")
    try screen.press("k", "Enter")
    try screen.shows("买米")
    try screen.counts(2, in: "家")
    try screen.killAndRestart()
    try screen.shows(">[ ]     Water the plants", " [ ]     买米", " [ ]     Call mum", "1 of 3")
  }

  @Test("An empty group is renamed, and goes without a question")
  func empty() throws {
    let screen = try Screen(Sandbox())
    try screen.press("Tab", "A")
    try screen.type("Errands")
    try screen.press("Enter")
    try screen.shows("new group \"Errands\"")
    try screen.press("R")
    try screen.shows("Rename \"Errands\":")
    try screen.press("C-u")
    try screen.type("跑腿")
    try screen.press("Enter")
    try screen.shows("renamed the group \"Errands\" to \"跑腿\"", " > 跑腿")
    try screen.press("A")
    try screen.type("跑腿")
    try screen.press("Enter")
    try screen.shows("there is a group \"跑腿\" already")
    try screen.escape(from: "New group:")
    try screen.press("d", "d")
    try screen.shows("deleted the group \"跑腿\", u undoes", " > All")
    try screen.killAndRestart()
    try screen.shows("Nothing here yet")
    try screen.hides("跑腿")
  }
}
