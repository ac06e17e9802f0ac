import TodoCore
import TodoText

/// Tags: those that there are, going to the list of one, and changing those of an item.
extension AppState {
  /// Reads the names that lists, forms and quick add know.
  var loadNames: [Effect] { [.loadGroups, .loadTags] }

  /// The counts of the side bar; those of tags cost more and are asked for where they are seen.
  func countLists() -> Effect {
    let isPicking = if case .pickTag = mode { true } else { false }
    return .countLists(today: now.day, tags: isPicking || shownTag != nil)
  }

  /// How many open items a tag has, where that is known.
  func count(of tag: TodoTag) -> Int? { tagCounts.map { $0[tag.name] ?? 0 } }

  /// Whether the list does not know one of these yet.
  func hasNewTag(among names: [String]) -> Bool {
    names.contains { !tagNames.contain($0) }
  }

  /// Tags by their names, those that the list does not know yet marked as new.
  func spans(ofTags names: [String]) -> [Span] {
    names.map {
      Span(tagNames.contain($0) ? "#" + $0 : strings.new("#" + $0), theme[.tag])
    }
  }

  /// What a line of tags means, and the tags that the word at its caret may become.
  func feedback(onTags field: TextField) -> [Span] {
    let names = TagNames.names(of: field.text)
    let others = TagNames.suggestions(tagNames, in: field)
      .filter { !names.contains($0) }.prefix(6)
    var spans = Array(spans(ofTags: names).map { [$0] }.joined(separator: [Span("  ")]))
    if !others.isEmpty {
      let text = others.map { "#" + $0 }.joined(separator: " ")
      spans.append(Span((spans.isEmpty ? "" : "  ") + "(" + text + ")", theme[.quiet]))
    }
    return spans.isEmpty ? [Span(strings.tagExample, theme[.quiet])] : spans
  }

  /// Opens the picker on the tag that is shown.
  mutating func pickTag() -> [Effect] {
    let current: TodoTag? = if case .tag(let tag) = list.source { tag } else { nil }
    mode = .pickTag(TagPicker(selected: current?.id))
    return [.loadTags, countLists()]
  }

  /// The tags that match what is typed.
  func options(of picker: TagPicker) -> [TodoTag] {
    // The sign may be typed too.
    let text = TagNames.names(of: picker.filter.text).joined(separator: " ")
    return tagNames.places(matching: text).map { tags[$0] }
  }

  /// The chosen one among the choices; the first, where it is gone or does not match any more.
  func selectedIndex(in options: [TodoTag], of picker: TagPicker) -> Int? {
    options.isEmpty ? nil : options.firstIndex { $0.id == picker.selected } ?? 0
  }

  /// Another choice.
  mutating func move(_ picker: TagPicker, by count: Int) {
    var picker = picker
    let options = options(of: picker)
    guard let index = selectedIndex(in: options, of: picker) else { return }
    picker.selected = options[max(0, min(options.count - 1, index + count))].id
    mode = .pickTag(picker)
  }

  /// Shows the list of the chosen tag.
  mutating func accept(_ picker: TagPicker) -> [Effect] {
    let options = options(of: picker)
    guard let index = selectedIndex(in: options, of: picker) else {
      message = tags.isEmpty ? .noTags : .noSuchTag(picker.filter.text)
      return []
    }
    mode = .browse
    focus = .list
    return show(.tag(options[index])) + [countLists()]
  }

  /// Takes the tags as they are now. The list that is shown may have lost its tag.
  mutating func take(_ tags: [TodoTag]) -> [Effect] {
    self.tags = tags
    if case .tag(let name)? = wantedStart { return start(withTag: name) }
    guard let old = shownTag else { return [] }
    let new = tags.first { $0.id == old.id }
    shownTag = new
    guard case .tag(old) = list.source, new != old else { return [] }
    guard let new else { return show(.all) }
    list.source = .tag(new)
    return restart(select: list.selection)
  }

  /// Its items have the other tag now; a list of it that is shown goes on as that one's.
  mutating func finishRenaming(_ old: TodoTag, to new: TodoTag) -> [Effect] {
    // After long work the person is elsewhere.
    if work == nil { closeMode() }
    // Another way of writing the same name is no step.
    let isStep = Folding.nameKey(old.name) != Folding.nameKey(new.name)
    message = isStep ? .tagRenamed(from: old.name, to: new.name) : .tagSpelled(new.name)
    if shownTag?.id == old.id { shownTag = new }
    // Items may have come into the list that is shown, or into what is found in it.
    list.window.forgetOffset()
    guard case .tag(let shown) = list.source, shown.id == old.id else {
      return [.loadTags] + reload() + count()
    }
    list.source = .tag(new)
    return [.loadTags] + restart(select: list.selection) + [countLists()]
  }

  /// What a line of changes to the tags of several items means.
  func feedback(onTagChanges field: TextField) -> [Span] {
    let changes = TagChanges(field.text)
    let spans =
      self.spans(ofTags: changes.added)
      + changes.removed.map { Span("-#" + $0, theme[.urgent]) }
    return spans.isEmpty
      ? [Span(strings.tagChangesExample, theme[.quiet])]
      : Array(spans.map { [$0] }.joined(separator: [Span("  ")]))
  }

  /// Writes the tags of an item as they were typed.
  mutating func accept(_ prompt: LinePrompt, tagging item: TodoItem) -> [Effect] {
    let patch = ItemPatch(
      from: item,
      to: ItemPatch(tags: TagNames.names(of: prompt.field.text)).applied(to: item))
    if patch.isEmpty { return close(prompt) }
    return [.write(.update(item.id, patch, basedOn: item))]
  }
}
