import TodoCore
import TodoText

/// The edit form of one item: texts as typed, and what they started from.
struct EditForm: Hashable, Sendable {
  /// The fields as they are typed; what differs from the start is what is written.
  struct Values: Hashable, Sendable {
    var title: String
    var done: Bool
    var group: String
    var priority: Priority
    var due: String
    var tags: String
    var notes: String
  }

  /// What the fields would be saved as.
  enum Reading: Hashable, Sendable {
    case item(TodoItem, newGroup: String?)
    case blankTitle
    case notADate(String)
  }

  /// A name being typed: group and tags have names that match.
  enum Naming: Hashable, Sendable {
    /// Nothing was typed since the field was come to.
    case rest
    case typed
    /// A match stands in the place of what was typed, which is kept.
    case chosen(over: TextField)
  }

  /// The item as it was read; a clash is told against it.
  private(set) var original: TodoItem
  private(set) var start: Values
  var title: TextField
  var done: Bool
  var group: GroupField
  var priority: Priority
  var due: TextField
  var tags: TagField
  var notes: TextArea
  var focus: FormField { didSet { if focus != oldValue { endNaming() } } }
  /// How far the typing of a name is, in the field that has the focus.
  var naming = Naming.rest
  /// Whether it was opened only to take over what an editor gives back.
  var isForEditor = false
  /// A question over the form: leave it, whose text, what of a deleted item.
  var question: Choice?

  /// The form of an item, with the name of its group.
  init(_ item: TodoItem, groupName: String, focus: FormField = .title) {
    original = item
    title = TextField(item.title)
    done = item.done
    group = GroupField(groupName)
    priority = item.priority
    due = TextField(item.due?.description ?? "")
    tags = TagField(item.tags)
    notes = TextArea(item.notes)
    self.focus = focus
    start = Values(
      title: "", done: false, group: "", priority: .none, due: "", tags: "", notes: "")
    start = values
  }

  /// Whether a match stands where a name was typed.
  var isChoosing: Bool { if case .chosen = naming { true } else { false } }

  /// The fields as they are now.
  var values: Values {
    Values(
      title: title.text, done: done, group: group.field.text, priority: priority, due: due.text,
      tags: tags.text, notes: notes.text)
  }

  /// Whether something would be lost by closing it.
  var isChanged: Bool { values != start }

  /// The item that the fields describe. A field that was not touched keeps what it held, to the byte.
  func reading(groups: [TodoGroup], now: DueDate, weekStart: WeekStart) -> Reading {
    var item = original
    var newGroup: String?
    if title.text != start.title {
      item.title = SafeText.title(title.text)
      if SafeText.isBlank(item.title) { return .blankTitle }
    }
    item.done = done
    item.priority = priority
    if group.field.text != start.group {
      switch group.meaning(among: groups) {
      case .noGroup: item.groupID = nil
      case .existing(let group): item.groupID = group.id
      case .new(let name): newGroup = name
      }
    }
    if due.text != start.due {
      switch DueParser.parse(due.text, now: now, weekStart: weekStart) {
      case .none: item.due = nil
      case .due(let date): item.due = date
      case .unknown: return .notADate(due.text)
      }
    }
    if tags.text != start.tags { item.tags = tags.names }
    if notes.text != start.notes { item.notes = notes.text }
    return .item(item, newGroup: newGroup)
  }

  /// The write of what was changed of an item; `nil` where nothing was.
  func write(of item: TodoItem, newGroup: String?) -> Write? {
    let patch = ItemPatch(from: original, to: item)
    guard !patch.isEmpty || newGroup != nil else { return nil }
    return .update(item.id, patch, newGroup: newGroup, basedOn: original)
  }

  /// From now on a clash is told against what is there now, so that "mine" may replace it.
  ///
  /// Fields that were not touched follow the other window.
  mutating func rebase(on current: TodoItem, groupName: String) {
    let untouched = EditForm(original, groupName: start.group).fieldsEqual(to: self)
    take(untouched, from: current, groupName: groupName)
  }

  /// Takes the other window's values for these fields; all else stays as typed.
  mutating func take(_ fields: [ItemField], from current: TodoItem, groupName: String) {
    let theirs = EditForm(current, groupName: groupName)
    for field in fields {
      switch field {
      case .title: (title, start.title) = (theirs.title, theirs.start.title)
      case .done: (done, start.done) = (theirs.done, theirs.start.done)
      case .group: (group, start.group) = (theirs.group, theirs.start.group)
      case .priority: (priority, start.priority) = (theirs.priority, theirs.start.priority)
      case .due: (due, start.due) = (theirs.due, theirs.start.due)
      case .notes: (notes, start.notes) = (theirs.notes, theirs.start.notes)
      case .tags: (tags, start.tags) = (theirs.tags, theirs.start.tags)
      }
    }
    original = current
  }

  private func fieldsEqual(to other: EditForm) -> [ItemField] {
    var fields: [ItemField] = []
    if title.text == other.title.text { fields.append(.title) }
    if done == other.done { fields.append(.done) }
    if group.field.text == other.group.field.text { fields.append(.group) }
    if priority == other.priority { fields.append(.priority) }
    if due.text == other.due.text { fields.append(.due) }
    if tags.text == other.tags.text { fields.append(.tags) }
    if notes.text == other.notes.text { fields.append(.notes) }
    return fields
  }
}
