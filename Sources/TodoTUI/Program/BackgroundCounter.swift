import Synchronization
import TodoCore

/// Counts on another thread, the newest wish first: a count that nobody waits for any more is interrupted.
final class BackgroundCounter: Sendable {
  /// What the lock guards.
  private struct State {
    var wishes = CountWishes()
    /// When the newest was made.
    var time = ContinuousClock.now
    var isRunning = false
  }

  private let store: BackgroundStore
  private let mailbox: Mailbox<Event>
  private let state = Mutex(State())

  /// Counts in that store and posts what it finds.
  init(_ store: BackgroundStore, mailbox: Mailbox<Event>) {
    self.store = store
    self.mailbox = mailbox
  }

  /// Counts what a query finds, in place of any query before it.
  func count(_ query: TodoQuery) { wish { $0.query = query } }

  /// Counts the rows before a place, in that of any place before it.
  func locate(_ cursor: Cursor, in query: TodoQuery) {
    wish { $0.place = CountWishes.Place(query: query, cursor: cursor) }
  }

  /// Counts the lists of the side bar; it waits for the query and starts again after being interrupted.
  func countLists(today: CalendarDay, tags: Bool = false) {
    wish { $0.lists = CountWishes.Lists(today: today, tags: tags) }
  }

  private func wish(_ change: (inout CountWishes) -> Void) {
    let (mustStart, mustInterrupt) = state.withLock { state in
      let before = state.wishes
      change(&state.wishes)
      state.time = .now
      let start = !state.isRunning
      state.isRunning = true
      return (start, state.wishes.overtakesCurrent(since: before))
    }
    if mustInterrupt { store.interrupt() }
    if mustStart { Task.detached { await self.work() } }
  }

  /// The frame that comes with a wish reaches the terminal first: on few cores, counting would take the time of
  /// those who hand it over. A person who types on does not wait for counts either.
  private static let pause = Duration.milliseconds(15)

  private func next() async -> CountWishes.Job? {
    while true {
      let start = state.withLock { $0.time + Self.pause }
      guard start > .now else { break }
      // Not cancelled by anyone: it ends, at the latest a while after the last key.
      try? await Task.sleep(until: start, tolerance: .zero)
    }
    return state.withLock { state in
      state.wishes.begin()
      state.isRunning = state.wishes.current != nil
      return state.wishes.current
    }
  }

  private func work() async {
    while let job = await next() {
      do throws(StoreError) {
        switch job {
        case .query(let query): mailbox.post(.counted(query, try await store.count(query)))
        case .place(let place):
          let count = try await store.count(place.query, before: place.cursor)
          mailbox.post(.located(place.query, place.cursor, count))
        case .lists(let lists):
          let counts = try await store.listCounts(today: lists.today, includingTags: lists.tags)
          mailbox.post(.countedLists(counts, hasTags: lists.tags))
        }
      } catch .cancelled {
        state.withLock { $0.wishes.putBack(job) }
      } catch {
        mailbox.post(.failed(error))
      }
    }
  }
}
