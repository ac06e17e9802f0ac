import TodoCore

/// The sentences of the screens that are called by a key: help, palette, trash, history, the order of a list.
protocol ScreenStrings: Sendable {
  /// The heading over a part of the keys; without one, over the keys within a text.
  func heading(_ section: KeySection?) -> String
  func noSuchCommand(_ text: String) -> String
  var trashTitle: String { get }
  /// What is in the trash.
  var trashNote: String { get }
  var emptyTrash: String { get }
  /// The filter of the trash finds nothing.
  func nothingDeleted(_ filter: Unfound) -> String
  var historyTitle: String { get }
  var emptyHistory: String { get }
  /// The filter of the history finds nothing.
  func nothingDone(_ filter: Unfound) -> String
  /// A step that is not in effect any more.
  func undone(_ step: String) -> String
  /// Where a step was made, this window among others.
  func origin(of step: Step) -> String
  func name(of order: ListOrder) -> String
}

extension Strings {
  /// What a command does in a few words: a description tells the particulars after its first comma, colon or
  /// semicolon.
  func summary(_ command: Command) -> String {
    let text = describe(command)
    return String(text.prefix { !",;:，；：".contains($0) })
  }
}
