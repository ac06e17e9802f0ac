import TodoCore

/// Every sentence that a person can read in the interactive program. A language that lacks one does not
/// compile; keys are never written into a sentence but come from the key table.
protocol Strings: ScreenStrings {
  // Commands
  /// What a command does, for the help and the documents.
  func describe(_ command: Command) -> String
  /// The same in one or two words, for the status line.
  func hint(_ command: Command) -> String
  /// What a sequence that needs more keys is about (`c` changes something), in the notation of keys.
  func prefixName(_ notation: String) -> String
  func helpTitle(_ context: KeyContext) -> String
  func noSuchKey(_ text: String) -> String
  /// The headings of the table of keys: keys, what they do, where.
  var keyTableHeadings: [String] { get }
  /// What a key does within a text, for the documents.
  func describe(_ command: EditingCommand) -> String
  func place(_ contexts: KeyContexts) -> String

  // Panes
  var tooSmall: String { get }
  var listsHeading: String { get }
  var groupsHeading: String { get }
  var tagsHeading: String { get }
  var hideDone: String { get }
  /// The same where there is little room.
  var hideDoneShort: String { get }
  func name(of source: ListSource, groups: [TodoGroup]) -> String
  func overdue(_ count: Int) -> String
  func position(_ position: Int?, of total: Int?, isEmpty: Bool) -> String
  func firstStart(add: String, help: String) -> String
  /// A legacy file that could be imported by a command.
  func legacyFile(_ path: String) -> String
  /// How far an import is, for the status line.
  func importing(_ progress: ImportProgress) -> String
  /// What an import wrote that was killed goes again, for the status line.
  var takingBackImport: String { get }
  /// Every item was deleted; the keys take that back, show the trash and add one.
  func allDeleted(undo: String, trash: String, add: String) -> String
  /// Nothing open is in the list, while done items are hidden.
  func nothingOpen(show: String, add: String) -> String
  /// `show` is the key that shows done items, where those are hidden.
  func nothingFound(_ text: String, cancel: String, show: String?) -> String
  func allDone(_ count: Int, show: String) -> String
  func emptyList(_ source: ListSource, add: String) -> String

  // Items
  func label(_ field: FormField) -> String
  func doneWord(_ done: Bool) -> String
  func priorityText(_ priority: Priority) -> String
  /// The labels of the times when an item was created, changed and done.
  var timeLabels: [String] { get }

  // Dates
  /// A due date in a word, for a row of the list.
  func due(_ due: DueDate, now: DueDate, done: Bool) -> String
  /// A due date spelled out; what is done is never late.
  func fullDue(_ due: DueDate, now: DueDate, done: Bool) -> String
  var noDue: String { get }
  var dueExamples: String { get }
  /// What is typed so far is not understood as a date.
  var notYetADate: String { get }

  // Dialogues
  func label(_ purpose: LinePrompt.Purpose) -> String
  func moveTo(_ title: String) -> String
  func newGroup(_ name: String) -> String
  /// A group or tag, with its sign, that will be made.
  func new(_ name: String) -> String
  var goToTag: String { get }
  func noTags(add: String, change: String) -> String
  /// In the place of a title that is missing yet.
  var noTitle: String { get }
  var quickAddExample: String { get }
  var tagExample: String { get }
  var tagChangesExample: String { get }
  func question(_ question: Choice.Question, now: DueDate) -> String
  func answer(_ answer: Choice.Answer) -> String
  func clashLabel(_ label: String, isMine: Bool) -> String

  // Marks
  /// How many are marked; `nil` where all are and their number is not known yet.
  func marked(_ count: Int?) -> String
  /// The same with the key that ends the range, or clears the marks.
  func marked(_ count: Int?, isRange: Bool, end: String) -> String
  /// A command by its name, with how many marked items it is done to; `nil` where that is being counted.
  func name(_ command: Command, _ text: String, ofMarked count: Int?) -> String
  /// The same for so many items from the selected one on.
  func name(_ command: Command, _ text: String, ofItems count: Int) -> String
  func dueOfMarked(_ count: Int?) -> String
  func tagsOfMarked(_ count: Int?) -> String
  func moveMarked(_ count: Int?) -> String

  // Configuration
  /// What a setting is for, for the example and the documents.
  func describe(_ preference: Preference) -> String
  func describe(_ role: Role) -> String
  /// What is wrong, as short as can be.
  func what(_ fault: ConfigurationFault) -> String
  /// What to do about it.
  func advice(_ fault: ConfigurationFault) -> String
  /// The lines of the example between its settings, without the signs of a comment.
  func exampleText(_ part: ConfigurationExample.Part) -> [String]
  /// Headings of the tables of settings and of roles: name, values, default, purpose.
  var settingTableHeadings: [String] { get }

  // Messages
  func sentence(_ message: Message, keys: KeyMap, now: DueDate) -> String
  func sentence(_ error: StoreError) -> String
  func sentence(_ error: EditorError) -> String
  /// What a step of the history did.
  func describe(_ step: StepName, now: DueDate) -> String
}
