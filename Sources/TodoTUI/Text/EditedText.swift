/// A text, a caret in it, and what is needed to take changes back.
///
/// The caret is always between two grapheme clusters, so every change leaves valid text.
struct EditedText: Hashable, Sendable {
  private(set) var text: String
  private(set) var caret: String.Index
  private var history = EditHistory()
  private var killed = ""
  /// Kills without a key between them are yanked back as one, as in readline.
  private var isKilling = false

  init(_ text: String) {
    self.text = text
    self.text.makeContiguousUTF8()
    caret = self.text.endIndex
  }

  var clustersBeforeCaret: Int { text.distance(from: text.startIndex, to: caret) }

  mutating func insert(_ new: String, isTyping: Bool = false) {
    isKilling = false
    replace(caret..<caret, with: new, isTyping: isTyping)
  }

  /// How many bytes of UTF-8 are before the caret.
  var caretByte: Int { offset(caret) }

  /// Puts a text in the place of these bytes, with the caret behind it.
  mutating func replace(bytes range: Range<Int>, with new: String) {
    isKilling = false
    replace(index(range.lowerBound)..<index(range.upperBound), with: new)
  }

  mutating func replaceAll(with new: String) {
    isKilling = false
    replace(text.startIndex..<text.endIndex, with: new)
  }

  mutating func moveCaret(to index: String.Index) {
    isKilling = false
    caret = index
  }

  /// - Parameter line: What the keys that go or delete to the start or the end of the line stay in.
  mutating func perform(_ command: EditingCommand, in line: Range<String.Index>) {
    switch command {
    case .type(let character): insert(String(character), isTyping: true)
    case .left: moveCaret(to: left)
    case .right: moveCaret(to: right)
    case .wordLeft: moveCaret(to: text.startOfWord(before: caret))
    case .wordRight: moveCaret(to: text.endOfWord(after: caret))
    case .lineStart: moveCaret(to: line.lowerBound)
    case .lineEnd: moveCaret(to: line.upperBound)
    case .deleteLeft: delete(left..<caret)
    case .deleteRight: delete(caret..<right)
    case .killWordLeft: kill(text.startOfWord(before: caret)..<caret)
    case .killBlankWordLeft: kill(text.startOfBlankWord(before: caret)..<caret)
    case .killWordRight: kill(caret..<text.endOfWord(after: caret))
    case .killToLineStart: kill(line.lowerBound..<caret)
    case .killToLineEnd: kill(caret..<(caret == line.upperBound ? right : line.upperBound))
    case .yank: insert(killed)
    case .transpose: transpose()
    case .undo: undo()
    }
  }

  private var left: String.Index {
    caret == text.startIndex ? caret : text.index(before: caret)
  }

  private var right: String.Index {
    caret == text.endIndex ? caret : text.index(after: caret)
  }

  private mutating func delete(_ range: Range<String.Index>) {
    isKilling = false
    replace(range, with: "")
  }

  private mutating func kill(_ range: Range<String.Index>) {
    guard !range.isEmpty else { return }
    let part = String(text[range])
    let goesBackwards = range.upperBound == caret
    killed = !isKilling ? part : goesBackwards ? part + killed : killed + part
    replace(range, with: "")
    isKilling = true
  }

  /// Swaps the two clusters around the caret, or the last two at the end of the text.
  private mutating func transpose() {
    isKilling = false
    guard text.count >= 2, caret > text.startIndex else { return }
    let end = right
    let middle = text.index(before: end)
    let start = text.index(before: middle)
    replace(start..<end, with: String(text[middle..<end]) + String(text[start..<middle]))
  }

  /// The columns before a place, in bytes.
  func columns(before byte: Int) -> Int {
    text.columns(in: text.startIndex..<boundary(atOrAfter: index(byte)))
  }

  private mutating func undo() {
    isKilling = false
    guard let edit = history.takeLast() else { return }
    let start = index(edit.start)
    let end = text.utf8.index(start, offsetBy: edit.inserted.utf8.count)
    text.replaceSubrange(start..<end, with: edit.removed)
    caret = boundary(atOrAfter: index(edit.caret))
  }

  private mutating func replace(
    _ range: Range<String.Index>, with new: String, isTyping: Bool = false
  ) {
    guard !range.isEmpty || !new.isEmpty else { return }
    let start = offset(range.lowerBound)
    history.record(
      Edit(
        start: start, removed: String(text[range]), inserted: new, caret: offset(caret),
        isTyping: isTyping))
    text.replaceSubrange(range, with: new)
    caret = boundary(atOrAfter: index(start + new.utf8.count))
  }

  private func offset(_ index: String.Index) -> Int {
    text.utf8.distance(from: text.startIndex, to: index)
  }

  private func index(_ offset: Int) -> String.Index {
    text.utf8.index(text.startIndex, offsetBy: offset)
  }

  /// What stands before and behind a change may grow together into one cluster: a letter and a mark,
  /// the halves of a flag. The caret then goes behind it.
  private func boundary(atOrAfter index: String.Index) -> String.Index {
    var index = index
    while index < text.endIndex, String.Index(index, within: text) == nil {
      index = text.unicodeScalars.index(after: index)
    }
    return index
  }
}
