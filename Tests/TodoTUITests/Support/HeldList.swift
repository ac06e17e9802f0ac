import TodoCore

@testable import TodoTUI

/// A list in a file of its own whose long writes wait at a gate; the file goes with it.
final class HeldList {
  let gate = Gate()
  private let file = ListFile()
  var path: String { file.path }

  deinit { gate.open() }

  /// A window on it, in which a write of so many items is made by another thread.
  func scene(
    _ language: Language = .english, manyItems: Int, seed: (TodoStore) throws -> Void
  ) throws -> Scene {
    try Scene(
      80, 12, language: language, path: path, manyItems: manyItems, gate: gate, seed: seed)
  }

  /// One with a first item and then one step that adds twenty.
  func scene20(_ language: Language = .english) throws -> Scene {
    try scene(language, manyItems: 10) { store in
      _ = try store.add(TodoDraft(title: "first"))
      try store.transaction(.addItem) { () throws(StoreError) in
        for number in 1...20 { _ = try store.add(TodoDraft(title: "买 \(number)")) }
      }
    }
  }

  /// What another program sees.
  func count(_ filter: TodoQuery.Filter = .everything) throws -> Int {
    try TodoStore(path: path, author: Author(.command)).count(TodoQuery(filter: filter))
  }
}
