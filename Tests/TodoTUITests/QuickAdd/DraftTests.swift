import Foundation
import Testing
import TodoCore

@testable import TodoTUI

@Suite("Drafts of quick add")
struct DraftTests {
  @Test("Esc keeps what was typed, the next a offers it again")
  func kept() throws {
    let scene = try Scene(80, 10)
    scene.press("a买米 明天<esc>")
    expectShows(scene, "kept as a draft, a takes it up again")
    #expect(try scene.stored().isEmpty)
    scene.press("ja")
    expectShows(scene, " Add: 买米 明天")
    expectShows(scene, "a draft from before, Ctrl-u Esc drops it")
    scene.press("<ret><esc>")
    #expect(scene.titles == ["买米"])
    scene.press("a")
    expectHides(scene, "draft")
  }

  @Test("It is dropped by emptying the line, which is said", arguments: Language.allCases)
  func dropped(_ language: Language) throws {
    let scene = try Scene(80, 10, language: language)
    scene.press("ax<esc>a<c-u><esc>")
    expectShows(scene, language == .english ? "the draft is dropped" : "草稿已丢弃")
    scene.press("a<esc>")
    expectHides(scene, language == .english ? "draft" : "草稿")
  }

  @Test("Two are offered one after the other")
  func two() throws {
    let scene = try Scene(80, 10)
    scene.press("a茶<esc>")
    scene.play([.paste("米")]).press("<esc>")
    scene.press("a")
    expectShows(scene, " Add: 米")
    scene.press("<ret><esc>a")
    expectShows(scene, " Add: 茶")
  }

  @Test("A restart keeps it; what Backspace made plain stays plain till then")
  func restart() throws {
    let path = FileManager.default.temporaryDirectory.path + "/draft-\(UUID()).db"
    defer { for end in ["", "-wal", "-shm"] { unlink(path + end) } }
    let first = try Scene(80, 10, path: path)
    first.press("a#家<backspace> 米<esc>aa<esc>")
    let scene = try Scene(80, 10, path: path)
    scene.press("a")
    expectShows(scene, " Add: #家 米a")
    first.press("a<ret>")
    #expect(try first.stored().map(\.title) == ["#家 米a"])
  }
}
