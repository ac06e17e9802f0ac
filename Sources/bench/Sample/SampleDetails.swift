/// What an item has beside its title: of a hundred, 60 are in a group, 20 have one to three tags, 20 a due date, 15 a
/// priority and 5 notes. They depend on each other in nothing.
struct SampleDetails {
  /// By its place in `SampleWords.groups`.
  private(set) var group: Int?
  /// By their places in `SampleWords.tags`.
  private(set) var tags: [Int] = []
  private(set) var priority = 0
  /// From today on; before today where it is negative.
  private(set) var dueIn: Int?
  /// Of the due date's day; `nil` for the whole day.
  private(set) var dueMinute: Int?
  private(set) var notes = ""

  /// How many days away a due date is at most.
  static let mostDays = 200

  /// The next item's.
  init(_ random: inout Random) {
    if random.happens(in: 60) { group = Self.pick(Self.groupShares, &random) }
    if random.happens(in: 20) {
      for _ in 0..<random.pick([1, 1, 1, 2, 2, 3]) {
        let tag = Self.pick(Self.tagShares, &random)
        if !tags.contains(tag) { tags.append(tag) }
      }
    }
    if random.happens(in: 20) {
      // Most of what has a date is due about now.
      let share = Double.random(in: -1...1, using: &random)
      dueIn = Int((share * share.magnitude * Double(Self.mostDays)).rounded())
      if random.happens(in: 30) { dueMinute = Int.random(in: 16...44, using: &random) * 30 }
    }
    if random.happens(in: 15) { priority = random.pick([1, 2, 3]) }
    if random.happens(in: 5) { notes = Self.notes(&random) }
  }

  /// One to thirty lines, one text in five in Chinese.
  private static func notes(_ random: inout Random) -> String {
    let isChinese = random.once(in: 5)
    return (0..<random.pick([1, 1, 2, 3, 5, 8, 13, 30])).map { _ in
      let words = (0..<Int.random(in: 3...12, using: &random)).map { _ in
        random.pick(isChinese ? SampleWords.chinese : SampleWords.english)
      }
      return words.joined(separator: isChinese ? "" : " ")
    }.joined(separator: "\n")
  }

  /// A place in a list of shares, the likelier the larger its share.
  private static func pick(_ shares: [Int], _ random: inout Random) -> Int {
    var rest = Int.random(in: 0..<shares.reduce(0, +), using: &random)
    return shares.firstIndex { share in
      rest -= share
      return rest < 0
    } ?? 0
  }

  private static let groupShares = SampleWords.groups.map(\.1)

  /// The first tag has two thirds of them, the thirtieth one in a thousand.
  private static let tagShares = (1...SampleWords.tags.count).map { 1_000_000 / ($0 * $0) }
}
