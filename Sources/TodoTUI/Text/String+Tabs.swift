import TodoText

/// Tabs in texts of several lines: blanks up to the next stop, counted from the first column of the row.
/// In one line, where nobody means to indent, a tab is shown as the sign of a control.
extension String {
  /// Few columns, since the panes are narrow.
  private static let tabStop = 4
  private static let tab: UInt8 = 0x09

  /// Where the cluster at `index` ends and how many columns it takes, so many after the row's first.
  func cluster(at index: Index, column: Int) -> (end: Index, columns: Int) {
    utf8[index] == String.tab
      ? (utf8.index(after: index), String.tabStop - column % String.tabStop) : cluster(at: index)
  }

  /// The text with blanks in the place of tabs, so many columns after the first of its row.
  func expandingTabs(from column: Int = 0) -> String {
    guard utf8.contains(String.tab) else { return self }
    var (text, column) = ("", column)
    for part in split(separator: "\t", omittingEmptySubsequences: false) {
      if part.startIndex > startIndex {
        let gap = String.tabStop - column % String.tabStop
        text += String(repeating: " ", count: gap)
        column += gap
      }
      text += part
      column += DisplayWidth.of(String(part))
    }
    return text
  }
}

extension [Span] {
  /// The pieces of a row with blanks in the place of tabs.
  func expandingTabs() -> [Span] {
    var column = 0
    return map { span in
      let text = span.text.expandingTabs(from: column)
      column += DisplayWidth.of(text)
      return Span(text, span.style)
    }
  }
}
