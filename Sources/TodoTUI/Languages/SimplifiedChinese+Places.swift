/// What the places are called in Chinese where keys have a meaning of their own.
extension SimplifiedChinese {
  func place(_ contexts: KeyContexts) -> String {
    if contexts == .everywhere { return "任何位置" }
    let panes = contexts.isSuperset(of: .panes)
    let rest = panes ? contexts.subtracting(.panes) : contexts
    var names = KeyContext.allCases.filter(rest.contains).map(SimplifiedChinese.place)
    if panes { names.insert("所有窗格", at: 0) }
    names = names.enumerated().filter { !names[..<$0].contains($1) }.map(\.element)
    return names.joined(separator: "、")
  }

  static func place(_ context: KeyContext) -> String {
    switch context {
    case .list: "列表"
    case .sidebar: "侧栏"
    case .detail: "详情"
    case .search: "搜索框"
    case .line: "输入行"
    case .formText, .formGroup, .formChoice: "编辑表单"
    case .formNames: "输入名称"
    case .formChosen: "选用名称"
    case .formNotes: "备注"
    case .picker: "选择分组或标签"
    case .choice, .yesNo: "提问"
    case .palette: "命令面板"
    case .trash: "回收站"
    case .history: "历史"
    case .rowFilter: "回收站和历史的筛选"
    case .help: "帮助"
    case .helpFilter: "帮助搜索"
    }
  }
}
