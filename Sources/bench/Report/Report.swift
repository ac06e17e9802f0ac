/// All figures of one run of the benchmark.
struct Report {
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
