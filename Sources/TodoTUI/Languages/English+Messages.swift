import TodoCore

/// What is told and asked in English.
extension English {
  func label(_ purpose: LinePrompt.Purpose) -> String {
    switch purpose {
    case .quickAdd: "Add:"
    case .title: "Title:"
    case .due(let item): "Due" + quoted(item.title) + ":"
    case .tags(let item): "Tags" + quoted(item.title, after: " of") + ":"
    case .dueOfMarked(let count): dueOfMarked(count)
    case .newGroup: "New group:"
    case .tagsOfMarked(let count): tagsOfMarked(count)
    case .renameGroup(let group): "Rename" + quoted(group.name) + ":"
    case .renameTag(let tag): "Rename" + (tag.name.isEmpty ? "" : " #\(tag.name)") + ":"
    }
  }

  func moveTo(_ title: String) -> String { "Move" + quoted(title) + " to:" }

  /// A title in a sentence, which goes without it where there is no room.
  private func quoted(_ title: String, after word: String = "") -> String {
    title.isEmpty ? "" : word + " \"\(title)\""
  }

  func newGroup(_ name: String) -> String { "new group \"\(name)\"" }
  func new(_ name: String) -> String { name + " (new)" }

  func noTags(add: String, change: String) -> String {
    "No tags yet. Type #word while adding (\(add)), or change an item's tags (\(change))."
  }

  func question(_ question: Choice.Question, now: DueDate) -> String {
    switch question {
    case .deleteGroup(let group, let count):
      "Delete the group \"\(group.name)\"? It holds \(English.items(count)), done and hidden ones "
        + "included."
    case .mergeTags(let tag, let name, let count):
      "\(English.items(count)) \(count == 1 ? "has" : "have") the tag #\(name) already. Put those of #\(tag.name) "
        + "under it too?"
    case .sort: "Sort by"
    case .undoOthers(let step):
      "Nothing of this window is left to undo. Undo what \(theirs(step, now: now)): "
        + "\(describe(StepName(step), now: now))?"
    case .redoOthers(let step):
      "Nothing of this window is left to redo. Do again what was undone "
        + (step.wasChangedEarlier ? "before this window was opened: " : "elsewhere: ")
        + "\(describe(StepName(step), now: now))?"
    case .addLines(let lines):
      "Add \(English.items(lines.items.count)), one for each pasted line?"
        + (lines.marked > 0
          ? " Dates, groups, tags and priorities are understood in \(lines.marked.grouped)." : "")
    case .bulk(let bulk, let count, _): self.question(bulk.change, count: count)
    case .leaveForm: "The changes are not saved."
    case .clash: "Changed elsewhere while this was open. Whose text is to be kept?"
    case .itemGone: "This item was deleted elsewhere. What you typed is still here."
    }
  }

  func answer(_ answer: Choice.Answer) -> String {
    switch answer {
    case .keepItems(let count): "Keep the \(English.items(count)), without a group"
    case .deleteItems(let count): "Delete the \(English.items(count)) too"
    case .mergeTags: "Put them under one tag"
    case .sort(let order): name(of: order)
    case .undoTheirs: "Undo it"
    case .redoTheirs: "Do it again"
    case .addLines(let count): "Add \(English.items(count))"
    case .addLinesAsText: "Add them with all of it as title"
    case .act(let change, let count): self.answer(change, count: count)
    case .save: "Save"
    case .discard: "Discard"
    case .stay: "Stay in the form"
    case .mine: "Mine: save what I typed"
    case .theirs: "Theirs: take it into the form"
    case .saveAsNew: "Save as a new item"
    case .cancel: "Cancel"
    }
  }

