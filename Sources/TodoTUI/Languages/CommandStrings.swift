public import TodoCore

/// Every sentence that a person can read outside of the interactive program: help, reports, errors of the
/// command line. One line each unless told; results go to standard output, the rest to standard error.
public protocol CommandStrings: Sendable {
  /// The whole of `--help`, several lines.
  var help: String { get }
  /// An argument that means nothing, and what to do.
  func unknownArgument(_ argument: String) -> String
  /// An option that needs a value and has none.
  func missingValue(_ option: String) -> String
  /// A value that the option does not take.
  func badValue(_ value: String, of option: String) -> String
  /// An option given twice.
  func conflict(_ option: String) -> String
  /// Two options that can't go together.
  func excludes(_ option: String, _ other: String) -> String
  /// An option that is of use with another one only.
  func needs(_ option: String, _ other: String) -> String
  /// Neither the environment nor the system tells where the data belongs.
  var noHome: String { get }
  /// The interactive program without a terminal.
  var noTerminal: String { get }
  /// A terminal type that can't be driven.
  func unusableTerminal(_ name: String) -> String
  /// A fault of the configuration: where, what, and what to do.
  func sentence(_ fault: ConfigurationFault, path: String) -> String
  /// A configuration with nothing wrong in it.
  func noFaults(_ path: String) -> String
  /// No configuration there.
  func noConfiguration(_ path: String) -> String
  /// Nothing to import in the default places.
  func nothingToImport(_ places: [String]) -> String
  /// What an import did, or with `isPlan` would do; several lines.
  func report(_ report: ImportReport, file: String, isPlan: Bool) -> [String]
  /// Why an import did not end well.
  func sentence(_ error: ImportError) -> String
  /// A word for what an import is doing.
  func phase(_ phase: ImportProgress.Phase) -> String
}

extension Language {
  /// The sentences of the command line.
  public var commandStrings: any CommandStrings {
    switch self {
    case .english: English()
    case .simplifiedChinese: SimplifiedChinese()
    }
  }
}
