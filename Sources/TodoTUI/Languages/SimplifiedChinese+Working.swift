import TodoCore

/// Writes of many items that run beside the list, in Simplified Chinese.
extension SimplifiedChinese {
  func working(_ work: LongWork, _ cancel: String?, _ now: DueDate) -> String {
    let percent = work.percent.map { " \($0)%" } ?? ""
    if work.isCancelled { return "正在取消：\(doing(work, now))" }
    return "\(verb(work))\(percent)" + (cancel.map { "，按 \($0) 取消" } ?? "")
      + "：\(object(of: work, now))"
  }

  func busy(_ work: LongWork, _ cancel: String?, _ now: DueDate) -> String {
    let percent = work.percent.map { " \($0)%" } ?? ""
    let way = work.isCancelled ? "正在取消，请稍候" : cancel.map { "请稍候，或按 \($0) 取消" }
    return "正忙：\(doing(work, now))\(percent)；\(way ?? "请稍候")"
  }

  func cancelled(_ work: LongWork) -> String {
    switch work.task {
    case .undo: "已取消：没有撤销任何操作"
    case .redo: "已取消：没有重做任何操作"
    case .revert: "已取消：没有撤回任何操作"
    case .deleteGroup: "已取消：分组「\(work.step.subject)」保持原样"
    case .renameTag: "已取消：标签 #\(work.step.subject) 名称不变"
    case .bulk(let bulk, _) where bulk.change == .delete: "已取消：没有删除任何任务"
    case .bulk: "已取消：没有修改任何任务"
    case .add: "已取消：没有添加任何任务"
    }
  }

  private func doing(_ work: LongWork, _ now: DueDate) -> String {
    "\(verb(work))：\(object(of: work, now))"
  }

  private func object(of work: LongWork, _ now: DueDate) -> String {
    switch work.task {
    case .undo, .redo, .revert: describe(work.step, now: now)
    case .deleteGroup: "分组「\(work.step.subject)」（\(work.step.count.grouped) 项任务）"
    case .renameTag: "标签 #\(work.step.subject)（\(work.step.count.grouped) 项任务）"
    case .bulk, .add: "\(work.step.count.grouped) 项任务"
    }
  }

  private func verb(_ work: LongWork) -> String {
    switch work.task {
    case .undo: "正在撤销"
    case .redo: "正在重做"
    case .revert: "正在撤回"
    case .deleteGroup: "正在删除"
    case .renameTag: "正在重命名"
    case .bulk(let bulk, _): verb(bulk.change)
    case .add: "正在添加"
    }
  }

  private func verb(_ change: Bulk.Change) -> String {
    switch change {
    case .toggleDone, .done(true): "正在完成"
    case .done(false): "正在恢复为未完成"
    case .priority, .raise, .due, .tags: "正在修改"
    case .group, .newGroup: "正在移动"
    case .delete: "正在删除"
    }
  }
}
