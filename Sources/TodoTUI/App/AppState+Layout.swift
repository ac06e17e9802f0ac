/// Where everything stands at the size of the window, and how many lines below the list are typed into.
extension AppState {
  /// Where everything stands at this size.
  var layout: Layout {
    Layout(
      size, focus: focus, showsSidebar: showsSidebar, showsDetail: showsDetail,
      promptRows: promptRows, statusRows: statusRows, sidebarWidth: preferences.sidebarWidth)
  }

  /// How many rows of the list fit on the screen.
  var listHeight: Int { max(1, layout.list?.rows ?? layout.body.rows) }

  /// How many lines below the list are for typing: what is meant has one of its own where there is room.
  var promptRows: Int {
    guard hasPromptLine, case .line(let prompt) = mode else { return 0 }
    switch prompt.purpose {
    case .quickAdd: return 1 + previewRows(of: prompt)
    case .tags, .tagsOfMarked: return size.rows >= 7 ? 2 : 1
    case .title, .due, .dueOfMarked, .newGroup, .renameGroup, .renameTag: return 1
    }
  }

  /// Whether a line below the list is being typed into.
  var hasPromptLine: Bool {
    guard case .line(let prompt) = mode else { return false }
    guard case .title(let item) = prompt.purpose else { return true }
    return list.window.index(of: item.id) == nil
  }
}
