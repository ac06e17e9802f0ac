import TodoCore
import TodoText

/// The import of legacy files within the interactive program, in Simplified Chinese.
extension SimplifiedChinese {
  func legacyFile(_ path: String) -> String {
    "发现旧版应用的清单：\(SafeText.visible(path))。要导入它，请退出后运行：mytodo --import-legacy"
  }

  func importing(_ progress: ImportProgress) -> String {
    let numbers = progress.total == 0 ? "" : " \(progress.done.grouped)/\(progress.total.grouped)"
    return "正在导入 todos.json：\(phase(progress.phase))\(numbers)"
  }

  var takingBackImport: String { "正在撤回一次中断的导入，其间各项数字会减少" }
  var importTakenBack: String { "一次中断的导入已撤回" }

  func imported(_ file: String, _ report: ImportReport, undo: String) -> String {
    let name = file.split(separator: "/").last.map(String.init) ?? file
    guard report.changed > 0 else { return "\(name)：没有新内容可导入" }
    return "已从 \(name) 导入 \(report.changed.grouped) 项任务，\(undo) 撤销"
  }
}
