import TodoCore
import TodoText

/// The list of a group or tag that the configuration names for the start.
extension AppState {
  /// Shows the list of the group of that name, once the groups are known.
  mutating func start(inGroup name: String) -> [Effect] {
    let key = Folding.nameKey(name)
    return start(with: groups.first { Folding.nameKey($0.name) == key }.map { .group($0.id) })
  }

  /// The same for a tag.
  mutating func start(withTag name: String) -> [Effect] {
    let key = Folding.nameKey(name)
    return start(with: tags.first { Folding.nameKey($0.name) == key }.map { .tag($0) })
  }

  /// Where there is none the status line says so, and All is shown.
  private mutating func start(with source: ListSource?) -> [Effect] {
    defer { wantedStart = nil }
    guard let source else {
      if let wantedStart, message == nil { message = .noStartList(wantedStart) }
      return []
    }
    return show(source)
  }
}
