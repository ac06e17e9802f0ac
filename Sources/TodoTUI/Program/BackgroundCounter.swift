import Synchronization
import TodoCore

/// Counts on another thread, the newest wish first: a count that nobody waits for any more is interrupted.
final class BackgroundCounter: Sendable {
  private struct Wishes {
    var query: TodoQuery?
    var place: Place?
    var lists: Lists?
    /// When the newest was made.
    var time = ContinuousClock.now
    var isRunning = false
    /// What is being counted; a newer wish of that kind interrupts it.
    var current: Job?
  }

  private enum Job: Hashable {
    case query(TodoQuery)
    case place(Place)
    case lists(Lists)
  }

  private struct Place: Hashable {
    let query: TodoQuery
    let cursor: Cursor
  }

  private struct Lists: Hashable {
    let today: CalendarDay
    let tags: Bool
  }

  private let store: BackgroundStore
  private let mailbox: Mailbox<Event>
  private let wishes = Mutex(Wishes())

  /// Counts in that store and posts what it finds.
  init(_ store: BackgroundStore, mailbox: Mailbox<Event>) {
    self.store = store
    self.mailbox = mailbox
  }

  /// Counts what a query finds, in place of any query before it.
  func count(_ query: TodoQuery) { wish { $0.query = query } }

  /// Counts the rows before a place, in that of any place before it.
  func locate(_ cursor: Cursor, in query: TodoQuery) {
    wish { $0.place = Place(query: query, cursor: cursor) }
  }

  /// Counts the lists of the side bar; it waits for the query and starts again after being interrupted.
  func countLists(today: CalendarDay, tags: Bool = false) {
    wish { $0.lists = Lists(today: today, tags: tags) }
  }

  private func wish(_ change: (inout Wishes) -> Void) {
    let (mustStart, mustInterrupt) = wishes.withLock { wishes in
      let before = (wishes.query, wishes.place)
      change(&wishes)
      wishes.time = .now
      let start = !wishes.isRunning
      wishes.isRunning = true
      // A query that waits makes what runs now wait in turn, or useless.
      return (start, wishes.current != nil && (wishes.query, wishes.place) != before)
    }
    if mustInterrupt { store.interrupt() }
    if mustStart { Task.detached { await self.work() } }
  }

  /// The frame that comes with a wish reaches the terminal first: on few cores, counting would take the time of
  /// those who hand it over. A person who types on does not wait for counts either.
  private static let pause = Duration.milliseconds(15)

  private func next() async -> Job? {
    while true {
      let start = wishes.withLock { $0.time + Self.pause }
      guard start > .now else { break }
      // Not cancelled by anyone: it ends, at the latest a while after the last key.
      try? await Task.sleep(until: start, tolerance: .zero)
    }
    return wishes.withLock { wishes in
      if let query = wishes.query {
        wishes.query = nil
        wishes.current = .query(query)
      } else if let place = wishes.place {
        wishes.place = nil
        wishes.current = .place(place)
      } else if let lists = wishes.lists {
        wishes.lists = nil
        wishes.current = .lists(lists)
      } else {
        wishes.current = nil
        wishes.isRunning = false
      }
      return wishes.current
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
        // Still wanted, unless a newer wish of the kind is waiting: the lists when a query took precedence,
        // a query when the interruption was meant for the job before it.
        wishes.withLock { wishes in
          switch job {
          case .query(let query): wishes.query = wishes.query ?? query
          case .place(let place): wishes.place = wishes.place ?? place
          case .lists(let lists): wishes.lists = wishes.lists ?? lists
          }
        }
      } catch {
        mailbox.post(.failed(error))
      }
    }
  }
}
