/// What is wrong with a legacy file and where: facts for one clear line.
public struct LegacyFault: Error, Hashable, Sendable {
  /// The kinds of fault.
  public enum Kind: Hashable, Sendable {
    /// No bytes, or white space only.
    case empty
    /// Bytes that are not UTF-8.
    case notUTF8
    /// JSON of another shape than an array.
    case notAnArray
    /// The file ends in the middle.
    case truncated
    /// Text after the end of the array.
    case trailingText
    /// Not JSON at that place.
    case notJSON
    /// Half of a UTF-16 surrogate pair, which stands for no character.
    case loneSurrogate
    /// An element that is not an object.
    case notAnObject
    /// A field that is not there.
    case missingField(String)
    /// A field that is `null` or of another type.
    case wrongType(String)
    /// An id that is not a UUID in its usual spelling.
    case badID(String)
    /// The UUID of zeros alone, which stands for "no id" in most programs.
    case nilID
    /// A title without anything visible.
    case blankTitle
    /// The same id as an earlier record, with another title or state.
    case conflictingID(firstRecord: Int)
  }

  /// What it is.
  public let kind: Kind
  /// The record's number, from 1; `nil` where the fault is in none.
  public let record: Int?
  /// The line, from 1.
  public let line: Int

  init(_ kind: Kind, record: Int? = nil, line: Int = 1) {
    self.kind = kind
    self.record = record
    self.line = line
  }
}
