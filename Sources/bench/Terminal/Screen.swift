/// What a person sees: the cells that the output of a program leaves on a terminal.
struct Screen {
  /// One place of the grid, and what is drawn there.
  struct Cell: Hashable {
    /// One letter with its marks; empty where the wide letter before covers it.
    var text = " "
    var style = Style()
  }

  /// How a cell is drawn; a colour of -1 is the terminal's own.
  struct Style: Hashable {
    var flags: UInt16 = 0
    var foreground = -1
    var background = -1
  }

  let rows: Int
  let columns: Int
  private(set) var cells: [[Cell]]
  var row = 0
  var column = 0
  var style = Style()
  var region: ClosedRange<Int>
  private var saved = (row: 0, column: 0)
  /// Whether the next letter goes to the next row: the cursor stays on the last column until then.
  private var wraps = false

  init(rows: Int, columns: Int) {
    self.rows = rows
    self.columns = columns
    cells = Array(repeating: Array(repeating: Cell(), count: columns), count: rows)
    region = 0...(rows - 1)
  }

  // MARK: What is there

  /// A row as text, without the blanks at its end.
  func text(row: Int, from column: Int = 0) -> String {
    let text = cells[row][column...].map(\.text).joined()
    return String(text.reversed().drop { $0 == " " }.reversed())
  }

  /// The column of the line beside the side bar, or -1 where there is none.
  private var divider: Int {
    (1..<columns / 2).first { column in
      cells[1..<rows - 1].count { $0[column].text == "│" } > rows / 2
    } ?? -1
  }

  /// The rows of the list alone. Counts, which may follow later, are in the header, the side bar and the
  /// status line.
  var list: [[Cell]] {
    let start = divider + 1
    return cells[1..<rows - 1].map { Array($0[start...]) }
  }

  /// The list as text.
  var listText: [String] {
    let start = divider + 1
    return (1..<rows - 1).map { text(row: $0, from: start) }
  }

  // MARK: What a program does to it

  mutating func put(_ letter: Character, width: Int) {
    if width == 0 {
      let before = wraps ? column : max(column - 1, 0)
      cells[row][before].text.append(letter)
      return
    }
    if wraps {
      column = 0
      lineFeed()
    }
    wraps = false
    cells[row][column] = Cell(text: String(letter), style: style)
    if width == 2, column + 1 < columns { cells[row][column + 1] = Cell(text: "", style: style) }
    wraps = column + width >= columns
    column = min(column + width, columns - 1)
  }

  mutating func move(row: Int, column: Int) {
    self.row = min(max(row, 0), rows - 1)
    self.column = min(max(column, 0), columns - 1)
    wraps = false
  }

  mutating func lineFeed() {
    if row == region.upperBound { scroll(region, up: 1) } else { row = min(row + 1, rows - 1) }
  }

  mutating func reverseLineFeed() {
    if row == region.lowerBound { scroll(region, up: -1) } else { row = max(row - 1, 0) }
  }

  mutating func scroll(_ range: ClosedRange<Int>, up count: Int) {
    for _ in 0..<min(abs(count), range.count) {
      if count > 0 {
        cells.remove(at: range.lowerBound)
        cells.insert(blankRow, at: range.upperBound)
      } else {
        cells.remove(at: range.upperBound)
        cells.insert(blankRow, at: range.lowerBound)
      }
    }
  }

  /// Inserts lines at the cursor, or deletes them where `count` is negative.
  mutating func insertLines(_ count: Int) {
    guard region.contains(row) else { return }
    scroll(row...region.upperBound, up: -count)
  }

  mutating func insertLetters(_ count: Int) {
    let number = min(count, columns - column)
    cells[row].insert(contentsOf: repeatElement(blank, count: number), at: column)
    cells[row].removeLast(number)
  }

  mutating func deleteLetters(_ count: Int) {
    let number = min(count, columns - column)
    cells[row].removeSubrange(column..<column + number)
    cells[row].append(contentsOf: repeatElement(blank, count: number))
  }

  mutating func eraseLetters(_ range: Range<Int>) {
    for index in range.clamped(to: 0..<columns) { cells[row][index] = blank }
  }

  mutating func eraseRows(_ range: Range<Int>) {
    for index in range.clamped(to: 0..<rows) { cells[index] = blankRow }
  }

  mutating func saveCursor() { saved = (row, column) }

  mutating func restoreCursor() { move(row: saved.row, column: saved.column) }

  /// An erased cell keeps the background.
  private var blank: Cell { Cell(style: Style(background: style.background)) }

  private var blankRow: [Cell] { Array(repeating: blank, count: columns) }
}
