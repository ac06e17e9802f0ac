/// Finds what was meant by a name with a slip in it.
enum Suggestion {
  /// The name that is nearest, if it is near; else the shortest that has it for a word, or for the beginning of one.
  static func nearest(to text: String, among names: [String]) -> String? {
    // Nothing that is meant to be one of them is longer.
    guard text.utf8.count <= 40 else { return nil }
    let near = names.map { (name: $0, distance: distance(text.lowercased(), $0)) }
      .min { $0.distance < $1.distance }
    if let near, near.distance <= max(1, near.name.count / 3) { return near.name }
    let text = text.lowercased()
    return shortest(of: names) { $0 == text }
      ?? (text.count < 3 ? nil : shortest(of: names) { $0.hasPrefix(text) })
  }

  /// The name of the fewest words, one of which is as asked for.
  private static func shortest(
    of names: [String], where isMeant: (Substring) -> Bool
  ) -> String? {
    names.map { (name: $0, words: $0.split(separator: "-")) }
      .filter { $0.words.contains(where: isMeant) }
      .min { $0.words.count < $1.words.count }?.name
  }

  /// How many letters must be put in, left out, exchanged or swapped to make one of the other.
  private static func distance(_ left: String, _ right: String) -> Int {
    let (left, right) = (Array(left), Array(right))
    var older: [Int] = []
    var previous = Array(0...right.count)
    for row in left.indices {
      var current = [row + 1]
      for column in right.indices {
        let isSame = left[row] == right[column]
        var best = min(
          previous[column] + (isSame ? 0 : 1), previous[column + 1] + 1, current[column] + 1)
        if row > 0, column > 0, left[row] == right[column - 1], left[row - 1] == right[column] {
          best = min(best, older[column - 1] + 1)
        }
        current.append(best)
      }
      (older, previous) = (previous, current)
    }
    return previous[right.count]
  }
}
