import Testing

@testable import bench

@Suite("Whether a missed budget is the program's doing or the machine's")
struct DelayTests {
  /// Answers as (took, ran, waited), in milliseconds.
  private func reactions(_ answers: [(Double, Double, Double)]) -> Reactions {
    var reactions = Reactions()
    for (took, ran, waited) in answers {
      let effort = Effort(ran: Int(ran * 1e6), waited: Int(waited * 1e6))
      let step = Answer.Step(time: Int(took * 1e6), bytes: 1, changesList: true, effort: effort)
      reactions.add(
        Answer(steps: [step], cores: CoreTimes("cpu 50 0 0 40 0 0 0 10 0 0\n")))
    }
    return reactions
  }

  @Test("an answer over the budget counts as waiting where more than half of its excess was")
  func waiting() {
    let delays = Delays(
      reactions([(2, 1, 0), (5, 1, 1.5), (5, 4, 0.5), (3, 3, 0)]), limit: 3)
    #expect(delays.answers == 4)
    #expect(delays.over == 2)
    #expect(delays.overByWaiting == 1)
    #expect(delays.took == 5)
    #expect(delays.ran == 2.5)
    #expect(delays.waited == 1)
    #expect(delays.neither == 1.5)
    #expect(delays.stolenPercent == 10)
  }

  @Test("without its waiting an answer is shorter, never negative")
  func withoutWaiting() {
    let delays = Delays(reactions([(5, 1, 9), (5, 1, 9)]), limit: 3)
    #expect(delays.p95 == 5)
    #expect(delays.p95WithoutWaiting == 0)
    #expect(delays.p95Ran == 1)
  }

  @Test("what keeps its budget is not listed; what misses it is, above its floor")
  func section() {
    let quick = reactions([(1, 1, 0)])
    let kept = Measurement(name: "line down", budget: .p95(8), program: quick, floor: Reactions())
    #expect(Report.delays([kept]) == [])
    let missed = Measurement(
      name: "search key", budget: .p95(3), program: reactions([(2, 1, 0), (9, 1, 6)]),
      floor: quick)
    let jump = Measurement(
      name: "jump", budget: .p95(50), program: reactions([(90, 80, 0)]), floor: Reactions())
    #expect(
      Report.delays([kept, missed, jump]) == [
        "Missed, and what the answers over the budget spent their time on (means)", "",
        "|             |   over | waiting |  took |   ran | waited | neither |   p95 | less waits |   ran | stolen |           |",
        "| ----------- | ------ | ------- | ----- | ----- | ------ | ------- | ----- | ---------- | ----- | ------ | --------- |",
        "| search key  | 1 of 2 |       1 |  9.00 |  1.00 |   6.00 |    2.00 |  8.65 |       2.95 |  1.00 | 10.0 % | machine's |",
        "| – the floor | 0 of 1 |       0 |     – |     – |      – |       – |  1.00 |       1.00 |  1.00 | 10.0 % |           |",
        "| jump        | 1 of 1 |       0 | 90.00 | 80.00 |   0.00 |   10.00 | 90.00 |      90.00 | 80.00 | 10.0 % |      ours |",
      ])
  }

  @Test("the limit is the budget in milliseconds, beside the floor where it is measured beside one")
  func limits() {
    func limit(_ budget: Budget) -> Double? {
      Measurement(
        name: "", budget: budget, program: reactions([(1, 1, 0)]), floor: reactions([(4, 1, 0)])
      ).limit
    }
    #expect(limit(.ratio(2)) == 8)
    #expect(limit(.p95(3)) == 3)
    #expect(limit(.p95OverFloor(8)) == 12)
    #expect(limit(.none) == nil)
  }
}

@Suite("What the kernel tells of cores and threads")
struct EffortTests {
  @Test("the second number of a thread's line is its waiting")
  func line() {
    #expect(EffortMeter.waited(in: Array("911594 1496633 2\n".utf8)) == 1_496_633)
    #expect(EffortMeter.waited(in: Array("".utf8)) == nil)
    #expect(EffortMeter.waited(in: Array("7".utf8)) == nil)
  }

  @Test("idle and stolen time are parts of all time; guests' time is not counted twice")
  func cores() {
    let before = CoreTimes("cpu  100 0 0 800 50 0 0 50 7 0\ncpu0 1 2 3 4 5 6 7 8 9 10\n")
    let after = CoreTimes("cpu  120 10 10 860 70 5 5 70 9 0\n")
    #expect((after - before).all == 150)
    #expect((after - before).idle == 80)
    #expect((after - before).stolenPercent.map { Int($0 * 100) } == 1333)
    #expect(CoreTimes("").idlePercent == nil)
    #expect(CoreTimes.now().all > 0)
    #expect(Quiet.isQuiet(95) && !Quiet.isQuiet(60))
  }

  @Test("the effort of a program that works grows, and that of one that sleeps does not")
  func programs() throws {
    func ran(_ arguments: [String]) throws -> Int {
      let terminal = try PseudoTerminal(
        arguments, environment: ["PATH": "/usr/bin:/bin"], rows: 5, columns: 20)
      #expect(terminal.waitForEnd(within: .milliseconds(200)) == nil)
      let before = terminal.effort
      #expect(terminal.waitForEnd(within: .milliseconds(500)) == nil)
      let effort = terminal.effort - before
      #expect(effort.waited >= 0)
      return effort.ran
    }
    let idle = try ran(["/bin/sleep", "100"])
    let busy = try ran(["/bin/sh", "-c", "while :; do :; done"])
    #expect(idle == 0)
    #expect(busy > 0)
  }
}
