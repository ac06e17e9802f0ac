import TodoText

/// One line of text that is being edited.
public struct TextField: Hashable, Sendable {
  var edited: EditedText

  /// A field with this text and the caret behind it.
  public init(_ text: String = "") {
    edited = EditedText(TextField.oneLine(text))
  }

  /// What it holds.
  public var text: String { edited.text }
  /// Whether it holds nothing.
  public var isEmpty: Bool { edited.text.isEmpty }
  /// How many grapheme clusters are before the caret.
  public var caret: Int { edited.clustersBeforeCaret }

  /// Does what the key means in a line of text; false when it means nothing here.
  public mutating func handle(_ key: Key) -> Bool {
    guard let command = EditingCommand(key) else { return false }
    return edited.perform(command, in: edited.text.startIndex..<edited.text.endIndex)
  }

  /// Inserts text at the caret, for example a paste. Line breaks and tabs become spaces.
  public mutating func insert(_ text: String) {
    edited.insert(TextField.oneLine(text))
  }

  /// The text without what can't stand in a line; the same rule as for titles, except that blanks at
  /// the ends stay, since more may be typed there.
  static func oneLine(_ text: String) -> String {
    text
  }

  /// Draws the part around the caret; with the focus, the terminal's cursor stands there too.
  public func draw(
    on surface: inout Surface, in area: Area, style: Style = .plain, focused: Bool = true
  ) {
    guard !area.isEmpty else { return }
    surface.put(edited.text, at: area.origin, style: style, limit: area.columns)
  }
}
