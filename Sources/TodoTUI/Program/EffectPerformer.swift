import FoundationEssentials
import TodoCore

/// Does what effects ask for, on the loop's thread, and tells what came of it. Counts and writes of many items
/// go to workers where there are some.
struct EffectPerformer {
  let store: TodoStore
  let counter: BackgroundCounter?
  let writer: BackgroundWriter?
  let settings: SettingKeeper

  /// The events that follow at once; those of workers come later, through the mailbox.
  ///
  /// - Parameter besideLoad: whether this process writes very many items just now.
  func perform(_ effect: Effect, besideLoad: Bool = false) -> [Event] {
    do throws(StoreError) {
      switch effect {
      case .load(let request):
        let page = try store.page(
          request.query, at: request.anchor, before: request.before, after: request.after)
        return [.loaded(request, page)]
      case .loadGroups: return [.loadedGroups(try store.groups())]
      case .loadTags: return [.loadedTags(try store.tags())]
      case .open(let opening, let id): return [.opened(opening, id, try store.item(id))]
      case .findRange(let query, let start, let end):
        let ids = try store.ids(query, from: start, to: end, limit: Marks.maximum)
        return [.foundRange(from: start, to: end.id, ids)]
      case .findNext(let query, let start, let count, let command):
        return [.foundNext(try store.ids(query, from: start, limit: count), command)]
      case .findMarked(let query, let ids): return [.foundMarked(try store.find(ids, in: query))]
      case .measure(let bulk): return [.measured(bulk, try bulk.count(in: store))]
      case .peekUndo: return [.peekedUndo(try store.nextUndo(.any))]
      case .peekRedo: return [.peekedRedo(try store.nextRedo(.any))]
      case .count(let query):
        guard let counter else { return [.counted(query, try store.count(query))] }
        counter.count(query)
      case .locate(let query, let cursor):
        guard let counter else {
          return [.located(query, cursor, try store.count(query, before: cursor))]
        }
        counter.locate(cursor, in: query)
      case .countLists(let today, let tags):
        guard let counter else {
          let counts = try store.listCounts(today: today, includingTags: tags)
          return [.countedLists(counts, hasTags: tags)]
        }
        counter.countLists(today: today, tags: tags)
      case .remember(let setting, let value): try settings.keep(setting, value)
      case .rememberLines(let setting, let change): try settings.keep(setting, change)
      case .loadLines: return [.loadedLines(try settings.lines(of: Setting.ofLines))]
      case .loadTrash(let request):
        let page = try store.trash(limit: request.limit, from: request.from)
        return [.loadedTrash(request, try rows(of: page), next: page.next)]
      case .loadHistory(let request):
        return [
          .loadedHistory(request, try store.history(limit: request.limit, before: request.before))
        ]
      case .write(let write): return [perform(write, besideLoad: besideLoad)]
      case .cancelWork: writer?.cancel()
      case .giveUp: writer?.hurry(until: .now)
      case .edit, .redraw, .suspend, .quit: break
      }
      return []
    } catch {
      return [.failed(error)]
    }
  }

  private func perform(_ write: Write, besideLoad: Bool) -> Event {
    do throws(StoreError) {
      var write = write
      // Its answer tells what "done or not done" meant.
      if case .bulk(let bulk, let count) = write {
        write = .bulk(try bulk.resolved(in: store), count: count)
      }
      guard let writer else { return .wrote(write, try store.perform(write)) }
      if let work = try longWork(of: write, writer) {
        writer.start(write, as: work)
        return .began(work)
      }
      // Its commit would wait until the disk has what the load has written.
      if !besideLoad, let outcome = try store.performIfFree(write) { return .wrote(write, outcome) }
      writer.start(write, named: try named(write))
      return .delayed(write)
    } catch {
      return .refused(write, error)
    }
  }

  /// The same for another connection: which step this window would take back, or do again, only this one knows.
  private func named(_ write: Write) throws(StoreError) -> Write {
    switch write {
    case .undo(let scope): .undo(try store.nextUndo(scope).map { .step($0.seq) } ?? scope)
    case .redo(let scope): .redo(try store.nextRedo(scope).map { .step($0.seq) } ?? scope)
    default: write
    }
  }

  /// What another thread is to do, where the write concerns many items.
  private func longWork(
    of write: Write, _ writer: BackgroundWriter
  ) throws(StoreError) -> LongWork? {
    switch write {
    case .undo(let scope):
      guard let step = try store.nextUndo(scope), writer.isLong(step) else { return nil }
      return LongWork(.undo(step, restored: try store.itemDeletedLast(scope)))
    case .redo(let scope):
      guard let step = try store.nextRedo(scope), writer.isLong(step) else { return nil }
      return LongWork(.redo(step))
    case .revert(let seq):
      guard let step = try store.history(limit: 1, before: seq + 1).first, step.seq == seq,
        step.state == .done, writer.isLong(step)
      else { return nil }
      return LongWork(.revert(step))
    case .deleteGroup(let group, let rule) where rule != .deny:
      let count = try store.itemCount(inGroup: group.id)
      guard count >= writer.manyItems else { return nil }
      return LongWork(.deleteGroup(group, rule, count: count))
    case .renameTag(let tag, let name, let merging):
      let those = TodoQuery(filter: .anyTag([tag.name]))
      // A name that others have is asked about first; another way of writing it changes no item.
      let isTaken = try !store.ids(TodoQuery(filter: .anyTag([name])), limit: 1).isEmpty
      guard merging || !isTaken,
        try store.ids(those, limit: writer.manyItems).count >= writer.manyItems
      else { return nil }
      let count = try store.count(those)
      return LongWork(.renameTag(tag, name, merging: merging, count: count))
    case .bulk(let bulk, var count):
      // More may have come since they were counted.
      if count < writer.manyItems { count = try bulk.count(in: store, upTo: writer.manyItems) }
      return count < writer.manyItems ? nil : LongWork(.bulk(bulk, count: count))
    case .addAll(let lines, let asText):
      let items = asText ? lines.plainItems : lines.items
      return items.count < writer.manyItems ? nil : LongWork(.add(items))
    default: return nil
    }
  }

  /// Tells the store what a worker has done in its author's name.
  func note(_ event: Event) {
    switch event {
    case .wrote(.undo, .step(let step?, _)): store.noteTravel(of: step, to: .undone)
    case .wrote(.redo, .step(let step?, _)): store.noteTravel(of: step, to: .done)
    default: break
    }
  }

  /// The items of a page, each with the step that deleted it.
  private func rows(of page: TrashPage) throws(StoreError) -> [TrashScreen.Row] {
    var steps: [Int: Step] = [:]
    var rows: [TrashScreen.Row] = []
    for deleted in page.items {
      if steps[deleted.seq] == nil {
        steps[deleted.seq] = try store.history(limit: 1, before: deleted.seq + 1).first
      }
      rows.append(TrashScreen.Row(deleted: deleted, step: steps[deleted.seq]))
    }
    return rows
  }
}
