import TodoCore

/// A question with its answers and the one that Enter would give.
struct Choice: Hashable, Sendable {
  /// What is asked, and about what.
  enum Question: Hashable, Sendable {
    /// A group that holds that many items (done and hidden ones too).
    case deleteGroup(TodoGroup, count: Int)
    /// A tag is to get the name of another one, which that many items have.
    case mergeTags(TodoTag, into: String, count: Int)
    /// The order of the list, which is this now.
    case sort(ListOrder)
    /// The newest step that someone else made.
    case undoOthers(Step)
    /// The step that someone else undid last.
    case redoOthers(Step)
    /// Pasted lines.
    case addLines(PastedLines)
    /// An action on so many items that it is asked for, and what it was given in.
    case bulk(Bulk, count: Int, over: Mode)
    /// A form with changes is being left.
    case leaveForm
    /// Fields were changed by someone else while the form was open.
    case clash(fields: [ItemField], current: TodoItem)
    /// The item was deleted while the form was open.
    case itemGone
  }

  /// What can be chosen.
  enum Answer: Hashable, Sendable {
    case keepItems(Int)
    case deleteItems(Int)
    case mergeTags
    case sort(ListOrder)
    case undoTheirs
    case redoTheirs
    case addLines(Int)
    case addLinesAsText
    case act(Bulk.Change, count: Int)
    case save
    case discard
    case stay
    case mine
    case theirs
    case saveAsNew
    case cancel
  }

  /// A screen over the panes, over which a question may stand.
  enum Screen: Hashable, Sendable {
    case trash, history
  }

  let question: Question
  let answers: [Answer]
  var selected: Int
  /// What is open again when it is answered.
  let screen: Screen?

  /// The question with its answers. Where something would be lost for good the harmless one is selected; what
  /// can be taken back is asked for step by step, and Enter goes on.
  init(_ question: Question, over screen: Screen? = nil) {
    self.question = question
    self.screen = screen
    switch question {
    case .deleteGroup(_, let count):
      answers = [.keepItems(count), .deleteItems(count), .cancel]
      selected = 2
    case .sort(let order):
      answers = ListOrder.allCases.map(Answer.sort)
      selected = ListOrder.allCases.firstIndex(of: order) ?? 0
    case .mergeTags:
      answers = [.mergeTags, .cancel]
      selected = 0
    case .undoOthers:
      answers = [.undoTheirs, .cancel]
      selected = 0
    case .redoOthers:
      answers = [.redoTheirs, .cancel]
      selected = 0
    case .addLines(let lines):
      answers =
        [.addLines(lines.items.count)] + (lines.marked > 0 ? [.addLinesAsText] : []) + [.cancel]
      selected = 0
    case .bulk(let bulk, let count, _):
      answers = [.act(bulk.change, count: count), .cancel]
      selected = 1
    case .leaveForm:
      answers = [.save, .discard, .stay]
      selected = 2
    case .clash:
      answers = [.mine, .theirs, .stay]
      selected = 2
    case .itemGone:
      answers = [.saveAsNew, .discard, .stay]
      selected = 2
    }
  }

  /// The answer that Enter gives.
  var answer: Answer { answers[selected] }

  /// Whether it is answered by yes, the first answer, or no.
  var isYesNo: Bool {
    switch question {
    case .mergeTags, .undoOthers, .redoOthers, .addLines, .bulk: true
    case .deleteGroup, .sort, .leaveForm, .clash, .itemGone: false
    }
  }

  /// Selects the answer of that number; `false` where there is none.
  mutating func select(_ number: Int) -> Bool {
    guard answers.indices.contains(number) else { return false }
    selected = number
    return true
  }

  /// Selects the answer that many further on, without going round: two keys too many do no harm.
  mutating func move(by count: Int) {
    selected = max(0, min(answers.count - 1, selected + count))
  }
}
