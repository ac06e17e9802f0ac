/// What a list without rows says: why there are none, and what can be done.
struct EmptyText {
  let state: AppState

  /// The sentences; nothing as long as it is not known why.
  var text: String {
    let list = state.list
    let strings = state.strings
    let add = state.keys.key(for: .quickAdd)
    let hides = list.hideDone && list.source.canHideDone
    let show = state.keys.key(for: .toggleHideDone)
    if !list.search.isEmpty {
      return strings.nothingFound(
        list.search.text, cancel: state.keys.key(for: .cancel), show: hides ? show : nil)
    }
    guard list.source == .all else {
      return hides
        ? strings.nothingOpen(show: show, add: add) : strings.emptyList(list.source, add: add)
    }
    guard let counts = state.counts else { return "" }
    if hides, counts.done > 0 { return strings.allDone(counts.done, show: show) }
    if counts.hasDeleted {
      return strings.allDeleted(
        undo: state.keys.key(for: .undo), trash: state.keys.key(for: .showTrash), add: add)
    }
    let first = strings.firstStart(add: add, help: state.keys.key(for: .help))
    return ([first] + (state.legacyFile.map { [strings.legacyFile($0)] } ?? []))
      .joined(separator: "\n\n")
  }
}
