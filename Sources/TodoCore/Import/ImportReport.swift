import FoundationEssentials

/// What an import did, or with a dry run would do, in numbers that add up to `records`.
public struct ImportReport: Hashable, Sendable {
  /// Records in the file.
  public var records = 0
  /// New items.
  public var added = 0
  /// Items of an earlier import that took the file's newer values.
  public var updated = 0
  /// Items that were as in the file already.
  public var unchanged = 0
  /// Items that a person changed since; they stay as they are.
  public var kept = 0
  /// Items deleted since; they stay deleted.
  public var stayedDeleted = 0
  /// Items deleted since that came back, as asked.
  public var restored = 0
  /// Records that repeat an earlier one word for word.
  public var duplicates = 0
  /// The file's new name; `nil` for a dry run.
  public var renamedTo: String?
  /// Whether another run imported the file while this one waited for it.
  public var importedByAnother = false

  /// The kept ones and those that stay deleted, which no check can expect to be as in the file.
  var otherIDs: Set<UUID> = []

  /// Items that are not as they were before.
  public var changed: Int { added + updated + restored }

  /// No records at all.
  public init() {}

  /// Adds what a later piece of the same file did.
  mutating func add(_ piece: ImportReport) {
    added += piece.added
    updated += piece.updated
    unchanged += piece.unchanged
    kept += piece.kept
    stayedDeleted += piece.stayedDeleted
    restored += piece.restored
    otherIDs.formUnion(piece.otherIDs)
  }

  mutating func count(_ outcome: ImportOutcome) {
    switch outcome {
    case .add: added += 1
    case .update: updated += 1
    case .unchanged: unchanged += 1
    case .keep: kept += 1
    case .stayDeleted: stayedDeleted += 1
    case .restore: restored += 1
    }
  }
}

/// What becomes of one record.
enum ImportOutcome: Hashable, Sendable {
  case add, update, unchanged, keep, stayDeleted, restore
}

/// How far an import is.
public struct ImportProgress: Hashable, Sendable {
  /// What it is doing.
  public enum Phase: Hashable, Sendable { case reading, saving, verifying, takingBack }
  /// What it is doing.
  public let phase: Phase
  /// How many records that phase has behind it.
  public let done: Int
  /// How many there are; 0 while that is not known.
  public let total: Int
}
