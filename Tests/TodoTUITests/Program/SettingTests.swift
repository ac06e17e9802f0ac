import Foundation
import Testing
import TodoCore

@testable import TodoTUI

@Suite("Settings that are kept while another program is writing")
struct SettingTests {
  private let file = ListFile()
  private var path: String { file.path }

  private func settings() throws -> [String: String] {
    try TodoStore(path: path, author: Author(.command)).settings()
  }

  @Test("Each takes effect at once, and is on disk as soon as the other is done")
  func later() throws {
    let scene = try Scene(80, 12, path: path, seed: items("买牛奶", "bread"))
    let other = OtherWriter(path: path)
    // With a wait for the lock each of these would be a failure, a second later.
    scene.press("H")
    expectShows(scene, "done items are hidden")
    scene.press("Sj<ret>")
    expectShows(scene, "sorted: newest first")
    scene.press("B/买<ret>")
    expectShows(scene, ">[ ]     买牛奶")
    scene.press("B")
    expectHides(scene, "busy")
    #expect(try settings() == [:])
    other.end()
    scene.play([.wake])
    #expect(try settings() == ["hide_done": "1", "order": "newest", "searches": "买"])
    let again = try Scene(80, 12, path: path)
    #expect(again.titles == ["bread", "买牛奶"])
  }

  @Test("Who quits before that loses none of them")
  func quitting() throws {
    let other = OtherWriter(path: path)
    let terminal = LateTerminal(other)
    let program = Program(
      terminal: terminal, store: try TodoStore(path: path, author: Author(.window)),
      background: nil, language: .english, clock: { DueDate(day: Scene.today, minute: 0) },
      wakeUp: {})
    #expect(program.run() == .quit)
    #expect(try settings() == ["hide_done": "1", "sidebar": "0"])
  }

  /// Presses H and B, and q when the other program is done.
  private final class LateTerminal: Terminal {
    let size = Size(columns: 80, rows: 12)
    let colours = 256
    let isClosed = false
    private let other: OtherWriter
    private var waits = 0

    init(_ other: OtherWriter) { self.other = other }

    func nextInput(deadline: Int?) -> [Input] {
      waits += 1
      guard waits > 1 else { return [.key(Key(.character("H"))), .key(Key(.character("B")))] }
      other.end()
      return [.key(Key(.character("q")))]
    }

    func present(_ surface: Surface) {}
    func forgetScreen() {}
    func suspend() {}
    func leavingScreen(_ body: () -> Void) { body() }
  }
}
