import TodoCore
import TodoText

/// The command line in English.
extension English: CommandStrings {
  var help: String {
    """
    Usage: mytodo [--db FILE] [--lang en|zh]
           mytodo --import-legacy [FILE] [--dry-run] [--restore-deleted]
           mytodo --check-config

    A todo list for the terminal. Alone it opens the interactive program; press ?
    there for its keys.

      --import-legacy [FILE]  bring the items of a legacy todos.json into the list
                              and rename the file (default: todos.json in the data
                              folder, then ~/Documents/todos.json)
      --dry-run               only say what the import would do
      --restore-deleted       also bring back items deleted since an earlier import
      --check-config          say what is wrong with the configuration
      --db FILE               use this database (or set MYTODO_DB)
      --lang en|zh            the language (default: that of the configuration, or
                              from LC_ALL, LC_MESSAGES, LANG)
      --help, -h              show this
      --version               show the version

    A value may also follow an equals sign: --db=FILE, --import-legacy=FILE.
    The list is kept in $XDG_DATA_HOME/mytodo/mytodo.db
    (~/.local/share/mytodo/mytodo.db), settings, keys and themes in
    $XDG_CONFIG_HOME/mytodo/config (~/.config/mytodo/config).
    Exit status: 0 done, 1 it failed, 2 wrong usage.
    """
  }

  func unknownArgument(_ argument: String) -> String {
    "unknown argument '\(argument)'; see mytodo --help"
  }

  func missingValue(_ option: String) -> String { "\(option) needs a value; see mytodo --help" }

  func badValue(_ value: String, of option: String) -> String {
    "\(option) can't be '\(value)'; see mytodo --help"
  }

  func conflict(_ option: String) -> String { "\(option) is given twice; give it once" }

  func excludes(_ option: String, _ other: String) -> String {
    "\(option) and \(other) can't go together; give one of them"
  }

  func needs(_ option: String, _ other: String) -> String {
    "\(option) goes with \(other) only; see mytodo --help"
  }

  var noHome: String {
    "HOME is not set, so there is no place for the list; set HOME or use --db FILE"
  }

  var noTerminal: String {
    "this is not a terminal; start mytodo in one, or see mytodo --help for what works without"
  }

  func unusableTerminal(_ name: String) -> String {
    name.isEmpty
      ? "TERM is not set; set it to your terminal's type, such as TERM=xterm-256color"
      : "the terminal type '\(name)' can't show full screens or is not known here; try TERM=xterm-256color"
  }

  func nothingToImport(_ places: [String]) -> String {
    "nothing to import: there is no \(places.joined(separator: " or "))"
  }

  func report(_ report: ImportReport, file: String, isPlan: Bool) -> [String] {
    if report.importedByAnother { return ["\(file): already imported by another run"] }
    var lines = [
      isPlan
        ? "would import \(file): \(Self.records(report.records)), \(report.added) new"
        : "imported \(file): \(Self.records(report.records)), \(report.added) new"
    ]
    func add(_ count: Int, _ text: String) { if count > 0 { lines.append("  \(count) \(text)") } }
    add(report.updated, "updated to the file's newer state")
    add(report.unchanged, "already there")
    add(report.kept, "kept as you changed them")
    add(report.stayedDeleted, "stay deleted (--restore-deleted brings them back)")
    add(report.restored, "restored")
    add(report.duplicates, "repeated in the file, taken once")
    if let name = report.renamedTo { lines.append("the file is now \(name)") }
    return lines
  }

  private static func records(_ count: Int) -> String {
    count == 1 ? "1 record" : "\(count) records"
  }

  func sentence(_ error: ImportError) -> String {
    switch error {
    case .missing(let path): "\(path): no such file; nothing was imported, check the name"
    case .unusable(let path, let reason):
      "\(path): \(reason); nothing was imported, check it and its permissions"
    case .notAFile(let path): "\(path): not a file; nothing was imported, check the name"
    case .fault(let path, let fault):
      "\(path):\(fault.line): \(sentence(fault)); nothing was imported, mend the file and try again"
    case .store(let error): "\(sentence(error)); nothing was imported"
    case .notVerified(let title):
      "\"\(title)\" could not be read back after saving; the import was taken back, the file is untouched"
    case .changedMeanwhile(let path):
      "\(path) changed while it was imported; what was read is in the list, run it again for the rest"
    case .notRenamed(let path, let reason):
      "everything is in the list, but \(path) could not be renamed: \(reason); run it again to finish"
    case .notTakenBack(let first, let second):
      "\(sentence(first)). A part of the file is in the list and could not be taken back "
        + "(\(sentence(second))); the next start of mytodo does that"
    case .cancelled: "the import was cancelled and taken back; the file is untouched"
    }
  }

  private func sentence(_ fault: LegacyFault) -> String {
    let place = fault.record.map { "record \($0): " } ?? ""
    switch fault.kind {
    case .empty: return "the file is empty, not a JSON array (an empty list is [])"
    case .notUTF8: return place + "not valid UTF-8"
    case .notAnArray: return "expected a JSON array of items"
    case .truncated: return place + "truncated: the file ends in the middle"
    case .trailingText: return "text after the end of the array"
    case .notJSON: return place + "not valid JSON here"
    case .loneSurrogate: return place + "half of a surrogate pair (\\ud800 to \\udfff)"
    case .notAnObject: return place + "expected an object with id, title and done"
    case .missingField(let name): return place + "the field \"\(name)\" is missing"
    case .wrongType(let name): return place + "the field \"\(name)\" is null or of the wrong type"
    case .badID(let id): return place + "\"\(id)\" is not an id (a UUID such as \(Self.exampleID))"
    case .nilID: return place + "an id of zeros alone stands for \"no id\" in most programs"
    case .blankTitle: return place + "the title is blank"
    case .conflictingID(let first):
      return place + "the same id as record \(first), with another title or state"
    }
  }

  /// Looks like an id and is none of anybody's.
  static let exampleID = "11111111-2222-4333-8444-555555555555"

  func phase(_ phase: ImportProgress.Phase) -> String {
    switch phase {
    case .reading: "reading"
    case .saving: "saving"
    case .verifying: "checking"
    case .takingBack: "taking back"
    }
  }
}
