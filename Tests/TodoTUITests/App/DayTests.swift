import Testing
import TodoCore

@testable import TodoTUI

@Suite("The list over midnight")
struct DayTests {
  private func seed(_ store: TodoStore) throws {
    _ = try store.add(TodoDraft(title: "now", due: DueDate(day: Scene.today)))
    _ = try store.add(TodoDraft(title: "明日", due: DueDate(day: Scene.today + 1)))
  }

  @Test("Words and lists follow the new day, and a form is not disturbed")
  func midnight() throws {
    let scene = try Scene(100, 12, seed: seed)
    expectShows(scene, "tomorrow")
    scene.press("gt")
    #expect(scene.titles == ["now"])
    scene.press("eX")
    scene.now = DueDate(day: Scene.today + 1, minute: 0)
    scene.play([.timeout])
    #expect(scene.titles == ["明日"])
    expectShows(scene, "nowX")
    scene.press("<ret>")
    #expect(try scene.stored()[0].title == "nowX")
    scene.press("ga")
    expectShows(scene, "1d late")
    expectShows(scene, "1 overdue")
  }

  @Test("Due today is not late until the day is over")
  func lastMinute() throws {
    let scene = try Scene(100, 12, seed: seed)
    scene.now = DueDate(day: Scene.today, minute: 23 * 60 + 59)
    scene.play([.timeout])
    expectHides(scene, "late")
  }

  @Test(
    "How far away a day is, in a word",
    arguments: [
      (-400, "400d late", "逾期400天"), (-1, "1d late", "逾期1天"), (0, "today", "今天"),
      (1, "tomorrow", "明天"), (2, "Wed", "后天"), (6, "Sun", "周日"), (7, "7 Dec", "12月7日"),
      (40, "2027-01-09", "2027-01-09"),
    ])
  func words(_ days: Int, _ english: String, _ chinese: String) {
    let now = DueDate(day: Scene.today, minute: 0)
    let due = DueDate(day: Scene.today + days)
    #expect(English().due(due, now: now, done: false) == english)
    #expect(SimplifiedChinese().due(due, now: now, done: false) == chinese)
  }
}
