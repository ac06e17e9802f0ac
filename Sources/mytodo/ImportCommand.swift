import Glibc
import TodoCore
import TodoTUI

/// `mytodo --import-legacy`.
struct ImportCommand {
  let invocation: Invocation
  let database: String
  let places: Places
  let strings: any CommandStrings

  /// Runs the import and returns the exit status.
  func run(file named: String?) -> Int32 {
    let candidates = places.legacyPlaces
    guard let file = named ?? candidates.first(where: { access($0, F_OK) == 0 }) else {
      Output.say(strings.nothingToImport(candidates))
      return 0
    }
    var importer = LegacyImporter(databasePath: database, author: Author(.legacyImport))
    importer.restoreDeleted = invocation.restoresDeleted
    let bar = ProgressBar(strings: strings)
    do throws(ImportError) {
      let report =
        invocation.isDryRun
        ? try importer.plan(file: file)
        : try importer.run(file: file) {
          bar.show($0)
          return !Interruption.isRequested
        }
      bar.clear()
      for line in strings.report(report, file: file, isPlan: invocation.isDryRun) {
        Output.say(line)
      }
      return 0
    } catch {
      bar.clear()
      Output.complain(strings.sentence(error))
      if error == .cancelled { Interruption.raiseAgain() }
      return 1
    }
  }
}
