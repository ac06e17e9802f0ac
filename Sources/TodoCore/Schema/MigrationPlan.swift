/// The way from each version of the schema to the next.
struct MigrationPlan: Sendable {
  /// A step between two neighbouring versions.
  enum Stage: Sendable {
    /// SQL alone.
    case lightweight(to: SchemaVersion, sql: String)
    /// SQL between two pieces of code: `willMigrate` sees the old shape, `didMigrate` the new one.
    case custom(
      to: SchemaVersion,
      willMigrate: @Sendable (Database) throws(StoreError) -> Void,
      sql: String,
      didMigrate: @Sendable (Database) throws(StoreError) -> Void)

    var target: SchemaVersion {
      switch self {
      case .lightweight(let target, _), .custom(let target, _, _, _): target
      }
    }

    func run(on database: Database) throws(StoreError) {
      switch self {
      case .lightweight(let target, let sql):
        try database.execute(sql)
        try database.execute("PRAGMA user_version = \(target.number)")
      case .custom(let target, let willMigrate, let sql, let didMigrate):
        try willMigrate(database)
        try database.execute(sql)
        try didMigrate(database)
        try database.execute("PRAGMA user_version = \(target.number)")
      }
    }
  }

  /// In order; the first leads from version 1.
  let stages: [Stage]

  /// Every version to the newest.
  static let standard = MigrationPlan(stages: [.v1ToV2, .v2ToV3, .v3ToV4])
}

extension MigrationPlan.Stage {
  /// Adds priority and due date; afterwards every unfinished item has priority 1.
  static let v1ToV2 = MigrationPlan.Stage.custom(
    to: .v2,
    willMigrate: { _ throws(StoreError) in },
    sql: """
      ALTER TABLE items ADD COLUMN priority INTEGER NOT NULL DEFAULT 0;
      ALTER TABLE items ADD COLUMN dueDate INTEGER;
      """,
    didMigrate: { database throws(StoreError) in
      try database.run("UPDATE items SET priority = 1 WHERE done = 0")
    })
}
