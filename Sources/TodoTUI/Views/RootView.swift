/// The whole screen.
struct RootView: View {
  let state: AppState

  /// Draws everything that the state shows.
  func draw(on surface: inout Surface, in area: Area) {
    let layout = state.layout
    guard !layout.isTooSmall else {
      surface.put(state.strings.tooSmall, at: area.origin, limit: area.columns)
      paint(&surface)
      return
    }
    HeaderView(state: state).draw(on: &surface, in: layout.header)
    switch state.mode {
    case .help(let help, _):
      HelpView(state: state, help: help).draw(on: &surface, in: layout.body)
    case .trash(let screen):
      TrashView(state: state, screen: screen)
        .draw(on: &surface, header: layout.header, in: layout.body)
    case .history(let screen):
      HistoryView(state: state, screen: screen)
        .draw(on: &surface, header: layout.header, in: layout.body)
    default:
      drawPanes(on: &surface, layout)
      drawOverlay(on: &surface, layout)
    }
    PrefixView(state: state, in: layout.body)?.draw(on: &surface, in: layout.body)
    StatusView(state: state).draw(on: &surface, in: layout.status)
    paint(&surface)
  }

  /// Gives what no role has coloured the look of plain text, where the theme has one.
  private func paint(_ surface: inout Surface) {
    let text = state.theme[.text]
    guard text != .plain else { return }
    surface.restyle(Area(surface.size)) { $0 = text.adding($0) }
  }

  private func drawPanes(on surface: inout Surface, _ layout: Layout) {
    for (pane, area) in [
      (Pane.sidebar, layout.sidebar), (.list, layout.list), (.detail, layout.detail),
    ] {
      if let area { surface.target(.pane(pane), in: area) }
    }
    for column in layout.dividers {
      surface.verticalLine(
        at: Point(column: column, row: layout.body.row), rows: layout.body.rows,
        style: state.theme[.quiet])
    }
    if let area = layout.sidebar { SidebarView(state: state).draw(on: &surface, in: area) }
    if let area = layout.list { ListView(state: state).draw(on: &surface, in: area) }
    if let area = layout.detail {
      DetailView(state: state).draw(on: &surface, in: area.inset(columns: 1))
    }
  }

  private func drawOverlay(on surface: inout Surface, _ layout: Layout) {
    switch state.mode {
    case .line(let prompt):
      if let area = layout.prompt {
        PromptView(state: state, prompt: prompt).draw(on: &surface, in: area)
      }
    case .edit(let form):
      surface.fill(layout.form)
      FormView(state: state, form: form).draw(on: &surface, in: layout.form)
      if let question = form.question { draw(question, form: form, on: &surface, layout) }
    case .pickGroup(let picker):
      PickerView(state: state, picker: picker).draw(on: &surface, in: layout.body)
    case .pickTag(let picker):
      TagPickerView(state: state, picker: picker).draw(on: &surface, in: layout.body)
    case .ask(let choice): draw(choice, form: nil, on: &surface, layout)
    case .palette(let palette):
      PaletteView(state: state, palette: palette).draw(on: &surface, in: layout.body)
    case .browse, .search, .trash, .history, .help: break
    }
  }

  private func draw(
    _ choice: Choice, form: EditForm?, on surface: inout Surface, _ layout: Layout
  ) {
    surface.cursor = nil
    ChoiceView(state: state, choice: choice, form: form).draw(on: &surface, in: layout.body)
  }
}
