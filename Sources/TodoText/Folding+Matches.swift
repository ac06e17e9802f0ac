extension Folding {
  /// Where the words stand in a text, for highlighting: ranges of whole grapheme clusters of the
  /// text as it is, whose search form holds a word. They are sorted, and what touches is one range.
  ///
  /// The words are search forms already; see ``words(_:)``.
  public static func matches(of words: [String], in text: String) -> [Range<String.Index>] {
    byteMatches(of: words.map { Array($0.utf8) }, in: text).map { text.utf8Range($0) }
  }

  /// The same of words in UTF-8, as ranges of the text's UTF-8.
  public static func byteMatches(of words: [[UInt8]], in text: String) -> [Range<Int>] {
    guard words.contains(where: { !$0.isEmpty }) else { return [] }
    if let places = text.withBytes({ plainPlaces(of: words, in: $0) }) { return merged(places) }
    let folded = FoldedClusters(text)
    let found = words.flatMap { word in
      places(of: word, in: folded.bytes).map {
        folded.clusters[$0.lowerBound]..<folded.clusters[$0.upperBound - 1] + 1
      }
    }
    return merged(found).map { folded.starts[$0.lowerBound]..<folded.starts[$0.upperBound] }
  }

  /// Whether a text holds each of the words, anywhere. They are search forms already; see ``words(_:)``.
  public static func hasAll(_ words: [String], in text: String) -> Bool {
    guard !words.isEmpty else { return true }
    let folded = FoldedClusters(text)
    return words.allSatisfy { !places(of: Array($0.utf8), in: folded.bytes).isEmpty }
  }

  private static func places(of word: [UInt8], in bytes: [UInt8]) -> [Range<Int>] {
    guard let first = word.first, word.count <= bytes.count else { return [] }
    return (0...(bytes.count - word.count)).filter { start in
      bytes[start] == first && word.indices.allSatisfy { bytes[start + $0] == word[$0] }
    }.map { $0..<$0 + word.count }
  }

  /// Where the words stand in plain text (``PlainText``), which is its own search form but for capitals; `nil` where
  /// the text is not plain.
  private static func plainPlaces(
    of words: [[UInt8]], in text: UnsafeBufferPointer<UInt8>
  ) -> [Range<Int>]? {
    guard PlainText.run(text, from: 0, columns: .max).end == text.count else { return nil }
    var places: [Range<Int>] = []
    for word in words where !word.isEmpty && word.count <= text.count {
      var start = 0
      let last = text.count - word.count
      while start <= last {
        var length = 0
        while length < word.count, lowered(text[start + length]) == word[length] { length += 1 }
        if length == word.count { places.append(start..<start + length) }
        start += 1
      }
    }
    return places
  }

  /// A letter without regard to case, where it is a plain one.
  @inline(__always)
  static func lowered(_ byte: UInt8) -> UInt8 { byte | (byte &- 0x41 < 26 ? 0x20 : 0) }

  /// Sorted, and what touches joined.
  public static func merged(_ ranges: [Range<Int>]) -> [Range<Int>] {
    let areApart = zip(ranges, ranges.dropFirst()).allSatisfy { $0.upperBound < $1.lowerBound }
    guard !areApart else { return ranges }
    var merged: [Range<Int>] = []
    for range in ranges.sorted(by: { $0.lowerBound < $1.lowerBound }) {
      if let last = merged.last, range.lowerBound <= last.upperBound {
        merged[merged.count - 1] = last.lowerBound..<max(last.upperBound, range.upperBound)
      } else {
        merged.append(range)
      }
    }
    return merged
  }
}

extension String {
  /// The same range, of its UTF-8.
  fileprivate func utf8Range(_ range: Range<Int>) -> Range<Index> {
    let start = utf8.index(startIndex, offsetBy: range.lowerBound)
    return start..<utf8.index(start, offsetBy: range.count)
  }
}

/// A text's search form with the way back: which cluster of the text each byte came from.
private struct FoldedClusters {
  var bytes: [UInt8] = []
  /// For each byte the number of its cluster.
  var clusters: [Int] = []
  /// Where each cluster starts in the text's UTF-8, and the text's end.
  var starts: [Int] = []

  init(_ text: String) {
    let length = text.utf8.count
    bytes.reserveCapacity(length)
    clusters.reserveCapacity(length)
    starts.reserveCapacity(length + 1)
    var folder = Folder(for: .search, room: 8)
    var place = 0
    while place < length {
      place = text.withBytes { appendPlain($0, from: place) }
      guard place < length else { break }
      let start = text.utf8.index(text.startIndex, offsetBy: place)
      let end = text.cluster(at: start).end
      folder.fold(text.unicodeScalars[start..<end])
      folder.appendKey(to: &bytes)
      clusters += repeatElement(starts.count, count: bytes.count - clusters.count)
      starts.append(place)
      place = text.utf8.distance(from: text.startIndex, to: end)
    }
    starts.append(length)
  }

  /// Folding leaves plain text as it is, but for capitals.
  private mutating func appendPlain(
    _ text: UnsafeBufferPointer<UInt8>, from start: Int
  ) -> Int {
    let end = PlainText.run(text, from: start, columns: .max).end
    var place = start
    while place < end {
      let size = PlainText.size(text, at: place)
      for byte in text[place..<place + size] {
        bytes.append(Folding.lowered(byte))
        clusters.append(starts.count)
      }
      starts.append(place)
      place += size
    }
    return end
  }
}
