import Foundation
import Testing
import TodoCore

/// The code of the article `Using.md`: what stands between two marks here is a block there, letter for letter.
@Suite("The article about using the library") struct ArticleTests {
  @Test("its examples compile and do what it says")
  func examples() async throws {
    let folder = try TemporaryFolder()
    let path = folder.file("list.db")
    // article
    let store = try TodoStore(path: path, author: Author(.command))
    let milk = try store.add(TodoDraft(title: "买燕麦奶", priority: .high, tags: ["errand"]))
    // end
    #expect(try store.item(milk.id) == milk)

    // article
    let urgent = TodoQuery(filter: .and([.done(false), .priority(.medium ... .high)]))
    var page = try store.page(urgent, at: .start, before: 0, after: 50)
    if let last = page.rows.last {
      page = try store.page(urgent, at: .row(last.cursor), before: 0, after: 50)
    }
    let found = try store.count(TodoQuery(search: "燕麦"))
    // end
    #expect(page.rows.map(\.item.id) == [milk.id] && found == 1)

    // article
    let changed = try store.update(milk.id, ItemPatch(done: true, notes: "两盒"))
    // end
    #expect(changed.done && changed.notes == "两盒")

    // article
    try store.transaction(.addItem) { () throws(StoreError) in
      for day in ["Monday", "Tuesday"] {
        _ = try store.add(TodoDraft(title: "Water the plants on \(day)"))
      }
    }
    let ticked = try store.update(TodoQuery(search: "plants"), ItemPatch(done: true))
    let same = try store.upsert([changed])
    // end
    #expect(ticked == 2 && same.map(\.id) == [milk.id])

    // article
    let work = try store.addGroup(named: "Work")
    _ = try store.update(milk.id, ItemPatch(group: .set(work.id)))
    let isEmpty = try store.itemCount(inGroup: work.id) == 0
    _ = try store.deleteGroup(work.id, rule: isEmpty ? .deny : .nullify)
    // end
    #expect(try store.groups().isEmpty && store.item(milk.id)?.groupID == nil)

    // article
    _ = try store.delete(milk.id)
    _ = try store.undo(.own)
    _ = try store.redo()
    let trash = try store.trash(limit: 20)
    _ = try store.restore(milk.id)
    // end
    #expect(trash.items.map(\.item.id) == [milk.id])
    #expect(try store.item(milk.id) != nil)

    // article
    let walk = try store.add(TodoDraft(title: "Walk"))
    let added = try store.history(limit: 1)[0]
    _ = try store.add(TodoDraft(title: "Read"))
    _ = try store.revert(added.seq)
    // end
    #expect(try store.item(walk.id) == nil)

    // article
    _ = try store.changes()
    let elsewhere = try TodoStore(path: path, author: Author(.window))
    let tea = try elsewhere.add(TodoDraft(title: "Tea"))
    let changes = try store.changes()
    // end
    #expect(changes?.items == [tea.id: .added])

    // article
    let background = BackgroundStore(path: path, author: store.author)
    let open = try await background.count(TodoQuery(filter: .done(false)))
    // end
    #expect(open == 2)

    let file = folder.file("todos.json")
    try Data("[]".utf8).write(to: URL(filePath: file))
    // article
    let importer = LegacyImporter(databasePath: path, author: Author(.legacyImport))
    let plan = try importer.plan(file: file)
    let report = try importer.run(file: file) { _ in true }
    // end
    #expect(plan.records == 0 && report.renamedTo != nil)

    let copy = folder.file("copy.db")
    let document = folder.file("list.json")
    // article
    try store.backup(to: copy)
    let written = try store.exportJSON(to: document)
    let findings = try Doctor(path: copy).examine()
    // end
    #expect(written == 5 && findings.isEmpty)
  }

  @Test("its code blocks are the code above")
  func blocks() throws {
    let here = URL(filePath: #filePath)
    let article = here.deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "Sources/TodoCore/TodoCore.docc/Using.md")
    let code = try Self.parts(
      String(contentsOf: here, encoding: .utf8), from: "    // article", to: "    // end", indent: 4
    )
    let blocks = try Self.parts(
      String(contentsOf: article, encoding: .utf8), from: "```swift", to: "```", indent: 0)
    #expect(blocks.count == 11)
    #expect(blocks == code)
  }

  private static func parts(_ text: String, from begin: String, to end: String, indent: Int)
    -> [String]
  {
    var parts: [String] = []
    var lines: [Substring]?
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if line == begin {
        lines = []
      } else if line == end, let part = lines {
        parts.append(part.joined(separator: "\n"))
        lines = nil
      } else {
        lines?.append(line.dropFirst(indent))
      }
    }
    return parts
  }
}
