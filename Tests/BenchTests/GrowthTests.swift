import Testing

@testable import bench

@Suite("Growth")
struct GrowthTests {
  private func part(_ items: Int, milliseconds: Double, settled: Double, memory: Double)
    -> Report.Part
  {
    var program = Reactions()
    program.add(
      Answer(steps: [
        .init(time: Int(milliseconds * 1e6), bytes: 1, changesList: true),
        .init(time: Int(settled * 1e6), bytes: 1, changesList: false),
      ]))
    var floor = Reactions()
    floor.add(milliseconds: 1)
    let line = Measurement(name: "line down", budget: .none, program: program, floor: floor)
    let footprint = Footprint(
      megabytes: memory, processorPercent: 0, settlingPercent: 0, wakeUps: 0)
    return Report.Part(
      items: items, megabytes: Double(items) / 1_000, measurements: [line], footprint: footprint)
  }

  @Test("is the ratio of medians, of frames and of what follows them; memory has a budget")
  func ratios() throws {
    let small = part(100_000, milliseconds: 2, settled: 10, memory: 20)
    let large = part(1_000_000, milliseconds: 3, settled: 40, memory: 31)
    let growth = try #require(Growth([small, large]))
    #expect(
      Report.lines(growth) == [
        "Growth from 100 000 to 1 000 000 items: medians and their ratios", "",
        "|                           | 100 000 | 1 000 000 | ratio | floor's | settled |    budget |        |",
        "| ------------------------- | ------- | --------- | ----- | ------- | ------- | --------- | ------ |",
        "| line down                 |    2.00 |      3.00 |  1.50 |    1.00 |    4.00 |           |        |",
        "| memory, MB                |   20.00 |     31.00 |  1.55 |       – |       – | ratio 1.5 | MISSED |",
        "| file, bytes for each item | 1000.00 |   1000.00 |  1.00 |       – |       – |           |        |",
      ])
  }

  @Test("needs both sizes")
  func bothSizes() {
    #expect(Growth([part(100_000, milliseconds: 2, settled: 10, memory: 20)]) == nil)
  }

  @Test("at rest a budget holds for the time after the first seconds")
  func rest() {
    var part = part(1_000, milliseconds: 1, settled: 1, memory: 20)
    for (percent, verdict) in [(0.05, "kept"), (0.15, "MISSED")] {
      part.footprint = Footprint(
        megabytes: 20, processorPercent: percent, settlingPercent: 0.5, wakeUps: 3)
      let table = Report(machine: Machine(), runs: 1, parts: [part]).table
      #expect(table.contains("core (budget 0.1 %, \(verdict); 0.500 % in the first three seconds"))
    }
  }
}
