import FoundationEssentials
import Testing

@testable import TodoCore

@Suite("Lists of a tag") struct TagListTests {
  private static let list = TodoQuery(filter: .anyTag(["写"]))
  private static let openList = TodoQuery(filter: .and([.done(false), .anyTag(["写"])]))

  /// Every row of a list of a tag, with the place that it has there and the item's own.
  private static let places = """
    SELECT title, item_tag.ord = item.ord FROM item_tag JOIN item ON item.id = item_id ORDER BY item.ord
    """

  private static func seeded(_ store: TodoStore) throws -> [TodoItem] {
    try (1...6).map { number in
      try store.add(
        TodoDraft(title: "任务 \(number)", done: number == 3, tags: number % 2 == 1 ? ["写"] : ["x"]))
    }
  }

  @Test("its items in the order of arrival, from any place, with done ones or without")
  func order() throws {
    let store = try makeStore()
    let items = try Self.seeded(store)
    #expect(try store.titles(Self.list) == ["任务 1", "任务 3", "任务 5"])
    #expect(try store.titles(Self.openList) == ["任务 1", "任务 5"])
    let end = try store.page(Self.list, at: .item(items[4].id), before: 1, after: 5)
    #expect(end.rows.map(\.item.title) == ["任务 3", "任务 5"])
    #expect(end.rows[end.anchorIndex].item.id == items[4].id)
    var ticked = Self.openList
    ticked.keeping = [items[2].id]
    #expect(try store.titles(ticked) == ["任务 1", "任务 3", "任务 5"])
    #expect(try store.count(Self.openList) == 2)
    #expect(try store.update(Self.openList, ItemPatch(priority: .high)) == 2)
  }

  @Test("a tag given late stands at the item's place, also after undo, redo and the trash")
  func late() throws {
    let store = try makeStore()
    let items = try Self.seeded(store)
    _ = try store.update(items[1].id, ItemPatch(tags: ["写", "x"]))
    _ = try store.delete(items[2].id)
    #expect(try store.titles(Self.list) == ["任务 1", "任务 2", "任务 5"])
    _ = try store.restore(items[2].id)
    #expect(try store.titles(Self.list) == ["任务 1", "任务 2", "任务 3", "任务 5"])
    while try store.undo(.own) != nil {}
    #expect(try store.titles(Self.list).isEmpty)
    while try store.redo() != nil {}
    #expect(try store.titles(Self.list) == ["任务 1", "任务 2", "任务 3", "任务 5"])
    #expect(try store.database.lines(Self.places).allSatisfy { $0.hasSuffix("|1") })
  }

  @Test("what another program tags or moves is listed where the item is")
  func others() throws {
    let folder = try TemporaryFolder()
    let (store, shell) = try ForeignWriterTests.open(folder)
    let items = try Self.seeded(store)
    try shell.execute(
      """
      INSERT INTO item_tag(item_id, tag_id)
        SELECT item.id, tag.id FROM item, tag WHERE title = '任务 2' AND name = '写';
      INSERT INTO item_tag SELECT item.id, tag.id, NULL FROM item, tag
        WHERE title = '任务 4' AND name = '写';
      UPDATE item SET ord = 1 WHERE title = '任务 5';
      """)
    #expect(try store.titles(Self.list) == ["任务 5", "任务 1", "任务 2", "任务 3", "任务 4"])
    #expect(try store.page(Self.list, at: .item(items[1].id), before: 9, after: 9).anchorIndex == 2)
    #expect(try store.isSound())
    #expect(try Doctor(path: store.path).examine().allSatisfy { !"\($0)".contains("ord") })
  }

  @Test("steps of version 3, which knew no places, are taken back and done again in place")
  func version3() throws {
    let folder = try TemporaryFolder()
    let path = try Fixture(version: .v3).write(to: folder.file("list.db"))
    let store = try TodoStore(path: path, author: Author(.command))
    let wanted = [
      "Write report|office|1", "Write report|写|1", "买燕麦奶|office|1", "deleted|x|1",
    ]
    let rows = """
      SELECT title, tag.name, item_tag.ord = item.ord FROM item_tag JOIN item ON item.id = item_id
      JOIN tag ON tag.id = tag_id ORDER BY item.ord, tag.name
      """
    expectLines(try store.database.lines(rows), Array(wanted.dropLast()))
    // The deletion of an item with a tag: the changeset puts the tag back before the item.
    #expect(try store.undo(.any)?.action == .deleteItem)
    expectLines(try store.database.lines(rows), wanted)
    #expect(try store.titles(TodoQuery(filter: .anyTag(["x"]))) == ["deleted"])
    #expect(try store.titles(TodoQuery(filter: .anyTag(["OFFICE"]))) == ["Write report", "买燕麦奶"])
    while try store.undo(.any) != nil {}
    #expect(try store.database.lines("SELECT * FROM item_tag").isEmpty)
    for _ in 0..<6 { _ = try store.redo(.any) }
    expectLines(try store.database.lines(rows), wanted)
    #expect(try store.isSound())
    #expect(try Doctor(path: path).repair() == [])
  }

  @Test("a wrong or missing place is found by the doctor and mended")
  func doctor() throws {
    let folder = try TemporaryFolder()
    let (store, shell) = try ForeignWriterTests.open(folder)
    _ = try Self.seeded(store)
    try shell.execute(
      """
      UPDATE item_tag SET ord = NULL WHERE item_id = (SELECT id FROM item WHERE title = '任务 5');
      UPDATE item_tag SET ord = 7 WHERE item_id = (SELECT id FROM item WHERE title = '任务 3');
      """)
    #expect(try store.titles(Self.list) == ["任务 5", "任务 3", "任务 1"])
    let doctor = Doctor(path: store.path)
    #expect(try doctor.examine() == [.staleKeys(table: "item_tag", column: "ord", rows: 2)])
    #expect(try doctor.repair() == [])
    #expect(try store.titles(Self.list) == ["任务 1", "任务 3", "任务 5"])
  }
}
