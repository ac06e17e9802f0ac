extension Folding {
  /// Where the words stand in a text, for highlighting: ranges of whole grapheme clusters of the
  /// text as it is, whose search form holds a word. They are sorted, and what touches is one range.
  ///
  /// The words are search forms already; see ``words(_:)``.
  public static func matches(of words: [String], in text: String) -> [Range<String.Index>] {
    let words = words.map { Array($0.utf8) }.filter { !$0.isEmpty }
    guard !words.isEmpty else { return [] }
    let folded = FoldedClusters(text)

    var found: [Range<Int>] = []
    for word in words {
      guard word.count <= folded.bytes.count else { continue }
      for start in 0...(folded.bytes.count - word.count)
      where folded.bytes[start] == word[0]
        && folded.bytes[start..<start + word.count].elementsEqual(word)
      {
        found.append(folded.clusters[start]..<folded.clusters[start + word.count - 1] + 1)
      }
    }
    found.sort { $0.lowerBound < $1.lowerBound }

    var merged: [Range<Int>] = []
    for range in found {
      if let last = merged.last, range.lowerBound <= last.upperBound {
        merged[merged.count - 1] = last.lowerBound..<max(last.upperBound, range.upperBound)
      } else {
        merged.append(range)
      }
    }
    return merged.map { folded.starts[$0.lowerBound]..<folded.starts[$0.upperBound] }
  }
}

/// A text's search form with the way back: which cluster of the text each byte came from.
private struct FoldedClusters {
  var bytes: [UInt8] = []
  /// For each byte the number of its cluster.
  var clusters: [Int] = []
  /// Where each cluster starts, and the text's end.
  var starts: [String.Index] = []

  init(_ text: String) {
    var folder = Folder(for: .search, room: 8)
    var start = text.startIndex
    while start < text.endIndex {
      let (end, simple) = text.cluster(at: start)
      if let simple {
        folder.fold(CollectionOfOne(simple))
      } else {
        folder.fold(text.unicodeScalars[start..<end])
      }
      folder.appendKey(to: &bytes)
      clusters += repeatElement(starts.count, count: bytes.count - clusters.count)
      starts.append(start)
      start = end
    }
    starts.append(text.endIndex)
  }
}
