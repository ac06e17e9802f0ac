import TodoText

/// What is measured: the one table of keys, budgets and numbers of runs.
extension Script {
  private static let page = "\u{1B}[6~"

  /// What the floor answers too, for each fresh start of both.
  static func searches(budget milliseconds: Double) -> [Script] {
    // Of a handful of answers the slowest one would be the p95: what has one letter is typed more often.
    [
      ("common word", Stroke.search("report")),
      ("rare word", Stroke.search("zyzzyva")),
      ("one letter", Stroke.search("e", times: 4)),
      ("one Chinese character", Stroke.search("买", times: 4)),
      ("no hit", Stroke.search("xqzj", isFound: false)),
    ].map { name, strokes in
      Script(
        name: "search key, \(name)", budget: .p95(milliseconds), floor: .program, every: 1,
        strokes: strokes)
    }
  }

  /// The keys of a list of so many items. All runs of one part come before the next.
  static func others(items count: Int, searchBudget: Double) -> [[Script]] {
    [
      moves(items: count) + changes + orders(items: count, searchBudget: searchBudget) + lists,
      // From then on the side bar counts the tag's items too, after each change, on another core.
      [tagLists],
    ]
  }

  private static func moves(items count: Int) -> [Script] {
    // At the end of a short list a further page would change nothing.
    let pages = min(8, max(1, count / Subject.rows - 1))
    return [
      Script(
        name: "line down", budget: .p95(8),
        strokes: Stroke.press("gg") + Stroke.measure(Array(repeating: "j", count: 12))),
      Script(
        name: "page down", budget: .p95(8),
        strokes: Stroke.press("gg") + Stroke.measure(Array(repeating: page, count: pages))),
      Script(
        name: "end, start", budget: .p95(8),
        strokes: Stroke.press("gg") + Stroke.measure(["G", "gg", "G", "gg", "G", "gg"])),
      Script(
        name: "jump to a number", budget: .p95(50),
        strokes: Stroke.measure(jumps(items: count, (1...9).map { $0 * 10 }), shows: .anyRows)),
    ]
  }

  private static let changes = [
    Script(
      name: "tick", budget: .p95OverFloor(8), floor: .disk,
      strokes: Stroke.measure(["x", "x", "x", "x", "x", "x"])),
    Script(
      name: "undo", budget: .p95OverFloor(8), floor: .disk,
      strokes: (0..<6).flatMap { _ in Stroke.press("x") + Stroke.measure(["u"]) }),
    Script(
      name: "hide done, show", budget: .none,
      strokes: (0..<4).flatMap { _ in Stroke.press("gg") + Stroke.measure(["H"]) }),
    Script(
      name: "side bar on", budget: .none,
      strokes: (0..<4).flatMap { _ in Stroke.press("B") + Stroke.measure(["B"]) }),
  ]

  /// The same in other orders than that of arrival.
  private static func orders(items count: Int, searchBudget: Double) -> [Script] {
    func sorted(_ letter: String, _ name: String, _ strokes: [Stroke]) -> [Stroke] {
      Stroke.press("S", letter, "gg", shows: .list(name)) + strokes + Stroke.press("S", "o", "gg")
    }
    let pages = min(4, max(1, count / Subject.rows - 1))
    let places = [90, 10, 70, 30, 50]
    let searches = [("t", "by title"), ("d", "by due date")].flatMap { letter, order in
      [
        Script(
          name: "search key \(order), common word", budget: .p95(searchBudget), every: 4,
          strokes: sorted(letter, order, Stroke.search("report"))),
        Script(
          name: "search key \(order), one letter", budget: .p95(searchBudget), every: 4,
          strokes: sorted(letter, order, Stroke.search("e", times: 6))),
      ]
    }
    let jumping = [("t", "by title"), ("p", "by priority")].map { letter, order in
      Script(
        name: "jump \(order)", budget: .p95(50), every: 4,
        strokes: sorted(
          letter, order, Stroke.measure(jumps(items: count, places), shows: .anyRows)))
    }
    return searches + jumping + [
      Script(
        name: "page, end, start by title", budget: .p95(8), every: 4,
        strokes: sorted(
          "t", "by title",
          Stroke.measure(
            Array(repeating: page, count: pages) + ["G", "gg", "G", "gg"], shows: .anyRows)))
    ]
  }

  /// Opening another list than the one that is shown.
  private static let lists = [
    Script(
      name: "list All, Done", budget: .p95(8),
      strokes: Stroke.measure(["gd", "ga", "gd", "ga"], shows: .anyRows)),
    Script(
      name: "list Today, Upcoming, Overdue", budget: .p95(8), every: 4,
      strokes: (0..<2).flatMap { _ in
        Stroke.measure(["gt"], shows: .list(" Today"))
          + Stroke.measure(["gu"], shows: .list(" Upcoming"))
          + Stroke.measure(["go"], shows: .list(" Overdue"))
      } + Stroke.press("ga")),
    Script(
      name: "list of a group", budget: .p95(8), every: 4,
      // The groups stand by name below the five lists of the side bar; in a short list one may be empty.
      strokes: Stroke.press("\t", "gg", "4j", shows: .list(" Done"))
        + SampleWords.groups.map(\.0).sorted { Folding.nameKey($0) < Folding.nameKey($1) }.prefix(6)
        .flatMap { Stroke.measure(["j"], shows: .header(" " + $0)) }
        + Stroke.press("ga", "\t", shows: .list(" All"))),
  ]

  private static let tagLists = Script(
    name: "list of a tag", budget: .p95(8), every: 4,
    strokes: (SampleWords.tags.prefix(3) + SampleWords.tags.prefix(3)).flatMap { tag in
      Stroke.press("g#", tag) + Stroke.measure(["\r"], shows: .list("#" + tag))
        + Stroke.press("ga", shows: .list(" All"))
    })

  /// Keys that jump to rows at such places, in a hundred.
  private static func jumps(items count: Int, _ places: [Int]) -> [String] {
    places.map { "\(max(1, count * $0 / 100))G" }
  }
}
