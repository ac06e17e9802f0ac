/// All figures of one run of the benchmark.
struct Report {
  /// What was measured with a list of one size.
  struct Part {
    let items: Int
    let megabytes: Double
    /// Answers to keys.
    var measurements: [Measurement] = []
    /// What takes long and shows nothing.
    var work: [Measurement] = []
    var footprint: Footprint?
    /// How idle the machine was before the first key, and how much of its time the host took while keys were pressed,
    /// in a hundred; `nil` where none were.
    var idlePercent: Double?
    var stolenPercent: Double?

    var bytesPerItem: Double { megabytes * 1_000_000 / Double(items) }
  }

  let machine: Machine
  let runs: Int
  var parts: [Part] = []
}
