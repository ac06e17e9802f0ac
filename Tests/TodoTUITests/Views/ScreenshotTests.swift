import Foundation
import Testing
import TodoCore

@testable import TodoTUI

/// The pictures in the documents are what the program draws: `make screenshots` writes them.
@Suite("The pictures in the documents")
struct ScreenshotTests {
  /// A main screen: how to get there from the list, and how large it is.
  struct Shot: Sendable, CustomTestStringConvertible {
    let name: String
    let keys: String
    var columns = 100
    var rows = 24
    var isEmpty = false
    let language: Language

    var file: String { name + (language == .english ? "" : "-" + language.rawValue) }
    var testDescription: String { file }
  }

  private static let folder = KeyTableTests.root.appendingPathComponent("docs/screens")

  static let shots = Language.allCases.flatMap { language in
    [
      Shot(name: "list", keys: "j", columns: 130, rows: 26, language: language),
      Shot(name: "search", keys: "/re", language: language),
      Shot(name: "form", keys: "je<tab><tab><tab><tab>", language: language),
      Shot(name: "add", keys: "aCall Ana tomorrow 9am @Work !! #office", language: language),
      Shot(name: "help", keys: "?", language: language),
      Shot(name: "palette", keys: ":p", language: language),
      Shot(name: "group", keys: "<tab>6jdd", language: language),
      Shot(name: "narrow", keys: "j", columns: 48, rows: 16, language: language),
      Shot(name: "start", keys: "", columns: 80, rows: 16, isEmpty: true, language: language),
    ]
  }

  /// The same list in each picture: a working week in two languages.
  private static func seed(_ store: TodoStore) throws {
    let work = try store.addGroup(named: "Work")
    let home = try store.addGroup(named: "家")
    func due(_ days: Int, _ minute: Int? = nil) -> DueDate {
      DueDate(day: Scene.today + days, minute: minute)
    }
    let drafts = [
      TodoDraft(
        title: "Write the weekly report", groupID: work.id, priority: .high, due: due(0, 17 * 60),
        notes: "Numbers from Ana; the chart of last month goes on page two.\n- 图表\n- summary",
        tags: ["office"]),
      TodoDraft(title: "买燕麦奶和面包", groupID: home.id, due: due(1), tags: ["购物"]),
      TodoDraft(title: "Renew passport", groupID: home.id, priority: .medium, due: due(-2)),
      TodoDraft(title: "给妈妈打电话", groupID: home.id, priority: .high, due: due(0)),
      TodoDraft(title: "Book a table at the café", due: due(4, 19 * 60 + 30)),
      TodoDraft(title: "Reply to the landlord", priority: .low),
      TodoDraft(title: "整理会议记录", groupID: work.id, due: due(2), tags: ["office"]),
      TodoDraft(title: "Return library books", due: due(9)),
      TodoDraft(title: "Pay the electricity bill", done: true, groupID: home.id),
      TodoDraft(title: "预订去上海的火车票", due: due(12)),
    ]
    for draft in drafts { _ = try store.add(draft) }
  }

  @Test("in the README is one of them, as text")
  func readme() throws {
    let readme = try String(
      contentsOf: KeyTableTests.root.appendingPathComponent("README.md"), encoding: .utf8)
    let shown = try String(
      contentsOf: Self.folder.appendingPathComponent("search.txt"), encoding: .utf8)
    #expect(readme.contains("```\n" + shown + "```"), "copy docs/screens/search.txt into README.md")
  }

  @Test("are what the program draws", arguments: shots)
  func picture(_ shot: Shot) throws {
    let scene = try Scene(shot.columns, shot.rows, language: shot.language) { store in
      if !shot.isEmpty { try Self.seed(store) }
    }
    scene.press(shot.keys)
    let picture = Picture(surface: scene.terminal.surface).svg
    for (ending, content) in [("txt", scene.screen + "\n"), ("svg", picture)] {
      let file = Self.folder.appendingPathComponent(shot.file + "." + ending)
      if (try? String(contentsOf: file, encoding: .utf8)) == content { continue }
      if ProcessInfo.processInfo.environment["UPDATE_DOCS"] == "1" {
        try content.write(to: file, atomically: true, encoding: .utf8)
        Issue.record("\(file.lastPathComponent) was rewritten; run again")
      } else {
        Issue.record("docs/screens/\(file.lastPathComponent) is out of date: make screenshots")
      }
    }
  }
}
