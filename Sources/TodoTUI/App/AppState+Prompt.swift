/// The lines below the list that are typed into.
extension AppState {
  /// How many lines below the list are for typing: what is meant has one of its own where there is room.
  var promptRows: Int {
    guard hasPromptLine, case .line(let prompt) = mode else { return 0 }
    switch prompt.purpose {
    case .quickAdd: return 1 + previewRows(of: prompt)
    case .tags: return size.rows >= 7 ? 2 : 1
    case .title, .due, .dueOfMarked, .newGroup, .renameGroup: return 1
    }
  }

  /// Whether a line below the list is being typed into.
  var hasPromptLine: Bool {
    guard case .line(let prompt) = mode else { return false }
    guard case .title(let item) = prompt.purpose else { return true }
    return list.window.index(of: item.id) == nil
  }
}
