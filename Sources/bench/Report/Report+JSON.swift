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
    let unanswered: Int

    init(_ reactions: Reactions) {
      median = reactions.frame.median
      p95 = reactions.frame.p95
      max = reactions.frame.max
      count = reactions.frame.values.count
      settledMedian = reactions.settled.median
      frameBytes = reactions.bytes.median
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
    let keepsBudget: Bool
  }

  /// What the program costs at a list of one size without being used.
  struct Rest: Encodable {
    let items: Int
    let footprint: Footprint?
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
          floor: .init(measurement.floor), ratio: measurement.ratio,
          keepsBudget: measurement.keepsBudget)
      }
    }
    let atRest = parts.map {
      ReportJSON.Rest(
        items: $0.items, footprint: $0.footprint, fileBytesPerItem: $0.bytesPerItem)
    }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    let data = try encoder.encode(
      ReportJSON(
        machine: machine, runs: runs, measurements: rows, atRest: atRest, growth: Growth(parts)))
    return String(decoding: data, as: UTF8.self)
  }
}
