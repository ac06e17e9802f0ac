import Testing

@testable import TodoCore

/// What suites about two programs on one file begin with: the file, and a connection of each.
class TwoStores {
  let folder: TemporaryFolder
  /// A window.
  let mine: TodoStore
  /// A command.
  let theirs: TodoStore

  init() throws {
    folder = try TemporaryFolder()
    mine = try TodoStore(path: folder.file("list.db"), author: Author(.window))
    theirs = try TodoStore(path: folder.file("list.db"), author: Author(.command))
  }

  /// Expects that taking something back meets a clash, and that it changes nothing at all.
  func expectClash(
    _ title: String, sourceLocation: SourceLocation = #_sourceLocation,
    _ undo: () throws -> Step?
  ) throws {
    let tables = ["item", "todo_group", "item_tag", "tombstone", "step"]
    let before = try tables.map { try mine.database.lines("SELECT * FROM \($0)") }
    #expect(throws: StoreError.clash(title: title), sourceLocation: sourceLocation) { try undo() }
    let after = try tables.map { try mine.database.lines("SELECT * FROM \($0)") }
    #expect(after == before, sourceLocation: sourceLocation)
    #expect(try mine.isSound(), sourceLocation: sourceLocation)
  }
}
