import TodoCore

/// From keys to commands or text.
extension AppState {
  /// Where keys get their meaning now.
  var context: KeyContext {
    switch mode {
    case .browse:
      switch focus {
      case .list: .list
      case .sidebar: .sidebar
      case .detail: .detail
      }
    case .search: .search
    case .line: .line
    case .edit(let form):
      if form.question != nil {
        .choice
      } else {
        switch form.focus {
        case .title, .due: .formText
        case .group, .tags:
          switch form.naming {
          case .chosen: .formChosen
          case .typed where form.offersNames(groups: groups, tags: tagNames): .formNames
          case .typed, .rest: .formGroup
          }
        case .done, .priority: .formChoice
        case .notes: .formNotes
        }
      }
    case .pickGroup, .pickTag: .picker
    case .ask(let choice): choice.isYesNo ? .yesNo : .choice
    case .palette: .palette
    case .trash(let screen): screen.list.filter.isTyping ? .rowFilter : .trash
    case .history(let screen): screen.list.filter.isTyping ? .rowFilter : .history
    case .help(let help, _): help.isFiltering ? .helpFilter : .help
    }
  }

  /// A key: part of a sequence, a command, or text.
  mutating func press(_ key: Key) -> [Effect] {
    message = nil
    let context = context
    let key = meant(key, in: context)
    if context.isText {
      guard case .command(let command) = keys.match([key], in: context) else { return type(key) }
      return run(command, count: nil)
    }
    if context.takesCounts, typed.sequence.isEmpty, let digit = AppState.digit(key),
      digit > 0 || typed.count != nil
    {
      typed.count = min(Typed.maximumCount, (typed.count ?? 0) * 10 + digit)
      return []
    }
    let sequence = typed.sequence + [key]
    let (count, wasWaiting) = (typed.count, !typed.isEmpty)
    typed = Typed()
    switch keys.match(sequence, in: context) {
    case .command(let command):
      // Esc after a count or a prefix takes only that back.
      if wasWaiting, command == .cancel || command == .interrupt { return [] }
      guard let count else { return run(command, count: nil) }
      return run(command, typed: sequence, count: count)
    case .prefix:
      typed = Typed(count: count, sequence: sequence)
      return []
    case .none:
      if sequence.count == 1, let effects = answer(by: key) { return effects }
      // Esc after a prefix takes it back.
      let alone = keys.match([key], in: context)
      if alone != .command(.cancel), alone != .command(.interrupt) {
        message = .unboundKey(KeyMap.label(sequence))
      }
      return []
    }
  }

  /// Gives the answer whose letter this is; `nil` where no question is open or none has it.
  private mutating func answer(by key: Key) -> [Effect]? {
    switch mode {
    case .ask(var choice):
      guard let number = AnswerKeys(choice, keys: keys).number(for: key) else { return nil }
      choice.selected = number
      mode = .ask(choice)
    case .edit(var form):
      guard let question = form.question,
        let number = AnswerKeys(question, keys: keys).number(for: key)
      else { return nil }
      form.question?.selected = number
      mode = .edit(form)
    default: return nil
    }
    return accept()
  }

  /// The key at the same place of a Latin keyboard, where this one is neither text nor bound to anything.
  private func meant(_ key: Key, in context: KeyContext) -> Key {
    let isText = context.isText && key.modifiers.isEmpty
    guard !isText, let latin = key.onLatinLayout,
      keys.match(typed.sequence + [key], in: context) == .none
    else { return key }
    return latin
  }

  private static func digit(_ key: Key) -> Int? {
    guard case .character(let character) = key.code, key.modifiers.isEmpty, character.isASCII else {
      return nil
    }
    return character.wholeNumberValue
  }

  /// A key that is no command, where text is typed.
  mutating func type(_ key: Key) -> [Effect] {
    switch mode {
    case .search:
      let old = list.search.text
      guard list.search.handle(key), list.search.text != old else { return [] }
      return restart(select: nil)
    case .line(let prompt): type(key, into: prompt)
    case .edit(var form):
      _ = form.handle(key)
      mode = .edit(form)
    case .pickGroup(var picker):
      let old = picker.filter.text
      if picker.filter.handle(key), picker.filter.text != old {
        picker.selected = firstChoice(of: picker)
      }
      mode = .pickGroup(picker)
    case .pickTag(var picker):
      let old = picker.filter.text
      if picker.filter.handle(key), picker.filter.text != old { picker.selected = nil }
      mode = .pickTag(picker)
    case .help(var help, let over):
      if help.filter.handle(key) { help.selected = 0 }
      mode = .help(help, over: over)
    case .palette(var palette):
      palette.type { _ = $0.handle(key) }
      mode = .palette(palette)
    case .trash, .history: return typeFilter { _ = $0.handle(key) }
    case .browse, .ask: break
    }
    return []
  }

  /// Pasted text is text. Over the list it becomes new items: one at once, several after a question.
  mutating func paste(_ text: String) -> [Effect] {
    message = nil
    typed = Typed()
    switch mode {
    case .browse:
      paste(overList: text)
    case .search:
      list.search.insert(text)
      return restart(select: nil)
    case .line(let prompt): paste(text, into: prompt)
    case .edit(var form):
      if form.question == nil { form.insert(text) }
      mode = .edit(form)
    case .pickGroup(var picker):
      picker.filter.insert(text)
      picker.selected = firstChoice(of: picker)
      mode = .pickGroup(picker)
    case .pickTag(var picker):
      picker.filter.insert(text)
      picker.selected = nil
      mode = .pickTag(picker)
    case .help(var help, let over):
      if help.isFiltering {
        help.filter.insert(text)
        help.selected = 0
      }
      mode = .help(help, over: over)
    case .palette(var palette):
      palette.type { $0.insert(text) }
      mode = .palette(palette)
    case .trash, .history: return typeFilter { $0.insert(text) }
    case .ask: break
    }
    return []
  }
}
