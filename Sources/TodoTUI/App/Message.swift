import TodoCore

/// What the status line tells, as a fact; `Strings` has the sentence.
enum Message: Hashable, Sendable {
  case added(String, shownHere: Bool)
  case addedSeveral(Int)
  /// What was typed into a line is kept, and offered by that command.
  case draftKept(Command)
  /// The newest draft of a line, of so many.
  case draftOffered(String, of: Int)
  /// A draft is in the line.
  case draftTaken
  case draftDropped
  case ticked(String)
  case reopened(String)
  case deleted(String)
  case saved(String)
  case moved(String, to: String?)
  case prioritized(String, Priority)
  /// An action on many items; none of them was to be changed where the number is 0.
  case bulk(Bulk.Change, count: Int)
  /// Of the marked items only the selected one is edited.
  case onlySelected(String)
  /// So many can't be marked one by one.
  case tooManyMarked
  case allMarked
  /// So many marks were taken off, because the list finds something else now.
  case marksCleared(Int?)
  case dueSet(String, DueDate?)
  case tagsSet(String, [String])
  case undone(StepName)
  case redone(StepName)
  case restored(String)
  case reverted(StepName)
  case nothingToUndo
  case nothingToRedo
  /// What was asked for waits for another program that is writing, until that key gives it up.
  case waiting(key: String)
  case groupAdded(String)
  case groupRenamed(from: String, to: String)
  case groupDeleted(String, DeleteRule, count: Int)
  case tagRenamed(from: String, to: String)
  /// The same tag, written differently.
  case tagSpelled(String)
  case doneHidden(Bool)
  case sorted(ListOrder)
  /// A list that is not sorted by hand.
  case ownOrder
  /// The list shows only open items anyway, or only done ones.
  case cannotHide(ListSource)
  /// What was typed into the palette.
  case noSuchCommand(String)
  case nothingSelected
  /// A number before keys that take none, or none while items are marked.
  case noNumber(String, marked: Bool)
  case noGroupSelected
  /// Enter in a list of groups of which none is chosen yet.
  case noGroupChosen
  /// Neither a group nor a tag.
  case nothingToRename
  /// The configuration names a group or tag for the start that is not there.
  case noStartList(StartList)
  /// A sequence that is bound to nothing, as people read it.
  case unboundKey(String)
  /// A pane that needs a window of that width.
  case needsColumns(Int)
  case itemGone
  case notADate(String)
  case noTags
  case noSuchTag(String)
  /// A line of quick add without a title.
  case onlyMarks
  case howToQuit
  case theirsTaken
  /// A write of many items runs; the command is what cancels it.
  case working(LongWork, cancel: Command?)
  /// Because of it nothing else can be written.
  case busy(LongWork, cancel: Command?)
  case cancelled(LongWork)
  /// The name of a theme, and whether the next start will show it too.
  case themeChanged(String, isKept: Bool)
  case badConfiguration(ConfigurationFault, more: Int)
  case imported(String, ImportReport)
  /// What a killed import had written is gone again.
  case importTakenBack
  case importFailed(ImportError)
  case notesUnchanged
  case editorFailed(EditorError)
  case failed(StoreError)

  /// Whether it tells that something did not happen.
  var isFault: Bool {
    switch self {
    case .itemGone, .notADate, .noSuchTag, .noStartList, .onlyMarks, .failed, .importFailed, .busy,
      .editorFailed, .badConfiguration:
      true
    default: false
    }
  }
}
