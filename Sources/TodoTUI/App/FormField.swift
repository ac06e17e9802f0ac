import TodoCore

/// A field of the edit form, in the order of Tab.
enum FormField: Hashable, Sendable, CaseIterable {
  case title, done, group, priority, due, tags, notes

  /// The field of the item that it changes.
  var itemField: ItemField {
    switch self {
    case .title: .title
    case .done: .done
    case .group: .group
    case .priority: .priority
    case .due: .due
    case .tags: .tags
    case .notes: .notes
    }
  }

  /// The field that many further on; the last one is followed by the first.
  func next(_ step: Int) -> FormField {
    let all = FormField.allCases
    let index = all.firstIndex(of: self) ?? 0
    return all[((index + step) % all.count + all.count) % all.count]
  }
}
