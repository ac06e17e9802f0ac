import FoundationEssentials
import Testing

@testable import TodoCore

@Test func zMakeV4() throws {
  func id(_ n: Int) -> UUID { UUID(uuidString: "000000\(String(n, radix: 16).count < 2 ? "0" : "")\(String(n, radix: 16))-ABCD-4000-8000-000000000000") ?? UUID() }
  var n = 0
  let fixed = Fixed()
  let author = Author(.window, id: UUID(uuidString: "00000000-ABCD-4000-8000-0000000000FF")!)
  let store = try TodoStore(path: "/tmp/h/v4/try/v4made.db", author: author, clock: fixed.now, makeID: { n += 1; return id(n) })
  let work = try store.addGroup(named: "Work")
  let home = try store.addGroup(named: "家")
  _ = try store.addGroup(named: "Empty")
  let day = CalendarDay(number: 20850)
  let report = try store.add(TodoDraft(title: "Write report", groupID: work.id, priority: .high, due: DueDate(day: day, minute: 1020), notes: "first line\n第二行", tags: ["office", "写"]))
  let milk = try store.add(TodoDraft(title: "买燕麦奶", groupID: home.id, due: DueDate(day: day), tags: ["office"]))
  let deleted = try store.add(TodoDraft(title: "deleted", tags: ["x"]))
  _ = try store.add(TodoDraft(title: "café 👩‍👩‍👧 it's \"quoted\"", done: true))
  _ = try store.add(TodoDraft(title: "ｆｕｌｌ ｗｉｄｔｈ"))
  _ = try store.update(report.id, ItemPatch(notes: "first line\n第二行\n%_"))
  _ = try store.update(milk.id, ItemPatch(done: true))
  _ = try store.delete(deleted.id)
  _ = try store.add(TodoDraft(title: "undone"))
  _ = try store.undo(.own)
  try store.set("hide-done", to: "1")
}
