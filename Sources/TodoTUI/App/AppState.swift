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
  /// What was left in quick add, the last one at the end.
  var drafts: [LinePrompt] = []
  /// The same as it was kept for the next start.
  var storedDrafts = ""
  var groups: [TodoGroup] = []
  var tags: [TodoTag] = []
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
  var message: Message?
  /// Commands that were run in the palette, the last one at the end.
  var pastCommands: [Command] = []
  /// The write of many items that another thread makes.
  var work: LongWork?
  /// Pasted lines that could not be added; they are asked for again.
  var notAdded: PastedLines?
  /// How far the import of a legacy file is, while one runs.
  var importing: ImportProgress?
  /// The group or tag whose list the configuration wants first, until it is known whether there is one.
  var wantedStart: StartList?
  /// A legacy file that is not imported by itself; an empty list tells of it.
  let legacyFile: String?

  /// The state before anything was read.
  init(
    size: Size, now: DueDate, strings: any Strings, configuration: Configuration = Configuration(),
    colours: Int = 256, settings: [Setting: String] = [:], legacyFile: String? = nil
  ) {
    keys = configuration.keys
    preferences = configuration.preferences
    themes = configuration.themes
    self.colours = colours
    let theme = preferences.theme ?? settings[.theme] ?? Theme.terminal.name
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
    list.hideDone = preferences.hidesDone ?? (settings[.hideDone] == "1")
    list.order = settings[.order].flatMap(ListOrder.init) ?? .arrival
    showsSidebar = settings[.sidebar] != "0"
    showsDetail = settings[.detail] != "0"
    searches = SearchHistory(stored: settings[.searches] ?? "")
    storedDrafts = settings[.drafts] ?? ""
    drafts = AppState.drafts(stored: storedDrafts)
  }

  /// What must be read for the first frame, and what may follow it.
  func start() -> [Effect] {
    [.loadGroups, load(.start, .select(screenRow: nil)), .loadTags] + count()
  }

  /// Takes in what happened.
  mutating func update(_ event: Event) -> [Effect] {
    let before = list.selection
    var effects = respond(to: event)
    effects += followMarks(event, movedFrom: before)
    holdBack(&effects)
    askForPasted()
    settle(&effects, mayLoad: !AppState.isFreshPage(event))
    if list.selection != before { detailScroll = 0 }
    if case .key = event { sidebarTop = nil }
    return effects
  }

  private mutating func respond(to event: Event) -> [Effect] {
    switch event {
    case .key(let key): return press(key)
    case .mouse(let mouse, let targets, let time): return take(mouse, over: targets, at: time)
    case .paste(let text): return paste(text)
    case .resize(let size):
      self.size = size
      return []
    case .tick(let now): return tick(now)
    case .changedElsewhere:
      list.window.forgetOffset()
      return loadNames + reload() + count() + reloadScreen()
    case .loaded(let request, let page): return show(page, for: request)
    case .loadedGroups(let groups): return take(groups)
    case .loadedTags(let tags): return take(tags)
    case .opened(let opening, let id, let item): return open(item, id, for: opening)
    case .counted(let query, let total):
      return query == list.countedQuery(today: now.day) ? takeTotal(total) : []
    case .located(let query, let cursor, let count):
      if query == list.locatedQuery(today: now.day) { list.learn(cursor, comesAfter: count) }
      return []
    case .countedLists(let counts, let hasTags):
      self.counts = counts
      if hasTags { tagCounts = counts.tags }
      return []
    case .foundRange(let start, let end, let ids):
      takeRange(ids, from: start, to: end)
      return []
    case .foundNext(let ids, let command): return take(found: ids, for: command)
    case .foundMarked(let ids):
      list.marks?.keep(only: Set(ids))
      if list.marks?.isEmpty == true { list.marks = nil }
      return []
    case .measured(let bulk, let count): return decide(bulk, count: count)
    case .peekedUndo(let step):
      guard let step else {
        message = .nothingToUndo
        return []
      }
      mode = .ask(Choice(.undoOthers(step), over: screen))
      return []
    case .peekedRedo(let step):
      guard let step else {
        message = .nothingToRedo
        return []
      }
      mode = .ask(Choice(.redoOthers(step), over: screen))
      return []
    case .edited(let outcome): return takeEdited(outcome)
    case .importing(let progress):
      importing = progress
      return []
    case .imported(let file, let report):
      importing = nil
      message = .imported(file, report)
      list.window.forgetOffset()
      return reload() + count()
    case .importFailed(let error):
      importing = nil
      message = .importFailed(error)
      return []
    case .loadedTrash(let request, let rows, let next):
      take(rows, next: next, for: request)
      return []
    case .loadedHistory(let request, let steps):
      take(steps, for: request)
      return []
    case .began(let work):
      begin(work)
      return []
    case .working(let progress):
      work?.progress = progress
      return []
    // While a long write runs no other is made, so this is its end.
    case .wrote(let write, let outcome):
      defer { work = nil }
      return finish(write, outcome)
    case .refused(let write, let error):
      failWork(error)
      return refuse(write, error)
    case .failed(let error):
      message = .failed(error)
      return []
    }
  }

  /// Whatever happened: the selected row is on the screen and the window reaches past it.
  private mutating func settle(_ effects: inout [Effect], mayLoad: Bool) {
    if !layout.visible.contains(focus) { focus = .list }
    if case .edit(var form) = mode {
      form.notes.width = FormView.textWidth(in: layout.form)
      form.notes.height = FormView(state: self, form: form).notesRows(in: layout.form.rows)
      mode = .edit(form)
    }
    settleScreen()
    guard let index = list.selectedIndex else { return }
    list.select(index, height: listHeight)
    let isLoading = effects.contains { if case .load = $0 { true } else { false } }
    if mayLoad, !isLoading, let more = loadMore(around: index) { effects.append(more) }
  }

  /// Whether the rows around the selected one were read just now: asking for them again would never end
  /// where the store gives fewer than it was asked for.
  private static func isFreshPage(_ event: Event) -> Bool {
    guard case .loaded(let request, _) = event else { return false }
    if case .step = request.purpose { return false }
    return true
  }

  /// A new minute; at midnight other items are due today.
  private mutating func tick(_ now: DueDate) -> [Effect] {
    let isNewDay = now.day != self.now.day
    self.now = now
    guard isNewDay else { return [] }
    guard list.source.dependsOnDay else { return [countLists()] }
    list.window.forgetOffset()
    return reload() + count()
  }

  /// Takes the groups as they are now. A list that is shown may have lost its group.
  private mutating func take(_ groups: [TodoGroup]) -> [Effect] {
    self.groups = groups
    if case .group(let name)? = wantedStart { return start(inGroup: name) }
    guard case .group(let id) = list.source, !groups.contains(where: { $0.id == id }) else {
      return []
    }
    return show(.all)
  }

  /// The name of a group, empty where it has none.
  func groupName(_ id: UUID?) -> String {
    groups.first { $0.id == id }?.name ?? ""
  }
}
