import FoundationEssentials
import TodoCore
import TodoText

/// Lines that were left with text in them: the same line opened again offers them. Those of quick add are kept for the
/// next start, and all windows share them.
struct LineDrafts: Hashable, Sendable {
  /// What a line was for: its drafts are offered to no other.
  enum Kind: Hashable, Sendable {
    case quickAdd, newGroup, dueOfMarked, tagsOfMarked
    case title(UUID), due(UUID), tags(UUID), group(UUID), tag(UUID)
  }

  /// A text, and what it was typed for.
  private struct Draft: Hashable, Sendable {
    let kind: Kind
    let text: LineText
  }

  /// From the oldest to the newest.
  private var drafts: [Draft] = []

  /// The lines that earlier windows left in quick add.
  init(stored: String?) { take(LinesChange.lines(of: stored)) }

  /// What was left in such a line, the newest last.
  func texts(of kind: Kind) -> [LineText] { drafts.filter { $0.kind == kind }.map(\.text) }

  /// Takes in the drafts of quick add that all windows have kept by now.
  mutating func take(_ stored: [String]) {
    let known = texts(of: .quickAdd)
    drafts.removeAll { $0.kind == .quickAdd }
    drafts += stored.map { line in
      Draft(kind: .quickAdd, text: known.first { $0.text == line } ?? LineText(line))
    }
  }

  /// Keeps what is left in a line that closes, without what was accepted of it, and tells how the drafts change by it.
  mutating func keep(_ prompt: LinePrompt, accepted: Bool) -> LinesChange {
    let kind = prompt.purpose.draftKind
    let kept = prompt.left(accepted: accepted)
    let texts = kept.map(\.text)
    let change = LinesChange(
      adding: texts.filter { !prompt.offered.contains($0) },
      removing: Set(prompt.offered).subtracting(texts))
    drafts.removeAll { draft in
      draft.kind == kind
        && (change.removed.contains(draft.text.text) || change.added.contains(draft.text.text))
    }
    drafts += kept.filter { change.added.contains($0.text) }.map { Draft(kind: kind, text: $0) }
    if drafts.count > 2 * LinesChange.limit {
      drafts.remove(at: drafts.firstIndex { $0.kind != .quickAdd } ?? 0)
    }
    return change
  }
}

/// A text in a line, with what of a new item was turned back into text.
struct LineText: Hashable, Sendable {
  var field: TextField
  var plain = QuickAddPlain()

  /// That text, with the caret behind it.
  init(_ text: String = "") { field = TextField(text) }

  var text: String { field.text }
}

extension LinePrompt.Purpose {
  /// What its drafts are offered for again.
  var draftKind: LineDrafts.Kind {
    switch self {
    case .quickAdd: .quickAdd
    case .title(let item): .title(item.id)
    case .due(let item): .due(item.id)
    case .tags(let item): .tags(item.id)
    case .dueOfMarked: .dueOfMarked
    case .tagsOfMarked: .tagsOfMarked
    case .newGroup: .newGroup
    case .renameGroup(let group): .group(group.id)
    case .renameTag(let tag): .tag(tag.id)
    }
  }

  /// What opens such a line.
  var command: Command {
    switch self {
    case .quickAdd: .quickAdd
    case .title: .editTitle
    case .due, .dueOfMarked: .changeDue
    case .tags, .tagsOfMarked: .changeTags
    case .newGroup: .newGroup
    case .renameGroup, .renameTag: .renameGroup
    }
  }
}
