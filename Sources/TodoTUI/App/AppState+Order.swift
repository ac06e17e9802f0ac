import TodoCore

/// The order of the lists that have none of their own.
extension AppState {
  /// Sorts by that, with the same item selected, now and after the next start.
  mutating func sort(by order: ListOrder) -> [Effect] {
    guard order != list.order else { return [] }
    list.order = order
    message = .sorted(order)
    let remember = Effect.remember(.order, order == .arrival ? nil : order.rawValue)
    return [remember] + restart(select: list.selection)
  }
}
