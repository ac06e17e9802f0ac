import TodoCore
import TodoText

/// What a typed line means as a new item: the marks in it, and the title that is left. Everything that was typed
/// is in the one or in the others.
///
/// Only whole words between blanks are marks: `#tag`, `@group`, `!` to `!!!`, a due date of one or several words;
/// Chinese needs no blanks beside a date at the beginning or the end of the title.
/// Of several groups or priorities the first counts, of several dates the longest; the others stay text, as
/// does what has a backslash before it.
struct QuickAddLine: Hashable, Sendable {
  let text: String
  /// In the order in which they stand.
  let marks: [QuickAddMark]
  /// What is left, in one line; blank where nothing is.
  let title: String
  let tags: [String]
  /// What the group means; `.noGroup` where none was typed.
  let group: GroupField.Meaning
  let priority: Priority?
  let due: DueDate?

  /// Reads a line.
  ///
  /// - Parameter plain: places that were turned back into text, in bytes.
  init(
    _ text: String, now: DueDate, groups: [TodoGroup] = [], weekStart: WeekStart = .monday,
    plain: [Range<Int>] = []
  ) {
    var finder = QuickAddFinder(
      words: QuickAddWord.words(of: text, plain: plain), now: now, groups: groups,
      weekStart: weekStart)
    finder.find()
    self.text = text
    marks = finder.marks.sorted { $0.range.lowerBound < $1.range.lowerBound }
    title = SafeText.title(QuickAddLine.title(of: text, without: marks.map(\.range)))
    tags = finder.tags
    group = finder.group
    priority = finder.priority
    due = finder.due
  }

  /// Whether nothing but title was typed.
  var isPlain: Bool { !marks.contains(where: \.isWord) }

  /// The understood word that ends there.
  func mark(endingAt place: Int) -> QuickAddMark? {
    marks.first { $0.isWord && $0.range.upperBound == place }
  }

  /// The new item; what was not typed comes from `base`.
  func item(from base: TodoDraft) -> NewItem {
    var draft = base
    draft.title = title
    draft.tags = TagNames.unique(base.tags + tags)
    if let priority { draft.priority = priority }
    if let due { draft.due = due }
    switch group {
    case .noGroup: return NewItem(draft: draft)
    case .existing(let group):
      draft.groupID = group.id
      return NewItem(draft: draft)
    case .new(let name):
      draft.groupID = nil
      return NewItem(draft: draft, newGroup: name)
    }
  }

  /// The text between the marks. Of the blanks around a mark one stays.
  private static func title(of text: String, without ranges: [Range<Int>]) -> String {
    var title = ""
    var place = 0
    func piece(_ range: Range<Int>) -> Substring {
      let start = text.utf8.index(text.startIndex, offsetBy: range.lowerBound)
      return text[start..<text.utf8.index(start, offsetBy: range.count)]
    }
    for range in ranges {
      title += piece(place..<range.lowerBound)
      place = range.upperBound
      let rest = piece(place..<text.utf8.count)
      // Behind a backslash the word goes on.
      guard let next = rest.first, next.isWhitespace else { continue }
      if title.last?.isWhitespace ?? true { place += next.utf8.count }
    }
    return title + piece(place..<text.utf8.count)
  }
}
