/// Reads what a terminal sends: bytes in, inputs out. It has no clock; its owner says when the time for
/// more bytes is over.
///
/// The library's own reader is not used, because it knows only the keys that terminfo names and hands
/// on the rest byte by byte: late answers, focus reports and foreign keys would be typed into the list
/// or run as commands. Here every sequence is read to its end before anything is made of it.
public struct InputParser {
  /// What the parser has half of.
  public enum Wait: Hashable, Sendable {
    /// After ESC: the key itself, or the start of a sequence?
    case escape
    /// After Escape was delivered: its sequence may come late.
    case tail
    /// Inside of a key's sequence or of a character.
    case sequence
    /// Inside of a terminal's answer.
    case string
    /// Inside of a paste.
    case paste
  }

  /// Whether actions of the mouse are delivered; otherwise they are read and dropped.
  public var deliversMouse = false

  /// A longer paste is delivered in several pieces, so that memory stays bounded and nothing is lost.
  var longestPaste = 1 << 22

  /// What the bytes that were read so far are the beginning of.
  enum State {
    case ground
    case escape(count: Int)
    case tail
    case sequence(introducer: UInt8)
    case classicMouse
    case string(introducer: UInt8)
    case stringEscape
    case paste
  }

  var state = State.ground
  var decoder: any TextDecoder
  /// Sequences that terminfo names for this terminal. Some forty, which are gone through when a sequence has come:
  /// a dictionary of them is slower to make at the start than all that is ever looked up in it.
  let terminalKeys: [(bytes: [UInt8], key: Key)]
  /// What the sequence or the paste holds so far.
  var collected: [UInt8] = []
  /// Alt is reported by an ESC in front.
  var isAlt = false
  /// The sequence belongs to an ESC that was taken for the key.
  var isLate = false
  var inputs: [Input] = []

  /// - Parameter terminalKeys: What this terminal sends for its keys, where that is known; these come
  ///   before the forms that all terminals share.
  public init(
    decoder: any TextDecoder = UTF8Decoder(), terminalKeys: [(bytes: [UInt8], key: Key)] = []
  ) {
    self.decoder = decoder
    self.terminalKeys = terminalKeys
  }

  /// Where two keys send the same, the later one is meant.
  func terminalKey(_ bytes: [UInt8]) -> Key? { terminalKeys.last { $0.bytes == bytes }?.key }

  /// What more bytes are expected for, or `nil`.
  public var wait: Wait? {
    switch state {
    case .ground: decoder.isInsideCharacter ? .sequence : nil
    case .escape: .escape
    case .tail: .tail
    case .sequence, .classicMouse: .sequence
    case .string, .stringEscape: .string
    case .paste: .paste
    }
  }

  /// Takes what has arrived and returns what is complete.
  public mutating func parse(_ bytes: some Sequence<UInt8>) -> [Input] {
    for byte in bytes { take(byte) }
    return delivered()
  }

  /// Nothing came in time. Escape was the key; a half sequence is dropped; a paste whose end is
  /// missing ends here.
  public mutating func timeUp() -> [Input] {
    switch state {
    case .ground:
      if decoder.isInsideCharacter {
        decoder.reset()
        type("\u{FFFD}")
      }
    case .escape(let count):
      for _ in 0..<count { deliver(Key(.escape)) }
      state = .tail
    case .tail: state = .ground
    case .sequence(let introducer), .string(let introducer):
      if collected.isEmpty { typeIntroducer(introducer) }
      state = .ground
    case .classicMouse, .stringEscape: state = .ground
    case .paste: endPaste()
    }
    return delivered()
  }

  private mutating func delivered() -> [Input] {
    defer { inputs = [] }
    return inputs
  }

  private mutating func take(_ byte: UInt8) {
    switch state {
    case .ground: takeText(byte)
    case .escape(let count): takeAfterEscape(byte, count: count)
    case .tail: takeTail(byte)
    case .sequence(let introducer): takeSequence(byte, introducer: introducer)
    case .classicMouse: takeClassicMouse(byte)
    case .string(let introducer): takeString(byte, introducer: introducer)
    case .stringEscape:
      state = .ground
      // ESC \ ends a string; any other ESC has cut it short.
      if byte != UInt8(ascii: "\\") {
        state = .escape(count: 1)
        take(byte)
      }
    case .paste: takePaste(byte)
    }
  }

  mutating func takeText(_ byte: UInt8) {
    if byte == 0x1B, !decoder.isInsideCharacter {
      isLate = false
      state = .escape(count: 1)
      return
    }
    switch decoder.decode(byte) {
    case .scalar(let scalar): type(scalar)
    case .incomplete: break
    case .invalid(let again):
      type("\u{FFFD}")
      if again { takeText(byte) }
    }
  }

  private mutating func takeAfterEscape(_ byte: UInt8, count: Int) {
    if byte == 0x1B {
      // Some terminals send ESC before a sequence for Alt; more than two are presses of Escape.
      if count == 2 { deliver(Key(.escape)) }
      state = .escape(count: 2)
      return
    }
    if let key = terminalKey([0x1B, byte]) {
      state = .ground
      deliver(key)
    } else if begins(byte) {
      isAlt = count == 2
    } else {
      if count == 2 { deliver(Key(.escape)) }
      isAlt = true
      state = .ground
      takeText(byte)
    }
  }

  private mutating func takeTail(_ byte: UInt8) {
    state = .ground
    isAlt = false
    if begins(byte) {
      isLate = true
    } else {
      takeText(byte)
    }
  }

  private mutating func begins(_ introducer: UInt8) -> Bool {
    collected = []
    switch introducer {
    case UInt8(ascii: "["), UInt8(ascii: "O"): state = .sequence(introducer: introducer)
    case UInt8(ascii: "]"), UInt8(ascii: "P"), UInt8(ascii: "_"):
      state = .string(introducer: introducer)
    default: return false
    }
    return true
  }
}
