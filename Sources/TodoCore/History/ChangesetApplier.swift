import CSQLite
import FoundationEssentials

/// Applies a stored changeset, or its inverse, where no later change of the same fields stands in its way.
final class ChangesetApplier {
  /// What to do where a later change of the same fields stands in the way.
  enum Policy {
    /// Change nothing at all, and name the item.
    case stoppingAtClashes
    /// Leave that row as it is now.
    case keepingLaterChanges
  }

  private let database: Database
  private let policy: Policy
  private let columns: [String: [String]]
  private var clash: String?
  /// The item that stands in the way by being gone.
  private(set) var goneItem: UUID?
  private var error: StoreError?

  /// Columns that follow from others or from the clock: a difference in them is nobody's change.
  private static let bookkeeping: Set<String> = [
    "modified_at", "completed_at", "title_key", "notes_key", "tags_key", "name_key",
  ]
  /// Tables that hold nothing a person wrote.
  private static let ownTables: Set<String> = ["tombstone", "import_base"]

  /// The caller's transaction is rolled back as a whole: a savepoint of the changeset's own would only keep a
  /// copy of every page for every row.
  private static let flags = Int32(SQLITE_CHANGESETAPPLY_NOSAVEPOINT)

  init(_ database: Database, _ policy: Policy = .stoppingAtClashes) throws(StoreError) {
    self.database = database
    self.policy = policy
    var columns: [String: [String]] = [:]
    for table in ChangeRecorder.tables {
      columns[table] = try database.columns(of: table)
    }
    self.columns = columns
  }

  /// - Throws: `clash` with the title concerned; the caller's transaction then has to be rolled back.
  func apply(_ stream: ChangesetStream, inverted: Bool) throws(StoreError) {
    let judge = Unmanaged.passUnretained(self).toOpaque()
    // SQLite hands one context to both of its callbacks, and another one to the input.
    let code = sqlite3changeset_apply_v2_strm(
      database.handle, ChangesetStream.read, Unmanaged.passUnretained(stream).toOpaque(),
      { context, table in
        guard let context, let table else { return 1 }
        let applier = Unmanaged<ChangesetApplier>.fromOpaque(context).takeUnretainedValue()
        return applier.admits(String(cString: table)) ? 1 : 0
      },
      { context, kind, iterator in
        guard let context else { return SQLITE_CHANGESET_ABORT }
        return Unmanaged<ChangesetApplier>.fromOpaque(context).takeUnretainedValue()
          .judge(kind, iterator)
      }, judge, nil, nil, Self.flags | (inverted ? Int32(SQLITE_CHANGESETAPPLY_INVERT) : 0))
    if let error { throw error }
    if let clash { throw .clash(title: clash) }
    if let error = stream.error { throw error }
    guard code == SQLITE_OK else { throw database.failure(code: code) }
  }

  /// Called when the changes of a table begin. Groups come after items: what still is in a group that is about
  /// to go was put there later, and would go with it.
  private func admits(_ table: String) -> Bool {
    guard table == "todo_group", clash == nil else { return clash == nil }
    do throws(StoreError) {
      clash = try database.text(
        """
        SELECT name FROM todo_group WHERE id IN (SELECT id FROM temp.doomed_group)
          AND EXISTS(SELECT 1 FROM item WHERE group_id = todo_group.id) LIMIT 1
        """)
    } catch {
      // Not knowing is not the same as nothing in the way: the group's items would go with it.
      self.error = error
    }
    return clash == nil && error == nil
  }

  private func judge(_ kind: Int32, _ iterator: OpaquePointer?) -> Int32 {
    if kind == SQLITE_CHANGESET_FOREIGN_KEY {
      clash = clash ?? ""
      return SQLITE_CHANGESET_ABORT
    }
    let change = Change(iterator)
    if Self.ownTables.contains(change.table) {
      return kind == SQLITE_CHANGESET_DATA || kind == SQLITE_CHANGESET_CONFLICT
        ? SQLITE_CHANGESET_REPLACE : SQLITE_CHANGESET_OMIT
    }
    if kind == SQLITE_CHANGESET_DATA, !hasForeignValue(change) { return SQLITE_CHANGESET_REPLACE }
    // A tag that is there already, or gone already, is what the change wants.
    if change.table == "item_tag" || policy == .keepingLaterChanges { return SQLITE_CHANGESET_OMIT }
    clash = title(change)
    return SQLITE_CHANGESET_ABORT
  }

  /// Whether a field that the change would write holds something else than what the change expects.
  private func hasForeignValue(_ change: Change) -> Bool {
    let names = columns[change.table] ?? []
    return names.indices.contains { index in
      // Where the whole row goes, so do its tags: those that others have added count then.
      let isTags = names[index] == "tags_key" && change.operation == SQLITE_DELETE
      // The place of a tagged row repeats its item's.
      let isBookkeeping =
        change.table == "item_tag" || Self.bookkeeping.contains(names[index])
      guard isTags || !isBookkeeping, let old = change.old(Int32(index))
      else {
        return false
      }
      return old != change.current(Int32(index))
    }
  }

  private func title(_ change: Change) -> String {
    guard let key = change.key else { return "" }
    let (table, column) = change.table == "todo_group" ? ("todo_group", "name") : ("item", "title")
    let now = try? database.text("SELECT \(column) FROM \(table) WHERE id = ?", key)
    if let now { return now }
    if table == "item" { goneItem = key.uuid }
    let index = columns[change.table]?.firstIndex(of: column).map(Int32.init) ?? 0
    if case .text(let title)? = change.old(index) ?? change.new(index) { return title }
    return ""
  }
}
