import TodoCore

/// Keys that don't go on with those before them, and keys that do nothing.
extension AppState {
  /// A key that works everywhere, also after keys that need more; `nil` for any other.
  mutating func press(
    _ key: Key, amid waiting: Typed, in context: KeyContext
  ) -> [Effect]? {
    guard case .command(let command) = keys.match([key], in: context) else { return nil }
    switch command {
    // Esc after a prefix takes it back.
    case .cancel, .interrupt: return []
    case .help: return run(command, count: nil)
    case .redraw, .suspend:
      typed = waiting
      return run(command, count: nil)
    default: return nil
    }
  }

  /// What is said of keys that do nothing here: where they would do something, or which keys do it here.
  func unbound(_ sequence: [Key], in context: KeyContext) -> Message {
    let label = KeyMap.label(sequence)
    guard KeyContexts.panes.contains(context) else { return .unboundKey(label) }
    // No single key destroys; who tries is told which keys do.
    if sequence == [Key(.delete)] {
      return .otherKey(label, context == .sidebar ? .deleteGroup : .deleteItem)
    }
    let others: [KeyContext] = [.list, .sidebar, .detail]
    let place = others.first { keys.match(sequence, in: $0) != .none }
    return place.map { .keyOfPane(label, $0) } ?? .unboundKey(label)
  }
}
