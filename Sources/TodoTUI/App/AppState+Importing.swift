import TodoCore

/// The import of a legacy file beside the list, and of what a killed one has left.
extension AppState {
  /// How far it is, or how it ended.
  mutating func takeImport(_ event: Event) -> [Effect] {
    switch event {
    case .takingBackImport: takesBackImport = true
    case .tookBackImport(let error):
      takesBackImport = false
      // What stands there is about something that the person did, or has to do.
      message = error.map { .failed($0) } ?? message ?? .importTakenBack
    case .importing(let progress):
      importing = progress
      if message == .importTakenBack { message = nil }
    case .imported(let file, let report):
      importing = nil
      message = .imported(file, report)
      list.window.forgetOffset()
      return reload() + count()
    case .importFailed(let error):
      importing = nil
      message = .importFailed(error)
    default: break
    }
    return []
  }

  /// Whether this window writes very many items just now, beside what the person does.
  var isImporting: Bool { importing != nil || takesBackImport }

  /// What the status line tells of it where nothing else is to be told.
  var importText: String? {
    if takesBackImport { return strings.takingBackImport }
    return importing.map { strings.importing($0) }
  }
}
