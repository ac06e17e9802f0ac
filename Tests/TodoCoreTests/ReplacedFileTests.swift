import FoundationEssentials
import Testing

@testable import TodoCore

@Suite("A file that goes away") struct ReplacedFileTests {
  @Test("nothing is written into a file that has lost its name, and the reason is told")
  func removed() throws {
    let folder = try TemporaryFolder()
    let path = folder.file("list.db")
    let store = try TodoStore(path: path, author: Author(.window))
    _ = try store.add(TodoDraft(title: "一"))
    try FileManager.default.moveItem(atPath: path, toPath: folder.file("aside.db"))
    #expect(throws: StoreError.replaced(path: path)) { try store.add(TodoDraft(title: "二")) }
    #expect(throws: StoreError.replaced(path: path)) { try store.changedElsewhere() }
    try FileManager.default.moveItem(atPath: folder.file("aside.db"), toPath: path)
    _ = try store.add(TodoDraft(title: "三"))
    #expect(try store.titles() == ["一", "三"])
  }
}
