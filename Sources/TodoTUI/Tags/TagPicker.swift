import FoundationEssentials
import TodoCore

/// A tag to go to: the tags that match what is typed.
struct TagPicker: Hashable, Sendable {
  var filter = TextField()
  /// The chosen one, by identity: other windows may add tags above it. `nil` for the first.
  var selected: UUID?
}
