import TodoText

/// Names in a row with the forms in which they are looked for, made once: folding each of very many with every key, in
/// every part of a frame that asks, would be felt.
struct FoldedNames: Sendable {
  let names: [String]
  /// By which they are unique.
  private let nameKeys: [String]
  private let known: Set<String>
  /// Their search forms, one after the other, and where each ends.
  private let bytes: [UInt8]
  private let ends: [Int]

  /// These names.
  init(_ names: [String] = []) {
    self.names = names
    nameKeys = names.map(Folding.nameKey)
    known = Set(nameKeys)
    var bytes: [UInt8] = []
    var ends: [Int] = []
    for name in names {
      bytes += Folding.searchKey(name).utf8
      ends.append(bytes.count)
    }
    (self.bytes, self.ends) = (bytes, ends)
  }

  /// Whether one of them is the same name.
  func contain(_ name: String) -> Bool { known.contains(Folding.nameKey(name)) }

  /// The places of the names that have the typed words in them, those that begin with the text first.
  ///
  /// - Parameters:
  ///   - taken: By their keys, those that are left out.
  ///   - limit: How many are looked for.
  func places(
    matching text: String, besides taken: Set<String> = [], limit: Int = .max
  ) -> [Int] {
    let words = Folding.words(text).map { Array($0.utf8) }
    let key = Folding.nameKey(SafeText.title(text))
    var (first, others): ([Int], [Int]) = ([], [])
    bytes.withUnsafeBufferPointer { bytes in
      var start = 0
      for (place, end) in ends.enumerated() where first.count + others.count < limit {
        let name = UnsafeBufferPointer(rebasing: bytes[start..<end])
        start = end
        guard words.allSatisfy({ $0.withUnsafeBufferPointer { name.holds($0) } }),
          taken.isEmpty || !taken.contains(nameKeys[place])
        else { continue }
        if words.isEmpty || nameKeys[place].utf8.starts(with: key.utf8) {
          first.append(place)
        } else {
          others.append(place)
        }
      }
    }
    return first + others
  }

  /// The names at those places.
  func matches(
    _ text: String, besides taken: Set<String> = [], limit: Int = .max
  ) -> [String] {
    places(matching: text, besides: taken, limit: limit).map { names[$0] }
  }
}
