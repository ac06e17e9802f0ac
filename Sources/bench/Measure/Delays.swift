/// What the answers that exceed a budget spent their time on: whether that is the program's doing or the machine's.
struct Delays: Encodable {
  /// All answers, and those of them that exceed the budget.
  let answers: Int
  var over = 0
  /// Of those, the ones of which more than half of what they exceed it by was waiting for a core.
  var overByWaiting = 0
  /// Means of those that exceed it, in milliseconds: how long they took, in how much of that the program ran, and in
  /// how much it, or the benchmark, could have gone on but had no core.
  var took: Double?
  var ran: Double?
  var waited: Double?
  /// The rest: it slept, the disk or the kernel had it, or the host had the core.
  var neither: Double?
  /// p95 of all answers, of the same without their waiting for a core, and of processor time alone.
  let p95: Double?
  let p95WithoutWaiting: Double?
  let p95Ran: Double?
  /// How much of the machine's time the host took meanwhile, in a hundred.
  let stolenPercent: Double?

  /// Whether its processor time alone exceeds the budget.
  let isOurs: Bool

  /// - Parameter limit: the budget in milliseconds.
  init(_ reactions: Reactions, limit: Double) {
    let all = zip(reactions.frame.values, reactions.efforts).map { took, effort in
      // A wait of both at once counts twice in the sum, but no answer waits longer than it takes.
      let waited = min(effort.waited.asMilliseconds, took)
      return (took: took, ran: min(effort.ran.asMilliseconds, took), waited: waited)
    }
    let slow = all.filter { $0.took > limit }
    func mean(_ values: [Double]) -> Double? {
      values.isEmpty ? nil : values.reduce(0, +) / Double(values.count)
    }
    answers = all.count
    over = slow.count
    overByWaiting = slow.count { $0.waited > ($0.took - limit) / 2 }
    took = mean(slow.map(\.took))
    ran = mean(slow.map(\.ran))
    waited = mean(slow.map(\.waited))
    neither = mean(slow.map { max(0, $0.took - $0.ran - $0.waited) })
    p95 = reactions.frame.p95
    p95WithoutWaiting = Figures(all.map { $0.took - $0.waited }).p95
    p95Ran = Figures(all.map(\.ran)).p95
    isOurs = p95Ran.map { $0 > limit } ?? false
    stolenPercent = reactions.cores.stolenPercent
  }
}

extension Measurement {
  /// The budget in milliseconds; `nil` where there is none.
  var limit: Double? {
    switch budget {
    case .ratio(let most): floor.frame.median.map { $0 * most }
    case .p95(let most): most
    case .p95OverFloor(let most): floor.frame.p95.map { $0 + most }
    case .none: nil
    }
  }

  /// What the program's and the floor's answers over the budget spent their time on.
  var delays: (program: Delays, floor: Delays)? {
    // What has no frame was not watched.
    guard !program.efforts.isEmpty else { return nil }
    return limit.map { (Delays(program, limit: $0), Delays(floor, limit: $0)) }
  }
}
