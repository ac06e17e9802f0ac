import Foundation
import Glibc
import Testing
import TodoCore

@testable import TodoTUI

@Suite("Writes that have to wait for another program")
struct DelayedWriteTests {
  private let file = ListFile()
  private let store: TodoStore
  private var program: WaitingProgram { WaitingProgram(path: file.path) }

  init() throws {
    store = try TodoStore(path: file.path, author: Author(.command))
    try items("买牛奶", "bread", "鱼")(store)
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

  @Test(
    "What follows a tick is not done to the neighbour of an item that others delete",
    arguments: ["dd", "x", "+"])
  func neighbour(_ keys: String) async throws {
    let rows = try store.page(TodoQuery(), at: .start, before: 0, after: 9).rows
    let outcome = try await program.play(
      .otherDeletes(rows[1].item.id), .press("x"), .press("j"), .press(keys), .otherEnds, .rest,
      .press(""))
    #expect(try titles(.and([.done(false), .priority(.none...(.none))])) == ["鱼"])
    #expect(outcome.screens.last?.contains(" nothing done: ") == true)
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

  @Test("It waits on for longer than a second", .timeLimit(.minutes(1)))
  func patient() async throws {
    let outcome = try await program.play(
      .otherBegins, .press("x"), .timePasses, .sleep(1_500), .press("j"), .otherEnds, .rest)
    #expect(outcome.screens[3].contains(" waiting, Esc gives up: another window or program"))
    #expect(outcome.screens.last?.contains("not saved") == false)
    #expect(try titles(.done(true)) == ["买牛奶"])
  }

  @Test(
    "Esc and Ctrl-C give it up where that is said: it is refused, and what was typed behind is not done",
    .timeLimit(.minutes(1)), arguments: ["<esc>", "<c-c>"], Language.allCases)
  func givenUp(_ key: String, _ language: Language) async throws {
    var program = program
    program.language = language
    let outcome = try await program.play(
      .otherBegins, .press("x"), .press("x"), .timePasses, .press(key), .rest, .press("q"))
    #expect(outcome.ending == .quit)
    let isEnglish = language == .english
    let screens = outcome.screens
    #expect(screens[4].contains(isEnglish ? " waiting, Esc gives up: " : " 等待中，按 Esc 放弃："))
    #expect(screens.last?.contains(isEnglish ? "not saved, nothing is lost" : "未保存，数据没有丢失") == true)
    #expect(try titles(.done(true)) == [])
  }

  @Test("A line that was given up still holds its text", .timeLimit(.minutes(1)))
  func lineGivenUp() async throws {
    let outcome = try await program.play(
      .otherBegins, .press("a面包<ret>"), .press("but"), .timePasses, .press("<esc>"), .rest,
      .press(""))
    #expect(outcome.screens.last?.contains(" Add: 面包\n") == true)
    #expect(outcome.screens.last?.contains("not saved") == true)
    #expect(try titles() == ["买牛奶", "bread", "鱼"])
  }

  @Test("Esc right behind a line that is accepted closes it and gives nothing up")
  func accepted() async throws {
    let outcome = try await program.play(
      .otherBegins, .press("a面包<ret>"), .press("<esc>"), .timePasses, .otherEnds, .rest)
    #expect(outcome.screens.last?.contains(" Add:") == false)
    #expect(try titles() == ["买牛奶", "bread", "鱼", "面包"])
  }

  @Test("At last it is refused", .timeLimit(.minutes(1)))
  func refused() async throws {
    var program = program
    program.patience.write = .milliseconds(50)
    let outcome = try await program.play(.otherBegins, .press("x"), .rest, .press(""))
    #expect(outcome.screens.last?.contains("not saved, nothing is lost") == true)
    #expect(try titles(.done(true)) == [])
  }

  @Test(
    "Whoever wants to leave, or to stop the program, waits as long as ever",
    .timeLimit(.minutes(1)), arguments: ["q", "<c-z>"])
  func leaving(_ key: String) async throws {
    var program = program
    program.patience.write = .seconds(120)
    let outcome = try await program.play(
      .otherBegins, .press("x"), .press("xj" + key), .rest, .press(""))
    #expect(outcome.screens.last?.contains("not saved, nothing is lost") == true)
    #expect(try titles(.done(true)) == [])
  }

  @Test("A signal does not wait for a program that is stuck", .timeLimit(.minutes(1)))
  func stuckAtTheEnd() async throws {
    var program = program
    program.patience.write = .seconds(120)
    program.patience.last = .milliseconds(50)
    let outcome = try await program.play(.otherBegins, .press("Gx"))
    #expect(outcome.ending == .terminated(SIGTERM))
    #expect(try titles(.done(true)) == [])
  }

  @Test(
    "What is open, or was typed behind a write, is kept when a signal comes while another holds the lock",
    arguments: ["a面包", "xa面包", "a<esc>xa面包<f1>"])
  func draft(_ keys: String) async throws {
    var program = program
    program.patience.last = .seconds(60)
    let outcome = try await program.play(.otherBegins, .press(keys), .otherEndsLater(1_500))
    #expect(outcome.ending == .terminated(SIGTERM))
    #expect(try store.setting("drafts") == "面包")
    #expect(try titles(.done(true)) == (keys.contains("x") ? ["买牛奶"] : []))
  }

  @Test("So is an open form, as a step of undo")
  func form() async throws {
    var program = program
    program.patience.last = .seconds(60)
    _ = try await program.play(.otherBegins, .press("e<end>两瓶"), .otherEndsLater(1_500))
    #expect(try titles() == ["买牛奶两瓶", "bread", "鱼"])
    #expect(try store.nextUndo(.any)?.subject == "买牛奶两瓶")
  }

  @Test("Undo takes back this window's step, though another connection makes it")
  func undo() async throws {
    let outcome = try await program.play(
      .press("x"), .otherBegins, .press("u"), .otherEnds, .rest)
    #expect(outcome.screens.last?.contains("undone: ") == true)
    #expect(try titles(.done(true)) == [])
  }
}
