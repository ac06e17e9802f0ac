import Foundation
import Testing
import TodoCore

@testable import TodoTUI

@Suite("What is told after a write")
struct UndoToldTests {
  private let title = "护照 passport"

  @Test("Its title or number, and the key that takes it back", arguments: Language.allCases)
  func undo(_ language: Language) {
    let group = TodoGroup(id: UUID(), name: title)
    let ofOne: [Message] = [
      .added(title, shownHere: true), .added(title, shownHere: false), .ticked(title),
      .reopened(title), .deleted(title), .saved(title), .moved(title, to: "家"),
      .moved(title, to: nil), .prioritized(title, .high), .prioritized(title, .none),
      .dueSet(title, DueDate(day: Scene.today)), .dueSet(title, nil), .groupAdded(title),
      .groupRenamed(from: "旧", to: title), .groupDeleted(title, .cascade, count: 0),
      .groupDeleted(title, .nullify, count: 7), .tagRenamed(from: "旧", to: title),
    ]
    let changes: [Bulk.Change] = [
      .done(true), .done(false), .priority(.low), .raise(by: 1), .raise(by: -1),
      .due(DueDate(day: Scene.today)), .due(nil), .group(group), .group(nil), .newGroup(title),
      .tags(TagChanges("a -b")),
      .delete,
    ]
    let ofMany = changes.map { Message.bulk($0, count: 1_234) } + [.addedSeveral(1_234)]
    for message in ofOne + ofMany {
      let text = language.strings.sentence(message, keys: .standard, now: DueDate(day: Scene.today))
      let told = language == .english ? "u undoes" : "u 撤销"
      #expect(text.hasSuffix(told), "\(text)")
    }
    for message in ofOne {
      #expect(
        language.strings.sentence(message, keys: .standard, now: DueDate(day: Scene.today))
          .contains(title))
    }
    for message in ofMany {
      let text = language.strings.sentence(message, keys: .standard, now: DueDate(day: Scene.today))
      #expect(text.contains("1 234") || text.contains("1234"), "\(text)")
    }
    // Typed text would be a key of the line that stays open, so Esc comes first.
    let added = language.strings.sentence(ofOne[0], keys: .standard, now: DueDate(day: Scene.today))
    #expect(added.contains("Esc u"))
  }
}
