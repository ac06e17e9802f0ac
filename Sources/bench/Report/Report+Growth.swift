extension Report {
  /// What ten times as many items cost, as a table for people.
  static func lines(_ growth: Growth) -> [String] {
    let sizes = [growth.before.grouped, growth.after.grouped]
    let header = [""] + sizes + ["ratio", "floor's", "settled", "budget", ""]
    let rows = growth.rows.map { row in
      [
        row.name, row.before.rounded(to: 2), row.after.rounded(to: 2), row.ratio.rounded(to: 2),
        row.floorRatio.rounded(to: 2), row.settledRatio.rounded(to: 2),
        row.budget.map { "ratio \($0.rounded(to: 1))" } ?? "",
        row.budget == nil ? "" : verdict(row.keepsBudget),
      ]
    }
    return ["Growth from \(sizes[0]) to \(sizes[1]) items: medians and their ratios", ""]
      + table(header, rows)
  }
}
