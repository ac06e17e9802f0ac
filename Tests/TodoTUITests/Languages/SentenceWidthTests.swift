import Foundation
import Testing
import TodoCore
import TodoText

@testable import TodoTUI

/// What carries no title, name or path of the user's must fit into a window of 80 columns.
@Suite("Sentences at 80 columns")
struct SentenceWidthTests {
  private static let item = TodoItem(
    id: UUID(), title: "", createdAt: Date(timeIntervalSince1970: 0))
  private static let due = DueDate(day: Scene.today, minute: 600)

  private static let errors: [StoreError] = [
    .blankTitle, .blankName, .nameTaken(""), .noSuchItem(UUID()), .noSuchGroup(UUID()),
    .groupNotEmpty(name: "", count: 1_000_000), .notDeleted(title: ""), .notInTrash(UUID()),
    .noSuchStep(1_000_000), .alreadyUndone(title: ""), .clash(title: ""), .nestedTransaction,
    .changedElsewhere(fields: [], current: item), .migratedElsewhere(path: ""), .cancelled,
    .readOnly(path: ""), .full(path: ""), .busy(path: ""),
  ]

  private static let changes: [Bulk.Change] = [
    .toggleDone, .done(true), .done(false), .priority(.medium), .raise(by: 1), .raise(by: -1),
    .due(due), .due(nil), .group(nil), .group(TodoGroup(id: UUID(), name: "")), .newGroup(""),
    .tags(TagChanges("a -b")), .delete,
  ]

  private static let messages: [Message] =
    [
      .added("", shownHere: true), .added("", shownHere: false), .addedSeveral(1_000_000),
      .draftKept(.quickAdd), .draftOffered("", of: 100), .draftTaken, .draftDropped, .ticked(""),
      .reopened(""), .deleted(""),
      .saved(""), .moved("", to: ""), .moved("", to: nil), .prioritized("", .medium),
      .onlySelected(""), .tooManyMarked, .allMarked, .marksCleared(nil), .marksCleared(10_000),
      .dueSet("", due), .dueSet("", nil), .tagsSet("", []), .restored(""), .nothingToUndo,
      .nothingToRedo, .groupAdded(""), .groupRenamed(from: "", to: ""),
      .tagRenamed(from: "", to: ""), .tagSpelled(""), .nothingToRename,
      .groupDeleted("", .cascade, count: 1_000_000), .groupDeleted("", .nullify, count: 1_000_000),
      .doneHidden(true), .doneHidden(false), .ownOrder, .cannotHide(.done), .cannotHide(.today),
      .noSuchCommand(""), .nothingSelected, .noNumber("cd", marked: true),
      .noNumber("Space", marked: false), .noGroupSelected, .noGroupChosen, .unboundKey("Ctrl-x"),
      .needsColumns(120), .itemGone, .notADate(""), .noTags, .noSuchTag(""), .onlyMarks,
      .howToQuit, .theirsTaken, .themeChanged("high-contrast", isKept: false), .notesUnchanged,
      .importTakenBack, .waiting(key: "Ctrl-g"),
    ] + ListOrder.allCases.map(Message.sorted)
    + changes.flatMap { change in
      [0, 1, 1_000_000].map { Message.bulk(change, count: $0) }
    } + errors.map(Message.failed)

  @Test("Messages", arguments: Language.allCases)
  func messages(_ language: Language) {
    for message in Self.messages {
      let text = language.strings.sentence(message, keys: .standard, now: DueDate(day: Scene.today))
      // One column is free at each edge.
      #expect(DisplayWidth.of(text) <= 78, "\(text)")
    }
  }

