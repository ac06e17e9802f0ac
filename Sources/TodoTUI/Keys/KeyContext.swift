/// A place where keys have a meaning of their own.
public enum KeyContext: Int, Hashable, Sendable, CaseIterable {
  case list, sidebar, detail
  case search, line
  case formText, formGroup, formChoice, formNotes
  /// A name is typed in the form, and there are names that match; one of them was put in its place.
  case formNames, formChosen
  case picker, choice
  /// A question that is answered by yes or no.
  case yesNo
  case palette, trash, history
  case help, helpFilter

  /// Whether printable keys are text here; then only other keys can be bound.
  var isText: Bool {
    switch self {
    case .search, .line, .formText, .formGroup, .formNames, .formChosen, .formNotes, .picker,
      .palette, .helpFilter:
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
