/// All figures of one run of the benchmark.
struct Report {
  /// What was measured with a list of one size.
  struct Part {
    let items: Int
    let megabytes: Double
    let measurements: [Measurement]
    let footprint: Footprint
  }

  let machine: Machine
  let runs: Int
  var parts: [Part] = []
}
