import TodoCore

/// What steps of the history did, in Simplified Chinese.
extension SimplifiedChinese {
  func describe(_ step: StepName, now: DueDate) -> String {
    let isMany = step.count > 1 && step.action?.isAboutItems == true
    let name = isMany ? " \(step.count.grouped) 项任务" : "「\(step.subject)」"
    return switch step.action {
    case .addItem: "添加\(name)"
    case .saveItems: "保存\(name)"
    case .editItem: "编辑\(name)"
    case .retitleItem: "修改\(name)的标题"
    case .setDue: "修改\(name)的截止日期" + new(step.value, now)
    case .setPriority: "修改\(name)的优先级" + new(step.value, now)
    case .editNotes: "修改\(name)的备注"
    case .setTags: "修改\(name)的标签"
    case .tick: "完成\(name)"
    case .untick: "恢复\(name)为未完成"
    case .deleteItem: "删除\(name)"
    case .moveItem: "移动\(name)" + new(step.value, now)
    case .addGroup: "新建分组\(name)"
    case .renameGroup: renaming("分组", step)
    case .deleteGroup: "删除分组\(name)" + (step.count > 0 ? "（\(step.count.grouped) 项任务）" : "")
    case .renameTag: renaming("标签", step)
    case .importLegacy: "导入\(name)（\(step.count.grouped) 项任务）"
    case .restoreItem: "找回\(name)"
    case .revert: "撤回对\(name)的操作"
    case nil: "较新版本的操作\(name)"
    }
  }

  private func new(_ value: StepValue?, _ now: DueDate) -> String {
    switch value {
    case .due(let due?): day(due, now)
    case .priority(let priority) where priority > .none: "为 \(priorityText(priority))"
    case .due, .priority: "为无"
    case .group(let name?): "到「\(name)」"
    case .group: "到未分组"
    case nil: ""
    }
  }

  /// Between Chinese and digits there is a blank.
  private func day(_ due: DueDate, _ now: DueDate) -> String {
    let text = self.due(due, now: now, done: true)
    return "为" + (text.first?.isASCII == true ? " " : "") + text
  }

  private func renaming(_ kind: String, _ step: StepName) -> String {
    guard let former = step.formerName else { return "重命名\(kind)「\(step.subject)」" }
    return "将\(kind)「\(former)」重命名为「\(step.subject)」"
  }
}
