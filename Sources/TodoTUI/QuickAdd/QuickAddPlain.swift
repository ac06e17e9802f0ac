/// The places in a line that Backspace turned back into text. They follow the text as it is edited, and are
/// forgotten where somebody types on in them.
struct QuickAddPlain: Hashable, Sendable {
  /// In bytes of UTF-8.
  private(set) var ranges: [Range<Int>] = []

  /// Takes in another place.
  mutating func add(_ range: Range<Int>) { ranges.append(range) }

  /// Follows one change of the text.
  mutating func follow(from old: String, to new: String) {
    guard !ranges.isEmpty, old != new else { return }
    let (before, after) = (Array(old.utf8), Array(new.utf8))
    let start = zip(before, after).prefix { $0 == $1 }.count
    let most = min(before.count, after.count) - start
    let end = zip(before.reversed(), after.reversed()).prefix { $0 == $1 }.count
    let removed = start..<before.count - min(end, most)
    let inserted = start..<after.count - min(end, most)
    ranges = ranges.compactMap { moved($0, removed, inserted.count, in: after) }
  }

  private func moved(
    _ range: Range<Int>, _ removed: Range<Int>, _ inserted: Int, in new: [UInt8]
  ) -> Range<Int>? {
    let shift = inserted - removed.count
    if removed.lowerBound >= range.upperBound {
      // Typing on at its end makes another word of it; a blank does not, and no sign of a script without blanks.
      let isTouched = inserted > 0 && removed.lowerBound == range.upperBound
      return isTouched && !QuickAddPlain.isApart(new, at: range.upperBound) ? nil : range
    }
    if removed.upperBound <= range.lowerBound {
      let place = range.lowerBound + shift
      let isTouched = inserted > 0 && removed.upperBound == range.lowerBound
      if isTouched, !QuickAddPlain.isBlank(new, at: place - 1) { return nil }
      return place..<place + range.count
    }
    guard inserted == 0 else { return nil }
    let lower = min(range.lowerBound, removed.lowerBound)
    let gone = range.clamped(to: removed).count
    var upper = lower + range.count - gone
    while upper > lower, QuickAddPlain.isBlank(new, at: upper - 1) { upper -= 1 }
    return lower < upper ? lower..<upper : nil
  }

  /// Whether what begins there is a blank, or stands beside another sign beyond ASCII.
  private static func isApart(_ bytes: [UInt8], at place: Int) -> Bool {
    if isBlank(bytes, at: place) { return true }
    return bytes.indices.contains(place) && place > 0 && bytes[place] >= 0x80
      && bytes[place - 1] >= 0x80
  }

  /// Whether a blank is there: a space, or the last byte of the ideographic one.
  private static func isBlank(_ bytes: [UInt8], at place: Int) -> Bool {
    guard bytes.indices.contains(place) else { return false }
    return bytes[place] == 0x20
      || bytes[place] == 0xE3 && bytes[place...].starts(with: [0xE3, 0x80, 0x80])
      || bytes[place] == 0x80 && bytes[..<place].suffix(2) == [0xE3, 0x80]
  }
}
