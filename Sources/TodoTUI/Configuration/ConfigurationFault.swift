/// What is wrong with a place of the configuration, as a fact; `Strings` has the sentences. It costs that one
/// setting: everything else of the file holds.
public struct ConfigurationFault: Hashable, Sendable {
  /// What is wrong.
  public enum Kind: Hashable, Sendable {
    // The whole file
    case isFolder
    case unreadable(String)
    case tooLarge(limit: Int)
    case notText
    // A line
    case notUTF8
    case noEqualsSign
    case noSection
    case unknownSection(suggestion: String?)
    case unclosedSection
    case noValue
    case repeated(line: Int)
    case unknownSetting(suggestion: String?)
    case badValue(allowed: String)
    // Keys
    case unknownCommand(suggestion: String?)
    case unknownPlace(places: [String])
    case unreadableKey
    /// A terminal sends the same for another key, which is written so.
    case sameKey(as: String)
    case countKey
    case textKey(place: String)
    /// Two lines give the same key, or one begins with what the other is.
    case clash(other: String, line: Int, place: String)
    /// Another command would lose a key that it has by default: its last one there, or one that begins so.
    case hides(other: String, key: String, place: String)
    case unreachable
    // Themes
    case badThemeName
    case unknownRole(suggestion: String?)
    case unknownBase(themes: [String])
    case badLook
    case misplacedColour
  }

  /// Counted from 1; 0 for the file as a whole.
  public let line: Int
  /// The setting, command, section or role that is concerned.
  public var subject: String
  /// What was written.
  public var value: String
  /// What is wrong with it.
  public let kind: Kind

  /// A fault.
  public init(_ kind: Kind, line: Int = 0, subject: String = "", value: String = "") {
    self.kind = kind
    self.line = line
    self.subject = subject
    self.value = value
  }

  /// The line, to stand before what is wrong with it.
  var place: String { line > 0 ? "\(line): " : " " }

  /// Whether a place is named beside the command.
  var hasPlace: Bool { subject.contains("@") }

  /// The same with what was written as short as there is room for.
  func shortened(_ cut: (String) -> String) -> ConfigurationFault {
    ConfigurationFault(kind, line: line, subject: cut(subject), value: cut(value))
  }
}
