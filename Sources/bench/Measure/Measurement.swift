/// What a figure should not exceed.
enum Budget: Equatable {
  /// Times the floor's median.
  case ratio(Double)
  /// Milliseconds that 95 of 100 answers keep.
  case p95(Double)
  /// The same beyond what they take in the floor: the disk's time is nobody's.
  case p95OverFloor(Double)
  case none
}

/// One thing that was measured, for the program and for the floor.
struct Measurement {
  let name: String
  let budget: Budget
  let program: Reactions
  let floor: Reactions

  /// How much longer the program takes, by the medians.
  var ratio: Double? {
    guard let mine = program.frame.median, let least = floor.frame.median else { return nil }
    return mine / least
  }

  var keepsBudget: Bool {
    guard program.unanswered == 0 else { return false }
    switch budget {
    case .ratio(let most): return ratio.map { $0 <= most } ?? false
    case .p95(let most): return program.frame.p95.map { $0 <= most } ?? false
    case .p95OverFloor(let most):
      guard let mine = program.frame.p95, let least = floor.frame.p95 else { return false }
      return mine - least <= most
    case .none: return true
    }
  }
}
