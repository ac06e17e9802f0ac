extension KeyMap {
  /// The keys that the program comes with. No single key destroys; each action has a key without Ctrl; the
  /// bytes of Tab, Enter and Backspace and Ctrl-S, Ctrl-Q, Ctrl-A and Ctrl-B are left alone.
  static let standard = KeyMap(sections.flatMap(\.bindings))

  /// The same in its parts.
  static let sections: [(section: KeySection, bindings: [Binding])] = [
    (.moving, moving), (.panes, panes), (.lists, lists), (.items, items), (.history, history),
    (.dialogues, dialogues), (.program, program),
  ]

  private static let moving = [
    Binding(.moveDown, "j", "<down>", in: .scrolling.union([.choice, .yesNo])),
    Binding(.moveUp, "k", "<up>", in: .scrolling.union([.choice, .yesNo])),
    Binding(.moveDown, "<down>", "<c-n>", in: [.picker, .palette]),
    Binding(.moveUp, "<up>", "<c-p>", in: [.picker, .palette]),
    Binding(.moveDown, "<down>", in: [.search, .rowFilter, .helpFilter]),
    Binding(.moveUp, "<up>", in: [.search, .rowFilter, .helpFilter]),
    Binding(.olderSearch, "<c-p>", "<a-p>", in: [.search]),
    Binding(.newerSearch, "<c-n>", "<a-n>", in: [.search]),
    Binding(.pageDown, "<pagedown>", in: .scrolling.union([.search, .rowFilter])),
    Binding(.pageUp, "<pageup>", in: .scrolling.union([.search, .rowFilter])),
    Binding(.halfPageDown, "<c-d>", in: .scrolling),
    Binding(.halfPageUp, "<c-u>", in: .scrolling),
    Binding(.goToStart, "gg", "<home>", in: .scrolling),
    Binding(.goToEnd, "G", "<end>", in: .scrolling),
  ]

  private static let panes = [
    Binding(.nextPane, "<tab>", in: .panes),
    Binding(.previousPane, "<s-tab>", in: .panes),
    Binding(.paneLeft, "h", "<left>", in: .panes),
    Binding(.paneRight, "l", "<right>", in: .panes),
    Binding(.openList, "<ret>", in: [.sidebar], hint: true),
    Binding(.toggleSidebar, "B", in: .panes),
    Binding(.toggleDetail, "\\", in: .panes),
  ]

  private static let lists = [
    Binding(.showAll, "ga", in: .places),
    Binding(.showToday, "gt", in: .places),
    Binding(.showUpcoming, "gu", in: .places),
    Binding(.showOverdue, "go", in: .places),
    Binding(.showDone, "gd", in: .places),
    Binding(.showTags, "g#", in: .places),
    Binding(.showTrash, "gr", in: .places),
    Binding(.showHistory, "gh", in: .places),
    Binding(.sort, "S", in: .panes),
  ]

  private static let items = [
    Binding(.quickAdd, "a", in: .panes, hint: true),
    Binding(.editItem, "e", "<ret>", in: [.list, .detail], hint: true),
    Binding(.toggleDone, "<space>", "x", in: [.list, .detail], hint: true),
    Binding(.search, "/", in: .places, hint: true),
    Binding(.toggleHideDone, "H", in: .panes, hint: true),
    Binding(.editTitle, "i", "ct", in: [.list, .detail]),
    Binding(.changeDue, "cd", in: [.list, .detail]),
    Binding(.priorityNone, "cp0", in: [.list, .detail]),
    Binding(.priorityLow, "cp1", in: [.list, .detail]),
    Binding(.priorityMedium, "cp2", in: [.list, .detail]),
    Binding(.priorityHigh, "cp3", in: [.list, .detail]),
    Binding(.changeGroup, "cg", in: [.list, .detail]),
    Binding(.changeNotes, "cn", in: [.list, .detail]),
    Binding(.changeTags, "c#", in: [.list, .detail]),
    Binding(.editOutside, "E", in: [.list, .detail]),
    Binding(.editOutside, "<f4>", in: .form),
    Binding(.raisePriority, "+", in: [.list, .detail]),
    Binding(.lowerPriority, "-", in: [.list, .detail]),
    Binding(.deleteItem, "dd", in: [.list, .detail]),
    Binding(.markItem, "m", in: [.list]),
    Binding(.markRange, "v", in: [.list]),
    Binding(.markAll, "V", in: [.list]),
    Binding(.newGroup, "A", in: [.sidebar], hint: true),
    Binding(.renameGroup, "R", in: [.sidebar], hint: true),
    Binding(.renameGroup, "R", in: [.list, .detail]),
    Binding(.renameGroup, "<a-r>", in: [.picker], hint: true),
    Binding(.deleteGroup, "dd", in: [.sidebar], hint: true),
  ]

  private static let history = [
    Binding(.undo, "u", in: .places),
    Binding(.redo, "U", "<c-r>", in: .places),
    Binding(.restore, "<ret>", "r", in: [.trash], hint: true),
    Binding(.revert, "<ret>", in: [.history], hint: true),
  ]

  private static let dialogues = [
    Binding(.save, "<ret>", "<f2>", "<a-ret>", in: .formLines, hint: true),
    Binding(.save, "<f2>", "<a-ret>", in: [.formNotes], hint: true),
    Binding(.save, "<f2>", "<a-ret>", in: [.formChosen]),
    Binding(
      .accept, "<ret>",
      in: [
        .search, .line, .formChosen, .picker, .choice, .yesNo, .palette, .rowFilter, .help,
        .helpFilter,
      ], hint: true),
    Binding(.complete, "<tab>", in: [.palette], hint: true),
    Binding(.nextField, "<tab>", in: .form, hint: true),
    Binding(.previousField, "<s-tab>", in: .form),
    Binding(.nextField, "<down>", in: [.formText, .formGroup, .formChoice]),
    Binding(.previousField, "<up>", in: [.formText, .formGroup, .formChoice]),
    Binding(.fieldAbove, "<up>", in: [.formNotes]),
    Binding(.nextName, "<down>", in: [.formNames, .formChosen], hint: true),
    Binding(.previousName, "<up>", in: [.formNames, .formChosen]),
    Binding(.nextName, "<c-n>", in: [.formGroup], hint: true),
    Binding(.nextName, "<c-n>", in: [.formNames, .formChosen]),
    Binding(.previousName, "<c-p>", in: .formNaming),
    Binding(.olderDraft, "<up>", "<c-p>", in: [.line]),
    Binding(.newerDraft, "<down>", "<c-n>", in: [.line]),
    Binding(.nextName, "<tab>", in: [.line]),
    Binding(.previousName, "<s-tab>", in: [.line]),
    Binding(.nextValue, "<space>", "<right>", "+", in: [.formChoice], hint: true),
    Binding(.previousValue, "<left>", "-", in: [.formChoice]),
    Binding(.moveDown, "<tab>", "l", "<right>", in: .questions),
    Binding(.moveUp, "<s-tab>", "h", "<left>", in: .questions),
    Binding(.yes, "y", in: [.yesNo], hint: true),
    Binding(.no, "n", in: [.yesNo], hint: true),
    Binding(.filterHelp, "/", in: [.help], hint: true),
    Binding(.cancel, "<esc>", in: .everywhere.subtracting(.panes), hint: true),
    Binding(.cancel, "<esc>", in: .panes),
    Binding(.cancel, "q", in: [.choice, .yesNo, .trash, .history, .help]),
    Binding(.cancel, "?", "<f1>", in: [.help]),
  ]

  private static let program = [
    Binding(.palette, ":", in: .panes),
    Binding(.help, "?", "<f1>", in: .places, hint: true),
    Binding(.help, "<f1>", in: .everywhere.subtracting(.places).subtracting([.help, .helpFilter])),
    Binding(.nextTheme, "T", in: .panes),
    Binding(.redraw, "<c-l>", in: .everywhere),
    Binding(.suspend, "<c-z>", in: .everywhere),
    Binding(.interrupt, "<c-c>", in: .everywhere),
    Binding(.quit, "q", in: .panes, hint: true),
  ]
}
