import TodoCore

@testable import TodoTUI

extension Scene {
  /// A list of three items, of which `third` is the last: tags in two scripts, one item with two of them.
  static func tagged(_ language: Language = .english, third: TodoDraft) throws -> Scene {
    try Scene(90, 18, language: language) { store in
      _ = try store.add(TodoDraft(title: "rent", tags: ["bills", "家务"]))
      _ = try store.add(TodoDraft(title: "milk", tags: ["food"]))
      _ = try store.add(third)
    }
  }
}
