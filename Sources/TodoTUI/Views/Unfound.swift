/// What a filter did not find, for the sentence in place of rows.
struct Unfound: Hashable, Sendable {
  let text: String
  /// How many rows were looked at; `nil` where that is all of them.
  let among: Int?
  /// The key that looks further back.
  let more: String
  /// The key that shows all rows again.
  let cancel: String
}

extension AppState {
  /// What the filter of a screen did not find.
  func unfound<Row>(_ list: PagedRows<Row>, isAtEnd: Bool) -> Unfound {
    Unfound(
      text: list.filter.field.text, among: isAtEnd ? nil : list.read.count,
      more: keys.key(for: .pageDown, in: context), cancel: keys.key(for: .cancel, in: context))
  }
}
