/// A place where keys have a meaning of their own.
public enum KeyContext: String, Hashable, Sendable, CaseIterable {
  case list, sidebar, detail
  case search, line
  case formText, formGroup, formChoice, formNotes
  case picker, choice
  /// A question that is answered by yes or no.
  case yesNo
  case palette, trash, history
  /// What narrows the trash or the history is being typed.
  case screenFilter
  case help, helpFilter

  /// Whether printable keys are text here; then only other keys can be bound.
  var isText: Bool {
    switch self {
    case .search, .line, .formText, .formGroup, .formNotes, .picker, .palette, .screenFilter,
      .helpFilter:
      true
    case .list, .sidebar, .detail, .formChoice, .choice, .yesNo, .trash, .history, .help: false
    }
  }

  /// Whether digits typed before a command are a count.
  var takesCounts: Bool {
    switch self {
    case .list, .sidebar, .detail, .trash, .history, .help: true
    default: false
    }
  }
}

extension Set<KeyContext> {
  /// The panes.
  static let panes: Set = [.list, .sidebar, .detail]
  /// Where one goes from list to list: the panes and the screens over them.
  static let places: Set = [.list, .sidebar, .detail, .trash, .history]
  /// What is moved through line by line, without typing.
  static let scrolling: Set = [.list, .sidebar, .detail, .trash, .history, .help]
  /// The fields of the edit form.
  static let form: Set = [.formText, .formGroup, .formChoice, .formNotes]
  /// The fields of the edit form in which Enter does not start a new line.
  static let formLines: Set = [.formText, .formGroup, .formChoice]
  /// Questions.
  static let questions: Set = [.choice, .yesNo]
  /// Everywhere.
  static let everywhere = Set(KeyContext.allCases)
}
