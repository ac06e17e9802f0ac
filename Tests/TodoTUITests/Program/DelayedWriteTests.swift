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

  @Test(
    "Moving on after a tick does not wait; the next change and what follows it do, in their order")
  func order() async throws {
    let outcome = try await program.play(
      .otherBegins, .press("x"), .press("j"), .press("xj"), .otherEnds, .rest)
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
    let outcome = try await program.play(.otherBegins, .press("xx"), .otherEnds, .rest)
    #expect(outcome.screens.last?.contains(#"open again "买牛奶""#) == true)
    #expect(try titles(.done(true)) == [])
    #expect(try store.nextUndo(.any)?.action == .untick)
  }

  @Test(
    "What is typed on waits: no letter gets into the line that is being added, and none is lost")
  func typing() async throws {
    let outcome = try await program.play(
      .otherBegins, .press("a面包<ret>"), .press("but"), .press("ter<ret>h"), .otherEnds, .rest)
    #expect(outcome.screens.last?.contains(" Add: h") == true)
    #expect(try titles() == ["买牛奶", "bread", "鱼", "面包", "butter"])
  }

  @Test("What follows a deletion is done to what is selected after it")
  func deletion() async throws {
    _ = try await program.play(.otherBegins, .press("dd"), .press("jx"), .otherEnds, .rest)
    #expect(try titles() == ["bread", "鱼"])
    #expect(try titles(.done(true)) == ["鱼"])
  }

  @Test("A line opened behind a tick is not closed by it")
  func line() async throws {
    let outcome = try await program.play(
      .otherBegins, .press("x"), .press("abuy 米"), .otherEnds, .rest)
    #expect(outcome.screens.last?.contains(" Add: buy 米") == true)
    #expect(try titles(.done(true)) == ["买牛奶"])
  }

  @Test("A signal meanwhile ends the program when the write is on disk")
  func signal() async throws {
    let outcome = try await program.play(.otherBegins, .press("Gx"), .otherEnds)
    #expect(outcome.ending == .terminated(SIGTERM))
    #expect(try titles(.done(true)) == ["鱼"])
  }

  @Test(
    "A program that writes on and on is told, makes it a refusal, and what was typed behind is not done"
  )
  func stuck() async throws {
    let outcome = try await program.play(
      .otherBegins, .press("x"), .press("x"), .timePasses, .press(""), .rest, .press("q"))
    #expect(outcome.ending == .quit)
    #expect(outcome.screens[4].contains(" waiting: another window or program is writing"))
    #expect(outcome.screens.last?.contains("not saved, nothing is lost") == true)
    #expect(try titles(.done(true)) == [])
  }

  @Test("Undo takes back this window's step, though another connection makes it")
  func undo() async throws {
    let outcome = try await program.play(
      .press("x"), .otherBegins, .press("u"), .otherEnds, .rest)
    #expect(outcome.screens.last?.contains("undone: ") == true)
    #expect(try titles(.done(true)) == [])
  }
}
