/// What is broken in a database file.
public enum Damage: Hashable, Sendable {
  /// The end is missing: its header tells of more bytes.
  case cutOff(expected: Int, found: Int)
  /// It is empty, but its write-ahead log is not.
  case logWithoutFile
  /// SQLite finds the structure broken, in its own words.
  case structure(String)
}
