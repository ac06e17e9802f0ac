import TodoCore
import TodoText

/// The search for marks among the words of a line.
struct QuickAddFinder {
  private(set) var words: [QuickAddWord]
  let now: DueDate
  let groups: [TodoGroup]
  let weekStart: WeekStart

  private(set) var marks: [QuickAddMark] = []
  private(set) var tags: [String] = []
  private(set) var group = GroupField.Meaning.noGroup
  private(set) var priority: Priority?
  private(set) var due: DueDate?
  /// Whether a word is a part of no mark and may become one of a date.
  private var isFree: [Bool]

  init(words: [QuickAddWord], now: DueDate, groups: [TodoGroup], weekStart: WeekStart) {
    self.weekStart = weekStart
    self.words = words
    self.now = now
    self.groups = groups
    isFree = words.map { !$0.isPlain }
  }

  /// Signs first, then a date among what is left.
  mutating func find() {
    for index in words.indices where isFree[index] { findSign(at: index) }
    cutEdges()
    findDue()
  }

  /// Takes dates without blanks beside them off the beginning and the end of the title.
  private mutating func cutEdges() {
    if let first = words.indices.first(where: isTitle), isFree[first],
      let cut = words[first].cut(at: .start, today: now.day, weekStart: weekStart)
    {
      words.replaceSubrange(first...first, with: [cut.date, cut.rest])
      isFree.insert(true, at: first)
    }
    if let last = words.indices.last(where: isTitle), isFree[last],
      let cut = words[last].cut(at: .end, today: now.day, weekStart: weekStart)
    {
      words.replaceSubrange(last...last, with: [cut.rest, cut.date])
      isFree.insert(true, at: last)
    }
  }

  /// Whether a word belongs to the title, as far as is known: it is no mark, and no date by itself.
  private func isTitle(_ index: Int) -> Bool {
    let range = words[index].range
    if marks.contains(where: { $0.isWord && $0.range.contains(range.lowerBound) }) { return false }
    if !isFree[index] { return true }
    return DueParser.reading(
      DueParser.tidied(String(words[index].text)), today: now.day, weekStart: weekStart) == nil
  }

  private mutating func findSign(at index: Int) {
    let word = words[index]
    if let length = word.escapeLength {
      escape(index...index, length: length)
    } else if let unescaped = word.unescaped {
      findEscapedDate(unescaped, at: index)
    } else if priority == nil, let found = word.priority {
      priority = found
      mark(.priority(found), index...index)
    } else if let tag = word.tag {
      tags.append(tag)
      mark(.tag(tag), index...index)
    } else if group == .noGroup {
      findGroup(at: index)
    }
  }

  /// A group that there is may have blanks in its name; a new one is a single word.
  private mutating func findGroup(at index: Int) {
    guard let start = words[index].groupName else { return }
    var name = String(start)
    var found: (group: TodoGroup, last: Int)?
    let most = words[index].quotedName == nil ? 6 : 1
    for last in index..<min(words.count, index + most) where isFree[last] {
      if last > index {
        guard isFree[index...last].allSatisfy({ $0 }) else { break }
        name += " " + words[last].text
      }
      let key = Folding.nameKey(name)
      if let group = groups.first(where: { Folding.nameKey($0.name) == key }) {
        found = (group, last)
      }
    }
    if let found {
      group = .existing(found.group)
      mark(.group(found.group.name), index...found.last)
    } else if let name = words[index].group(today: now.day) {
      group = .new(SafeText.title(name))
      mark(.group(name), index...index)
    }
  }

  private mutating func mark(_ meaning: QuickAddMark.Meaning, _ range: ClosedRange<Int>) {
    let (first, last) = (words[range.lowerBound], words[range.upperBound])
    marks.append(
      QuickAddMark(
        meaning: meaning, range: first.range.lowerBound..<last.range.upperBound))
    for index in range { isFree[index] = false }
  }

  private mutating func escape(_ range: ClosedRange<Int>, length: Int) {
    let start = words[range.lowerBound].range.lowerBound
    marks.append(QuickAddMark(meaning: .escape, range: start..<start + length))
    for index in range { isFree[index] = false }
  }

  private var dates: QuickAddDates {
    QuickAddDates(words: words, isFree: isFree, today: now.day, weekStart: weekStart)
  }

  /// A backslash before a date keeps all of it as text.
  private mutating func findEscapedDate(_ word: QuickAddWord, at index: Int) {
    let length = words[index].text.utf8.count - word.text.utf8.count
    let written = words[index]
    words[index] = word
    let date = dates.longest(from: index)
    words[index] = written
    if let date {
      escape(date.words, length: length)
    } else if word.cut(at: .start, today: now.day, weekStart: weekStart) != nil {
      escape(index...index, length: length)
    }
  }

  /// `every monday` is no day: what stands behind such a word stays text.
  private mutating func keepRepetitions() {
    for index in words.indices.dropFirst() {
      var word = words[index - 1].text.lowercased()
      if word == "other", index > 1 { word = words[index - 2].text.lowercased() }
      guard word == "every" || word == "each", let date = dates.longest(from: index) else {
        continue
      }
      for index in date.words { isFree[index] = false }
    }
  }

  /// The longest date; where it is a day without a time, also a time that stands apart.
  private mutating func findDue() {
    keepRepetitions()
    var dates = dates.all
    guard let main = dates.first(where: { $0.day != nil }) ?? dates.first else { return }
    var minute = main.minute
    mark(.due, main.words)
    dates.removeAll { $0.day != nil || $0.words.overlaps(main.words) }
    if minute == nil, let time = dates.first {
      minute = time.minute
      mark(.due, time.words)
    }
    due = DueParser.dueDate(main.day, minute, now: now)
  }
}
