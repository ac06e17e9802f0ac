import FoundationEssentials
import TodoText

/// The visible rows of the list, or what there is to say when there are none.
struct ListView: View {
  let state: AppState

  /// Draws the rows from the first one on the screen.
  func draw(on surface: inout Surface, in area: Area) {
    let list = state.list
    guard !list.window.rows.isEmpty else {
      drawEmpty(on: &surface, in: area)
      return
    }
    let visible = list.window.rows.dropFirst(list.top).prefix(area.rows).map(\.item)
    let rows = visible.map { RowText($0, state: state) }
    let words = Folding.searchWords(list.search.text)
    let columns = RowColumns(
      rows, columns: area.columns - 1, tagsMatter: words.contains { $0.first == "#" })
    let hits = SearchHits(words)
    for (index, row) in rows.enumerated() {
      let line = Area(column: area.column, row: area.row + index, columns: area.columns, rows: 1)
      RowView(
        row: row, columns: columns, hits: hits,
        isSelected: row.item.id == list.selection, isMarked: list.isMarked(row.item),
        hasFocus: state.focus == .list, theme: state.theme
      ).draw(on: &surface, in: line)
      surface.target(.row(row.item.id), in: line)
      surface.target(.box(row.item.id), in: RowView.box(in: line))
      if let prompt = titlePrompt(for: row.item.id) {
        let field = line.splitLeft(RowView.titleColumn).rest
        surface.target(.typing(field), in: field)
        surface.fill(field)
        prompt.field.draw(on: &surface, in: field, style: state.theme[.field], focused: true)
      }
    }
  }

  private func titlePrompt(for id: UUID) -> LinePrompt? {
    guard case .line(let prompt) = state.mode, case .title(let item) = prompt.purpose,
      item.id == id
    else { return nil }
    return prompt
  }

  private func drawEmpty(on surface: inout Surface, in area: Area) {
    guard state.list.isLoaded else { return }
    let inner = area.inset(columns: 1)
    let text = EmptyText(state: state).text
    for (row, line) in TextWrap.lines(text, columns: inner.columns).enumerated() {
      surface.put([Span(line, state.theme[.quiet])], at: row, of: inner)
    }
  }
}
