extension Report {
  /// What missed its budget, and what the answers over it spent their time on; nothing where all budgets are kept.
  static func delays(_ measurements: [Measurement]) -> [String] {
    let missed = measurements.filter { !$0.keepsBudget }
    guard !missed.isEmpty else { return [] }
    let rows = missed.flatMap { measurement -> [[String]] in
      guard let delays = measurement.delays else { return [] }
      // Of medians, and of what waits for the disk, processor time tells too little.
      let whose =
        if case .p95 = measurement.budget { delays.program.isOurs ? "ours" : "machine's" } else {
          ""
        }
      let mine = row(measurement.name, delays.program) + [whose]
      return delays.floor.answers == 0 ? [mine] : [mine, row("– the floor", delays.floor) + [""]]
    }
    return ["Missed, and what the answers over the budget spent their time on (means)", ""]
      + table(delaysHeader, rows)
  }

  private static let delaysHeader = [
    "", "over", "waiting", "took", "ran", "waited", "neither", "p95", "less waits", "ran",
    "stolen", "",
  ]

  private static func row(_ name: String, _ delays: Delays) -> [String] {
    [
      name, "\(delays.over) of \(delays.answers)", "\(delays.overByWaiting)",
      delays.took.rounded(to: 2), delays.ran.rounded(to: 2), delays.waited.rounded(to: 2),
      delays.neither.rounded(to: 2), delays.p95.rounded(to: 2),
      delays.p95WithoutWaiting.rounded(to: 2), delays.p95Ran.rounded(to: 2),
      delays.stolenPercent.map { $0.rounded(to: 1) + " %" } ?? "–",
    ]
  }
}
