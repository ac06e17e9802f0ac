import FoundationEssentials
import TodoCore

/// A fact from outside: what the person did, what time it is, or what came of an `Effect`.
enum Event: Hashable, Sendable {
  /// A key was pressed.
  case key(Key)
  /// Something was done with the mouse over these parts of the picture, the innermost first, at that millisecond of
  /// a clock that never goes back.
  case mouse(Mouse, over: [MouseTarget], at: Int)
  /// Text was pasted (it is text in every mode, never commands).
  case paste(String)
  /// The terminal has this size now.
  case resize(Size)
  /// The wall clock's day and minute.
  case tick(now: DueDate)
  /// Another window or command has written to the store.
  case changedElsewhere

  /// The answer to `Effect.load`.
  case loaded(PageRequest, Page)
  /// The answer to `Effect.loadGroups`.
  case loadedGroups([TodoGroup])
  /// The answer to `Effect.loadTags`.
  case loadedTags([TodoTag])
  /// The answer to `Effect.loadLines`.
  case loadedLines([Setting: [String]])
  /// The answer to `Effect.open`: the item as it is now, or `nil` where it is gone.
  case opened(Opening, UUID, TodoItem?)
  /// The answer to `Effect.count`, some time later.
  case counted(TodoQuery, Int)
  /// So many rows of the query come before that place.
  case located(TodoQuery, Cursor, Int)
  /// The answer to `Effect.countLists`, some time later.
  case countedLists(ListCounts, hasTags: Bool = false)
  /// The answer to `Effect.edit`.
  case edited(EditedOutside)
  /// What an import wrote that was killed is taken back.
  case takingBackImport
  /// That is done, or could not be.
  case tookBackImport(StoreError?)
  /// How far the import of a legacy file is.
  case importing(ImportProgress)
  /// That file is imported.
  case imported(String, ImportReport)
  /// It could not be imported; nothing was changed unless the error says so.
  case importFailed(ImportError)
  /// The answer to `Effect.findRange`: the ids from the first row to that item; `nil` where they are too many.
  case foundRange(from: Cursor, to: UUID, [UUID]?)
  /// The answer to `Effect.findNext`.
  case foundNext([UUID], Command)
  /// The answer to `Effect.findMarked`.
  case foundMarked([UUID])
  /// The answer to `Effect.measure`.
  case measured(Bulk, Int)
  /// The answer to `Effect.peekUndo`: the newest step of anyone.
  case peekedUndo(Step?)
  /// The answer to `Effect.peekRedo`: the step that anyone undid last.
  case peekedRedo(Step?)
  /// The answer to `Effect.loadTrash`, and where the next page begins.
  case loadedTrash(TrashRequest, [TrashScreen.Row], next: TrashCursor?)
  /// The answer to `Effect.loadHistory`.
  case loadedHistory(HistoryRequest, [Step])
  /// The write concerns so many items that another thread makes it; its end comes some time later.
  case began(LongWork)
  /// How far that is.
  case working(WorkProgress)
  /// Another thread makes the write of few items, which has to wait for others; its end comes a little later.
  case delayed(Write)
  /// That write still waits, longer than a person thinks nothing of.
  case stillDelayed
  /// The write is on disk.
  case wrote(Write, Outcome)
  /// The write was refused; nothing was changed.
  case refused(Write, StoreError)
  /// Something was to be read and could not be.
  case failed(StoreError)
}

/// What a write gave.
enum Outcome: Hashable, Sendable {
  case item(TodoItem)
  case group(TodoGroup)
  case tag(TodoTag)
  case count(Int)
  /// A step undone or redone, and the one item that this brought back.
  case step(Step?, restored: UUID? = nil)
}
