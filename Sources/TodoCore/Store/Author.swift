public import FoundationEssentials

/// Who writes: every step of the history carries it, and undo prefers an author's own steps.
public struct Author: Hashable, Sendable {
  /// The kind of place that a change comes from.
  public enum Origin: String, Hashable, Sendable, CaseIterable {
    /// An interactive session.
    case window
    /// A command of the shell.
    case command
    /// The importer.
    case legacyImport = "import"
  }

  /// The kind of place.
  public let origin: Origin
  /// This window or command, distinct from all others.
  public let id: UUID

  /// An author; a new one each time unless the id is given.
  public init(_ origin: Origin, id: UUID = UUID()) {
    self.origin = origin
    self.id = id
  }
}
