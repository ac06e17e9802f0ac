import Foundation
import Testing
import TodoCore

@testable import TodoTUI

@Suite("What a killed import has left when the program starts")
struct KilledImportTests {
  private let file = ListFile()
  private let gate = Gate()

  /// A window on a list that an import was killed in, which had written a thousand records or more.
  private func scene(_ language: Language) throws -> Scene {
    let source = ListFile()
    let json = source.path + ".json"
    let records = (1...2_500).map {
      "{\"id\": \"\(UUID().uuidString)\", \"title\": \"买 \($0)\", \"done\": false}"
    }
    try "[\(records.joined(separator: ","))]".write(toFile: json, atomically: true, encoding: .utf8)
    var isCopied = false
    _ = try? LegacyImporter(databasePath: source.path, author: Author(.legacyImport))
      .run(file: json) { progress in
        guard progress.phase == .saving, progress.done > 0 else { return true }
        isCopied = ["", "-wal"].allSatisfy {
          let files = FileManager.default
          return (try? files.copyItem(atPath: source.path + $0, toPath: file.path + $0)) != nil
        }
        return false
      }
    try #require(isCopied)
    return try Scene(
      80, 12, language: language, path: file.path, gate: gate,
      legacy: LegacyFiles(toImport: nil, toMention: nil))
  }

  private func finish(_ scene: Scene) async throws {
    gate.open()
    for _ in 0..<30_000 where scene.state.takesBackImport || scene.state.message == nil {
      scene.play([.wake])
      try await Task.sleep(for: .milliseconds(1))
    }
  }

  @Test(
    "It is said that it is being taken back, and that it was",
    .timeLimit(.minutes(1)), arguments: Language.allCases)
  func told(_ language: Language) async throws {
    let scene = try scene(language)
    try await gate.arrival()
    scene.play([.wake])
    let isEnglish = language == .english
    expectShows(scene, isEnglish ? "taking back an import that was cut off" : "正在撤回一次中断的导入")
    #expect(try scene.store.count(TodoQuery()) > 900)
    try await finish(scene)
    expectShows(scene, isEnglish ? "an import that was cut off has been taken back" : "一次中断的导入已撤回")
    expectShows(scene, isEnglish ? "Nothing here yet" : "还没有任务")
    #expect(try scene.store.count(TodoQuery()) == 0)
  }

  @Test("What the person was told meanwhile stands", .timeLimit(.minutes(1)))
  func important() async throws {
    let scene = try scene(.english)
    try await gate.arrival()
    scene.play([.wake]).press("H")
    expectShows(scene, "done items are hidden")
    try await finish(scene)
    expectShows(scene, "done items are hidden")
    #expect(try scene.store.count(TodoQuery()) == 0)
  }
}
