import TodoCore
import TodoText

/// Going through the names that match what was typed by hand, in its place in a text.
struct NameCompletion: Hashable, Sendable {
  /// What was typed, while its matches are gone through.
  private(set) var stem: String?
  /// Where the match stands now, in bytes.
  private(set) var place: Range<Int>?

  /// Puts the match that many further on into the field.
  ///
  /// - Parameters:
  ///   - range: where what is to be completed stands.
  ///   - name: what stands there, without its sign.
  ///   - matches: the names that match a text.
  ///   - written: how a name is typed, with its sign.
  mutating func put(
    _ step: Int, into field: inout TextField, at range: Range<Int>, name: String,
    matches: (String) -> [String], written: (String) -> String
  ) {
    let stem = stem ?? name
    let matches = matches(stem)
    let key = Folding.nameKey(name)
    let current = matches.firstIndex { Folding.nameKey($0) == key }
    guard let next = NameCompletion.next(step, after: current, of: matches) else { return }
    let text = written(next)
    field.replace(range, with: text)
    self.stem = stem
    place = range.lowerBound..<range.lowerBound + text.utf8.count
  }

  /// The match that many further on, from the last one to the first again; `nil` where there is none.
  static func next(_ step: Int, after current: Int?, of matches: [String]) -> String? {
    guard !matches.isEmpty else { return nil }
    let next = current.map { ($0 + step + matches.count) % matches.count }
    return matches[next ?? (step > 0 ? 0 : matches.count - 1)]
  }

  /// What has the typed words in its name; first where the name begins with the text.
  static func matches<Named>(
    _ text: String, among all: [Named], name: (Named) -> String
  ) -> [Named] {
    let words = Folding.words(text)
    guard !words.isEmpty else { return all }
    let key = Folding.nameKey(SafeText.title(text))
    let found = all.filter { Folding.hasAll(words, in: name($0)) }
    return found.filter { Folding.nameKey(name($0)).hasPrefix(key) }
      + found.filter { !Folding.nameKey(name($0)).hasPrefix(key) }
  }
}
