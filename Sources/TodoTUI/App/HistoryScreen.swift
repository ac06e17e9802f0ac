import TodoCore

/// The history on the screen: steps of anyone, as far as they have been read.
struct HistoryScreen: Hashable, Sendable {
  /// A step, known by its number.
  struct Row: Hashable, Sendable, Identifiable {
    let step: Step
    var id: Int { step.seq }
  }

  var list = PagedRows<Row>()
  var isAtEnd = false
}

/// A stretch of the history that is to be read: the steps before one, or the newest.
struct HistoryRequest: Hashable, Sendable {
  var before: Int?
  let limit: Int
  /// Whether the last row is selected then.
  var selectsLast = false
}
