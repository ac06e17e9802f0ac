import FoundationEssentials
import TodoCore

/// Help, palette, trash, history and orders in Chinese.
extension SimplifiedChinese {
  func heading(_ section: KeySection?) -> String {
    switch section {
    case .moving: "移动"
    case .panes: "窗格"
    case .lists: "清单"
    case .items: "任务和分组"
    case .history: "撤销"
    case .dialogues: "输入、表单和提问"
    case .program: "程序"
    case nil: "文字编辑"
    }
  }

  func noSuchCommand(_ text: String) -> String { "没有与「\(text)」匹配的命令" }

  var trashTitle: String { "回收站" }
  var trashNote: String { "最近 30 天内删除的任务" }
  var emptyTrash: String { "最近 30 天内没有删除过任务。" }
  var historyTitle: String { "历史" }
  var emptyHistory: String { "还没有任何操作。" }

  func nothingDeleted(_ filter: Unfound) -> String { unfound(filter, "已删除的任务") }
  func nothingDone(_ filter: Unfound) -> String { unfound(filter, "操作") }

  private func unfound(_ filter: Unfound, _ things: String) -> String {
    guard let count = filter.among else {
      return "没有与「\(filter.text)」匹配的\(things)。按 \(filter.cancel) 显示全部。"
    }
    return "最近 \(count.grouped) 项\(things)中没有与「\(filter.text)」匹配的。"
      + "按 \(filter.more) 继续向前查找，按 \(filter.cancel) 显示全部。"
  }

  func undone(_ step: String) -> String { "（已撤销）" + step }

  func origin(of step: Step) -> String {
    switch step.origin {
    case .window where step.isOwn: "本窗口"
    case .window: step.isEarlier ? "本窗口打开之前" : "另一个窗口"
    case .command: "命令行"
    case .legacyImport: "导入"
    }
  }

  /// How long ago and where a step that is not this window's was made.
  func theirs(_ step: Step, now: DueDate) -> String {
    let time = ago(step.at, now: now)
    return switch step.origin {
    case .window: step.isEarlier ? "本窗口打开之前（\(time)）" : "另一个窗口（\(time)）"
    case .command: "命令行（\(time)）"
    case .legacyImport: "导入（\(time)）"
    }
  }

  private func ago(_ date: Date, now: DueDate) -> String {
    switch ClockText.minutes(since: date, now: now) {
    case 0: "刚才"
    case let minutes? where minutes < 60: "\(minutes) 分钟前"
    case let minutes? where minutes < 24 * 60: "\(minutes / 60) 小时前"
    default: day(LocalTime.due(at: date), now: now)
    }
  }

  func name(of order: ListOrder) -> String {
    switch order {
    case .arrival: "最早添加在前"
    case .newest: "最新添加在前"
    case .due: "按截止日期"
    case .dueReversed: "按截止日期倒序"
    case .priority: "按优先级"
    case .title: "按标题"
    case .titleReversed: "按标题倒序"
    }
  }
}
