public import FoundationEssentials
import TodoText

extension TodoStore {
  /// Adds an item at the end of the list.
  ///
  /// - Throws: `blankTitle`, `noSuchGroup`.
  public func add(_ draft: TodoDraft) throws(StoreError) -> TodoItem {
    try step(.addItem) { note throws(StoreError) in
      let now = clock()
      let item = try validated(
        TodoItem(
          id: makeID(), title: draft.title, done: draft.done, groupID: draft.groupID,
          priority: draft.priority, due: draft.due, notes: draft.notes, tags: draft.tags,
          createdAt: now, completedAt: draft.done ? now : nil))
      note.subject = item.title
      try insert(item)
      try openMeter?.advance(by: 1)
      return try existing(item.id)
    }
  }

  /// Writes a new row, behind all others.
  func insert(_ item: TodoItem) throws(StoreError) {
    try database.run(
      """
      INSERT INTO item(id, ord, title, notes, done, priority, group_id, due_day, due_minute,
        created_at, completed_at, title_key, notes_key)
      VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
      """,
      .id(item.id), .integer(try place(createdAt: item.createdAt)), .text(item.title),
      .text(item.notes), .bool(item.done), .int(item.priority.rawValue), .id(item.groupID),
      .int(item.due?.day.number), .int(item.due?.storedMinute ?? DueDate.noMinute),
      .date(item.createdAt), .date(item.completedAt), .text(SearchKey.column(item.title)),
      .text(SearchKey.column(item.notes)))
    try setTags(item.tags, of: item.id)
  }

  /// Writes the fields that the patch names, and no others.
  ///
  /// - Parameter basedOn: the item as the caller read it; a field of the patch that someone else has changed
  ///   since makes the whole write fail, unless both wrote the same.
  /// - Throws: `noSuchItem`, `blankTitle`, `noSuchGroup`, `changedElsewhere`.
  public func update(
    _ id: UUID, _ patch: ItemPatch, basedOn: TodoItem? = nil
  ) throws(StoreError) -> TodoItem {
    try step(Self.action(of: patch)) { note throws(StoreError) in
      let current = try existing(id)
      let wanted = try validated(patch.applied(to: current))
      let changes = ItemPatch(from: current, to: wanted)
      if let basedOn {
        let both = ItemPatch(from: basedOn, to: current).fields.intersection(changes.fields)
        guard both.isEmpty else { throw .changedElsewhere(fields: both, current: current) }
      }
      note.subject = wanted.title
      note.action = Self.action(of: changes)
      if let value = try stepValue(of: changes) { note.values = [value] }
      try write(changes, to: id)
      return try existing(id)
    }
  }

  /// Deletes an item and returns what it was.
  ///
  /// - Throws: `noSuchItem`.
  public func delete(_ id: UUID) throws(StoreError) -> TodoItem {
    try step(.deleteItem) { note throws(StoreError) in
      let item = try existing(id)
      note.subject = item.title
      note.deletes = true
      try keepPlaces()
      try bury("SELECT id FROM item WHERE id = ?", [.id(id)], .item)
      try database.run("DELETE FROM item WHERE id = ?", .id(id))
      return item
    }
  }

  static func action(of patch: ItemPatch) -> StepAction {
    switch patch.fields {
    case [.done]: patch.done == true ? .tick : .untick
    case [.group]: .moveItem
    case [.title]: .retitleItem
    case [.due]: .setDue
    case [.priority]: .setPriority
    case [.notes]: .editNotes
    case [.tags]: .setTags
    default: .editItem
    }
  }

  /// The item, or `noSuchItem`.
  func existing(_ id: UUID) throws(StoreError) -> TodoItem {
    guard let item = try item(id) else { throw .noSuchItem(id) }
    return item
  }

  /// The item as it will be read back: title, notes and tags cleaned, its group there.
  func validated(_ item: TodoItem) throws(StoreError) -> TodoItem {
    var item = item
    item.title = SafeText.title(item.title)
    guard !SafeText.isBlank(item.title) else { throw .blankTitle }
    item.notes = item.notes.withoutNUL
    item.tags = try storedTags(item.tags)
    if let group = item.groupID {
      guard try database.integer("SELECT 1 FROM todo_group WHERE id = ?", .id(group)) != nil else {
        throw .noSuchGroup(group)
      }
    }
    return item
  }

  func write(_ patch: ItemPatch, to id: UUID) throws(StoreError) {
    guard !patch.isEmpty else { return }
    let sql =
      SQL("UPDATE item SET ") + columns(of: patch).joined(separator: ", ")
      + SQL(" WHERE id = ?", .id(id))
    try database.run(sql.text, sql.values)
    if let tags = patch.tags { try setTags(tags, of: id) }
  }

  /// What `SET` writes for a patch, its bookkeeping included.
  func columns(of patch: ItemPatch) -> [SQL] {
    let now = clock()
    var columns: [SQL] = []
    if let title = patch.title {
      columns.append(
        SQL("title = ?, title_key = ?", .text(title), .text(SearchKey.column(title))))
    }
    if let done = patch.done {
      columns.append(SQL("done = ?, completed_at = ?", .bool(done), .date(done ? now : nil)))
    }
    if let group = patch.group { columns.append(SQL("group_id = ?", .id(group.value))) }
    if let priority = patch.priority {
      columns.append(SQL("priority = ?", .int(priority.rawValue)))
    }
    if let due = patch.due {
      columns.append(
        SQL(
          "due_day = ?, due_minute = ?", .int(due.value?.day.number),
          .int(due.value?.storedMinute ?? DueDate.noMinute)))
    }
    if let notes = patch.notes {
      columns.append(
        SQL("notes = ?, notes_key = ?", .text(notes), .text(SearchKey.column(notes))))
    }
    columns.append(SQL("modified_at = ?", .date(now)))
    return columns
  }
}

extension String {
  /// The text without NUL, which C programs (and SQLite's shell) take for the end.
  var withoutNUL: String {
    guard utf8.contains(0) else { return self }
    return split(separator: "\0", omittingEmptySubsequences: false).joined(separator: "\u{FFFD}")
  }
}
