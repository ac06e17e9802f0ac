import Testing

@testable import bench

@Suite("The keys that are measured")
struct ScriptTests {
  private let scripts =
    Script.searches(budget: 8) + Script.others(items: 1_000_000, searchBudget: 8).flatMap(\.self)

  @Test("have a name each, and something that is measured")
  func names() {
    #expect(Set(scripts.map(\.name)).count == scripts.count)
    #expect(scripts.allSatisfy { $0.strokes.contains(where: \.isMeasured) })
  }

  @Test("have the budgets that are documented")
  func budgets() {
    func budget(_ name: String) -> Budget? { scripts.first { $0.name == name }?.budget }
    #expect(budget("search key, one letter") == .p95(8))
    #expect(budget("search key by title, one letter") == .p95(8))
    #expect(budget("search key by due date, common word") == .p95(8))
    #expect(budget("jump by priority") == .p95(50))
    #expect(budget("page, end, start by title") == .p95(8))
    #expect(budget("list of a group") == .p95(8))
    #expect(budget("tick") == .p95OverFloor(8))
  }

  @Test("make the side bar count tags only when all else is done")
  func tagsLast() {
    let parts = Script.others(items: 100, searchBudget: 3)
    let hasTags = parts.map { $0.contains { $0.strokes.contains { $0.keys == "g#" } } }
    #expect(hasTags == [false, true])
  }

  @Test("are pressed at least once, however few runs there are")
  func runs() {
    let script = scripts.first { $0.every == 4 }
    #expect(script?.runs(of: 8) == 2)
    #expect(script?.runs(of: 1) == 1)
  }

  @Test("leave the list in the order of arrival")
  func order() {
    for script in scripts {
      let keys = script.strokes.map(\.keys)
      guard let last = keys.lastIndex(of: "S") else { continue }
      #expect(keys[last + 1] == "o")
    }
  }

  @Test("must lead to what is meant: the word, rows, none, or the list that the header names")
  func sights() throws {
    var parser = ScreenParser(rows: 5, columns: 20)
    parser.feed(Array(" 今天 2\r\nAll 9│[ ] 牛奶\r\nDue  │\r\n     │\r\nstatus".utf8))
    let full = parser.screen
    for (sight, isSeen) in [
      (Sight.rows(with: "牛奶"), true), (.rows(with: "面包"), false), (.anyRows, true),
      (.noRows, false),
      (.list("今天"), true), (.list("All"), false), (.header("今天"), true), (.header("All"), false),
    ] {
      #expect(sight.isSeen(on: full) == isSeen)
    }
    let empty = ScreenParser(rows: 5, columns: 20).screen
    #expect(Sight.noRows.isSeen(on: empty))
    let failure = #expect(throws: Failure.self) { try Sight.anyRows.check(empty, after: "gt") }
    #expect(failure?.description.contains("gt") == true)
  }
}
