import TodoCore
import TodoText

/// The list that the configuration names for the start. A group or tag is named; whether there is one shows when
/// the list is open.
enum StartList: Hashable, Sendable {
  case source(ListSource)
  case group(String)
  case tag(String)

  private static let groupPrefix = "group:"
  private static let tagPrefix = "tag:"

  /// What may be written, for the documents.
  static let values =
    ListSource.nameable.map(\.name) + [groupPrefix + "NAME", tagPrefix + "NAME"]

  /// Reads a value; `nil` where it is none.
  init?(_ value: String) {
    let lower = value.lowercased()
    if let source = ListSource.nameable.first(where: { $0.name == lower })?.source {
      self = .source(source)
      return
    }
    func name(behind prefix: String) -> String? {
      guard lower.hasPrefix(prefix) else { return nil }
      let name = SafeText.title(String(value.dropFirst(prefix.count)))
      return SafeText.isBlank(name) ? nil : name
    }
    if let name = name(behind: StartList.groupPrefix) {
      self = .group(name)
    } else if let name = name(behind: StartList.tagPrefix) {
      self = .tag(name)
    } else {
      return nil
    }
  }
}
