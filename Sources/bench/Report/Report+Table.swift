extension Report {
  /// The figures as a table for people, which is a table in Markdown too.
  var table: String {
    var lines = [
      "\(machine.processor), \(machine.cores) cores, \(machine.memoryMegabytes) MB, Linux \(machine.kernel), "
        + "SQLite \(machine.sqlite), load \(machine.load)",
      "Terminal \(Subject.columns)×\(Subject.rows); \(runs) runs of each program in turn, half as many of the "
        + "list's keys, a quarter in other orders and lists; n answers; milliseconds to the last byte of the frame",
    ]
    for part in parts {
      lines += ["", "\(part.items.grouped) items (\(part.megabytes.rounded(to: 1)) MB)"]
      if !part.measurements.isEmpty {
        lines += [""] + Self.table(Self.header, part.measurements.map(Self.row))
      }
      let delays = Self.delays(part.measurements)
      if !delays.isEmpty { lines += [""] + delays }
      if part.idlePercent != nil { lines += ["", Self.machine(part)] }
      if let footprint = part.footprint { lines += ["", Self.sentence(footprint)] }
      if !part.work.isEmpty {
        lines += [""] + Self.table(Self.workHeader, part.work.map(Self.workRow))
      }
      lines += ["", "\(Int(part.bytesPerItem)) bytes of the file for each item."]
    }
    if let growth = Growth(parts) { lines += [""] + Self.lines(growth) }
    return lines.joined(separator: "\n")
  }

  static func table(_ header: [String], _ rows: [[String]]) -> [String] {
    aligned([header, header.map { _ in "-" }] + rows)
  }

  private static let header = [
    "", "n", "mytodo", "p95", "settled", "bytes", "floor", "p95", "bytes", "ratio", "budget", "",
  ]

  private static func row(_ measurement: Measurement) -> [String] {
    let mine = measurement.program
    let least = measurement.floor
    return [
      measurement.name, "\(mine.frame.count)", mine.frame.median.rounded(to: 2),
      mine.frame.p95.rounded(to: 2),
      mine.settled.median.rounded(to: 2), mine.bytes.median.rounded(to: 0),
      least.frame.median.rounded(to: 2), least.frame.p95.rounded(to: 2),
      least.bytes.median.rounded(to: 0), measurement.ratio.rounded(to: 2),
    ] + judgement(measurement)
  }

  private static let workHeader = [
    "", "n", "mytodo", "p95", "MB", "floor", "p95", "MB", "ratio", "budget", "",
  ]

  private static func workRow(_ measurement: Measurement) -> [String] {
    let mine = measurement.program.frame
    let least = measurement.floor.frame
    return [
      measurement.name, "\(max(mine.count, least.count))", mine.median.rounded(to: 2),
      mine.p95.rounded(to: 2), measurement.program.peak.median.rounded(to: 1),
      least.median.rounded(to: 2), least.p95.rounded(to: 2),
      measurement.floor.peak.median.rounded(to: 1), measurement.ratio.rounded(to: 2),
    ] + judgement(measurement)
  }

  /// The budget, and whether it is kept.
  private static func judgement(_ measurement: Measurement) -> [String] {
    let budget =
      switch measurement.budget {
      case .ratio(let most): "ratio \(most.rounded(to: 0))"
      case .p95(let most): "p95 \(most.rounded(to: 0)) ms"
      case .p95OverFloor(let most): "p95 \(most.rounded(to: 0)) ms + floor"
      case .none: ""
      }
    return [budget, budget.isEmpty ? "" : verdict(measurement.keepsBudget)]
  }

  static func verdict(_ isKept: Bool) -> String { isKept ? "kept" : "MISSED" }

  private static func machine(_ part: Part) -> String {
    "The machine was \(part.idlePercent.rounded(to: 0)) % idle before the first key; its host took "
      + "\(part.stolenPercent.rounded(to: 1)) % of its time meanwhile."
  }

  private static func sentence(_ footprint: Footprint) -> String {
    "At rest: \(footprint.megabytes.rounded(to: 1)) MB of memory at most, "
      + "\(footprint.processorPercent.rounded(to: 3)) % of a core (budget 0.1 %, "
      + "\(verdict(footprint.keepsBudget)); \(footprint.settlingPercent.rounded(to: 3)) % in the "
      + "first three seconds after a key), \(footprint.wakeUps.rounded(to: 1)) wake-ups and "
      + "\(footprint.systemCalls.rounded(to: 1)) system calls a second."
  }

  static func aligned(_ rows: [[String]]) -> [String] {
    let widths = rows[0].indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
    return rows.map { row in
      let cells = zip(row, widths).enumerated().map { index, cell in
        let (text, width) = cell
        let fill = String(repeating: text == "-" ? "-" : " ", count: width - text.count)
        return index == 0 ? text + fill : fill + text
      }
      return "| " + cells.joined(separator: " | ") + " |"
    }
  }
}
