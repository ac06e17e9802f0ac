import FoundationEssentials
import TodoCore

/// What others have changed since the last frame. A key that arrives before the next one was meant for what
/// the last one showed.
struct Unseen: Hashable, Sendable {
  /// An item that is not in the list any more because of others.
  struct Lost: Hashable, Sendable {
    let id: UUID
    let title: String
    /// Whether it was deleted; else it was changed so that the list does not find it.
    let isDeleted: Bool

    /// The same with its title cut.
    func shortened(_ cut: (String) -> String) -> Lost {
      Lost(id: id, title: cut(title), isDeleted: isDeleted)
    }
  }

  /// What keys acted on when the change was noticed; `nil` once that was compared with what came of it.
  var before: Target?
  /// What they acted on, where it is something else now.
  var movedFrom: Target?
  /// Whether other items follow the selected one now.
  var areRowsMoved = false
  /// Whether a write of this window was made: the list that it read again may have held others' changes.
  var hasWritten = false
  /// Whether a key was refused for that: what was typed behind it is not what is wanted any more.
  var dropsInput = false
}
