import FoundationEssentials
import TodoCore

/// A command never hits a neighbour of what was on the screen: where others have put something else in its place,
/// it is refused, and a line says why.
extension AppState {
  /// What the next command would act on.
  var target: Target {
    switch mode {
    case .browse where focus == .sidebar: return Target(object: .list(list.source))
    case .browse:
      let count = list.marks?.isOfAll == true ? markedCount : nil
      var target = Target(
        object: .items(selected: list.selection, marks: list.marks, count: count))
      if let index = list.selectedIndex {
        target.rows = list.window.rows[index...].map(\.item.id)
        target.isToEnd = list.window.isAtEnd
      }
      return target
    case .trash(let screen): return Target(object: .deleted(screen.list.selectedRow?.id))
    case .history(let screen): return Target(object: .step(screen.list.selectedRow?.id))
    case .ask(let choice): return Target(object: .question(choice.question))
    case .search, .line, .edit, .pickGroup, .pickTag, .palette, .help:
      return Target(object: .nothing)
    }
  }

  /// Others, or the clock, change what the list shows; what keys acted on until now is kept for comparison.
  mutating func noteOthers() {
    let target = target
    if unseen.before == nil { unseen.before = target }
    guard unseen.hasWritten else { return }
    // What this window has read since may have been changed already.
    unseen.movedFrom = unseen.movedFrom ?? target
    unseen.areRowsMoved = true
  }

  /// The first thing that a person does after a change of others: is it about what was seen?
  mutating func compareWithSeen() {
    guard let before = unseen.before else { return }
    unseen.before = nil
    watched = nil
    let now = target
    if !before.isSame(as: now) { unseen.movedFrom = unseen.movedFrom ?? before }
    if !before.isSame(as: now, count: .max) { unseen.areRowsMoved = true }
  }

  /// Whether what a person does is to be dropped, since something typed before it was refused.
  func drops(_ event: Event) -> Bool {
    switch event {
    case .key, .paste, .mouse: unseen.dropsInput
    default: false
    }
  }

  /// Refuses a command that was given before a frame showed what it would act on; `false` where it need not be.
  mutating func refusesUnseen(_ command: Command, isCounted: Bool = false) -> Bool {
    guard command.actsOnTarget else { return false }
    if let old = unseen.movedFrom {
      refuse(meantFor: old)
      return true
    }
    guard isCounted, unseen.areRowsMoved else { return false }
    refuse(meantFor: target)
    return true
  }

  /// Refuses a command whose keys were begun when it would have acted on something else.
  mutating func refuses(_ command: Command, begunWith old: Target?, count: Int?) -> Bool {
    guard command.actsOnTarget, let old else { return false }
    let isCounted = command.counting == .items && list.marks == nil
    guard !old.isSame(as: target, count: isCounted ? count : nil) else { return false }
    refuse(meantFor: old)
    return true
  }

  /// Says that nothing was done, and drops what was typed in the belief that it was.
  mutating func refuse(meantFor old: Target) {
    let isLost = lost != nil && lost?.id == old.selection && list.selection != old.selection
    message = .refusedUnseen(isLost ? lost : nil)
    unseen.dropsInput = true
  }

  /// The question says another number than the one that was answered to: it is asked again.
  mutating func refuseAnswer(to choice: Choice) {
    refuse(meantFor: target)
    switch choice.question {
    case .deleteGroup(_, let count), .bulk(_, let count, _): message = .otherNumber(count)
    default: break
    }
    mode = .ask(Choice(choice.question, over: choice.screen))
  }

  /// An item that was selected left the list because of others.
  mutating func take(lost item: TodoItem, isDeleted: Bool) {
    let lost = Unseen.Lost(id: item.id, title: item.title, isDeleted: isDeleted)
    self.lost = lost
    switch message {
    // What says more of the same change.
    case .groupLost, .groupEmptied, .markedLost, .otherNumber, .importTakenBack: break
    case let other: if other?.isFault != true { message = .lost(lost) }
    }
  }

  /// The name of the group whose list is shown, empty where it is another list.
  var shownGroupName: String {
    guard case .group(let id) = list.source else { return "" }
    return groupName(id)
  }

  /// A question about a group is asked with the number of items that it holds.
  func countAskedGroup() -> [Effect] {
    guard case .ask(let choice) = mode, case .deleteGroup(let group, _) = choice.question
    else { return [] }
    return [.countGroup(group.id)]
  }

  /// The question about a group goes on with the number of items that it holds now.
  mutating func take(itemCount count: Int, ofGroup id: UUID) {
    guard case .ask(let choice) = mode, case .deleteGroup(let group, let old) = choice.question,
      group.id == id, count != old
    else { return }
    if count == 0 {
      mode = .browse
      message = .groupEmptied(group.name)
    } else {
      mode = .ask(Choice(.deleteGroup(group, count: count), over: choice.screen))
      message = .otherNumber(count)
    }
  }

  /// The question about a group is closed with the group.
  mutating func closeQuestionOfLostGroup() {
    guard case .ask(let choice) = mode, case .deleteGroup(let group, _) = choice.question,
      !groups.contains(where: { $0.id == group.id })
    else { return }
    mode = .browse
    message = .groupLost(group.name)
  }

  /// The question about all that the list finds goes on with the number that it finds now.
  mutating func followQuestion(markedBefore: Int?) {
    guard case .ask(let choice) = mode, case .bulk(let bulk, let old, let over) = choice.question,
      case .found = bulk.targets, let count = markedCount, count != markedBefore, count != old
    else { return }
    mode = .ask(Choice(.bulk(bulk, count: count, over: over), over: choice.screen))
    message = .otherNumber(count)
  }
}

extension Command {
  /// Whether it acts on what is selected, marked or shown, so that another target would be a mistake.
  var actsOnTarget: Bool {
    switch self {
    case .deleteGroup, .renameGroup, .restore, .revert: true
    default: needsItem
    }
  }
}
