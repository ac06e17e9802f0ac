/// Why the program can't be shown here.
enum TerminalError: Error, Hashable {
  /// `TERM` is not set.
  case unnamed
  /// The terminal database does not know the type that `TERM` names.
  case unknown(String)
  /// The terminal of that type can't move its cursor.
  case incapable(String)
}
