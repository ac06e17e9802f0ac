import Foundation
import TodoCore

@testable import TodoTUI

/// A place for a list on disk, which goes when the test is over.
final class ListFile {
  let path =
    FileManager.default.temporaryDirectory
    .appendingPathComponent("mytodo-\(UUID().uuidString).db").path

  deinit {
    for suffix in ["", "-wal", "-shm"] {
      try? FileManager.default.removeItem(atPath: path + suffix)
    }
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
