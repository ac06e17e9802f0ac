import FoundationEssentials

/// What a step set a field to, where all its items got the same.
public enum StepValue: Hashable, Sendable {
  case due(DueDate?)
  case priority(Priority)
  /// The name that the group had then.
  case group(String?)

  /// As the file holds it, in one line.
  var stored: String {
    switch self {
    case .due(let due): due?.description ?? ""
    case .priority(let priority): String(priority.rawValue)
    case .group(let name): name ?? ""
    }
  }

  /// Reads what a step of that kind has stored; `nil` where it stores none.
  init?(_ stored: String, of action: StepAction?) {
    switch action {
    case .setDue where stored.isEmpty: self = .due(nil)
    case .setDue:
      guard let due = StepValue.due(stored) else { return nil }
      self = .due(due)
    case .setPriority:
      guard let priority = Int(stored).flatMap(Priority.init) else { return nil }
      self = .priority(priority)
    case .moveItem: self = .group(stored.isEmpty ? nil : stored)
    default: return nil
    }
  }

  /// `2026-11-30` or `2026-11-30 17:00`.
  private static func due(_ text: String) -> DueDate? {
    let words = text.split(separator: " ").map(String.init)
    guard let day = words.first.flatMap(CalendarDay.init) else { return nil }
    guard words.count > 1 else { return DueDate(day: day) }
    let parts = words[1].split(separator: ":").compactMap { Int($0) }
    guard parts.count == 2, (0..<24).contains(parts[0]), (0..<60).contains(parts[1]) else {
      return nil
    }
    return DueDate(day: day, minute: parts[0] * 60 + parts[1])
  }
}

extension TodoStore {
  /// What a patch of one field sets it to, for the history.
  func stepValue(of patch: ItemPatch) throws(StoreError) -> StepValue? {
    guard patch.fields.count == 1 else { return nil }
    if let due = patch.due { return .due(due.value) }
    if let priority = patch.priority { return .priority(priority) }
    if let group = patch.group {
      guard let id = group.value else { return .group(nil) }
      return .group(try database.text("SELECT name FROM todo_group WHERE id = ?", .id(id)))
    }
    return nil
  }
}
