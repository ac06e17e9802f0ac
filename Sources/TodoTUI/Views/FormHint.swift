import TodoCore
import TodoText

/// What is told of a field of the edit form: what its text would be saved as, and the names that may stand there.
struct FormHint {
  /// More names than these are not read at a glance.
  private static let mostNames = 6

  let state: AppState
  let form: EditForm

  /// What is told of the field that has the focus.
  func spans(columns: Int) -> [Span] {
    let names = form.offeredNames(groups: state.groups, tags: state.tagNames)
    if form.isChoosing { return list(names, columns: columns) }
    switch form.focus {
    case .group where form.naming == .typed && !names.isEmpty:
      // What it would be as it stands, and what it may become.
      return meaning(of: .group)
        + [Span("  (" + shown(names).joined(separator: "  ") + ")", state.theme[.quiet])]
    case .group where form.group.field.isEmpty && !state.groups.isEmpty:
      return [Span(shown(state.groups.map(\.name)).joined(separator: "  "), state.theme[.quiet])]
    case .tags: return state.feedback(onTags: form.tags.field)
    default: return meaning(of: form.focus)
    }
  }

  /// What the text of a field would be saved as.
  func meaning(of field: FormField) -> [Span] {
    switch field {
    case .group:
      switch form.group.meaning(among: state.groups) {
      case .noGroup:
        [Span(state.strings.name(of: .ungrouped, groups: []), state.theme[.quiet])]
      case .existing(let group): [Span("@" + group.name, state.theme[.group])]
      case .new(let name): [Span(state.strings.newGroup(name))]
      }
    case .due: [DueFeedback(text: form.due.text, done: form.done, state: state).span]
    case .tags:
      Array(
        state.spans(ofTags: form.tags.names).map { [$0] }.joined(separator: [Span("  ")]))
    case .title, .done, .priority, .notes: []
    }
  }

  private func shown(_ names: [String]) -> [String] { Array(names.prefix(FormHint.mostNames)) }

  /// The names in a line, the one that stands in the field marked; what is before it goes where room is short.
  private func list(_ names: [String], columns: Int) -> [Span] {
    let own = Folding.nameKey(form.nameInPlace)
    let cells = names.map { name in
      Folding.nameKey(name) == own
        ? Span("[" + name + "]", state.theme[.selected]) : Span(name, state.theme[.quiet])
    }
    let chosen = cells.firstIndex { $0.style == state.theme[.selected] } ?? 0
    var first = chosen
    var used = DisplayWidth.of(cells.isEmpty ? "" : cells[chosen].text)
    while first > 0, used + 2 + DisplayWidth.of(cells[first - 1].text) <= columns / 2 {
      first -= 1
      used += 2 + DisplayWidth.of(cells[first].text)
    }
    return Array(cells[first...].prefix(12).map { [$0] }.joined(separator: [Span("  ")]))
  }
}

extension EditForm {
  /// The text of a field that means more than it says, where it was changed.
  func typedText(of field: FormField) -> String? {
    let (text, old): (String, String)
    switch field {
    case .group: (text, old) = (group.field.text, start.group)
    case .due: (text, old) = (due.text, start.due)
    case .tags: (text, old) = (tags.text, start.tags)
    case .title, .done, .priority, .notes: return nil
    }
    return text == old ? nil : text
  }

  /// Whether the text of a field would be saved as more than it says.
  func saysMore(_ field: FormField, _ state: AppState) -> Bool {
    switch field {
    case .group: if case .new = group.meaning(among: state.groups) { true } else { false }
    case .tags: state.hasNewTag(among: tags.names)
    case .due: true
    case .title, .done, .priority, .notes: false
    }
  }
}
