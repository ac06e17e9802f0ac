import Foundation
import Testing
import TodoCore

@testable import TodoTUI

@Suite("A form that is open when the program is ended")
final class EndingTests {
  private let file = ListFile()

  /// Opens the form of the only item, types that and ends; what is stored then.
  private func store(after keys: String, _ end: Input) throws -> TodoStore {
    let store = try TodoStore(path: file.path, author: Author(.window))
    try items("买牛奶")(store)
    let terminal = ScriptedTerminal(
      size: Size(columns: 80, rows: 16), colours: 256,
      batches: [try #require(Key.sequence(keys)).map(Input.key), [end]])
    _ = Program(
      terminal: terminal, store: store, background: nil, language: .english,
      clock: { DueDate(day: Scene.today, minute: 0) }, wakeUp: {}
    ).run()
    return store
  }

  private func item(_ store: TodoStore) throws -> TodoItem {
    try #require(try store.page(TodoQuery(), at: .start, before: 0, after: 1).rows.first).item
  }

  @Test(
    "What was changed is saved, as a step that undo takes back",
    arguments: ["", "<f1>"], [Input.terminate(15), .closed])
  func saved(_ over: String, _ end: Input) throws {
    let store = try store(after: "e<end> 两瓶" + over, end)
    #expect(try item(store).title == "买牛奶 两瓶")
    #expect(try store.undo(.own)?.subject == "买牛奶 两瓶")
    #expect(try item(store).title == "买牛奶")
  }

  @Test("A field that can't be read stays as it was; the others are saved")
  func unreadable() throws {
    let store = try store(after: "e<c-u><tab><space>", .terminate(15))
    #expect(try item(store).title == "买牛奶")
    #expect(try item(store).done)
  }

  @Test("Nothing changed is no step")
  func untouched() throws {
    let store = try store(after: "e<tab>", .terminate(15))
    #expect(try store.nextUndo(.own)?.action == .addItem)
  }
}
