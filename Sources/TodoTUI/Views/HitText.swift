import TodoText

/// Text in which the words of the search are highlighted.
struct HitText {
  /// The searched words.
  let words: [String]
  /// How they look.
  let look: Style

  /// These words.
  init(words: [String], look: Style) {
    self.words = words
    self.look = look
  }

  /// What is searched for in the list.
  init(_ state: AppState) {
    words = Folding.searchWords(state.list.search.text)
    look = state.theme[.hit]
  }

  /// The text in lines of that width, at most `limit` of them; a word that is broken between two is highlighted in
  /// both.
  func lines(_ text: String, columns: Int, limit: Int, _ style: Style) -> [[Span]] {
    let lines = TextWrap.ranges(text, columns: columns, limit: limit)
    guard !words.isEmpty, let end = lines.last?.upperBound else {
      return lines.map { [Span(String(text[$0]), style)].expandingTabs() }
    }
    // What is not on the screen needs no look: a text may be very long.
    let shown = String(text[..<end])
    let hits = Folding.matches(of: words, in: shown)
    return TextWrap.ranges(shown, columns: columns, limit: lines.count).map {
      spans(shown[$0], hits: hits, style).expandingTabs()
    }
  }

  private func spans(
    _ text: Substring, hits: [Range<String.Index>], _ style: Style
  ) -> [Span] {
    var spans: [Span] = []
    var index = text.startIndex
    for hit in hits where hit.upperBound > index && hit.lowerBound < text.endIndex {
      let start = max(hit.lowerBound, index)
      let end = min(hit.upperBound, text.endIndex)
      if index < start { spans.append(Span(String(text[index..<start]), style)) }
      spans.append(Span(String(text[start..<end]), style.adding(look)))
      index = end
    }
    if index < text.endIndex || spans.isEmpty {
      spans.append(Span(String(text[index...]), style))
    }
    return spans
  }
}
