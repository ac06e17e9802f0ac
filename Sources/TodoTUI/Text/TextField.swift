import TodoText

/// One line of text that is being edited.
public struct TextField: Hashable, Sendable {
  /// A part of the text, in bytes of UTF-8, with a look.
  struct Mark: Hashable {
    let range: Range<Int>
    let style: Style
  }

  private var edited: EditedText

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

  /// How many bytes of UTF-8 are before the caret.
  var caretByte: Int { edited.caretByte }

  /// The text before and behind the caret.
  var parts: (before: String, after: String) {
    (String(edited.text[..<edited.caret]), String(edited.text[edited.caret...]))
  }

  /// Puts a text in the place of these bytes, with the caret behind it.
  mutating func replace(_ range: Range<Int>, with new: String) {
    edited.replace(bytes: range, with: TextField.oneLine(new))
  }

  /// Does what the key means in a line of text; false when it means nothing here.
  public mutating func handle(_ key: Key) -> Bool {
    guard let command = EditingCommand(key) else { return false }
    edited.perform(command, in: edited.text.startIndex..<edited.text.endIndex)
    return true
  }

  /// Inserts text at the caret, for example a paste. Line breaks and tabs become spaces.
  public mutating func insert(_ text: String) {
    edited.insert(TextField.oneLine(text))
  }

  /// The text as a title may hold it, but with the blanks at its ends: more may be typed there.
  private static func oneLine(_ text: String) -> String {
    // Between two letters there is nothing to trim.
    let title = SafeText.title("x" + text + "x")
    return String(Substring(title.utf8.dropFirst().dropLast()))
  }

  /// Puts the caret where a column of the picture is, as `draw` makes it, so many columns wide.
  public mutating func placeCaret(atColumn column: Int, of columns: Int, focused: Bool) {
    let text = edited.text
    let before = text.columns(in: text.startIndex..<edited.caret)
    let hidden = focused ? hidden(before: before, columns: columns) : 0
    let place = text.place(
      columns: hidden + max(0, column), after: text.startIndex, until: text.endIndex)
    edited.moveCaret(to: place.index)
  }

  private static func hasMarks(_ columns: Int) -> Bool { columns >= 6 }

  /// How many columns are hidden to the left, with so many before the caret.
  private func hidden(before: Int, columns: Int) -> Int {
    // The caret may stand behind the text, and a mark behind the caret.
    let room = max(0, columns - (TextField.hasMarks(columns) ? 2 : 1))
    let step = max(1, room / 2)
    return before <= room ? 0 : (before - room + step - 1) / step * step
  }

  /// Draws the part around the caret; with the focus, the terminal's cursor stands there too.
  ///
  /// Where text is hidden to the left or right there is a mark. The part is chosen by the caret alone
  /// and moves by half the width, so that walking through a long text does not shift it at each key.
  /// Without the focus it is the beginning, by which a text is known.
  public func draw(
    on surface: inout Surface, in area: Area, style: Style = .plain, focused: Bool = true
  ) {
    draw(on: &surface, in: area, style: style, focused: focused, marks: [])
  }

  /// The same; the bytes in each of the marks look as it says.
  func draw(
    on surface: inout Surface, in area: Area, style: Style, focused: Bool, marks: [Mark]
  ) {
    guard !area.isEmpty else { return }
    let text = edited.text
    let hasMarks = TextField.hasMarks(area.columns)
    let before = text.columns(in: text.startIndex..<edited.caret)
    let hidden = focused ? hidden(before: before, columns: area.columns) : 0

    let first = text.place(columns: hidden, after: text.startIndex, until: text.endIndex)
    let gap = min(first.columns - hidden, area.columns)
    let last = text.place(columns: area.columns - gap, after: first.index, until: text.endIndex)
    let line = Area(column: area.column, row: area.row, columns: area.columns, rows: 1)
    surface.fill(line, style: style)
    surface.put(
      String(text[first.index..<last.index]),
      at: Point(column: area.column + gap, row: area.row), style: style,
      limit: area.columns - gap)
    for mark in marks {
      let start = edited.columns(before: mark.range.lowerBound)
      let end = edited.columns(before: mark.range.upperBound)
      let shown = Area(
        column: area.column + start - hidden, row: area.row, columns: end - start, rows: 1)
      surface.restyle(shown.intersection(line)) { $0 = $0.adding(mark.style) }
    }

    let markStyle = style.adding(.dim)
    if hasMarks, hidden > 0 { surface.put("<", at: area.origin, style: markStyle) }
    if hasMarks, last.index < text.endIndex || last.columns > area.columns - gap {
      surface.put(">", at: Point(column: area.endColumn - 1, row: area.row), style: markStyle)
    }
    if focused {
      surface.cursor = Point(
        column: min(area.column + before - hidden, area.endColumn - 1), row: area.row)
    }
  }
}
