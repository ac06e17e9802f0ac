import FoundationEssentials

/// What the next command would act on, as far as others can change it.
struct Target: Hashable, Sendable {
  /// What it is, by identity.
  enum Object: Hashable, Sendable {
    /// The selected item and what is marked; how many that is, where all that the list finds is marked.
    case items(selected: UUID?, marks: Marks?, count: Int?)
    /// The list whose group the side bar renames and deletes.
    case list(ListSource)
    case deleted(UUID?)
    case step(Int?)
    case question(Choice.Question)
    /// Text or a choice, which knows what it is for.
    case nothing
  }

  let object: Object
  /// The items from the selected one on, as far as they are at hand: those that a number takes.
  var rows: [UUID] = []
  /// Whether the list ends with them.
  var isToEnd = false

  /// The selected item, where it is one of those.
  var selection: UUID? {
    if case .items(let selected, _, _) = object { selected } else { nil }
  }

  /// Whether a command would do the same now, with that number before it.
  func isSame(as now: Target, count: Int? = nil) -> Bool {
    guard object.isSame(as: now.object) else { return false }
    guard let count else { return true }
    let (old, new) = (rows.prefix(count), now.rows.prefix(count))
    // How much is at hand beyond the screen is nobody's change.
    let common = min(old.count, new.count)
    guard old.prefix(common) == new.prefix(common) else { return false }
    return !(old.count < new.count && isToEnd || new.count < old.count && now.isToEnd)
  }
}

extension Target.Object {
  fileprivate func isSame(as now: Target.Object) -> Bool {
    guard case .items(let selected, let marks, let count) = self,
      case .items(let selectedNow, let marksNow, let countNow) = now
    else { return self == now }
    // A number that is being counted is no other one.
    let isOther = count != nil && countNow != nil && count != countNow
    return selected == selectedNow && marks == marksNow && !isOther
  }
}
