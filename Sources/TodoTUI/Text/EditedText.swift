/// A text, a caret in it, and what is needed to take changes back.
struct EditedText: Hashable, Sendable {
  private(set) var text: String
  private(set) var caret: String.Index

  init(_ text: String) {
    self.text = text
    caret = self.text.endIndex
  }

  var clustersBeforeCaret: Int { text.distance(from: text.startIndex, to: caret) }

  mutating func insert(_ new: String) {
    text.insert(contentsOf: new, at: caret)
    caret = text.endIndex
  }

  mutating func perform(_ command: EditingCommand, in line: Range<String.Index>) -> Bool {
    if case .type(let character) = command { insert(String(character)) }
    return true
  }
}
