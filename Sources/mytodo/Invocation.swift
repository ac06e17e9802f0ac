import TodoTUI

/// What the arguments ask for.
struct Invocation: Equatable {
  enum Action: Equatable {
    case interactive
    case importLegacy(file: String?)
    case help
    case version
  }

  var action = Action.interactive
  var database: String?
  var language: Language?
  var isDryRun = false
  var restoresDeleted = false
}

/// What is wrong with the arguments: exit status 2.
enum UsageError: Error, Equatable {
  case unknownArgument(String)
  case missingValue(String)
  case badValue(String, option: String)
  case repeated(String)
  case needs(String, other: String)

  func sentence(_ strings: any CommandStrings) -> String {
    switch self {
    case .unknownArgument(let argument): strings.unknownArgument(argument)
    case .missingValue(let option): strings.missingValue(option)
    case .badValue(let value, let option): strings.badValue(value, of: option)
    case .repeated(let option): strings.conflict(option)
    case .needs(let option, let other): strings.needs(option, other)
    }
  }
}

extension Invocation {
  /// Every option.
  private enum Option: String {
    case importLegacy = "--import-legacy"
    case dryRun = "--dry-run"
    case restoreDeleted = "--restore-deleted"
    case database = "--db"
    case language = "--lang"
    case help = "--help"
    case shortHelp = "-h"
    case version = "--version"
  }

  /// Reads the arguments after the program's name. `--help` and `--version` win over whatever is wrong.
  init(_ arguments: [String]) throws(UsageError) {
    if arguments.contains(Option.help.rawValue) || arguments.contains(Option.shortHelp.rawValue) {
      action = .help
    } else if arguments.contains(Option.version.rawValue) {
      action = .version
    }
    guard action == .interactive else { return }
    var seen: Set<String> = []
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      guard let option = Option(rawValue: argument) else {
        throw .unknownArgument(argument)
      }
      guard seen.insert(argument).inserted else { throw .repeated(argument) }
      func value() throws(UsageError) -> String {
        guard let value = rest.popFirst(), !value.isEmpty else { throw .missingValue(argument) }
        return value
      }
      switch option {
      case .importLegacy:
        // The file is optional: what follows is one unless it is an option.
        var file: String?
        if let next = rest.first, !next.hasPrefix("-"), !next.isEmpty { file = rest.popFirst() }
        action = .importLegacy(file: file)
      case .dryRun: isDryRun = true
      case .restoreDeleted: restoresDeleted = true
      case .database: database = try value()
      case .language:
        let name = try value()
        guard let language = Language(rawValue: name) else {
          throw .badValue(name, option: argument)
        }
        self.language = language
      case .help, .shortHelp, .version: break
      }
    }
    guard case .interactive = action else { return }
    for (isGiven, option) in [
      (isDryRun, Option.dryRun), (restoresDeleted, Option.restoreDeleted),
    ] where isGiven {
      throw .needs(option.rawValue, other: Option.importLegacy.rawValue)
    }
  }
}
