/// The groups to move an item into, with a line that filters them.
struct PickerView: View {
  let state: AppState
  let picker: GroupPicker

  /// Draws a box at the bottom of the area.
  func draw(on surface: inout Surface, in area: Area) {
    let options = state.options(of: picker)
    let label =
      switch picker.subject {
      case .item(let item):
        FittingText.of(columns: PickerBox.labelColumns(in: area), orNone: true) {
          state.strings.moveTo(item.title.shortened(to: $0))
        }
      case .marked(let count): state.strings.moveMarked(count)
      }
    PickerBox(
      theme: state.theme, label: label, filter: picker.filter,
      rows: options.map { PickerBox.Row(text: text($0), target: .option($0.id)) },
      selected: state.selectedIndex(in: options, of: picker)
    ).draw(on: &surface, in: area)
  }

  private func text(_ option: GroupPicker.Option) -> String {
    switch option {
    case .group(let group): group.name
    case .noGroup: state.strings.name(of: .ungrouped, groups: [])
    case .new(let name): state.strings.newGroup(name)
    }
  }
}
