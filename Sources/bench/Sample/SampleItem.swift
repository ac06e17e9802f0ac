import FoundationEssentials

/// A made-up item of a list as people have it: four fifths English and one fifth Chinese, 1 % with the word
/// "report", 0.1 % with "passport", one in four done, some with accents and emoji.
struct SampleItem {
  let id: UUID
  let title: String
  let done: Bool

  /// Calls `body` for each of so many items, always the same ones; exactly one of them holds "zyzzyva".
  static func each(of count: Int, _ body: (Int, SampleItem) throws -> Void) rethrows {
    var random = Random(seed: 1)
    // Not among the first, which an empty search shows anyway.
    let rare = count * 2 / 3
    for index in 0..<count {
      var title = random.once(in: 5) ? chineseTitle(&random) : englishTitle(&random)
      if random.once(in: 33) { title += " " + random.pick(SampleWords.emoji) }
      // In front: the end of a long title gives way to what stands at the right.
      if index == rare { title = "zyzzyva " + title }
      try body(
        index, SampleItem(id: id(&random), title: title, done: random.once(in: 4)))
    }
  }

  private static func englishTitle(_ random: inout Random) -> String {
    var words = (0..<Int.random(in: 2...9, using: &random)).map { _ in
      random.pick(SampleWords.english)
    }
    if random.once(in: 80) { words.insert("report", at: words.count / 2) }
    if random.once(in: 800) { words.insert("passport", at: words.count / 2) }
    return words.joined(separator: " ")
  }

  private static func chineseTitle(_ random: inout Random) -> String {
    (0..<Int.random(in: 2...6, using: &random)).map { _ in random.pick(SampleWords.chinese) }
      .joined()
  }

  /// An id that looks like others.
  static func id(_ random: inout Random) -> UUID {
    var bytes = (random.next(), random.next())
    return withUnsafeMutableBytes(of: &bytes) { bytes in
      bytes[6] = bytes[6] & 0x0F | 0x40
      bytes[8] = bytes[8] & 0x3F | 0x80
      return UUID(uuid: bytes.load(as: uuid_t.self))
    }
  }
}
