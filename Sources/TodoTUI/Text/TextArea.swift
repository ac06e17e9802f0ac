/// Several lines of text that are being edited, wrapped at the width of their area.
public struct TextArea: Hashable, Sendable {
  var edited: EditedText

  /// The columns that it is drawn in; its owner keeps it up to date, since Up and Down go by rows of
  /// the screen.
  public var width = 80

  /// An area with this text and the caret behind it.
  public init(_ text: String = "") {
    edited = EditedText(text)
  }

  /// What it holds.
  public var text: String { edited.text }
  /// Whether it holds nothing.
  public var isEmpty: Bool { edited.text.isEmpty }
  /// How many grapheme clusters are before the caret.
  public var caret: Int { edited.clustersBeforeCaret }

  /// Does what the key means in a text; false when it means nothing here.
  public mutating func handle(_ key: Key) -> Bool {
    guard let command = EditingCommand(key) else { return false }
    return edited.perform(command, in: edited.text.startIndex..<edited.text.endIndex)
  }

  /// Inserts text at the caret, for example a paste. Line breaks stay.
  public mutating func insert(_ text: String) {
    edited.insert(text)
  }

  /// Draws the rows around the caret; with the focus, the terminal's cursor stands there too.
  public func draw(
    on surface: inout Surface, in area: Area, style: Style = .plain, focused: Bool = true
  ) {
    guard !area.isEmpty else { return }
    surface.put(edited.text, at: area.origin, style: style, limit: area.columns)
  }
}
