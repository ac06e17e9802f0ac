import TodoText

/// The lists with their counts, below them the groups and the tag that was gone to last.
struct SidebarView: View {
  /// A line of the side bar.
  enum Line: Hashable {
    case heading(String)
    case list(ListSource)
  }

  let state: AppState

  /// Draws as many lines as fit, the list that is shown among them.
  func draw(on surface: inout Surface, in area: Area) {
    let top = top(rows: area.rows)
    let isBelow = top + area.rows < lines.count
    for (row, line) in lines.dropFirst(top).prefix(area.rows).enumerated() {
      switch line {
      case .heading(let text):
        surface.put([Span(" " + text, state.theme[.heading])], at: row, of: area)
      case .list(let source):
        // Only its own row makes room for a sign: the counts must not jump when a line to type in opens.
        let hasSign = row == 0 && top > 0 || row == area.rows - 1 && isBelow
        draw(source, at: row, edge: hasSign ? 2 : 1, on: &surface, in: area)
      }
    }
    surface.signMore(above: top > 0, below: isBelow, in: area)
  }

  /// The first line on the screen, where so many fit.
  func top(rows: Int) -> Int {
    let selected = lines.firstIndex(of: .list(state.list.source)) ?? 0
    return max(0, min(state.sidebarTop ?? selected - rows / 2, lines.count - rows))
  }

  /// All lines, also those that don't fit.
  var lines: [Line] {
    let strings = state.strings
    return [.heading(strings.listsHeading)] + ListSource.fixed.map(Line.list)
      + [.heading(strings.groupsHeading)] + state.groups.map { .list(.group($0.id)) }
      + [.list(.ungrouped)]
      + (state.shownTag.map { [.heading(strings.tagsHeading), .list(.tag($0))] } ?? [])
  }

  private func draw(
    _ source: ListSource, at row: Int, edge: Int, on surface: inout Surface, in area: Area
  ) {
    let isSelected = source == state.list.source
    let count = count(of: source)?.grouped ?? Surface.pending
    let line = Area(column: area.column, row: area.row + row, columns: area.columns, rows: 1)
    let (left, right) = line.splitRight(DisplayWidth.of(count) + edge)
    let mark = isSelected ? " > " : "   "
    let name = mark + state.strings.name(of: source, groups: state.groups)
    surface.target(.source(source), in: line)
    surface.put(
      name, at: left.origin, limit: max(0, left.columns - 1), ellipsis: true)
    surface.put(count, at: right.origin, style: isSelected ? .plain : state.theme[.quiet])
    guard isSelected else { return }
    let look = state.focus == .sidebar ? state.theme[.selected] : state.theme[.selectedElsewhere]
    surface.restyle(line) { $0 = $0.adding(look) }
  }

  private func count(of source: ListSource) -> Int? {
    guard let counts = state.counts else { return nil }
    return switch source {
    case .all: counts.all
    case .today: counts.today
    case .upcoming: counts.upcoming
    case .overdue: counts.overdue
    case .done: counts.done
    case .group(let id): counts.groups[id] ?? 0
    case .ungrouped: counts.ungrouped
    case .tag(let tag): state.count(of: tag)
    }
  }
}

extension Surface {
  /// Stands for a number that is being counted. Three ASCII dots: the one-character ellipsis is two columns
  /// wide in some East Asian set-ups.
  static let pending = "..."
}
