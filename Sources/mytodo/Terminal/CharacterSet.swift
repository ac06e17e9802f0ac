import CNcurses
import Glibc
import TodoTUI

/// The encoding of the terminal, which is that of the locale.
enum CharacterSet {
  /// Takes over the locale's encoding.
  ///
  /// Where the locale that is asked for is not installed, C would be left, in which Chinese is drawn
  /// as blanks; so UTF-8 is taken unless the name asks for something else.
  static func adopt() {
    guard setlocale(LC_CTYPE, "") == nil else { return }
    let parts = localeName.split(separator: "@")[0].split(separator: ".")
    let wanted = parts.count > 1 ? parts[1].lowercased().filter { $0 != "-" } : "utf8"
    if wanted == "utf8" { setlocale(LC_CTYPE, "C.UTF-8") }
  }

  /// A decoder for what is typed.
  static var decoder: any TextDecoder {
    let name = String(cString: nl_langinfo(nl_item(CODESET)))
    // What is typed beyond ASCII in the C locale comes from a UTF-8 terminal nearly always.
    return name == "UTF-8" || name == "ANSI_X3.4-1968" ? UTF8Decoder() : LocaleDecoder()
  }

  private static var localeName: String {
    for variable in ["LC_ALL", "LC_CTYPE", "LANG"] {
      if let value = getenv(variable), value.pointee != 0 { return String(cString: value) }
    }
    return "C"
  }
}

/// The decoder for any other encoding: libc's.
struct LocaleDecoder: TextDecoder {
  private var state = mbstate_t()
  private(set) var isInsideCharacter = false

  mutating func reset() { self = LocaleDecoder() }

  mutating func decode(_ byte: UInt8) -> DecodedByte {
    var code: UInt32 = 0
    let wasInside = isInsideCharacter
    switch mytodo_decode(&state, CChar(bitPattern: byte), &code) {
    case 0:
      isInsideCharacter = true
      return .incomplete
    case 1:
      isInsideCharacter = false
      return Unicode.Scalar(code).map { .scalar($0) } ?? .invalid(again: false)
    default:
      reset()
      return .invalid(again: wasInside)
    }
  }
}
