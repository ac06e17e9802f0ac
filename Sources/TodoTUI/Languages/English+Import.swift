import TodoCore
import TodoText

/// The import of legacy files within the interactive program, in English.
extension English {
  func legacyFile(_ path: String) -> String {
    "There is a list of the earlier app in \(SafeText.visible(path)). "
      + "To bring it here, quit and run: mytodo --import-legacy"
  }

  func importing(_ progress: ImportProgress) -> String {
    let numbers =
      progress.total == 0 ? "" : " \(progress.done.grouped) of \(progress.total.grouped)"
    return "importing todos.json: \(phase(progress.phase))\(numbers)"
  }

  var takingBackImport: String { "taking back an import that was cut off: numbers fall meanwhile" }
  var importTakenBack: String { "an import that was cut off has been taken back" }

  func imported(_ file: String, _ report: ImportReport, undo: String) -> String {
    let name = file.split(separator: "/").last.map(String.init) ?? file
    guard report.changed > 0 else { return "\(name): nothing new to import" }
    return "imported \(English.items(report.changed)) from \(name), \(undo) undoes"
  }
}
