import TodoCore

/// Marks, and actions on all that are marked, in Simplified Chinese.
extension SimplifiedChinese {
  func marked(_ count: Int?) -> String { count.map { "已标记 \($0.grouped) 项" } ?? "已标记全部" }

  func marked(_ count: Int?, isRange: Bool, end: String) -> String {
    isRange ? "选取范围：\(marked(count))，按 \(end) 结束" : "\(marked(count))，按 \(end) 清除"
  }

  func name(_ command: Command, _ text: String, ofMarked count: Int?) -> String {
    command == .deleteItem ? "删除\(items(count))" : "\(text)（\(marked(count))）"
  }

  func name(_ command: Command, _ text: String, ofItems count: Int) -> String {
    command == .deleteItem
      ? "从这里起删除 \(count.grouped) 项任务" : "\(text)（\(count.grouped) 项任务）"
  }

  func dueOfMarked(_ count: Int?) -> String { "\(items(count))的截止日期：" }
  func tagsOfMarked(_ count: Int?) -> String { "\(items(count))的标签：" }
  func moveMarked(_ count: Int?) -> String { "将\(items(count))移到：" }

  func question(_ change: Bulk.Change, count: Int) -> String {
    let items = " \(count.grouped) 项任务"
    let text =
      switch change {
      case .toggleDone: "要完成\(items)吗（若已全部完成，则恢复为未完成）？"
      case .done(true): "要完成\(items)吗？"
      case .done(false): "要将\(items)恢复为未完成吗？"
      case .priority(let priority): "要将\(items)的优先级设为「\(priorityText(priority))」吗？"
      case .raise(let step): "要\(step > 0 ? "提高" : "降低")\(items)的优先级吗？"
      case .due(let due?): "要将\(items)的截止日期设为 \(due) 吗？"
      case .due(nil): "要清除\(items)的截止日期吗？"
      case .group(let group?): "要将\(items)移到「\(group.name)」吗？"
      case .newGroup(let name): "要将\(items)移到新分组「\(name)」吗？"
      case .group(nil): "要将\(items)改为未分组吗？"
      case .tags(let changes): "要修改\(items)的标签（\(changes.text)）吗？"
      case .delete: "要删除\(items)吗？"
      }
    return text + "可以一步撤销。"
  }

  func answer(_ change: Bulk.Change, count: Int) -> String {
    (change == .delete ? "删除" : "修改") + " \(count.grouped) 项任务"
  }

  func sentence(_ change: Bulk.Change, count: Int, undo: String) -> String {
    guard count > 0 else { return "这些任务已经是这样，没有改动" }
    let items = " \(count.grouped) 项任务"
    let text =
      switch change {
      case .toggleDone, .done(true): "已完成\(items)"
      case .done(false): "已将\(items)恢复为未完成"
      case .priority(let priority): "\(count.grouped) 项任务的优先级：\(priorityText(priority))"
      case .raise(let step): "已\(step > 0 ? "提高" : "降低")\(items)的优先级"
      case .due(let due?): "\(count.grouped) 项任务的截止日期：\(due)"
      case .due(nil): "\(count.grouped) 项任务已没有截止日期"
      case .group(let group?): "已将\(items)移到「\(group.name)」"
      case .newGroup(let name): "已将\(items)移到「\(name)」"
      case .group(nil): "\(count.grouped) 项任务已改为未分组"
      case .tags(let changes): "\(count.grouped) 项任务的标签：\(changes.text)"
      case .delete: "已删除\(items)"
      }
    return text + "，按 \(undo) 撤销"
  }

  func marksCleared(_ count: Int?) -> String {
    count.map { "已清除 \($0.grouped) 个标记" } ?? "已清除标记"
  }

  func tooManyMarked(_ limit: Int, all: String) -> String {
    "逐项最多标记 \(limit.grouped) 项；按 \(all) 标记全部"
  }

  func allMarked(_ clear: String) -> String { "已标记全部；按 \(clear) 清除" }

  func onlySelected(_ title: String) -> String { "仅限这一项：「\(title)」" }

  private func items(_ count: Int?) -> String {
    count.map { "标记的 \($0.grouped) 项任务" } ?? "标记的全部任务"
  }
}
