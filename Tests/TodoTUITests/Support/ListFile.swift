import Foundation
import Glibc
import TodoCore

@testable import TodoTUI

/// A place for a list on disk, in a folder of its own, which goes when the test is over: a property of the suite, for a
/// local value may go before the test does.
final class ListFile {
  private let folder =
    FileManager.default.temporaryDirectory
    .appendingPathComponent("mytodo-\(UUID().uuidString)").path
  private(set) lazy var path = makePath()

  deinit {
    // A connection that another thread closes late may make a file while the folder is being removed.
    for _ in 0..<1_000 where FileManager.default.fileExists(atPath: folder) {
      do { try FileManager.default.removeItem(atPath: folder) } catch { usleep(1_000) }
    }
  }

  private func makePath() -> String {
    mkdir(folder, 0o700)
    return folder + "/list.db"
  }

  /// Two windows on these items: one with a screen, and the other's store.
  func windows(
    _ titles: [String]
  ) throws -> (scene: Scene, other: TodoStore, items: [TodoItem]) {
    let other = try TodoStore(path: path, author: Author(.window))
    for title in titles { _ = try other.add(TodoDraft(title: title)) }
    let scene = try Scene(80, 16, path: path)
    return (scene, other, try scene.stored())
  }
}
