import TodoCore

/// What was searched for, so that it need not be typed again; kept between starts.
struct SearchHistory: Hashable, Sendable {
  /// From the oldest to the newest, each once.
  private(set) var texts: [String] = []
  /// Which of them is in the box; `nil` while something new is.
  private var place: Int?
  /// What was in the box before an older one was asked for.
  private var draft = ""

  init() {}

  /// As it was stored: a line for each.
  init(stored: String) {
    texts = LinesChange.lines(of: stored).suffix(LinesChange.limit)
  }

  /// Remembers a text as the newest; blank ones are none. `nil` where it is that already.
  mutating func add(_ text: String) -> LinesChange? {
    place = nil
    guard !text.allSatisfy(\.isWhitespace), texts.last != text else { return nil }
    let change = LinesChange(adding: [text])
    texts = change.applied(to: texts)
    return change
  }

  /// Takes in what all windows have kept by now; the one in the box stays the same.
  mutating func take(_ stored: [String]) {
    let current = place.map { texts[$0] }
    texts = stored
    place = current.flatMap(texts.lastIndex)
  }

  /// The one before what is in the box now; `nil` where there is none.
  mutating func older(than text: String) -> String? {
    // What was changed since it came from here is a new text.
    let current = place.flatMap { texts[$0] == text ? $0 : nil }
    if current == nil { draft = text }
    guard let found = texts[..<(current ?? texts.count)].lastIndex(where: { $0 != text }) else {
      return nil
    }
    place = found
    return texts[found]
  }

  /// The one after what is in the box now, at last what had been typed.
  mutating func newer(than text: String) -> String? {
    guard let current = place, texts[current] == text else { return nil }
    place = current + 1 < texts.count ? current + 1 : nil
    return place.map { texts[$0] } ?? draft
  }
}
