import FoundationEssentials
import TodoCore

/// A request to the outside, as a value that a test can compare.
enum Effect: Hashable, Sendable {
  /// Read the rows around an anchor.
  case load(PageRequest)
  /// Read the groups.
  case loadGroups
  /// Read the tags.
  case loadTags
  /// Read one item afresh, to change it.
  case open(Opening, UUID)
  /// Count what a query finds, off the main thread; a newer one takes the place of an older.
  case count(TodoQuery)
  /// Count what comes before a place of what a query finds, likewise.
  case locate(TodoQuery, Cursor)
  /// Count the lists of the side bar, off the main thread, and those of the tags where they are seen.
  case countLists(today: CalendarDay, tags: Bool = false)
  /// Read the ids of the rows from one to another.
  case findRange(TodoQuery, from: Cursor, to: Cursor)
  /// Read the ids of so many rows from that one on, for a command.
  case findNext(TodoQuery, from: Cursor, Int, Command)
  /// See which of these items a query still finds.
  case findMarked(TodoQuery, [UUID])
  /// Count what an action on many items would be done to.
  case measure(Bulk)
  /// See which step of anyone an undo would take back.
  case peekUndo
  /// See which step of anyone a redo would do again.
  case peekRedo
  /// Read a stretch of the trash.
  case loadTrash(TrashRequest)
  /// Read a stretch of the history.
  case loadHistory(HistoryRequest)
  /// Change the store: one transaction, one step of undo.
  case write(Write)
  /// End the write of many items that runs; everything is then as it was.
  case cancelWork
  /// Let the write of few items wait no longer for other programs; it is refused then, unless it is done.
  case giveUp
  /// Keep a setting for the next start.
  case remember(Setting, String?)
  /// Change the lines that a setting holds, which another window may have changed too.
  case rememberLines(Setting, LinesChange)
  /// Read those lines.
  case loadLines
  /// Let a text be written in another program.
  case edit(String)
  /// Draw every cell again.
  case redraw
  /// Give the terminal back to the shell until `fg`.
  case suspend
  /// Leave the program.
  case quit
}

/// A change of the store.
enum Write: Hashable, Sendable {
  case add(TodoDraft, newGroup: String? = nil)
  case addAll(PastedLines, asText: Bool)
  case update(UUID, ItemPatch, newGroup: String? = nil, basedOn: TodoItem? = nil)
  case delete(UUID)
  /// What was counted for the question is how many there are, more or less.
  case bulk(Bulk, count: Int)
  case addGroup(String)
  case renameGroup(TodoGroup, String)
  case deleteGroup(TodoGroup, DeleteRule)
  case renameTag(TodoTag, String, merging: Bool = false)
  case undo(UndoScope)
  case redo(UndoScope)
  /// Bring an item of the trash back.
  case restore(UUID)
  /// Take back one older step, as a new step.
  case revert(Int)
}

/// A draft, and the name of its group where that is to be made.
struct NewItem: Hashable, Sendable {
  var draft: TodoDraft
  var newGroup: String?
}

/// What is kept between two starts.
enum Setting: String, Hashable, Sendable, CaseIterable {
  case hideDone = "hide_done"
  case sidebar
  case detail
  case searches
  case drafts
  case theme
  case order

  /// Those that hold lines.
  static let ofLines: [Setting] = [.searches, .drafts]
}

/// What an item is read for.
enum Opening: Hashable, Sendable {
  case form(FormField)
  /// The form, for what an editor gives back.
  case editor
  case title
  case due
  case tags
  case group
}

/// The rows that the list needs, and what is done with them when they are there.
struct PageRequest: Hashable, Sendable {
  /// What the answer is for. It travels with the request, so no state waits for an answer.
  enum Purpose: Hashable, Sendable {
    /// Select the row that the page is read around, on that row of the screen if one is given.
    case select(screenRow: Int?)
    /// Keep that item selected where it is on the screen.
    case keep(UUID, screenRow: Int)
    /// Select that item wherever it is now; where the query does not find it, read around the other place.
    case find(UUID, otherwise: Anchor, screenRow: Int?)
    /// Select the row that many rows after the anchor.
    case step(Int)
  }

  let query: TodoQuery
  let anchor: Anchor
  let before: Int
  let after: Int
  let purpose: Purpose
}
