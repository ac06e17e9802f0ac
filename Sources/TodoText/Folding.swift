/// The forms in which texts are compared: one for searching, one for names that must be unique.
///
/// Both are written to columns of the database, so a change to what they return makes the stored
/// ones stale. They are idempotent, and equal for every Unicode normal form of a text.
public enum Folding {
  /// The form in which titles, notes and names are searched.
  ///
  /// Case, width, ligatures and the marks that people leave out when they type are gone (see
  /// ``LeftOut``), and so are characters that show nothing. NUL becomes U+FFFD.
  public static func searchKey(_ text: String) -> String {
    quickKey(text) ?? slowKey(text, for: .search)
  }

  /// The form in which names of groups and tags are unique: without regard to case, width, and
  /// white space at the ends, but with marks, since `má` and `mà` are two words.
  public static func nameKey(_ text: String) -> String {
    let key = quickKey(text) ?? slowKey(text, for: .name)
    let scalars = key.unicodeScalars
    guard let start = scalars.firstIndex(where: { !$0.isWhiteSpace }),
      let last = scalars.lastIndex(where: { !$0.isWhiteSpace })
    else { return "" }
    return String(scalars[start...last])
  }

  /// The words of a typed query, in their search form.
  public static func words(_ query: String) -> [String] {
    searchKey(query).unicodeScalars.split(whereSeparator: \.isWhiteSpace).map { String($0) }
  }

  private static func slowKey(_ text: String, for purpose: Folder.Purpose) -> String {
    var folder = Folder(for: purpose, room: text.utf8.count)
    folder.fold(text.unicodeScalars)
    return folder.key
  }

  /// Both forms of a text that is ASCII, or Chinese characters and small ASCII: its lower case,
  /// mostly without a copy. nil for any other text.
  private static func quickKey(_ text: String) -> String? {
    var all: UInt8 = 0
    var special: UInt8 = 0
    text.withBytes { bytes in
      for byte in bytes {
        all |= byte
        special |= (byte &- 0x41 < 26 ? 1 : 0) | (byte == 0 ? 2 : 0)
      }
    }
    if special & 2 != 0 { return nil }
    if all >= 0x80 {
      let isUnchanging =
        special == 0
        && text.unicodeScalars.allSatisfy { CodePoints.isUnchanging(Int32(bitPattern: $0.value)) }
      return isUnchanging ? text : nil
    }
    return special == 0 ? text : lowercased(ascii: text)
  }

  private static func lowercased(ascii text: String) -> String {
    text.withBytes { bytes in
      String(unsafeUninitializedCapacity: bytes.count) { lower in
        for place in bytes.indices {
          lower[place] = bytes[place] | (bytes[place] &- 0x41 < 26 ? 0x20 : 0)
        }
        return bytes.count
      }
    }
  }
}
