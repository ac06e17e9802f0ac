import FoundationEssentials
import TodoCore

/// One action on many items: one write, one step of undo.
struct Bulk: Hashable, Sendable {
  /// More than these are changed only after a question that tells how many they are.
  static let mostUnasked = 100

  /// The items.
  enum Targets: Hashable, Sendable {
    case items([UUID])
    /// All that a query finds at the moment of the write.
    case found(TodoQuery)
  }

  /// What is done to each of them.
  enum Change: Hashable, Sendable {
    /// All done if any of them is open, else all open.
    case toggleDone
    case done(Bool)
    case priority(Priority)
    /// Each so many steps more urgent, or less.
    case raise(by: Int)
    case due(DueDate?)
    case group(TodoGroup?)
    /// Into a new group of that name.
    case newGroup(String)
    case tags(TagChanges)
    case delete

    /// The same with names cut.
    func shortened(_ cut: (String) -> String) -> Change {
      switch self {
      case .group(let group?): .group(TodoGroup(id: group.id, name: cut(group.name)))
      case .newGroup(let name): .newGroup(cut(name))
      case .tags(let changes): .tags(changes.shortened(cut))
      default: self
      }
    }
  }

  let targets: Targets
  let change: Change
}
