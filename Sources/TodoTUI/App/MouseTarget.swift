import FoundationEssentials
import TodoCore

/// What a part of the screen is to the mouse. Items and lists are named by identity: the click means what the
/// person saw, also where something else stands there by now.
enum MouseTarget: Hashable, Sendable {
  case pane(Pane)
  /// A row of the list.
  case row(UUID)
  /// The box of a row that is ticked.
  case box(UUID)
  /// A list of the side bar.
  case source(ListSource)
  /// The header's toggle.
  case hideDone
  /// The search box, whose text is drawn in that area.
  case search(Area)
  /// A box over the panes: what is beside its parts is at least not outside of it.
  case popup
  /// The text that is being typed, drawn in that area.
  case typing(Area)
  /// A field of the form with its value in that area.
  case field(FormField, Area)
  /// An answer to a question, by its number.
  case answer(Int)
  /// A choice of the group picker.
  case option(GroupPicker.Option.ID)
  /// A choice of the tag picker.
  case tag(UUID)
  /// A command of the palette.
  case command(Command)
  /// A line of the help.
  case entry(HelpEntry.Action)
  /// An item of the trash.
  case deleted(UUID)
  /// A step of the history.
  case step(Int)
}

/// A click: on what, and at which millisecond.
struct Click: Hashable, Sendable {
  /// Two clicks on the same thing within so many milliseconds are a double click.
  static let longestPause = 400

  let target: MouseTarget
  let time: Int
}
