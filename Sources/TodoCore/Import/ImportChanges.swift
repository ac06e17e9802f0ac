/// What one transaction of an import does, to be taken back: the items that it adds, which say all of their rows
/// (`AddedItems`), and a changeset of what it is asked to record.
final class ImportChanges {
  private let database: Database
  /// Whether the added items and what is remembered of them are kept without a changeset. A trigger of another
  /// program may make other rows of them than what was written.
  let keepsAddedItems: Bool
  private var added = AddedItems()
  private var recorder: ChangeRecorder?

  init(_ database: Database) throws(StoreError) {
    self.database = database
    keepsAddedItems = try Self.knowsAllTriggers(database)
    if !keepsAddedItems { recorder = try ChangeRecorder(database) }
  }

  private static func knowsAllTriggers(_ database: Database) throws(StoreError) -> Bool {
    try database.integer(
      """
      SELECT 1 FROM sqlite_master WHERE type = 'trigger' AND lower(tbl_name) IN ('item', 'import_base')
        AND name NOT IN
          ('item_text_insert', 'item_text_delete', 'item_text_update', 'item_tag_follow') LIMIT 1
      """) == nil
  }

  /// Takes in an item that is added, not recorded.
  func append(_ item: AddedItem) { if keepsAddedItems { added.append(item) } }

  /// Runs a write that changes or removes what is there, or that adds what an added item does not say.
  func recording(_ write: () throws(StoreError) -> Void) throws(StoreError) {
    // Most pieces of most imports only add items, and a session costs something for every row that it looks at.
    let recorder = if let recorder { recorder } else { try ChangeRecorder(database) }
    self.recorder = recorder
    recorder.record(true)
    try write()
    recorder.record(!keepsAddedItems)
  }

  /// Writes them as a piece of a step, where there are any.
  func write(to log: StepLog, seq: Int, piece: Int) throws(StoreError) {
    guard !added.parts.isEmpty || !(recorder?.isEmpty ?? true) else { return }
    try log.append(recorder, and: added, to: seq, piece: piece)
  }
}
