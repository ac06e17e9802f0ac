import Testing
import TodoCore

@testable import TodoTUI

@Suite("Keys of the configuration")
struct ConfiguredKeysTests {
  private func faults(_ lines: String) -> [String] {
    Configuration(text: "[keys]\n" + lines).faults
      .map { Language.english.commandStrings.sentence($0, path: "c") }
  }

  private func map(_ lines: String) -> KeyMap { Configuration(text: "[keys]\n" + lines).keys }

  private func command(_ keys: String, in context: KeyContext, _ map: KeyMap) -> KeyMap.Match {
    map.match(Key.sequence(keys) ?? [], in: context)
  }

  @Test("Every command has a name that leads back to it", arguments: Command.allCases)
  func names(_ command: Command) {
    #expect(Command(name: command.name) == command)
    #expect(command.name.allSatisfy { $0.isLowercase || $0.isNumber || $0 == "-" })
  }

  @Test("A command's keys are replaced in all its places; hints, help and messages follow")
  func replaced() throws {
    let scene = try Scene(
      80, 30, configuration: "[keys]\nundo = <c-g> ,u\nquick-add = n # 新建\n", seed: items("牛奶"))
    #expect(scene.state.message == nil)
    expectShows(scene, "n add")
    scene.press("dd")
    expectShows(scene, "deleted \"牛奶\", Ctrl-g undoes")
    scene.press("u")
    expectShows(scene, "u does nothing here")
    scene.press(",u")
    expectShows(scene, "牛奶")
    scene.press(",")
    expectShows(scene, " u Undo")
    expectShows(scene, " ,  Esc close")
    scene.press("<esc>?/undo<ret>")
    expectShows(scene, "Ctrl-g  ,u")
    scene.press("<esc><esc>na鱼<ret><esc>")
    expectShows(scene, "a鱼")
  }

  @Test("none takes the keys away; the messages then name the command")
  func none() throws {
    let scene = try Scene(80, 8, configuration: "[keys]\nundo = none", seed: items("茶"))
    scene.press("dd")
    expectShows(scene, "deleted \"茶\", undo undoes")
    scene.press("u")
    expectShows(scene, "u does nothing here")
  }

  @Test("A place keeps a line to itself, and goes before the line for all places")
  func places() {
    let map = map("toggle-done@detail = t\ntoggle-done = X\n")
    #expect(command("t", in: .detail, map) == .command(.toggleDone))
    #expect(command("X", in: .detail, map) == .none)
    #expect(command("X", in: .list, map) == .command(.toggleDone))
    #expect(command("<space>", in: .list, map) == .none)
  }

  @Test("Where text is typed a letter stays a letter")
  func text() throws {
    let map = map("move-down = ; <c-n>\naccept = <c-o>")
    #expect(command(";", in: .search, map) == .none)
    #expect(command("<c-n>", in: .search, map) == .command(.moveDown))
    #expect(command(";", in: .list, map) == .command(.moveDown))
    let letters = self.map("help = h2\nsuspend = z")
    #expect(command("<f1>", in: .search, letters) == .command(.help))
    #expect(command("<c-z>", in: .search, letters) == .command(.suspend))
    #expect(command("z", in: .list, letters) == .command(.suspend))
    #expect(
      faults("move-down@search = 下") == [
        "c:2: move-down@search: 下 is text in search, "
          + "take a single key with Ctrl or Alt, or a named one"
      ])
  }

  @Test("A line for all places leaves a question or the help its own keys")
  func givesWay() {
    let map = map("move-down = n\nmove-up@yes-no = y\nhelp = y")
    #expect(faults("move-down = n") == [])
    #expect(command("n", in: .list, map) == .command(.moveDown))
    #expect(command("n", in: .help, map) == .command(.moveDown))
    #expect(command("n", in: .yesNo, map) == .command(.no))
    #expect(command("j", in: .yesNo, map) == .command(.moveDown))
    #expect(faults("move-up@yes-no = y").count == 1)
    #expect(faults("accept = y").count == 1)
  }

  @Test("A key of a command that keeps another one goes over; its last one does not")
  func taken() {
    let map = map("delete-item = x")
    #expect(command("x", in: .list, map) == .command(.deleteItem))
    #expect(command("<space>", in: .list, map) == .command(.toggleDone))
    #expect(map.keys(for: .toggleDone, in: .list) == ["Space"])
    #expect(
      faults("delete-item = u\nquit = g") == [
        "c:2: u of delete-item hides u of undo in list, give undo another key too, or none, "
          + "or name other places than list: delete-item@PLACE",
        "c:3: g of quit hides gg of go-to-start in list, give go-to-start another key too, "
          + "or none, or name other places than list: quit@PLACE",
      ])
    #expect(faults("delete-item = x <space>").count == 1)
    #expect(faults("delete-item = u\nundo = U\nredo = <c-r>") == [])
    #expect(faults("undo = e\nedit-item = u") == [])
  }

  @Test("Two commands on one key name both and both lines; the first one holds")
  func clash() {
    #expect(
      faults("undo = ,\nredo = ,x") == [
        "c:3: ,x of redo clashes with undo, line 2, in list, give one of them another key"
      ])
    let map = map("undo = ,\nredo = ,")
    #expect(command(",", in: .list, map) == .command(.undo))
    #expect(command("U", in: .list, map) == .command(.redo))
    // They never meet.
    #expect(faults("delete-item = ,\nnew-group = ,") == [])
    // Without the line that fell out the standard key of its command is in the way again.
    #expect(faults("undo = a\nquick-add = a b").count == 2)
  }

  @Test("What can't be read or can't be pressed is told")
  func unreadable() {
    #expect(
      faults("undu = u\nundo@help = u\nundo = <c-\nredo = 3x\nsearch = <c-i>\nhelp = none u") == [
        "c:2: unknown command 'undu', did you mean undo?",
        "c:3: undo@help: no keys of it in 'help', write one of: "
          + "list, sidebar, detail, trash, history",
        "c:4: undo: '<c-' is no key, write keys as in x, dd, <c-r>, <a-x>, <space>, <f2>",
        "c:5: redo: 3x begins with a digit, digits are counts, begin with another key",
        "c:6: search: <c-i> arrives as <tab>, write <tab>",
        "c:7: help: 'none' is no key, write keys as in x, dd, <c-r>, <a-x>, <space>, <f2>",
      ])
  }

  @Test("Nobody is locked in")
  func wayOut() {
    #expect(
      faults("quit = none\ncancel = none\ncancel@edit = none").map { $0.prefix(20) } == [
        "c:2: quit would have", "c:3: cancel would ha", "c:4: cancel@edit: no",
      ])
    #expect(faults("quit = <esc>").count == 1)
    #expect(faults("quit@sidebar = none") == [])
    let map = map("cancel = <c-g>\nquit = <c-x>")
    for context in KeyContext.allCases {
      #expect(command("<c-g>", in: context, map) == .command(.cancel))
    }
    #expect(command("<c-x>", in: .list, map) == .command(.quit))
  }

  @Test("A # as a key is written <hash>")
  func hash() {
    let map = map("undo = <hash> z<hash> # and a comment")
    #expect(command("#", in: .list, map) == .command(.undo))
    #expect(command("z#", in: .list, map) == .command(.undo))
  }
}
