/// Several lines of text that are being edited, wrapped at the width of their area.
public struct TextArea: Hashable, Sendable {
  private var edited: EditedText
  /// Where Up and Down want to go, kept while they pass shorter rows.
  private var goal: Int?
  private var top = 0
  private var layout = TextLayout()

  /// The columns that it is drawn in; its owner keeps it up to date, since Up and Down go by rows of
  /// the screen.
  public var width = 80 { didSet { if width != oldValue { follow() } } }
  /// The rows that it is drawn in. Where its owner keeps it up to date, the view scrolls only when the
  /// caret leaves it.
  public var height = 0 { didSet { if height != oldValue { follow() } } }

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

  /// Whether the caret is in the first row of the screen.
  var isInFirstRow: Bool {
    WrappedText(edited.text, columns: width - 1, limit: 2).row(of: edited.caret) == 0
  }

  /// Does what the key means in a text; false when it means nothing here. Enter begins a line.
  public mutating func handle(_ key: Key) -> Bool {
    let goal = goal
    self.goal = nil
    switch (key.code, key.modifiers) {
    case (.up, []): move(toGoal: goal) { $0 - 1 }
    case (.down, []): move(toGoal: goal) { $0 + 1 }
    case (.pageUp, []): move(toGoal: goal) { [height] in $0 - max(1, height - 1) }
    case (.pageDown, []): move(toGoal: goal) { [height] in $0 + max(1, height - 1) }
    case (.home, []): moveInRow { wrapped, row in wrapped.rows[row].range.lowerBound }
    case (.end, []), (.character("e"), .control):
      moveInRow { wrapped, row in wrapped.lastPlace(inRow: row) }
    case (.home, .control): edited.moveCaret(to: edited.text.startIndex)
    case (.end, .control): edited.moveCaret(to: edited.text.endIndex)
    case (.enter, []): edited.insert("\n")
    default:
      guard let command = EditingCommand(key) else { return false }
      edited.perform(command, in: edited.text.line(around: edited.caret))
    }
    follow()
    return true
  }

  /// Inserts text at the caret, for example a paste. Line breaks stay, in Unix's form; NUL, which
  /// would end the text in C code, becomes U+FFFD.
  public mutating func insert(_ text: String) {
    var lines = String.UnicodeScalarView()
    var isAfterReturn = false
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\r": lines.append("\n")
      case "\n": if !isAfterReturn { lines.append("\n") }
      case "\0": lines.append("\u{FFFD}")
      default: lines.append(scalar)
      }
      isAfterReturn = scalar == "\r"
    }
    edited.insert(String(lines))
    goal = nil
    follow()
  }

  /// Puts the caret where a cell of the picture is, as `draw` makes it in an area of that size.
  public mutating func placeCaret(at point: Point, of size: Size) {
    let wrapped = wrapped(columns: size.columns)
    let first = TextArea.scrolled(
      top, toShow: wrapped.row(of: edited.caret), of: wrapped.rows.count, height: size.rows)
    let row = min(max(0, first + point.row), wrapped.rows.count - 1)
    edited.moveCaret(to: wrapped.place(column: max(0, point.column), inRow: row))
    goal = nil
    follow()
  }

  /// Replaces the whole text, as one change that can be taken back.
  public mutating func replaceAll(with text: String) {
    edited.replaceAll(with: text)
    goal = nil
    follow()
  }

  /// Draws the rows around the caret; with the focus, the terminal's cursor stands there too.
  public func draw(
    on surface: inout Surface, in area: Area, style: Style = .plain, focused: Bool = true
  ) {
    guard !area.isEmpty else { return }
    let wrapped = kept(columns: area.columns) ?? laidOut(columns: area.columns)
    let caretRow = wrapped.row(of: edited.caret)
    let first = TextArea.scrolled(
      top, toShow: caretRow, of: wrapped.rows.count, height: area.rows)
    surface.fill(area, style: style)
    for line in 0..<min(area.rows, wrapped.rows.count - first) {
      surface.put(
        String(wrapped[first + line]).expandingTabs(), at: area.line(line), style: style,
        limit: area.columns)
    }
    surface.signMore(above: first > 0, below: first + area.rows < wrapped.rows.count, in: area)
    if focused {
      let column = wrapped.column(of: edited.caret, inRow: caretRow)
      surface.cursor = Point(
        column: area.column + min(column, area.columns - 1), row: area.row + caretRow - first)
    }
  }

  /// One column stays free, so that the caret has a place behind a full row.
  private func laidOut(columns: Int) -> WrappedText {
    WrappedText(edited.text, columns: columns - 1)
  }

  /// The text as it was laid out last, if that was for so many columns.
  private func kept(columns: Int) -> WrappedText? {
    guard let kept = layout.wrapped, kept.columns == columns - 1, kept.text == edited.text else {
      return nil
    }
    return kept
  }

  /// Lays the text out; where that was done before, only the lines that have changed.
  private mutating func wrapped(columns: Int) -> WrappedText {
    if layout.wrapped?.columns == columns - 1 {
      layout.wrapped?.update(to: edited.text)
    } else {
      layout.wrapped = nil
    }
    let wrapped = layout.wrapped ?? laidOut(columns: columns)
    layout.wrapped = wrapped
    return wrapped
  }

  private mutating func move(toGoal goal: Int?, _ rowAfter: (Int) -> Int) {
    let wrapped = wrapped(columns: width)
    let row = wrapped.row(of: edited.caret)
    let column = goal ?? wrapped.column(of: edited.caret, inRow: row)
    let target = min(max(0, rowAfter(row)), wrapped.rows.count - 1)
    if target != row {
      edited.moveCaret(to: wrapped.place(column: column, inRow: target))
    }
    self.goal = column
  }

  private mutating func moveInRow(_ place: (WrappedText, Int) -> String.Index) {
    let wrapped = wrapped(columns: width)
    edited.moveCaret(to: place(wrapped, wrapped.row(of: edited.caret)))
  }

  private mutating func follow() {
    guard height > 0 else { return }
    let wrapped = wrapped(columns: width)
    top = TextArea.scrolled(
      top, toShow: wrapped.row(of: edited.caret), of: wrapped.rows.count, height: height)
  }

  /// The first row of the view: as it was, unless the caret is elsewhere or the text ends early.
  private static func scrolled(_ top: Int, toShow row: Int, of rows: Int, height: Int) -> Int {
    let lowest = max(0, min(top, rows - height))
    return min(max(lowest, row - height + 1), row)
  }
}

extension String {
  /// The line, without its break, in which the place is.
  fileprivate func line(around index: Index) -> Range<Index> {
    let start = self[..<index].lastIndex(where: \.isLineBreak).map(self.index(after:))
    let end = self[index...].firstIndex(where: \.isLineBreak)
    return (start ?? startIndex)..<(end ?? endIndex)
  }
}
