import TodoText

/// Reads what a program sends to a terminal of the type `xterm-256color`, as ncurses uses it.
struct ScreenParser {
  private(set) var screen: Screen
  private var state = State.text
  private var letter: [UInt8] = []
  private var lastLetter: Character = " "
  private var drawsLines = false

  /// What the bytes that were read so far are the beginning of.
  private enum State {
    case text
    case escape
    case sequence([UInt8])
    case characterSet
    /// A title or the like, up to BEL or ESC \.
    case string
  }

  init(rows: Int, columns: Int) { screen = Screen(rows: rows, columns: columns) }

  mutating func feed(_ bytes: [UInt8]) {
    for byte in bytes { feed(byte) }
  }

  private mutating func feed(_ byte: UInt8) {
    switch state {
    case .text: text(byte)
    case .escape: escape(byte)
    case .characterSet:
      drawsLines = byte == UInt8(ascii: "0")
      state = .text
    case .string:
      if byte == 0x07 { state = .text } else if byte == 0x1B { state = .escape }
    case .sequence(let parameters):
      if (0x40...0x7E).contains(byte) {
        state = .text
        sequence(byte, parameters)
      } else {
        state = .sequence(parameters + [byte])
      }
    }
  }

  // MARK: Letters

  private mutating func text(_ byte: UInt8) {
    switch byte {
    case 0x1B: state = .escape
    case 0x08: screen.move(row: screen.row, column: screen.column - 1)
    case 0x09: screen.move(row: screen.row, column: (screen.column / 8 + 1) * 8)
    case 0x0A: screen.lineFeed()
    case 0x0D: screen.move(row: screen.row, column: 0)
    case 0..<0x20: break
    default:
      letter.append(byte)
      if letter.count >= Self.length(letter[0]) {
        put(String(decoding: letter, as: UTF8.self))
        letter = []
      }
    }
  }

  /// How many bytes a letter has that begins with this one.
  private static func length(_ first: UInt8) -> Int {
    switch first {
    case 0xF0...: 4
    case 0xE0...: 3
    case 0xC0...: 2
    default: 1
    }
  }

  private static let lineLetters: [Character: Character] = [
    "x": "│", "q": "─", "l": "┌", "k": "┐", "m": "└", "j": "┘", "t": "├", "u": "┤", "v": "┴",
    "w": "┬",
    "n": "┼", "a": "▒", "`": "◆", "~": "·",
  ]

  private mutating func put(_ text: String) {
    for letter in text {
      let shown = drawsLines ? Self.lineLetters[letter] ?? letter : letter
      screen.put(shown, width: Self.joins(shown) ? 0 : DisplayWidth.of(shown))
      lastLetter = shown
    }
  }

  /// Whether this is a mark alone: letters come one by one, and it belongs to the one before.
  private static func joins(_ letter: Character) -> Bool {
    switch letter.unicodeScalars.first?.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: true
    default: false
    }
  }

  // MARK: Sequences

  private mutating func escape(_ byte: UInt8) {
    state = .text
    switch UInt8(byte) {
    case UInt8(ascii: "["): state = .sequence([])
    case UInt8(ascii: "]"), UInt8(ascii: "P"): state = .string
    case UInt8(ascii: "("), UInt8(ascii: ")"): state = .characterSet
    case UInt8(ascii: "M"): screen.reverseLineFeed()
    case UInt8(ascii: "7"): screen.saveCursor()
    case UInt8(ascii: "8"): screen.restoreCursor()
    default: break
    }
  }

  private mutating func sequence(_ final: UInt8, _ parameters: [UInt8]) {
    // Private and intermediate bytes: modes and reports, which move nothing.
    guard parameters.allSatisfy({ (0x30...0x3B).contains($0) }) else { return }
    let numbers = parameters.split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false)
      .map { Int(String(decoding: $0, as: UTF8.self)) ?? 0 }
    let count = max(numbers.first ?? 0, 1)
    switch Character(Unicode.Scalar(final)) {
    case "H", "f": screen.move(row: count - 1, column: max(numbers.dropFirst().first ?? 1, 1) - 1)
    case "d": screen.move(row: count - 1, column: screen.column)
    case "G": screen.move(row: screen.row, column: count - 1)
    case "A": screen.move(row: screen.row - count, column: screen.column)
    case "B": screen.move(row: screen.row + count, column: screen.column)
    case "C": screen.move(row: screen.row, column: screen.column + count)
    case "D": screen.move(row: screen.row, column: screen.column - count)
    case "Z": screen.move(row: screen.row, column: (screen.column - 1) / 8 * 8)
    case "b": for _ in 0..<count { screen.put(lastLetter, width: DisplayWidth.of(lastLetter)) }
    case "X": screen.eraseLetters(screen.column..<screen.column + count)
    case "@": screen.insertLetters(count)
    case "P": screen.deleteLetters(count)
    case "L": screen.insertLines(count)
    case "M": screen.insertLines(-count)
    case "S": screen.scroll(screen.region, up: count)
    case "T": screen.scroll(screen.region, up: -count)
    case "r": setRegion(numbers)
    case "J": eraseScreen(numbers.first ?? 0)
    case "K": eraseRow(numbers.first ?? 0)
    case "m": setStyle(numbers)
    default: break
    }
  }

  private mutating func setRegion(_ numbers: [Int]) {
    let top = max(numbers.first ?? 1, 1) - 1
    let last = numbers.count > 1 && numbers[1] > 0 ? numbers[1] : screen.rows
    let bottom = min(last, screen.rows) - 1
    if top < bottom { screen.region = top...bottom }
    screen.move(row: 0, column: 0)
  }

  private mutating func eraseScreen(_ part: Int) {
    switch part {
    case 0:
      eraseRow(0)
      screen.eraseRows(screen.row + 1..<max(screen.rows, screen.row + 1))
    case 1:
      eraseRow(1)
      screen.eraseRows(0..<screen.row)
    default: screen.eraseRows(0..<screen.rows)
    }
  }

  private mutating func eraseRow(_ part: Int) {
    switch part {
    case 0: screen.eraseLetters(screen.column..<screen.columns)
    case 1: screen.eraseLetters(0..<screen.column + 1)
    default: screen.eraseLetters(0..<screen.columns)
    }
  }

  private mutating func setStyle(_ numbers: [Int]) {
    var rest = numbers[...]
    while let number = rest.popFirst() {
      switch number {
      case 0: screen.style = Screen.Style()
      case 1...9: screen.style.flags |= 1 << UInt16(number)
      case 22: screen.style.flags &= ~(1 << 1 | 1 << 2)
      case 23...29: screen.style.flags &= ~(1 << UInt16(number - 20))
      case 30...37: screen.style.foreground = number - 30
      case 39: screen.style.foreground = -1
      case 40...47: screen.style.background = number - 40
      case 49: screen.style.background = -1
      case 90...97: screen.style.foreground = number - 82
      case 100...107: screen.style.background = number - 92
      case 38, 48:
        // 5;N is one of 256 colours, 2;R;G;B a direct one.
        let values = rest.prefix(rest.first == 5 ? 2 : 4).dropFirst()
        rest = rest.dropFirst(values.count + 1)
        let color = values.reduce(0) { $0 << 8 | $1 }
        if number == 38 { screen.style.foreground = color } else { screen.style.background = color }
      default: break
      }
    }
  }
}
