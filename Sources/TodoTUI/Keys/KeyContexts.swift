/// A set of places, as bits: the hints of each frame ask for every line of the key table whether it holds here.
struct KeyContexts: Hashable, Sendable, ExpressibleByArrayLiteral {
  private var bits: UInt32 = 0

  /// These places.
  init(_ contexts: some Sequence<KeyContext>) {
    for context in contexts { insert(context) }
  }

  /// These places.
  init(arrayLiteral contexts: KeyContext...) { self.init(contexts) }

  var isEmpty: Bool { bits == 0 }

  func contains(_ context: KeyContext) -> Bool { bits & KeyContexts.bit(context) != 0 }

  mutating func insert(_ context: KeyContext) { bits |= KeyContexts.bit(context) }

  mutating func formUnion(_ other: KeyContexts) { bits |= other.bits }

  func union(_ other: KeyContexts) -> KeyContexts {
    var result = self
    result.formUnion(other)
    return result
  }

  func subtracting(_ other: KeyContexts) -> KeyContexts {
    var result = self
    result.bits &= ~other.bits
    return result
  }

  func isSuperset(of other: KeyContexts) -> Bool { other.subtracting(self).isEmpty }

  private static func bit(_ context: KeyContext) -> UInt32 { 1 << UInt32(context.rawValue) }
}

extension KeyContexts {
  /// The panes.
  static let panes: KeyContexts = [.list, .sidebar, .detail]
  /// Where one goes from list to list: the panes and the screens over them.
  static let places: KeyContexts = [.list, .sidebar, .detail, .trash, .history]
  /// What is moved through line by line, without typing.
  static let scrolling: KeyContexts = [.list, .sidebar, .detail, .trash, .history, .help]
  /// The fields of the edit form.
  static let form: KeyContexts = [
    .formText, .formGroup, .formNames, .formChosen, .formChoice, .formNotes,
  ]
  /// The fields of the edit form in which Enter saves.
  static let formLines: KeyContexts = [.formText, .formGroup, .formNames, .formChoice]
  /// The fields of the edit form that hold names.
  static let formNaming: KeyContexts = [.formGroup, .formNames, .formChosen]
  /// Questions.
  static let questions: KeyContexts = [.choice, .yesNo]
  /// Everywhere.
  static let everywhere = KeyContexts(KeyContext.allCases)
}
