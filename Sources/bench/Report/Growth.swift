/// What ten times as many items cost: the figures of one size beside those of a larger one.
struct Growth: Encodable {
  struct Row: Encodable {
    let name: String
    /// Medians, in milliseconds unless the name tells otherwise.
    let before: Double
    let after: Double
    let ratio: Double
    /// What the floor's figures grow by.
    var floorRatio: Double?
    /// What the last byte of all grows by: counts may follow the frame.
    var settledRatio: Double?
    /// What the ratio should not exceed.
    var budget: Double?

    var keepsBudget: Bool { budget.map { ratio <= $0 } ?? true }
  }

  let before: Int
  let after: Int
  let rows: [Row]

  /// The sizes that are compared.
  private static let sizes = (before: 100_000, after: 1_000_000)

  /// `nil` unless both sizes were measured.
  init?(_ parts: [Report.Part]) {
    guard let before = parts.first(where: { $0.items == Self.sizes.before }),
      let after = parts.first(where: { $0.items == Self.sizes.after })
    else { return nil }
    self.before = before.items
    self.after = after.items
    func ratio(_ less: Figures, _ more: Figures) -> Double? {
      guard let less = less.median, let more = more.median, less > 0 else { return nil }
      return more / less
    }
    let pairs = (before.measurements + before.work).compactMap { less in
      (after.measurements + after.work).first { $0.name == less.name }.map { (less, $0) }
    }
    var rows = pairs.compactMap { less, more -> Row? in
      guard let first = less.program.frame.median, let last = more.program.frame.median,
        first > 0
      else { return nil }
      return Row(
        name: less.name, before: first, after: last, ratio: last / first,
        floorRatio: ratio(less.floor.frame, more.floor.frame),
        settledRatio: ratio(less.program.settled, more.program.settled))
    }
    let memory = (before.footprint?.megabytes, after.footprint?.megabytes)
    if case (let less?, let more?) = memory, less > 0 {
      rows.append(
        Row(name: "memory, MB", before: less, after: more, ratio: more / less, budget: 1.5))
    }
    let sizes = (before.bytesPerItem, after.bytesPerItem)
    rows.append(
      Row(
        name: "file, bytes for each item", before: sizes.0, after: sizes.1,
        ratio: sizes.1 / sizes.0))
    self.rows = rows
  }
}
