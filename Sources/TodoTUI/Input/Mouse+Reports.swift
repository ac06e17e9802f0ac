extension Mouse {
  /// The body of a report such as `<0;12;5M`, in xterm's SGR form; `nil` for what the program does
  /// not use: movement, other buttons.
  init?(sgr body: [UInt8], final: UInt8) {
    let parts = String(decoding: body.dropFirst(), as: UTF8.self).split(separator: ";").map {
      Int($0)
    }
    guard parts.count == 3, let button = parts[0], let column = parts[1], let row = parts[2] else {
      return nil
    }
    self.init(
      button: button, isRelease: final == UInt8(ascii: "m"), column: column - 1, row: row - 1)
  }

  /// The three bytes behind `ESC [ M`, in the form that came before SGR.
  init?(classic bytes: [UInt8]) {
    guard bytes.count == 3 else { return nil }
    let button = Int(bytes[0]) - 32
    // This form does not say which button came up; all but the first are ignored anyway.
    let isRelease = button & 3 == 3
    self.init(
      button: isRelease ? button & ~3 : button, isRelease: isRelease, column: Int(bytes[1]) - 33,
      row: Int(bytes[2]) - 33)
  }

  private init?(button: Int, isRelease: Bool, column: Int, row: Int) {
    guard column >= 0, row >= 0 else { return nil }
    let point = Point(column: column, row: row)
    // With 4, 8 or 16 in it a key is held down: those are for the terminal, Ctrl and the wheel for example.
    switch (button, isRelease) {
    case (0, false): self.init(.press, at: point)
    case (0, true): self.init(.release, at: point)
    case (64, false): self.init(.wheelUp, at: point)
    case (65, false): self.init(.wheelDown, at: point)
    default: return nil
    }
  }
}
