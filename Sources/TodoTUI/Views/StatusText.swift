import TodoText

/// The message in the status line: what of it fits, and where it tells of a fault all of it, in more lines.
struct StatusText {
  let message: Message
  /// In one line, or more for a fault that needs them.
  let lines: [String]
  /// Whether hints have room beside it.
  let leavesRoom: Bool

  /// The text at that size, `aside` columns of which are wanted for hints.
  init(_ message: Message, _ state: AppState, aside: Int = 0) {
    let columns = state.size.columns - 2
    // What can have more lines need not lose most of a name to fit into one.
    let shortest = message.mayWrap ? min(24, columns / 2) : FittingText.shortestTitle
    func sentence(_ columns: Int) -> String {
      FittingText.of(columns: columns, shortestTitle: shortest) {
        state.strings.sentence(message.shortened(to: $0), keys: state.keys, now: state.now)
      }
    }
    self.message = message
    let text = sentence(columns - aside)
    guard message.mayWrap, DisplayWidth.of(text) > columns - aside else {
      (lines, leavesRoom) = ([text], true)
      return
    }
    let whole = sentence(columns)
    let rows = DisplayWidth.of(whole) > columns ? max(1, state.size.rows / 3) : 1
    lines = rows > 1 ? TextWrap.lines(whole, columns: columns, rows: rows) : [whole]
    leavesRoom = false
  }
}

extension AppState {
  /// How many lines the status line has: more than one only for what is too long and must be read whole.
  var statusRows: Int {
    guard let message, message.mayWrap else { return 1 }
    return StatusText(message, self).lines.count
  }
}

extension Message {
  /// Whether it is shown whole, however long: a file's name or what to do may stand at its end.
  var mayWrap: Bool { if case .imported = self { true } else { isFault } }
}
