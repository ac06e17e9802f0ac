import FoundationEssentials

/// A new item as an import writes it; every other column of its row gets its default.
struct AddedItem: Hashable, Sendable {
  let id: UUID
  let ord: Int64
  let title: String
  let done: Bool
  /// In milliseconds since 1970.
  let created: Int64

  init(_ record: LegacyRecord, ord: Int64, created: Int64) {
    self.init(id: record.id, ord: ord, title: record.title, done: record.done, created: created)
  }

  init(id: UUID, ord: Int64, title: String, done: Bool, created: Int64) {
    self.id = id
    self.ord = ord
    self.title = title
    self.done = done
    self.created = created
  }
}
