import FoundationEssentials
import TodoCore
import TodoText

/// Enter, in everything that can be entered. A line or form stays open until its write is on disk.
extension AppState {
  /// Takes what was typed or chosen.
  mutating func accept() -> [Effect] {
    switch mode {
    case .browse: return []
    case .search:
      mode = .browse
      return rememberSearch()
    case .line(let prompt): return accept(prompt)
    case .edit(var form):
      if let question = form.question { return answer(question, in: form) }
      guard form.isChoosing else { return save(form) }
      form.endNaming()
      mode = .edit(form)
      return []
    case .pickGroup(let picker): return accept(picker)
    case .pickTag(let picker): return accept(picker)
    case .ask(let choice):
      if choice.answer == .cancel { return cancel() }
      if unseen.movedFrom != nil {
        refuseAnswer(to: choice)
        return []
      }
      return open(choice.screen) + answer(choice)
    case .palette(let palette): return runChosen(in: palette)
    case .trash: return screenFilter?.isTyping == true ? keepFilter() : restore()
    case .history: return screenFilter?.isTyping == true ? keepFilter() : revert()
    case .help(var help, let over):
      guard help.isFiltering else { return runEntry(of: help, over: over) }
      help.isFiltering = false
      mode = .help(help, over: over)
      return []
    }
  }

  /// Yes is the first answer of its question.
  mutating func acceptFirst() -> [Effect] {
    guard case .ask(var choice) = mode else { return [] }
    choice.selected = 0
    mode = .ask(choice)
    return accept()
  }

  private mutating func accept(_ prompt: LinePrompt) -> [Effect] {
    let text = prompt.field.text
    switch prompt.purpose {
    case .quickAdd(let draft): return accept(prompt, addingTo: draft)
    case .tags(let item): return accept(prompt, tagging: item)
    case .title(let item):
      if text == item.title { return close(prompt) }
      let patch = ItemPatch(title: text)
      return write(.update(item.id, patch, basedOn: item), unlessBlank: text, .blankTitle)
    case .due(let item):
      var changed = item
      switch parseDue(text) {
      case .none: changed.due = nil
      case .due(let date): changed.due = date
      case .unknown:
        message = .notADate(text)
        return []
      }
      let patch = ItemPatch(from: item, to: changed)
      if patch.isEmpty { return close(prompt) }
      return [.write(.update(item.id, patch, basedOn: item))]
    case .dueOfMarked:
      switch parseDue(text) {
      case .none: return act(.due(nil))
      case .due(let date): return act(.due(date))
      case .unknown:
        message = .notADate(text)
        return []
      }
    case .tagsOfMarked:
      let changes = TagChanges(text)
      let known = Set(tags.map { Folding.nameKey($0.name) })
      if let unknown = changes.removed.first(where: { !known.contains(Folding.nameKey($0)) }) {
        message = .noSuchTag(unknown)
        return []
      }
      if changes.isEmpty { return close(prompt) }
      return act(.tags(changes))
    case .newGroup:
      if text.isEmpty { return leave(prompt) }
      return write(.addGroup(text), unlessBlank: text, .blankName)
    case .renameTag(let tag):
      return write(.renameTag(tag, text), unlessBlank: text, .blankName)
    case .renameGroup(let group):
      return write(.renameGroup(group, text), unlessBlank: text, .blankName)
    }
  }

  private mutating func write(
    _ write: Write, unlessBlank text: String, _ error: StoreError
  ) -> [Effect] {
    if SafeText.isBlank(text) {
      message = .failed(error)
      return []
    }
    return [.write(write)]
  }

  private mutating func accept(_ picker: GroupPicker) -> [Effect] {
    let options = options(of: picker)
    guard let index = selectedIndex(in: options, of: picker) else {
      if case .group(let id) = picker.selected {
        message = .failed(.noSuchGroup(id))
      } else {
        message = .noGroupChosen
      }
      return []
    }
    guard case .item(let item) = picker.subject else { return move(to: options[index]) }
    var patch = ItemPatch()
    var newGroup: String?
    switch options[index] {
    case .noGroup: patch.group = .clear
    case .group(let group): patch.group = .set(group.id)
    case .new(let name): newGroup = name
    }
    if newGroup == nil, patch.group?.value == item.groupID {
      mode = .browse
      return []
    }
    return [.write(.update(item.id, patch, newGroup: newGroup, basedOn: item))]
  }

  private mutating func answer(_ choice: Choice) -> [Effect] {
    switch (choice.question, choice.answer) {
    case (.deleteGroup(let group, _), .keepItems): return [.write(.deleteGroup(group, .nullify))]
    case (.deleteGroup(let group, let count), .deleteItems):
      return [.write(.deleteGroup(group, .cascade, count: count))]
    case (.mergeTags(let tag, let name, _), .mergeTags):
      return [.write(.renameTag(tag, name, merging: true))]
    case (.sort, .sort(let order)): return sort(by: order)
    case (.undoOthers(let step), .undoTheirs): return [.write(.undo(.step(step.seq)))]
    case (.redoOthers(let step), .redoTheirs): return [.write(.redo(.step(step.seq)))]
    case (.addLines(let lines), .addLines):
      return [.write(.addAll(lines, asText: false))]
    case (.addLines(let lines), .addLinesAsText):
      return [.write(.addAll(lines, asText: true))]
    case (.bulk(let bulk, let count, let over), .act):
      // What it was typed in stays open until it is on disk.
      mode = over
      return [.write(.bulk(bulk, count: count))]
    case (.bulk(_, _, let over), _):
      mode = over
      return []
    default: return []
    }
  }
}
