/// Another program in which a person writes a text, with the terminal to itself.
public protocol TextEditor: AnyObject {
  /// Runs it until it ends. Nothing that was written may be lost, whatever happens.
  func edit(_ text: String) -> EditedOutside
}

/// What came of editing a text in another program.
public enum EditedOutside: Hashable, Sendable {
  /// The text as it was saved.
  case text(String)
  /// It was left as it is.
  case unchanged
  /// Nothing is taken over.
  case failed(EditorError)
}

/// Why a text did not come back from an editor.
public enum EditorError: Error, Hashable, Sendable {
  /// There is no such program, or it can't be started.
  case notFound(String)
  /// It ended with this status, or by the signal where it is negative. What was written is in the file, if any.
  case ended(String, status: Int32, file: String?)
  /// The file for the text can't be written.
  case cannotWrite(String, reason: String)
  /// What was written is no text in UTF-8; it is in the file.
  case notText(file: String)
}
