import FoundationEssentials

/// The report as programs read it: milliseconds and bytes.
private struct ReportJSON: Encodable {
  /// How one program answered a key, over all presses.
  struct Figure: Encodable {
    let median: Double?
    let p95: Double?
    let max: Double?
    let count: Int
    let settledMedian: Double?
    let frameBytes: Double?
    let peakMegabytes: Double?
    /// Each answer: how long it took, in how much of that the program ran, and in how much someone waited for a core.
    let took: [Double]
    let ran: [Double]
    let waited: [Double]
    let unanswered: Int

    init(_ reactions: Reactions) {
      median = reactions.frame.median
      p95 = reactions.frame.p95
      max = reactions.frame.max
      count = reactions.frame.values.count
      settledMedian = reactions.settled.median
      frameBytes = reactions.bytes.median
      peakMegabytes = reactions.peak.median
      took = reactions.frame.values
      ran = reactions.efforts.map(\.ran.asMilliseconds)
      waited = reactions.efforts.map(\.waited.asMilliseconds)
      unanswered = reactions.unanswered
    }
  }

  /// One measurement of the program, beside the floor.
  struct Row: Encodable {
    let items: Int
    let name: String
    let program: Figure
    let floor: Figure
    let ratio: Double?
    /// The budget in milliseconds.
    let limit: Double?
    let keepsBudget: Bool
    /// What the answers over the budget spent their time on.
    let delays: Delays?
    let floorDelays: Delays?
  }

  /// What the program costs at a list of one size without being used.
  struct Rest: Encodable {
    let items: Int
    let footprint: Footprint?
    let idlePercentBefore: Double?
    let stolenPercent: Double?
    let fileBytesPerItem: Double
  }

  let machine: Machine
  let runs: Int
  let measurements: [Row]
  let atRest: [Rest]
  let growth: Growth?
}

extension Report {
  func json() throws -> String {
    let rows = parts.flatMap { part in
      (part.measurements + part.work).map { measurement in
        ReportJSON.Row(
          items: part.items, name: measurement.name, program: .init(measurement.program),
          floor: .init(measurement.floor), ratio: measurement.ratio, limit: measurement.limit,
          keepsBudget: measurement.keepsBudget, delays: measurement.delays?.program,
          floorDelays: measurement.delays?.floor)
      }
    }
    let atRest = parts.map {
      ReportJSON.Rest(
        items: $0.items, footprint: $0.footprint, idlePercentBefore: $0.idlePercent,
        stolenPercent: $0.stolenPercent, fileBytesPerItem: $0.bytesPerItem)
    }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    let data = try encoder.encode(
      ReportJSON(
        machine: machine, runs: runs, measurements: rows, atRest: atRest, growth: Growth(parts)))
    return String(decoding: data, as: UTF8.self)
  }
}
