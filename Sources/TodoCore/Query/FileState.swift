/// A state of the file as one connection sees it: what is read in two that are equal is equal too, but for what is
/// written and may still be taken back.
struct FileState: Equatable {
  /// Changes with each commit of another connection.
  let dataVersion: Int?
  /// How many rows this connection has changed.
  let totalChanges: Int
}

extension TodoStore {
  /// The state now; within a transaction, that of its snapshot.
  func fileState() throws(StoreError) -> FileState {
    FileState(
      dataVersion: try database.integer("PRAGMA data_version"),
      totalChanges: database.totalChanges)
  }
}
