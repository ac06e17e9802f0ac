/// What the places are called in English where keys have a meaning of their own.
extension English {
  func place(_ contexts: KeyContexts) -> String {
    if contexts == .everywhere { return "everywhere" }
    let panes = contexts.isSuperset(of: .panes)
    let rest = panes ? contexts.subtracting(.panes) : contexts
    var names = KeyContext.allCases.filter(rest.contains).map(English.place)
    if panes { names.insert("all panes", at: 0) }
    names = names.enumerated().filter { !names[..<$0].contains($1) }.map(\.element)
    return names.joined(separator: ", ")
  }

  static func place(_ context: KeyContext) -> String {
    switch context {
    case .list: "list"
    case .sidebar: "side bar"
    case .detail: "detail"
    case .search: "search box"
    case .line: "text line"
    case .formText, .formGroup, .formChoice: "edit form"
    case .formNames: "typing a name"
    case .formChosen: "choosing a name"
    case .formNotes: "notes"
    case .picker: "group or tag choice"
    case .choice, .yesNo: "question"
    case .palette: "palette"
    case .trash: "trash"
    case .history: "history"
    case .rowFilter: "filter of trash and history"
    case .help: "help"
    case .helpFilter: "help search"
    }
  }
}
