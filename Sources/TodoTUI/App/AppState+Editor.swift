import TodoCore

/// Writing the notes in an editor of one's own. They always come back into the form, so that a clash with
/// another window is settled like any other.
extension AppState {
  /// From the form: its notes as they are now.
  mutating func editOutside() -> [Effect] {
    guard case .edit(let form) = mode else { return open(.editor) }
    return [.edit(form.notes.text)]
  }

  /// Takes over what was written. A form that was opened for that alone is saved and closed.
  mutating func takeEdited(_ outcome: EditedOutside) -> [Effect] {
    guard case .edit(var form) = mode else { return [] }
    let isDone = form.isForEditor
    form.isForEditor = false
    form.focus = .notes
    switch outcome {
    case .text(let text):
      form.notes.replaceAll(with: text)
      mode = .edit(form)
      return isDone ? save(form) : []
    case .unchanged: message = .notesUnchanged
    case .failed(let error): message = .editorFailed(error)
    }
    mode = isDone ? .browse : .edit(form)
    return []
  }
}
