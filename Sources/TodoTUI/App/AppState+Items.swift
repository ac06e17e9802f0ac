import FoundationEssentials
import TodoCore

/// Commands that change the selected item, or all that are marked. On no row they do nothing.
extension AppState {
  /// Ticks it or opens it again; nothing else of it is written.
  mutating func toggleDone() -> [Effect] {
    guard let item = soleTarget else { return act(.toggleDone) }
    return [.write(.update(item.id, ItemPatch(done: !item.done)))]
  }

  /// Deletes it. Nothing is asked: it can be undone.
  mutating func deleteItem() -> [Effect] {
    guard let item = soleTarget else { return act(.delete) }
    return [.write(.delete(item.id))]
  }

  /// One step more or less urgent.
  mutating func changePriority(by step: Int) -> [Effect] {
    guard let item = soleTarget else { return act(.raise(by: step)) }
    guard let priority = Priority(rawValue: item.priority.rawValue + step) else { return [] }
    return [.write(.update(item.id, ItemPatch(priority: priority)))]
  }

  /// That priority.
  mutating func setPriority(_ priority: Priority) -> [Effect] {
    guard let item = soleTarget else { return act(.priority(priority)) }
    guard item.priority != priority else { return [] }
    return [.write(.update(item.id, ItemPatch(priority: priority)))]
  }

  /// Opens what a field is changed in: for all that are marked, or for one item, which is read afresh, since the
  /// row on the screen may be a moment old.
  mutating func open(_ opening: Opening) -> [Effect] {
    guard let selected = list.selectedRow?.item else { return [] }
    let sole = soleTarget
    switch opening {
    case .due, .group, .tags:
      if let sole { return [.open(opening, sole.id)] }
      openForMarked(opening)
      return []
    case .form, .editor, .title:
      // One item at a time; with marks it is said which one that is.
      if sole?.id != selected.id { message = .onlySelected(selected.title) }
      return [.open(opening, selected.id)]
    }
  }

  /// Opens what it was read for.
  mutating func open(_ item: TodoItem?, _ id: UUID, for opening: Opening) -> [Effect] {
    guard let item else {
      message = .itemGone
      return reload() + count()
    }
    switch opening {
    case .form(let field):
      mode = .edit(EditForm(item, groupName: groupName(item.groupID), focus: field))
    case .editor:
      var form = EditForm(item, groupName: groupName(item.groupID), focus: .notes)
      form.isForEditor = true
      mode = .edit(form)
      return editOutside()
    case .title: openLine(.title(item), text: item.title)
    case .due: openLine(.due(item), text: item.due?.description ?? "")
    case .tags: openLine(.tags(item), text: TagNames.line(item.tags))
    case .group: mode = .pickGroup(GroupPicker(item: item))
    }
    return []
  }

  /// After typing: the first match, or where nothing is typed any more what changes nothing.
  func firstChoice(of picker: GroupPicker) -> GroupPicker.Option.ID {
    if picker.filter.isEmpty { return picker.own }
    return options(of: picker).first?.id ?? .noGroup
  }

  /// The chosen one among the choices; `nil` where its group was deleted meanwhile.
  func selectedIndex(in options: [GroupPicker.Option], of picker: GroupPicker) -> Int? {
    if let index = options.firstIndex(where: { $0.id == picker.selected }) { return index }
    // Someone else made the group that was typed.
    guard case .new = picker.selected,
      case .existing(let group) = GroupField(picker.filter.text).meaning(among: groups)
    else { return nil }
    return options.firstIndex { $0.id == .group(group.id) }
  }

  /// The choices of the group picker.
  func options(of picker: GroupPicker) -> [GroupPicker.Option] {
    let text = picker.filter.text
    let matches = NameCompletion.matches(text, among: groups, name: \.name)
      .map(GroupPicker.Option.group)
    switch GroupField(text).meaning(among: groups) {
    case .noGroup: return [.noGroup] + matches
    case .existing: return matches
    case .new(let name): return matches + [.new(name)]
    }
  }
}
