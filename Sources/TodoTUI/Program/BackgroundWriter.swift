import Synchronization
import TodoCore

/// Makes writes on another thread, one at a time, and posts what came of them: those of many items, telling how far it
/// is, and those for which the window would have to wait.
final class BackgroundWriter: Sendable {
  /// How many items a write concerns that is made here: more than these take longer than a frame or two.
  static let manyItems = 250

  /// So many items are many.
  let manyItems: Int
  private let store: BackgroundStore
  private let mailbox: Mailbox<Event>
  private let isCancelled = Atomic(false)
  /// How long a write of few items waits for other programs.
  private let patience: Duration
  /// Until when the one that waits now does.
  private let end = Mutex(ContinuousClock.now)

  /// Writes through that store, whose author is the window's, and posts there.
  init(
    _ store: BackgroundStore, manyItems: Int, patience: Duration, mailbox: Mailbox<Event>
  ) {
    self.store = store
    self.manyItems = manyItems
    self.patience = patience
    self.mailbox = mailbox
  }

  /// Whether a step is one to be taken back here: of many items, or of few with very long texts.
  func isLong(_ step: Step) -> Bool {
    step.count >= manyItems || step.bytes >= manyItems * 1_000
  }

  /// Starts. The end comes as an event like that of any write.
  func start(_ write: Write, as work: LongWork) {
    isCancelled.store(false, ordering: .relaxed)
    Task.detached { await self.work(write, work) }
  }

  /// Starts a write of few items, which waits for others that write now; one at a time.
  ///
  /// - Parameter named: The same as another connection understands it.
  func start(_ write: Write, named: Write) {
    end.withLock { $0 = .now + patience }
    let goOn: @Sendable () -> Bool = { self.end.withLock { $0 > .now } }
    Task.detached {
      do throws(StoreError) {
        let outcome = try await self.store.write(waitingWhile: goOn) {
          (store) throws(StoreError) in try store.perform(named)
        }
        self.mailbox.post(.wrote(write, outcome))
      } catch {
        self.mailbox.post(.refused(write, error))
      }
    }
  }

  /// The write of few items waits no longer than until then.
  func hurry(until latest: ContinuousClock.Instant) { end.withLock { $0 = min($0, latest) } }

  /// Ends what runs, soon; everything is then as it was.
  func cancel() { isCancelled.store(true, ordering: .relaxed) }

  private func work(_ write: Write, _ work: LongWork) async {
    do throws(StoreError) {
      mailbox.post(.wrote(write, try await outcome(of: work)))
    } catch {
      mailbox.post(.refused(write, error))
    }
  }

  private func outcome(of work: LongWork) async throws(StoreError) -> Outcome {
    let told = Mutex<Int?>(nil)
    let goOn: @Sendable (WorkProgress) -> Bool = { progress in
      // Each report wakes the loop and draws a frame.
      let percent = LongWork.percent(progress)
      let isNews = told.withLock { told in
        defer { told = percent }
        return told != percent
      }
      if isNews { self.mailbox.post(.working(progress)) }
      return !self.isCancelled.load(ordering: .relaxed)
    }
    switch work.task {
    case .undo(let step, let restored):
      guard let undone = try await store.undo(.step(step.seq), goOn: goOn) else {
        throw .alreadyUndone(title: step.subject)
      }
      return .step(undone, restored: restored)
    case .redo(let step):
      guard let redone = try await store.redo(.step(step.seq), goOn: goOn) else {
        throw .noSuchStep(step.seq)
      }
      return .step(redone)
    case .revert(let step): return .step(try await store.revert(step.seq, goOn: goOn))
    case .deleteGroup(let group, let rule, _):
      return .count(try await store.deleteGroup(group.id, rule: rule, goOn: goOn))
    case .renameTag(let tag, let name, let merging, let count):
      return .tag(
        try await store.renameTag(tag.id, to: name, merging: merging, of: count, goOn: goOn))
    case .bulk(let bulk, let count):
      return .count(
        try await store.transaction(bulk.change.action, of: count, goOn: goOn) {
          (store) throws(StoreError) in try bulk.write(to: store)
        })
    case .add(let items):
      return .count(
        try await store.transaction(.addItem, of: items.count, goOn: goOn) {
          (store) throws(StoreError) in try store.add(items).count
        })
    }
  }
}
