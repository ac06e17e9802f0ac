import FoundationEssentials
import Testing
import TodoCore

@testable import TodoTUI

/// When and where the lines of quick add are typed.
enum LineSetting {
  /// Monday, 30 November 2026, 10:00.
  static let now = DueDate(day: Scene.today, minute: 600)
  static let groups = ["Home", "家", "No smoking zone", "2026", "No"].map {
    TodoGroup(id: UUID(), name: $0)
  }
}

/// A line as it is understood: title, days from today, minute, group, priority, tags.
func expectLine(
  _ text: String, _ title: String, day: Int? = nil, at minute: Int? = nil, group: String? = nil,
  new: String? = nil, priority: Priority? = nil, tags: [String] = [],
  sourceLocation: SourceLocation = #_sourceLocation
) {
  let line = QuickAddLine(text, now: LineSetting.now, groups: LineSetting.groups)
  #expect(line.title == title, sourceLocation: sourceLocation)
  let due = day.map { DueDate(day: Scene.today + $0, minute: minute) }
  #expect(line.due == due, "\(text)", sourceLocation: sourceLocation)
  #expect(line.priority == priority, "\(text)", sourceLocation: sourceLocation)
  #expect(line.tags == tags, "\(text)", sourceLocation: sourceLocation)
  switch line.group {
  case .noGroup: #expect(group == nil && new == nil, "\(text)", sourceLocation: sourceLocation)
  case .existing(let found):
    #expect(found.name == group, "\(text)", sourceLocation: sourceLocation)
  case .new(let name): #expect(name == new, "\(text)", sourceLocation: sourceLocation)
  }
}
