import Foundation
import Testing

@testable import bench

@Suite("The report")
struct ReportTests {
  private var report: Report {
    var slow = Reactions()
    slow.add(
      Answer(
        steps: [
          .init(
            time: 5_000_000, bytes: 12, changesList: true,
            effort: Effort(ran: 1_000_000, waited: 3_500_000))
        ], cores: CoreTimes("cpu 90 0 0 0 0 0 0 10\n")))
    let key = Measurement(
      name: "search key, 买", budget: .p95(3), program: slow, floor: Reactions())
    var mine = Reactions()
    mine.add(milliseconds: 30, peak: 48.25)
    var least = Reactions()
    least.add(milliseconds: 20, peak: 31)
    let work = Measurement(
      name: "import of all", budget: .ratio(3), program: mine, floor: least)
    let part = Report.Part(
      items: 100, megabytes: 0.2, measurements: [key], work: [work], idlePercent: 97.4,
      stolenPercent: 1.25)
    return Report(machine: Machine(), runs: 8, parts: [part])
  }

  @Test(
    "tells below the table whose doing a missed budget is, how idle the machine was, and peaks of memory"
  )
  func table() {
    let lines = report.table.split(separator: "\n").map(String.init)
    #expect(
      lines.contains {
        $0.hasPrefix("| search key, 买 | 1 of 1 |       1 | 5.00 | 1.00 |   3.50 |    0.50 | 5.00 |")
          && $0.hasSuffix("| 10.0 % | machine's |")
      })
    #expect(
      lines.contains(
        "The machine was 97 % idle before the first key; its host took 1.3 % of its time meanwhile."
      ))
    #expect(
      lines.contains(
        "|               | n | mytodo |   p95 |   MB | floor |   p95 |   MB | ratio |  budget |      |"
      ))
    #expect(
      lines.contains(
        "| import of all | 1 |  30.00 | 30.00 | 48.3 | 20.00 | 20.00 | 31.0 |  1.50 | ratio 3 | kept |"
      ))
  }

  /// What is read back of the JSON.
  private struct Figures: Decodable {
    struct Row: Decodable {
      struct Program: Decodable {
        let took: [Double]
        let ran: [Double]
        let waited: [Double]
        let peakMegabytes: Double?
      }
      struct Delays: Decodable {
        let over: Int
        let overByWaiting: Int
        let isOurs: Bool
        let stolenPercent: Double
      }
      let name: String
      let program: Program
      let limit: Double?
      let delays: Delays?
    }
    struct Rest: Decodable {
      let idlePercentBefore: Double
      let stolenPercent: Double
    }
    let measurements: [Row]
    let atRest: [Rest]
  }

  @Test("has all of that as JSON, with each answer")
  func json() throws {
    let figures = try JSONDecoder().decode(Figures.self, from: Data(report.json().utf8))
    let key = figures.measurements[0]
    #expect(key.program.took == [5] && key.program.ran == [1] && key.program.waited == [3.5])
    #expect(key.limit == 3)
    #expect(key.delays?.over == 1 && key.delays?.overByWaiting == 1)
    #expect(key.delays?.isOurs == false && key.delays?.stolenPercent == 10)
    let work = figures.measurements[1]
    #expect(work.program.peakMegabytes == 48.25)
    #expect(work.limit == 60 && work.delays == nil)
    #expect(figures.atRest[0].idlePercentBefore == 97.4)
    #expect(figures.atRest[0].stolenPercent == 1.25)
  }
}
