/// A numbered shape of the database. A released version is frozen: its DDL never changes again.
struct SchemaVersion: Sendable {
  /// What `PRAGMA user_version` holds.
  let number: Int
  /// The statements that make an empty database of this version.
  let ddl: String
  /// The table of items, to count rows before and after a migration.
  let itemTable: String

  /// Every version, the oldest first.
  static let all: [SchemaVersion] = [.v1, .v2, .v3, .v4]

  /// The one that this program reads and writes.
  static let current = SchemaVersion.v4

  /// `PRAGMA application_id`: the letters MTDO.
  static let applicationID = 0x4D54_444F
}