  func sentence(_ message: Message, keys: KeyMap, now: DueDate) -> String {
    let undo = keys.key(for: .undo)
    return switch message {
    case .added(let title, let shownHere):
      "added \"\(title)\"" + (shownHere ? "" : ", not shown in this list")
        + ", \(keys.key(for: .cancel, in: .line)) \(undo) undoes"
    case .addedSeveral(let count): "added \(English.items(count)), \(undo) undoes"
    case .draftKept(let command):
      "kept as a draft, \(keys.key(for: command)) \(keys.key(for: .olderDraft, in: .line)) brings it back"
    case .draftOffered(let text, let count):
      "\(keys.key(for: .olderDraft, in: .line)): the draft \"\(text)\""
        + (count > 1 ? " and \(count - 1) more" : "")
    case .draftTaken:
      "\(keys.key(for: .newerDraft, in: .line)) puts the draft back, "
        + "\(KeyTable.label(.killToLineStart)) \(keys.key(for: .cancel, in: .line)) drops it"
    case .draftDropped: "the draft is dropped"
    case .ticked(let title): "done \"\(title)\", \(undo) undoes"
    case .reopened(let title): "open again \"\(title)\", \(undo) undoes"
    case .deleted(let title): "deleted \"\(title)\", \(undo) undoes"
    case .saved(let title): "saved \"\(title)\", \(undo) undoes"
    case .moved(let title, let group?): "moved \"\(title)\" to \(group), \(undo) undoes"
    case .moved(let title, nil): "\"\(title)\" has no group now, \(undo) undoes"
    case .prioritized(let title, let priority):
      "priority of \"\(title)\": \(priorityText(priority)), \(undo) undoes"
    case .dueSet(let title, let due?): "\"\(title)\" is due \(due), \(undo) undoes"
    case .dueSet(let title, nil): "\"\(title)\" has no due date now, \(undo) undoes"
    case .tagsSet(let title, []): "\"\(title)\" has no tags now, \(undo) undoes"
    case .tagsSet(let title, let tags):
      "tags of \"\(title)\": \(tags.map { "#" + $0 }.joined(separator: " ")), \(undo) undoes"
    case .bulk(let change, let count): sentence(change, count: count, undo: undo)
    case .onlySelected(let title): onlySelected(title)
    case .tooManyMarked: tooManyMarked(Marks.maximum, all: keys.key(for: .markAll))
    case .allMarked: allMarked(keys.key(for: .cancel))
    case .marksCleared(let count): marksCleared(count)
    case .undone(let step): "undone: \(describe(step, now: now)), \(keys.key(for: .redo)) redoes"
    case .redone(let step): "done again: \(describe(step, now: now)), \(undo) undoes"
    case .restored(let title): "brought back \"\(title)\", \(undo) undoes"
    case .reverted(let step): "taken back: \(describe(step, now: now)), \(undo) undoes"
    case .sorted(let order): "sorted: \(name(of: order))"
    case .cannotHide(.done): "this list holds only what is done"
    case .cannotHide: "this list holds only what is open"
    case .ownOrder: "this list keeps its own order"
    case .noSuchCommand(let text): noSuchCommand(text)
    case .noCommandChosen(let text):
      "nothing begins with \"\(text)\", \(keys.key(for: .moveDown, in: .palette)) chooses"
    case .nothingToUndo: "nothing to undo"
    case .nothingToRedo: "nothing to redo"
    case .waiting(let key): "waiting, \(key) gives up: another window or program is writing"
    case .groupAdded(let name): "new group \"\(name)\", \(undo) undoes"
    case .groupRenamed(let old, let new):
      "renamed the group \"\(old)\" to \"\(new)\", \(undo) undoes"
    case .tagRenamed(let old, let new): "renamed the tag #\(old) to #\(new), \(undo) undoes"
    case .tagSpelled(let name): "the tag is written #\(name) now"
    case .groupDeleted(let name, let rule, let count):
      "deleted the group \"\(name)\"" + fate(rule, count) + ", \(undo) undoes"
    case .doneHidden(let hidden): hidden ? "done items are hidden" : "done items are shown"
    case .nothingToMark: "there is nothing to mark"
    case .nothingSelected: "no item is selected"
    case .noNumber(let label, false): "\(label) takes no number"
    case .noNumber(let label, true): "\(label) acts on what is marked, without a number"
    case .noGroupSelected: "this is not a group"
    case .noGroupChosen: "no group is chosen"
    case .nothingToRename: "this is neither a group nor a tag"
    case .noStartList(.group(let name)): "start-list: there is no group \"\(name)\""
    case .noStartList(.tag(let name)): "start-list: no item has the tag #\(name)"
    case .noStartList: ""
    case .unboundKey(let label): "\(label) does nothing here"
    case .keyOfPane(let label, let place): "\(label) works in the \(English.place(place))"
    case .otherKey(let label, let command):
      "\(label) does nothing here, " + doing(command, keys)
    case .needsColumns(let columns): "no room: this pane needs \(columns) columns"
    case .itemGone: "this item was deleted elsewhere"
    case .lost(let lost): words(lost)
    case .refusedUnseen(let lost?): "nothing done: " + words(lost)
    case .refusedUnseen(nil): "nothing done: this was changed elsewhere just now"
    case .markedLost: "what was marked was deleted or changed elsewhere"
    case .groupLost(let name): "the group \"\(name)\" was deleted elsewhere"
    case .groupEmptied(let name):
      "\"\(name)\" holds no items any more: \(keys.key(for: .deleteGroup, in: .sidebar)) deletes it"
    case .otherNumber(let count): "look again: \(English.items(count)) now"
    case .notADate(let text): "not a date: \"\(text)\", write e.g. fri 9:00"
    case .noTags: noTags(add: keys.key(for: .quickAdd), change: keys.key(for: .changeTags))
    case .noSuchTag(let text): "no tag matches \"\(text)\""
    case .onlyMarks: "the title is missing: type what is to be done"
    case .howToQuit: "press \(keys.key(for: .quit)) to quit"
    case .working(let work, let cancel): working(work, cancel.map { keys.key(for: $0) }, now)
    case .busy(let work, let cancel): busy(work, cancel.map { keys.key(for: $0) }, now)
    case .cancelled(let work): cancelled(work)
    case .imported(let file, let report):
      imported(file, report, undo: keys.key(for: .undo))
    case .importTakenBack: importTakenBack
    case .themeChanged(let name, let isKept):
      "theme: \(name)" + (isKept ? "" : ", until the next start")
    case .badConfiguration(let fault, let more):
      "config:\(fault.place)\(what(fault))" + (more > 0 ? ", and \(more) more" : "")
        + ": mytodo --check-config"
    case .importFailed(let error): sentence(error)
    case .theirsTaken: "their text is in the form now"
    case .notesUnchanged: "the notes are as they were"
    case .editorFailed(let error): sentence(error)
    case .failed(let error): sentence(error)
    }
  }

  private func doing(_ command: Command, _ keys: KeyMap) -> String {
    guard command == .deleteGroup else { return "\(keys.key(for: command)) deletes" }
    return "\(keys.key(for: command, in: .sidebar)) deletes a group"
  }

  private func words(_ lost: Unseen.Lost) -> String {
    "\"\(lost.title)\" was "
      + (lost.isDeleted ? "deleted elsewhere" : "changed elsewhere and left this list")
  }

  private func fate(_ rule: DeleteRule, _ count: Int) -> String {
    guard count > 0 else { return "" }
    let items = English.items(count)
    return rule == .cascade ? " and its \(items)" : "; \(items) kept"
  }
}
