extension Report {
  /// The figures as a table for people, which is a table in Markdown too.
  var table: String {
    var lines = [
      "\(machine.processor), \(machine.cores) cores, \(machine.memoryMegabytes) MB, Linux \(machine.kernel), "
        + "SQLite \(machine.sqlite), load \(machine.load)",
      "Terminal \(Subject.columns)×\(Subject.rows); \(runs) runs of each program in turn; "
        + "milliseconds to the last byte of the frame",
    ]
    for part in parts {
      lines += ["", "\(part.items.grouped) items (\(part.megabytes.rounded(to: 1)) MB)", ""]
      lines += Self.aligned(
        [Self.header, Self.header.map { _ in "-" }] + part.measurements.map(Self.row))
      lines += ["", Self.sentence(part)]
    }
    return lines.joined(separator: "\n")
  }

  private static let header = [
    "", "mytodo", "p95", "settled", "bytes", "floor", "p95", "bytes", "ratio", "budget", "",
  ]

  private static func row(_ measurement: Measurement) -> [String] {
    let budget =
      switch measurement.budget {
      case .ratio(let most): "ratio \(most.rounded(to: 0))"
      case .p95(let most): "p95 \(most.rounded(to: 0)) ms"
      case .p95OverFloor(let most): "p95 \(most.rounded(to: 0)) ms + floor"
      case .none: ""
      }
    let mine = measurement.program
    let least = measurement.floor
    return [
      measurement.name, mine.frame.median.rounded(to: 2), mine.frame.p95.rounded(to: 2),
      mine.settled.median.rounded(to: 2), mine.bytes.median.rounded(to: 0),
      least.frame.median.rounded(to: 2), least.frame.p95.rounded(to: 2),
      least.bytes.median.rounded(to: 0), measurement.ratio.rounded(to: 2), budget,
      measurement.budget == .none ? "" : measurement.keepsBudget ? "kept" : "MISSED",
    ]
  }

  private static func sentence(_ part: Part) -> String {
    let footprint = part.footprint
    return "At rest: \(footprint.megabytes.rounded(to: 1)) MB of memory at most, "
      + "\(footprint.processorPercent.rounded(to: 3)) % of a core, "
      + "\(footprint.wakeUps.rounded(to: 1)) wake-ups a second; "
      + "\(Int(part.megabytes * 1_000_000) / part.items) bytes of the file for each item."
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

extension Int {
  /// With a thin gap between thousands, as in 1 000 000.
  var grouped: String {
    var text = ""
    for (index, digit) in String(self).reversed().enumerated() {
      if index > 0, index % 3 == 0 { text.append(" ") }
      text.append(digit)
    }
    return String(text.reversed())
  }
}

extension Double {
  func rounded(to places: Int) -> String {
    let scale = (0..<places).reduce(1) { product, _ in product * 10 }
    let number = Int((self * Double(scale)).rounded())
    guard places > 0 else { return "\(number)" }
    let fraction = String(number % scale)
    return "\(number / scale)." + String(repeating: "0", count: places - fraction.count) + fraction
  }
}

extension Double? {
  /// The number, or a dash where there is none.
  func rounded(to places: Int) -> String { map { $0.rounded(to: places) } ?? "–" }
}
