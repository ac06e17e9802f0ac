import Foundation
import Glibc
import Testing
import TodoCore

@testable import TodoTUI

@Suite("Writes that have to wait for another program")
final class DelayedWriteTests {
  private let path =
    FileManager.default.temporaryDirectory
    .appendingPathComponent("mytodo-\(UUID().uuidString).db").path
  private let store: TodoStore
  private var program: WaitingProgram { WaitingProgram(path: path) }

  init() throws {
    store = try TodoStore(path: path, author: Author(.command))
    try items("买牛奶", "bread", "鱼")(store)
  }

  deinit {
    for suffix in ["", "-wal", "-shm"] {
      try? FileManager.default.removeItem(atPath: path + suffix)
    }
  }

  private func titles(_ filter: TodoQuery.Filter = .and([])) throws -> [String] {
    try store.page(TodoQuery(filter: filter), at: .start, before: 0, after: 9).rows.map(
      \.item.title)
  }

  @Test("Moving goes on meanwhile; the next change and what follows it wait, in their order")
  func order() async throws {
    let outcome = try await program.play(
      .otherBegins, .press("x"), .press("j"), .press("xj"), .otherEnds, .look)
    #expect(outcome.ending == .terminated(SIGTERM))
    let rows = outcome.selected
    #expect(rows[2].hasPrefix(">[ ]     买牛奶"))
    #expect(rows[3].hasPrefix(">[ ]     bread"))
    #expect(rows[4].hasPrefix(">[ ]     bread"))
    #expect(rows.last?.hasPrefix(">[ ]     鱼") == true)
    #expect(try titles(.done(true)) == ["买牛奶", "bread"])
  }

  @Test("Two keys of which each takes the other back do")
  func twice() async throws {
    let outcome = try await program.play(.otherBegins, .press("xx"), .otherEnds, .look)
    #expect(outcome.screens.last?.contains(#"open again "买牛奶""#) == true)
    #expect(try titles(.done(true)) == [])
    #expect(try store.nextUndo(.any)?.action == .untick)
  }

  @Test("What was typed is added, and a signal meanwhile ends the program only then")
  func signal() async throws {
    let outcome = try await program.play(
      .otherBegins, .press("a面包<ret>"), .press("but"), .otherEnds)
    #expect(outcome.ending == .terminated(SIGTERM))
    #expect(try titles() == ["买牛奶", "bread", "鱼", "面包"])
  }

  @Test("A program that writes on and on makes it a refusal; what waited behind it is done then")
  func stuck() async throws {
    let outcome = try await program.play(.otherBegins, .press("x"), .look, .press("q"))
    #expect(outcome.ending == .quit)
    #expect(outcome.screens.last?.contains("not saved, nothing is lost") == true)
    #expect(try titles(.done(true)) == [])
  }

  @Test("Undo takes back this window's step, though another connection makes it")
  func undo() async throws {
    let outcome = try await program.play(
      .press("x"), .otherBegins, .press("u"), .press("j"), .otherEnds, .look)
    #expect(outcome.selected[4].hasPrefix(">[ ]     bread"))
    #expect(outcome.screens.last?.contains("undone: ") == true)
    #expect(try titles(.done(true)) == [])
  }
}
