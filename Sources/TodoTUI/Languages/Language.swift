import TodoCore

/// A language of the interface.
public enum Language: String, Hashable, Sendable, CaseIterable {
  case english = "en"
  case simplifiedChinese = "zh"

  /// What went wrong with the store and what to do, in one line.
  public func sentence(_ error: StoreError) -> String { strings.sentence(error) }

  /// All sentences of the language.
  var strings: any Strings { strings(.words) }

  /// All sentences of the language, with days in that style.
  func strings(_ dates: DateStyle) -> any Strings {
    switch self {
    case .english: English(dates: dates)
    case .simplifiedChinese: SimplifiedChinese(dates: dates)
    }
  }
}
