import TodoCore
import TodoText

/// A line of text with a purpose. Drafts that were left in it are gone through like lines of a shell: what was typed in
/// one of them stays there.
struct LinePrompt: Hashable, Sendable {
  /// What the typed line is for.
  enum Purpose: Hashable, Sendable {
    /// New items like this one, with what is typed.
    case quickAdd(TodoDraft)
    /// The title of an item, typed in its row.
    case title(TodoItem)
    case due(TodoItem)
    /// The due date of all that are marked, so many.
    case dueOfMarked(Int?)
    case tags(TodoItem)
    /// Tags that all that are marked, so many, get or lose.
    case tagsOfMarked(Int?)
    case newGroup
    case renameGroup(TodoGroup)
    case renameTag(TodoTag)

    /// Whether it is for all that are marked.
    var isOfMarked: Bool {
      switch self {
      case .dueOfMarked, .tagsOfMarked: true
      default: false
      }
    }
  }

  let purpose: Purpose
  /// What it began with.
  let start: String
  /// The drafts as they were when it was opened.
  let offered: [String]
  /// The drafts from the oldest to the newest, and the line itself at the end; the one that is being typed in as it
  /// was when it was gone to.
  private var lines: [LineText]
  /// Which of them is being typed in.
  private var place: Int
  private(set) var field: TextField
  /// What of a new item was turned back into text.
  private(set) var plain = QuickAddPlain()
  private var completion = NameCompletion()

  /// The empty line, or one with the text that is to be changed, and the drafts that are offered.
  init(_ purpose: Purpose, text: String = "", drafts: [LineText] = []) {
    self.purpose = purpose
    start = text
    offered = drafts.map(\.text)
    lines = drafts + [LineText(text)]
    place = drafts.count
    field = TextField(text)
  }

  /// Whether a draft is in the line.
  var isInDraft: Bool { place < offered.count }

  /// Goes to the draft that many further on, at last to the line itself; `false` where there is none.
  mutating func recall(_ step: Int) -> Bool {
    guard lines.indices.contains(place + step) else { return false }
    (lines[place].field, lines[place].plain) = (field, plain)
    place += step
    (field, plain) = (lines[place].field, lines[place].plain)
    completion = NameCompletion()
    return true
  }

  /// What would be lost with it: drafts, as they were changed, and what was typed; without the one that was accepted.
  func left(accepted: Bool) -> [LineText] {
    var left: [LineText] = []
    for (index, kept) in lines.enumerated() where !(accepted && index == place) {
      var line = kept
      if index == place { (line.field, line.plain) = (field, plain) }
      let isUntouched = index == offered.count && line.text == start
      if accepted, line.text == field.text { continue }
      if isUntouched || SafeText.isBlank(line.text) { continue }
      left.removeAll { $0.text == line.text }
      left.append(line)
    }
    return left
  }

  /// Does what the key means in a line of text.
  mutating func handle(_ key: Key) { edit { _ = $0.handle(key) } }

  /// Pasted text.
  mutating func insert(_ text: String) { edit { $0.insert(text) } }

  /// Puts the caret where it was clicked.
  mutating func placeCaret(at point: Point, in area: Area) {
    edit { $0.placeCaret(at: point, in: area, focused: true) }
  }

  private mutating func edit(_ change: (inout TextField) -> Void) {
    let old = field.text
    change(&field)
    plain.follow(from: old, to: field.text)
    completion = NameCompletion()
  }

  /// Turns a word that was understood back into text.
  mutating func turnBack(_ mark: QuickAddMark) { plain.add(mark.range) }

  /// Puts the next name that matches the word at the caret in its place, where names are typed.
  mutating func complete(_ step: Int, tags: FoldedNames, groups: [TodoGroup]) {
    switch purpose {
    case .tags:
      TagNames.complete(step, in: &field, with: &completion, among: tags)
    case .tagsOfMarked:
      TagNames.complete(step, in: &field, with: &completion, among: tags, takesMinus: true)
    case .quickAdd:
      let old = field.text
      completeMark(step, tags: tags, groups: groups)
      plain.follow(from: old, to: field.text)
    case .title, .due, .dueOfMarked, .newGroup, .renameGroup, .renameTag: break
    }
  }

  private mutating func completeMark(_ step: Int, tags: FoldedNames, groups: [TodoGroup]) {
    let caret = field.caretByte
    let word = QuickAddWord.words(of: field.text).first {
      $0.range.lowerBound < caret && caret <= $0.range.upperBound
    }
    guard let range = completion.place ?? word?.range else { return }
    let start = field.text.utf8.index(field.text.startIndex, offsetBy: range.lowerBound)
    let end = field.text.utf8.index(start, offsetBy: range.count)
    let text = field.text[start..<end]
    guard let sign = text.first else { return }
    let isTag = "#＃".contains(sign)
    guard isTag || "@＠".contains(sign) else { return }
    let names = groups.map(\.name)
    let name = text.dropFirst().drop { $0 == "\"" }
    completion.put(
      step, into: &field, at: range, name: String(name.last == "\"" ? name.dropLast() : name),
      matches: { isTag ? tags.matches($0) : NameCompletion.matches($0, among: names, name: \.self) }
    ) { name in
      // Groups that there are need no quotes.
      String(sign) + (isTag && name.contains(where: \.isWhitespace) ? "\"\(name)\"" : name)
    }
  }
}

extension LinePrompt.Purpose {
  /// The same with titles and names of at most that many columns, for a label.
  func shortened(to columns: Int) -> Self {
    switch self {
    case .due(var item):
      item.title = item.title.shortened(to: columns)
      return .due(item)
    case .tags(var item):
      item.title = item.title.shortened(to: columns)
      return .tags(item)
    case .renameGroup(var group):
      group.name = group.name.shortened(to: columns)
      return .renameGroup(group)
    case .renameTag(var tag):
      tag.name = tag.name.shortened(to: columns)
      return .renameTag(tag)
    case .quickAdd, .title, .dueOfMarked, .tagsOfMarked, .newGroup: return self
    }
  }
}
