/// Something about a list's file that is not as it should be.
public enum Finding: Hashable, Sendable {
  /// The file can't be opened as a list at all: damaged, of another program, of a newer version, not readable.
  case refused(StoreError)
  /// The file is of an earlier version; opening it upgrades it.
  case olderVersion(found: Int, current: Int)
  /// `PRAGMA application_id` is not that of a list (versions 1 and 2 did without).
  case unmarked
  /// SQLite's `integrity_check` complains, in its own words. A backup is the way out.
  case structure(String)
  /// Rows of that table refer to rows that are not there.
  case dangling(table: String, rows: Int)
  /// The text index does not hold what the items hold: a search misses items or finds others.
  case textIndex
  /// That column does not hold what follows from others, such as the folded text of a title or a tagged item's
  /// place: a search, a sort or the check for equal names goes wrong.
  case staleKeys(table: String, column: String, rows: Int)
  /// Two groups or tags have names that count as equal, which another program must have written.
  case sameName(table: String, name: String)
  /// The guard row of bulk writes was left by another program: the text index misses what is written.
  case guardLeft
  /// Others than the owner may read or write that file or folder.
  case mode(path: String, found: Int, wanted: Int)

  /// Whether `Doctor.repair` can put it right. It never deletes anything of a person's.
  public var isRepairable: Bool {
    switch self {
    case .textIndex, .staleKeys, .guardLeft, .mode: true
    case .refused, .olderVersion, .unmarked, .structure, .dangling, .sameName: false
    }
  }
}
