/// What the commands are called in Chinese.
extension SimplifiedChinese {
  func describe(_ command: Command) -> String {
    switch command {
    case .moveDown: "下移一行；先输入数字则移动相应行数"
    case .moveUp: "上移一行；先输入数字则移动相应行数"
    case .pageDown: "向下翻页"
    case .pageUp: "向上翻页"
    case .halfPageDown: "向下翻半页"
    case .halfPageUp: "向上翻半页"
    case .goToStart: "到第一行；先输入数字则到该行"
    case .goToEnd: "到最后一行；先输入数字则到该行"
    case .nextPane: "下一个窗格"
    case .previousPane: "上一个窗格"
    case .paneLeft: "左边的窗格"
    case .paneRight: "右边的窗格"
    case .openList: "进入清单"
    case .toggleSidebar: "显示或隐藏侧栏"
    case .toggleDetail: "显示或隐藏详情"
    case .showAll: "全部任务"
    case .showToday: "今天到期的任务"
    case .showUpcoming: "以后到期的任务"
    case .showOverdue: "逾期的任务"
    case .showDone: "已完成的任务"
    case .search: "搜索，边输入边显示结果"
    case .olderSearch: "较早的搜索"
    case .newerSearch: "较晚的搜索"
    case .toggleHideDone: "隐藏或显示已完成的任务"
    case .toggleDone: "标记为完成或未完成"
    case .quickAdd: "添加任务（归入当前分组）"
    case .editItem: "编辑全部内容"
    case .editTitle: "就地修改标题"
    case .changeDue: "修改截止日期"
    case .changeGroup: "移到其他分组"
    case .changeNotes: "编辑备注"
    case .editOutside: "用 $EDITOR 编辑备注"
    case .raisePriority: "提高优先级"
    case .lowerPriority: "降低优先级"
    case .priorityNone: "不设优先级"
    case .priorityLow: "低优先级"
    case .priorityMedium: "中优先级"
    case .priorityHigh: "高优先级"
    case .deleteItem: "删除任务"
    case .markItem: "标记或取消标记这项任务"
    case .markRange: "标记一个范围：开始、结束"
    case .markAll: "标记列表找到的全部任务"
    case .newGroup: "新建分组"
    case .renameGroup: "重命名分组"
    case .deleteGroup: "删除分组；其中有任务时会询问如何处理"
    case .undo: "撤销"
    case .redo: "重做"
    case .accept: "确认输入或选择"
    case .save: "保存并关闭"
    case .nextField: "下一项"
    case .previousField: "上一项"
    case .nextValue: "下一个值"
    case .previousValue: "上一个值"
    case .cancel: "关闭当前界面；在列表中则清除标记，再清除搜索"
    case .yes: "是，照做"
    case .no: "否，不做"
    case .help: "帮助：当前可用的按键"
    case .filterHelp: "在帮助中搜索"
    case .nextTheme: "下一个主题"
    case .redraw: "重绘屏幕"
    case .suspend: "暂停，回到命令行（fg 返回）"
    case .interrupt: "关闭当前界面，同 Esc"
    case .quit: "退出"
    }
  }

  func hint(_ command: Command) -> String {
    switch command {
    case .moveDown: "下移"
    case .moveUp: "上移"
    case .pageDown: "下页"
    case .pageUp: "上页"
    case .halfPageDown: "下半页"
    case .halfPageUp: "上半页"
    case .goToStart: "首行"
    case .goToEnd: "末行"
    case .nextPane: "下个窗格"
    case .previousPane: "上个窗格"
    case .paneLeft: "左"
    case .paneRight: "右"
    case .openList: "进入"
    case .toggleSidebar: "侧栏"
    case .toggleDetail: "详情"
    case .showAll: "全部"
    case .showToday: "今天"
    case .showUpcoming: "以后"
    case .showOverdue: "逾期"
    case .showDone: "已完成"
    case .search: "搜索"
    case .olderSearch: "较早"
    case .newerSearch: "较晚"
    case .toggleHideDone: "隐藏已完成"
    case .toggleDone: "完成"
    case .quickAdd: "添加"
    case .editItem: "编辑"
    case .editTitle: "标题"
    case .changeDue: "截止"
    case .changeGroup: "分组"
    case .changeNotes: "备注"
    case .editOutside: "编辑器"
    case .raisePriority: "更急"
    case .lowerPriority: "不急"
    case .priorityNone: "无"
    case .priorityLow: "低"
    case .priorityMedium: "中"
    case .priorityHigh: "高"
    case .deleteItem: "删除"
    case .markItem: "标记"
    case .markRange: "标记范围"
    case .markAll: "标记全部"
    case .newGroup: "新建分组"
    case .renameGroup: "重命名"
    case .deleteGroup: "删除分组"
    case .undo: "撤销"
    case .redo: "重做"
    case .accept: "确定"
    case .save: "保存"
    case .nextField: "下一项"
    case .previousField: "上一项"
    case .nextValue: "下个值"
    case .previousValue: "上个值"
    case .cancel: "关闭"
    case .yes: "是"
    case .no: "否"
    case .help: "帮助"
    case .filterHelp: "搜索"
    case .nextTheme: "主题"
    case .redraw: "重绘"
    case .suspend: "暂停"
    case .interrupt: "关闭"
    case .quit: "退出"
    }
  }

  func prefixName(_ notation: String) -> String {
    switch notation {
    case "c": "修改"
    case "cp": "优先级"
    case "g": "转到"
    default: Surface.pending
    }
  }

  func helpTitle(_ context: KeyContext) -> String { "按键：" + place([context]) }

  func noSuchKey(_ text: String) -> String { "这里没有与「\(text)」相关的按键。" }

  func place(_ contexts: Set<KeyContext>) -> String {
    if contexts == .everywhere { return "任何位置" }
    let panes = contexts.isSuperset(of: .panes)
    let rest = panes ? contexts.subtracting(.panes) : contexts
    var names = KeyContext.allCases.filter(rest.contains).map(SimplifiedChinese.place)
    if panes { names.insert("所有窗格", at: 0) }
    names = names.enumerated().filter { !names[..<$0].contains($1) }.map(\.element)
    return names.joined(separator: "、")
  }

  private static func place(_ context: KeyContext) -> String {
    switch context {
    case .list: "列表"
    case .sidebar: "侧栏"
    case .detail: "详情"
    case .search: "搜索框"
    case .line: "输入行"
    case .formText, .formGroup, .formChoice: "编辑表单"
    case .formNotes: "备注"
    case .picker: "选择分组"
    case .choice, .yesNo: "提问"
    case .help: "帮助"
    case .helpFilter: "帮助搜索"
    }
  }
}
