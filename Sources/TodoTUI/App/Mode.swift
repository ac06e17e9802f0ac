import FoundationEssentials
import TodoCore

/// What the keyboard is talking to. Each mode carries all that it needs, so no two can be half open.
indirect enum Mode: Hashable, Sendable {
  /// The panes; `AppState.focus` tells which one.
  case browse
  /// The search box is open.
  case search
  /// One line of text is being typed.
  case line(LinePrompt)
  /// The edit form.
  case edit(EditForm)
  /// A group is being chosen for an item.
  case pickGroup(GroupPicker)
  /// A tag is being chosen, to show its list.
  case pickTag(TagPicker)
  /// A question with a few answers.
  case ask(Choice)
  /// The palette of commands.
  case palette(Palette)
  /// What was deleted.
  case trash(TrashScreen)
  /// What was done.
  case history(HistoryScreen)
  /// The help, over what it was called from.
  case help(HelpScreen, over: Mode)
}

/// One of the panes.
enum Pane: Hashable, Sendable, CaseIterable {
  case sidebar, list, detail
}

/// A group for an item or for all that are marked: the groups that match what is typed, "no group", and a new
/// one of that name.
struct GroupPicker: Hashable, Sendable {
  /// What is moved.
  enum Subject: Hashable, Sendable {
    case item(TodoItem)
    /// So many, where that is known already.
    case marked(Int?)
  }

  /// A row of the picker: where the items go.
  enum Option: Hashable, Sendable {
    case group(TodoGroup)
    case noGroup
    case new(String)

    /// What stays the same while groups are renamed, come and go.
    enum ID: Hashable, Sendable {
      case group(UUID)
      case noGroup
      case new
      /// Nothing is chosen yet: marked items have no group in common.
      case nothing
    }

    var id: ID {
      switch self {
      case .group(let group): .group(group.id)
      case .noGroup: .noGroup
      case .new: .new
      }
    }
  }

  let subject: Subject
  var filter = TextField()
  /// The chosen one, by identity: other windows may add groups above it.
  var selected: Option.ID

  /// The picker for an item, on the group that it is in.
  init(item: TodoItem) {
    subject = .item(item)
    selected = item.groupID.map { .group($0) } ?? .noGroup
  }

  /// The picker for all that are marked.
  init(marked count: Int?) {
    subject = .marked(count)
    selected = .nothing
  }

  /// The choice that changes nothing.
  var own: Option.ID {
    guard case .item(let item) = subject else { return .nothing }
    return item.groupID.map { .group($0) } ?? .noGroup
  }
}
