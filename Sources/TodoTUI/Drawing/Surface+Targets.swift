extension Surface {
  /// A part of the picture with what a click on it means.
  struct Target: Hashable, Sendable {
    let area: Area
    let meaning: MouseTarget
  }

  /// Notes what a click on an area means. The view that draws it is the one that knows where it is.
  mutating func target(_ meaning: MouseTarget, in area: Area) {
    guard !area.isEmpty else { return }
    targets.append(Target(area: area, meaning: meaning))
  }

  /// What is at a cell, the innermost first.
  func targets(at point: Point) -> [MouseTarget] {
    targets.reversed().filter { $0.area.contains(point) }.map(\.meaning)
  }
}
