/// Figures of one kind from several runs.
struct Figures {
  private(set) var values: [Double]

  init(_ values: [Double] = []) { self.values = values }

  mutating func add(_ value: Double?) {
    if let value { values.append(value) }
  }

  var count: Int { values.count }
  var median: Double? { quantile(0.5) }
  var p95: Double? { quantile(0.95) }
  var max: Double? { values.max() }

  /// Between two values, a share of the way from one to the other.
  private func quantile(_ share: Double) -> Double? {
    let sorted = values.sorted()
    guard let last = sorted.last else { return nil }
    let place = share * Double(sorted.count - 1)
    let index = Int(place)
    guard index + 1 < sorted.count else { return last }
    return sorted[index] + (sorted[index + 1] - sorted[index]) * (place - Double(index))
  }
}
