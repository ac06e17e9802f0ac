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

    var bytesPerItem: Double { megabytes * 1_000_000 / Double(items) }
  }

  let machine: Machine
  let runs: Int
  var parts: [Part] = []
}
