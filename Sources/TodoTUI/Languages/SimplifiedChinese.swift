import TodoCore

/// The interface in Simplified Chinese. Quotation marks are 「」, whose width is the same in every terminal.
struct SimplifiedChinese: Strings {
  /// How days are written.
  var dates = DateStyle.words
  let tooSmall = "窗口太小"
  let listsHeading = "清单"
  let groupsHeading = "分组"
  let tagsHeading = "标签"
  let hideDone = "隐藏已完成"
  let hideDoneShort = "隐藏"
  let notYetADate = "还不是日期"
  let noDue = "没有截止日期"
  let dueExamples = "2026-12-01 09:00、12-01、明天、周五、3天后"
  let goToTag = "转到标签："
  let noTitle = "（还没有标题）"
  let quickAddExample = "例如：明天下午3点 交房租 @家 !!! #账单"
  let tagChangesExample = "输入标签名添加，前加 - 去掉，例如：#家 -#账单"
  let tagExample = "用空格分隔，例如：#账单 #家"
  let keyTableHeadings = ["按键", "作用", "位置"]

  func name(of source: ListSource, groups: [TodoGroup]) -> String {
    switch source {
    case .all: "全部"
    case .today: "今天"
    case .upcoming: "以后"
    case .overdue: "逾期"
    case .done: "已完成"
    case .group(let id): groups.first { $0.id == id }?.name ?? ""
    case .ungrouped: "未分组"
    case .tag(let tag): "#" + tag.name
    }
  }

  func overdue(_ count: Int) -> String { "\(count.grouped) 项逾期" }

  func position(_ position: Int?, of total: Int?, isEmpty: Bool) -> String {
    if isEmpty { return total == nil ? Surface.pending : "0" }
    let total = total?.grouped ?? Surface.pending
    return position.map { "\($0.grouped)/\(total)" } ?? total
  }

  func firstStart(add: String, help: String) -> String {
    "这里还没有任务。按 \(add) 添加第一项，按 \(help) 查看帮助。"
  }

  func nothingFound(_ text: String, cancel: String, show: String?) -> String {
    "没有找到「\(text)」。按 \(cancel) 清除搜索。"
      + (show.map { "已完成的任务被隐藏，按 \($0) 显示。" } ?? "")
  }

  func allDone(_ count: Int, show: String) -> String {
    "全部完成了。已隐藏 \(count.grouped) 项，按 \(show) 显示。"
  }

  func allDeleted(undo: String, trash: String, add: String) -> String {
    "全部任务都已删除。按 \(undo) 撤销，按 \(trash) 查看回收站，按 \(add) 添加任务。"
  }

  func nothingOpen(show: String, add: String) -> String {
    "这个清单没有未完成的任务。已完成的被隐藏，按 \(show) 显示，按 \(add) 添加任务。"
  }

  func emptyList(_ source: ListSource, add: String) -> String {
    switch source {
    case .today: "今天没有到期的任务。按 \(add) 为今天添加一项。"
    case .upcoming: "以后没有到期的任务。"
    case .overdue: "没有逾期的任务。"
    case .done: "还没有完成的任务。"
    case .all, .group, .ungrouped, .tag: "这个清单是空的。按 \(add) 添加任务。"
    }
  }

  func label(_ field: FormField) -> String {
    switch field {
    case .title: "标题"
    case .done: "状态"
    case .group: "分组"
    case .priority: "优先级"
    case .due: "截止"
    case .tags: "标签"
    case .notes: "备注"
    }
  }

  func doneWord(_ done: Bool) -> String { done ? "已完成" : "未完成" }

  func clashLabel(_ label: String, isMine: Bool) -> String {
    label + (isMine ? "（我的）：" : "（对方的）：")
  }

  func priorityText(_ priority: Priority) -> String {
    switch priority {
    case .none: "无"
    case .low: "! 低"
    case .medium: "!! 中"
    case .high: "!!! 高"
    }
  }

  var timeLabels: [String] { ["创建于", "修改于", "完成于"] }
}
