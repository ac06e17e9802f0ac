/// The tags whose list can be shown, each with the number of its open items.
struct TagPickerView: View {
  let state: AppState
  let picker: TagPicker

  /// Draws a box at the bottom of the area.
  func draw(on surface: inout Surface, in area: Area) {
    let options = state.options(of: picker)
    PickerBox(
      theme: state.theme, label: state.strings.goToTag, filter: picker.filter,
      rows: options.map {
        PickerBox.Row(
          text: "#" + $0.name, count: state.count(of: $0)?.grouped ?? Surface.pending,
          target: .tag($0.id))
      },
      selected: state.selectedIndex(in: options, of: picker), empty: empty
    ).draw(on: &surface, in: area)
  }

  private var empty: String {
    let keys = state.keys
    return state.tags.isEmpty
      ? state.strings.noTags(add: keys.key(for: .quickAdd), change: keys.key(for: .changeTags))
      : state.strings.sentence(.noSuchTag(picker.filter.text), keys: keys, now: state.now)
  }
}
