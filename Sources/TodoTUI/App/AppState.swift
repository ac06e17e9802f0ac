import FoundationEssentials
import TodoCore

/// All that the program knows at a moment. `update` turns an event into the next state and into what the
/// world must do; it reads no clock, makes no ids and touches nothing outside.
struct AppState: Sendable {
  /// Keys of a sequence that is not complete, and the count before it.
  struct Typed: Hashable, Sendable {
    /// No list is longer, and a slip of the finger must not overflow.
    static let maximumCount = 99_999_999
    var count: Int?
    var sequence: [Key] = []
    /// What the first of them would have acted on.
    var target: Target?
    var isEmpty: Bool { count == nil && sequence.isEmpty }
    /// As people read it.
    var label: String { (count.map(String.init) ?? "") + KeyMap.label(sequence) }
  }

  let keys: KeyMap
  let strings: any Strings
  let preferences: Preferences
  let themes: [Theme]
  /// How many colours the terminal has.
  let colours: Int
  /// The theme as it looks with that many colours.
  var theme: Theme
  var size: Size
  var now: DueDate
  var mode: Mode = .browse
  var focus: Pane = .list
  var list = ListState()
  var searches = SearchHistory()
  /// What was left in lines that were closed without being accepted.
  var drafts: LineDrafts
  var groups: [TodoGroup] = []
  var tags: [TodoTag] = [] {
    didSet { if tags != oldValue { tagNames = FoldedNames(tags.map(\.name)) } }
  }
  /// The names of the tags, as they are looked for.
  private(set) var tagNames = FoldedNames()
  /// How many open items each tag has, by name; `nil` until they were counted.
  var tagCounts: [String: Int]?
  /// The tag that was gone to last; the side bar shows it.
  var shownTag: TodoTag?
  /// `nil` until the worker has counted.
  var counts: ListCounts?
  var showsSidebar = true
  var showsDetail = true
  var detailScroll = 0
  /// The first line of the side bar on the screen, while the wheel has moved it off the list that is shown.
  var sidebarTop: Int?
  /// The last click, which another one may make a double click.
  var lastClick: Click?
  var typed = Typed()
  var unseen = Unseen()
  /// The selected item when others' change was noticed: if it is lost, it is named.
  var watched: TodoItem?
  /// The item that was selected and was lost last.
  var lost: Unseen.Lost?
  var message: Message?
  /// Commands that were run in the palette, the last one at the end.
  var pastCommands: [Command] = []
  /// The write of many items that another thread makes.
  var work: LongWork?
  /// The write of few items that another thread makes, since it has to wait for others.
  var delayed: DelayedWrite?
  /// Pasted lines that could not be added; they are asked for again.
  var notAdded: PastedLines?
  /// How far the import of a legacy file is, while one runs.
  var importing: ImportProgress?
  /// Whether what a killed import has written is being taken back.
  var takesBackImport = false
  /// The group or tag whose list the configuration wants first, until it is known whether there is one.
  var wantedStart: StartList?
  /// The name of a group that an undo has brought back: its list is shown again as soon as the groups are read.
  var restoredGroup: String?
  /// A legacy file that is not imported by itself; an empty list tells of it.
  let legacyFile: String?

  /// The state before anything was read.
  init(
    size: Size, now: DueDate, strings: any Strings, configuration: Configuration = Configuration(),
    colours: Int = 256, settings: [String: String] = [:], legacyFile: String? = nil
  ) {
    keys = configuration.keys
    preferences = configuration.preferences
    themes = configuration.themes
    self.colours = colours
    let theme = preferences.theme ?? settings[Setting.theme.rawValue] ?? Theme.terminal.name
    self.theme = (configuration.theme(named: theme) ?? .terminal).adapted(to: colours)
    message = configuration.faults.first.map {
      .badConfiguration($0, more: configuration.faults.count - 1)
    }
    self.legacyFile = legacyFile
    self.size = size
    self.now = now
    self.strings = strings
    switch preferences.startList {
    case .source(let source): list.source = source
    case let named: wantedStart = named
    }
    list.hideDone = preferences.hidesDone ?? (settings[Setting.hideDone.rawValue] == "1")
    list.order = settings[Setting.order.rawValue].flatMap(ListOrder.init) ?? .arrival
    showsSidebar = settings[Setting.sidebar.rawValue] != "0"
    showsDetail = settings[Setting.detail.rawValue] != "0"
    searches = SearchHistory(stored: settings[Setting.searches.rawValue] ?? "")
    drafts = LineDrafts(stored: settings[Setting.drafts.rawValue])
  }

  /// What must be read for the first frame, and what may follow it.
  func start() -> [Effect] {
    [.loadGroups, load(.start, .select(screenRow: nil)), .loadTags] + count()
  }

  /// The name of a group, empty where it has none.
  func groupName(_ id: UUID?) -> String {
    groups.first { $0.id == id }?.name ?? ""
  }
}
