import TodoTUI

/// What the arguments ask for.
struct Invocation: Equatable {
  /// What the program is started for.
  enum Action: Equatable {
    case interactive
    case importLegacy(file: String?)
    case checkConfig
    case help
    case version
  }

  var action = Action.interactive
  var database: String?
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
  case excludes(String, String)

  func sentence(_ strings: any CommandStrings) -> String {
    switch self {
    case .unknownArgument(let argument): strings.unknownArgument(argument)
    case .missingValue(let option): strings.missingValue(option)
    case .badValue(let value, let option): strings.badValue(value, of: option)
    case .repeated(let option): strings.conflict(option)
    case .needs(let option, let other): strings.needs(option, other)
    case .excludes(let option, let other): strings.excludes(option, other)
    }
  }
}

extension Invocation {
  /// Every option.
  private enum Option: String {
    case importLegacy = "--import-legacy"
    case checkConfig = "--check-config"
    case dryRun = "--dry-run"
    case restoreDeleted = "--restore-deleted"
    case database = "--db"
    case language = "--lang"
    case help = "--help"
    case shortHelp = "-h"
    case version = "--version"

    var takesValue: Bool {
      switch self {
      case .importLegacy, .database, .language: true
      case .checkConfig, .dryRun, .restoreDeleted, .help, .shortHelp, .version: false
      }
    }
  }

  /// The language that the arguments name, whatever else is wrong with them: the complaint is in it too.
  static func language(in arguments: [String]) -> Language? {
    let option = Option.language.rawValue
    for (argument, next) in zip(arguments, arguments.dropFirst().map { $0 } + [""]) {
      let name = argument == option ? next : Argument(argument).value(of: option)
      if let language = name.flatMap(Language.init(rawValue:)) { return language }
    }
    return nil
  }

  /// An argument, which may hold an option and its value: `--db=FILE`.
  private struct Argument {
    let name: String
    let value: String?

    init(_ text: String) {
      let equals = text.hasPrefix("--") ? text.firstIndex(of: "=") : nil
      name = String(text[..<(equals ?? text.endIndex)])
      value = equals.map { String(text[text.index(after: $0)...]) }
    }

    func value(of option: String) -> String? { name == option ? value : nil }
  }

  /// Reads the arguments after the program's name. `--help` and `--version` win over whatever is wrong.
  init(_ arguments: [String]) throws(UsageError) {
    if arguments.contains(Option.help.rawValue) || arguments.contains(Option.shortHelp.rawValue) {
      action = .help
    } else if arguments.contains(Option.version.rawValue) {
      action = .version
    }
    guard action == .interactive else { return }
    var seen: [String] = []
    var rest = arguments[...]
    while let text = rest.popFirst() {
      let argument = Argument(text)
      guard let option = Option(rawValue: argument.name),
        argument.value == nil || option.takesValue
      else { throw .unknownArgument(text) }
      guard !seen.contains(argument.name) else { throw .repeated(argument.name) }
      seen.append(argument.name)
      func value() throws(UsageError) -> String {
        guard let value = argument.value ?? rest.popFirst(), !value.isEmpty else {
          throw .missingValue(argument.name)
        }
        return value
      }
      switch option {
      case .importLegacy:
        // The file is optional: what follows is one unless it is an option.
        let isFile = rest.first.map { !$0.isEmpty && !$0.hasPrefix("-") } ?? false
        action = .importLegacy(file: isFile || argument.value != nil ? try value() : nil)
      case .checkConfig: action = .checkConfig
      case .dryRun: isDryRun = true
      case .restoreDeleted: restoresDeleted = true
      case .database: database = try value()
      case .language:
        let name = try value()
        guard Language(rawValue: name) != nil else {
          throw .badValue(name, option: argument.name)
        }
      case .help, .shortHelp, .version: break
      }
    }
    let both = [Option.importLegacy.rawValue, Option.checkConfig.rawValue]
    if both.allSatisfy(seen.contains) { throw .excludes(both[0], both[1]) }
    if case .importLegacy = action { return }
    for (isGiven, option) in [
      (isDryRun, Option.dryRun), (restoresDeleted, Option.restoreDeleted),
    ] where isGiven {
      throw .needs(option.rawValue, other: Option.importLegacy.rawValue)
    }
  }
}
