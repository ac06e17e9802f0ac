import Testing

@testable import TodoCore

@Suite("Settings that hold lines")
final class SettingTests: TwoStores {
  @Test(
    "two windows add theirs to each other's, newest last, each once, and no more than a hundred")
  func both() throws {
    try mine.set([:], lines: ["searches": LinesChange(adding: ["大", "小"])])
    try theirs.set(
      ["order": "title"], lines: ["searches": LinesChange(adding: ["大"], removing: ["无"])])
    #expect(try mine.settings() == ["searches": "小\n大", "order": "title"])
    #expect(try mine.setIfFree([:], lines: ["searches": LinesChange(removing: ["大", "小"])]))
    #expect(try theirs.setting("searches") == nil)
    let many = (1...150).map { "第\($0)" }
    try mine.set([:], lines: ["searches": LinesChange(adding: many)])
    #expect(LinesChange.lines(of: try theirs.setting("searches")) == Array(many.suffix(100)))
    #expect(try mine.history(limit: 10).isEmpty)
  }

  @Test("a change that waits takes in a later one")
  func later() {
    var change = LinesChange(adding: ["一", "二"], removing: ["三"])
    change.append(LinesChange(adding: ["三", "一"], removing: ["二"]))
    #expect(change.applied(to: ["二", "三", "四"]) == ["四", "三", "一"])
  }
}
