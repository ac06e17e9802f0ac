import TodoCore

extension Message {
  /// The same with titles and names of at most that many columns: what a sentence says of them comes after
  /// them, and a long title would push it off the screen.
  func shortened(to columns: Int) -> Message {
    func cut(_ text: String) -> String { text.shortened(to: columns) }
    func cut(_ step: StepName) -> StepName { step.shortened(to: columns) }
    func cut(_ work: LongWork) -> LongWork {
      var work = work
      work.step = cut(work.step)
      return work
    }
    return switch self {
    case .added(let title, let shownHere): .added(cut(title), shownHere: shownHere)
    case .draftOffered(let text, let count): .draftOffered(cut(text), of: count)
    case .ticked(let title): .ticked(cut(title))
    case .reopened(let title): .reopened(cut(title))
    case .deleted(let title): .deleted(cut(title))
    case .saved(let title): .saved(cut(title))
    case .moved(let title, let group): .moved(cut(title), to: group.map { cut($0) })
    case .prioritized(let title, let priority): .prioritized(cut(title), priority)
    case .dueSet(let title, let due): .dueSet(cut(title), due)
    case .tagsSet(let title, let tags): .tagsSet(cut(title), tags.map { cut($0) })
    case .noSuchTag(let text): .noSuchTag(cut(text))
    case .onlySelected(let title): .onlySelected(cut(title))
    case .bulk(let change, let count): .bulk(change.shortened { cut($0) }, count: count)
    case .undone(let step): .undone(cut(step))
    case .redone(let step): .redone(cut(step))
    case .restored(let title): .restored(cut(title))
    case .reverted(let step): .reverted(cut(step))
    case .noSuchCommand(let text): .noSuchCommand(cut(text))
    case .noCommandChosen(let text): .noCommandChosen(cut(text))
    case .groupAdded(let name): .groupAdded(cut(name))
    case .groupRenamed(let old, let new): .groupRenamed(from: cut(old), to: cut(new))
    case .tagRenamed(let old, let new): .tagRenamed(from: cut(old), to: cut(new))
    case .tagSpelled(let name): .tagSpelled(cut(name))
    case .groupDeleted(let name, let rule, let count):
      .groupDeleted(cut(name), rule, count: count)
    case .working(let work, let cancel): .working(cut(work), cancel: cancel)
    case .busy(let work, let cancel): .busy(cut(work), cancel: cancel)
    case .cancelled(let work): .cancelled(cut(work))
    case .badConfiguration(let fault, let more):
      .badConfiguration(fault.shortened(cut), more: more)
    case .notADate(let text): .notADate(cut(text))
    case .lost(let lost): .lost(lost.shortened { cut($0) })
    case .refusedUnseen(let lost): .refusedUnseen(lost?.shortened { cut($0) })
    case .groupLost(let name): .groupLost(cut(name))
    case .groupEmptied(let name): .groupEmptied(cut(name))
    case .failed(.nameTaken(let name)): .failed(.nameTaken(cut(name)))
    case .failed(.alreadyUndone(let title)): .failed(.alreadyUndone(title: cut(title)))
    case .failed(.clash(let title)): .failed(.clash(title: cut(title)))
    default: self
    }
  }
}
