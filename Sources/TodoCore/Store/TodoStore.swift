public import FoundationEssentials

/// The list on disk: one SQLite file, one connection, methods named after what a person wants.
///
/// Reads are in `TodoStore+Reads`, writes in `+Items` and `+Groups`, undo in `+Undo`. Each write is one
/// transaction and one step of undo, and is durable when it returns. Every method throws `StoreError`.
public final class TodoStore {
  let database: Database
  /// Who writes through this store.
  public let author: Author
  let clock: () -> Date
  let makeID: () -> UUID
  /// The last number that a step had got when the store was opened: what has a greater one came since.
  let openedAt: Int
  var lastDataVersion: Int?
  /// What `changes` saw last.
  var lastLook: ChangeLook?
  /// How many steps this store has made, undone or redone.
  var ownStamps = 0
  /// The step that several writes are to be one of, within `transaction`.
  var openNote: StepNote?
  /// What the writes of a long `transaction` tell how far they are.
  var openMeter: WorkMeter?
  /// What the last search knew of the tags.
  var knownTags: KnownTags?
  /// The plans of the last queries.
  var knownPlans = KnownPlans()
  /// The steps of others that were undone through this store, which it may do again like its own.
  var undoneHere: Set<Int> = []

  /// Opens the list in that file, made if it is missing, brought to the current version if it is older.
  ///
  /// - Throws: `newerSchema`, `otherProgram`, `damaged`, `readOnly`, `cannotOpen`, `busy`; then the file is as it was.
  public convenience init(
    path: String, author: Author, clock: @escaping () -> Date = { Date() },
    makeID: @escaping () -> UUID = { UUID() }
  ) throws(StoreError) {
    self.init(try Database.connect(path), author: author, clock: clock, makeID: makeID)
  }

  /// A look at a list of the current version; nothing is made, migrated or written.
  convenience init(readOnlyPath path: String, author: Author) throws(StoreError) {
    self.init(
      try Database.look(path), author: author, clock: { Date() }, makeID: { UUID() })
  }

  /// A list that lives as long as the store, for tests.
  public static func inMemory(
    author: Author = Author(.window), clock: @escaping () -> Date = { Date() },
    makeID: @escaping () -> UUID = { UUID() }
  ) throws(StoreError) -> TodoStore {
    try TodoStore(path: ":memory:", author: author, clock: clock, makeID: makeID)
  }

  init(
    _ database: Database, author: Author, clock: @escaping () -> Date, makeID: @escaping () -> UUID
  ) {
    self.database = database
    self.author = author
    self.clock = clock
    self.makeID = makeID
    // A list that can't be read says so at the first read that needs an answer.
    openedAt =
      (try? database.integer("SELECT seq FROM sqlite_sequence WHERE name = 'step'")) ?? 0
  }

  /// Leaves moving what was committed from the write-ahead log into the file to another connection
  /// (`BackgroundStore.checkpoint`): it takes some syncs, and a key should not wait for them.
  public func leaveCheckpoints() { database.leaveCheckpoints() }

  /// Whether the log has grown so long that another connection should do that; asked again, only if it has grown since.
  public func takeCheckpointDue() -> Bool {
    defer { database.logPages = 0 }
    return database.logPages >= 1_000
  }

  /// The file, or `:memory:`.
  public var path: String { database.path }
}

@available(*, unavailable, message: "a store stays on the thread that opened it")
extension TodoStore: Sendable {}
