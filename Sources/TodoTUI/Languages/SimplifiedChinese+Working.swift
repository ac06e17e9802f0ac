import TodoCore

/// Writes of many items that run beside the list, in Simplified Chinese.
extension SimplifiedChinese {
  func working(_ work: LongWork, _ cancel: String?) -> String {
    let percent = work.percent.map { " \($0)%" } ?? ""
    if work.isCancelled { return "正在取消：\(doing(work))" }
    return "\(verb(work))\(percent)" + (cancel.map { "，按 \($0) 取消" } ?? "")
      + "：\(object(of: work))"
  }

  func busy(_ work: LongWork, _ cancel: String?) -> String {
    let percent = work.percent.map { " \($0)%" } ?? ""
    let way = work.isCancelled ? "正在取消，请稍候" : cancel.map { "请稍候，或按 \($0) 取消" }
    return "正忙：\(doing(work))\(percent)；\(way ?? "请稍候")"
  }

  func cancelled(_ work: LongWork) -> String {
    switch work.task {
    case .undo: "已取消：没有撤销任何操作"
    case .redo: "已取消：没有重做任何操作"
    case .revert: "已取消：没有撤回任何操作"
    case .deleteGroup: "已取消：分组「\(work.step.subject)」保持原样"
    }
  }

  private func doing(_ work: LongWork) -> String {
    "\(verb(work))：\(object(of: work))"
  }

  private func object(of work: LongWork) -> String {
    guard case .deleteGroup = work.task else { return describe(work.step) }
    return "分组「\(work.step.subject)」（\(work.step.count) 项任务）"
  }

  private func verb(_ work: LongWork) -> String {
    switch work.task {
    case .undo: "正在撤销"
    case .redo: "正在重做"
    case .revert: "正在撤回"
    case .deleteGroup: "正在删除"
    }
  }
}
