import FoundationEssentials

/// Looks for changes again and again on a connection of its own, as long as someone waits for the next one.
actor ChangeWatch {
  private let path: String
  private let author: Author
  private let interval: Duration
  private var start: ChangeLook
  private var store: TodoStore?

  init(path: String, author: Author, from start: ChangeLook, every interval: Duration) {
    self.path = path
    self.author = author
    self.interval = interval
    self.start = start
  }

  /// The next change; `nil` once the task is cancelled.
  func next() async throws -> StoreChanges? {
    while !Task.isCancelled {
      if let changes = try opened().changes() { return changes }
      try? await Task.sleep(for: interval)
    }
    return nil
  }

  private func opened() throws(StoreError) -> TodoStore {
    if let store { return store }
    let opened = try TodoStore(path: path, author: author)
    opened.lastLook = start
    store = opened
    return opened
  }
}
