import CNcurses
import TodoTUI

/// The sequences that the terminal database names for keys of this terminal.
enum TerminalKeys {
  /// After the database has been read. Single bytes are left out: they are typed with Control too.
  static var sequences: [(bytes: [UInt8], key: Key)] {
    var sequences: [(bytes: [UInt8], key: Key)] = []
    for (name, key) in names {
      guard let bytes = string(name), bytes.count > 1, bytes.first == 0x1B else { continue }
      sequences.append((bytes, key))
    }
    for number in 1...24 {
      guard let bytes = string("kf\(number)"), bytes.count > 1, bytes.first == 0x1B else {
        continue
      }
      // 13 to 24 are F1 to F12 with Shift on most terminals, and their standard form says so.
      if number <= 12 { sequences.append((bytes, Key(.function(number)))) }
    }
    return sequences
  }

  /// A capability as bytes, or `nil` where the terminal lacks it.
  static func string(_ name: String) -> [UInt8]? {
    guard let text = tigetstr(name), UInt(bitPattern: text) != UInt.max else { return nil }
    return Array(String(cString: text).utf8)
  }

  private static let names: KeyValuePairs<String, Key> = [
    "kcuu1": Key(.up), "kcud1": Key(.down), "kcub1": Key(.left), "kcuf1": Key(.right),
    "khome": Key(.home), "kend": Key(.end), "kpp": Key(.pageUp), "knp": Key(.pageDown),
    "kich1": Key(.insert), "kdch1": Key(.delete), "kbs": Key(.backspace), "kent": Key(.enter),
    "kcbt": Key(.backTab), "kri": Key(.up, .shift), "kind": Key(.down, .shift),
    "kLFT": Key(.left, .shift), "kRIT": Key(.right, .shift), "kHOM": Key(.home, .shift),
    "kEND": Key(.end, .shift), "kDC": Key(.delete, .shift),
  ]
}