  @Test(
    "What commands are called, with their keys, in palette, help and prefix boxes",
    arguments: Language.allCases)
  func commands(_ language: Language) throws {
    for command in Command.allCases {
      #expect(DisplayWidth.of(language.strings.summary(command)) <= 60, "\(command)")
      #expect(DisplayWidth.of(language.strings.hint(command)) <= 16, "\(command)")
    }
    let scene = try Scene(80, 60, language: language, seed: items("米"))
    for keys in ["c", "<esc>cp", "<esc>g", "<esc>d", "<esc>Vc", "<esc>d", "<esc><esc>?"] {
      scene.press(keys)
      #expect(!scene.screen.contains(Surface.cutMark), "\(keys): \(scene.screen)")
    }
  }

  @Test("Answers, labels and examples have room beside the side bar", arguments: Language.allCases)
  func dialogues(_ language: Language) {
    let strings = language.strings
    let answers: [Choice.Answer] =
      [
        .keepItems(1_000_000), .deleteItems(1_000_000), .undoTheirs, .redoTheirs,
        .addLines(1_000_000), .addLinesAsText, .save, .discard, .stay, .mine, .theirs, .saveAsNew,
        .cancel,
      ] + ListOrder.allCases.map(Choice.Answer.sort)
      + Self.changes.map { .act($0, count: 1_000_000) }
    for answer in answers {
      #expect(DisplayWidth.of(strings.answer(answer)) <= 70, "\(answer)")
    }
    for field in FormField.allCases {
      #expect(DisplayWidth.of(strings.label(field)) < FormView.labelColumns)
    }
    for label in strings.timeLabels {
      #expect(DisplayWidth.of(label) < FormView.labelColumns)
    }
    // The form stands beside the side bar, what is told in it behind the labels.
    for text in [strings.dueExamples, strings.tagExample, strings.noDue] {
      #expect(DisplayWidth.of(text) <= 48, "\(text)")
    }
    #expect(DisplayWidth.of(strings.quickAddExample) <= 78)
    #expect(DisplayWidth.of(strings.trashTitle + strings.trashNote) <= 60)
    #expect(DisplayWidth.of(strings.takingBackImport) <= 78)
  }

  @Test("No form, prompt, question or empty list is cut", arguments: Language.allCases)
  func screens(_ language: Language) throws {
    let scene = try Scene(80, 24, language: language) { store in
      let group = try store.addGroup(named: "家")
      _ = try store.add(TodoDraft(title: "米", groupID: group.id))
    }
    let walks = [
      "e", "<down>", "<down>", "<c-n>", "<esc><down>", "<down>", "<down>", "<down>", "x<esc>", "d",
      "S", "<esc>a", "x<esc>", "a", "<c-u><esc>", "cd", "<esc>cg", "<esc>c#", "<esc>i", "<esc>g#",
      "<esc>:", "<esc>gr", "<esc>gh", "<esc>gt", "gu", "go", "gd", "ga", "H", "/zz", "<esc>",
      "xgaGdd", "Vx", "<esc>hjjjjj", "dd", "<esc>R", "<esc>A", "<esc>B",
    ]
    for keys in walks {
      scene.press(keys)
      #expect(!scene.screen.contains(Surface.cutMark), "\(keys):\n\(scene.screen)")
    }
  }

  @Test("The help of the command line", arguments: Language.allCases)
  func help(_ language: Language) {
    let strings: any CommandStrings = language == .english ? English() : SimplifiedChinese()
    for line in strings.help.split(separator: "\n") {
      #expect(DisplayWidth.of(String(line)) <= 80, "\(line)")
    }
  }

  @Test("Chinese has one word for an item")
  func oneWord() {
    let strings = SimplifiedChinese()
    let texts =
      [strings.help, strings.trashNote, strings.firstStart(add: "", help: "")]
      + Command.allCases.map(strings.describe)
      + Self.messages.map { strings.sentence($0, keys: .standard, now: DueDate(day: Scene.today)) }
    for text in texts {
      for word in ["条目", "事项", "项目", "待办事项"] { #expect(!text.contains(word), "\(text)") }
    }
    #expect(strings.help.contains("的任务"))
  }
}
