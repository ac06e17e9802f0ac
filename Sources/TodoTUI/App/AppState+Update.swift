import FoundationEssentials
import TodoCore

/// From what happened to the next state, and to what the world must do.
extension AppState {
  /// Takes in what happened.
  mutating func update(_ event: Event) -> [Effect] {
    if case .shown = event {
      unseen = Unseen()
      watched = nil
      return []
    }
    guard !drops(event) else { return [] }
    let before = list.selection
    let marked = markedCount
    var effects = respond(to: event)
    followQuestion(markedBefore: marked)
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
    case .shown: return []
    case .key(let key):
      compareWithSeen()
      // Whoever has begun to work is not taken elsewhere by what is read late.
      wantedStart = nil
      if givesUp(key) { return [.giveUp] }
      return press(key)
    case .mouse(let mouse, let targets, let time):
      compareWithSeen()
      return take(mouse, over: targets, at: time)
    case .paste(let text):
      compareWithSeen()
      return paste(text)
    case .resize(let size):
      self.size = size
      return []
    case .tick(let now): return tick(now)
    case .changedElsewhere:
      noteOthers()
      // What this window takes back itself is told as that.
      watched = isImporting ? nil : list.selectedRow?.item
      list.window.forgetOffset()
      return loadNames + reload() + count() + (isFarInTrash ? [] : reloadScreen())
        + countAskedGroup() + [.loadLines]
    case .traced(let item, let isThere):
      take(lost: item, isDeleted: !isThere)
      return []
    case .countedGroup(let id, let count):
      take(itemCount: count, ofGroup: id)
      return []
    case .loaded(let request, let page): return show(page, for: request)
    case .loadedGroups(let groups): return take(groups)
    case .loadedTags(let tags): return take(tags)
    case .loadedLines(let lines):
      searches.take(lines[.searches] ?? [])
      drafts.take(lines[.drafts] ?? [])
      return []
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
      if list.marks?.isEmpty == true {
        list.marks = nil
        let isTold = unseen.before == nil ? message != nil : message?.isFault == true
        if !isTold { message = .markedLost }
      }
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
    case .takingBackImport, .tookBackImport, .importing, .imported, .importFailed:
      return takeImport(event)
    case .loadedTrash(let request, let stretch):
      take(stretch, for: request)
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
    case .delayed(let write):
      delayed = DelayedWrite(write: write)
      return []
    case .stillDelayed:
      tellDelay()
      return []
    // While another thread makes a write no other is made, so this is its end.
    case .wrote(let write, let outcome):
      delayed = nil
      unseen.hasWritten = true
      defer { work = nil }
      return finish(write, outcome)
    case .refused(let write, let error):
      delayed = nil
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
    noteOthers()
    guard list.source.dependsOnDay else { return [countLists()] }
    list.window.forgetOffset()
    return reload() + count()
  }

  /// Takes the groups as they are now. A list that is shown may have lost its group.
  private mutating func take(_ groups: [TodoGroup]) -> [Effect] {
    let name = shownGroupName
    self.groups = groups
    closeQuestionOfLostGroup()
    if case .group(let name)? = wantedStart { return start(inGroup: name) }
    if let name = restoredGroup {
      restoredGroup = nil
      if let group = groups.first(where: { $0.name == name }) { return show(.group(group.id)) }
    }
    guard case .group(let id) = list.source, !groups.contains(where: { $0.id == id }) else {
      return []
    }
    // What this window does says so itself.
    if unseen.before != nil, message?.isFault != true { message = .groupLost(name) }
    return show(.all)
  }
}
