import TodoCore

/// A language of the interface.
public enum Language: String, Hashable, Sendable, CaseIterable {
  case english = "en"
  case simplifiedChinese = "zh"

  /// What went wrong with the store and what to do, in one line.
  public func sentence(_ error: StoreError) -> String { strings.sentence(error) }

  /// All sentences of the language.
  var strings: any Strings {
    switch self {
    case .english: English()
    case .simplifiedChinese: SimplifiedChinese()
    }
  }
}
