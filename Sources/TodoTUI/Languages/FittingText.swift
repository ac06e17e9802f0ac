import TodoText

/// Sentences with titles in them, made to fit: a title loses its end, the words around it stay.
enum FittingText {
  /// Less than that of a title tells nothing.
  static let shortestTitle = 4

  /// The sentence with titles as long as there is room for them, and at least of so many columns. With
  /// `orNone` a sentence that even then is too long is the one without its title.
  ///
  /// - Parameter text: The sentence with titles of at most that many columns.
  static func of(
    columns: Int, shortestTitle: Int = FittingText.shortestTitle, orNone: Bool = false,
    _ text: (Int) -> String
  ) -> String {
    // A longer title does not fit, and it may be a megabyte.
    let whole = text(max(shortestTitle, columns))
    if DisplayWidth.of(whole) <= columns { return whole }
    var (low, high) = (shortestTitle, max(shortestTitle, columns) + 1)
    while high - low > 1 {
      let middle = (low + high) / 2
      if DisplayWidth.of(text(middle)) <= columns { low = middle } else { high = middle }
    }
    let shortest = text(low)
    return orNone && DisplayWidth.of(shortest) > columns ? text(0) : shortest
  }
}

extension String {
  /// The beginning of that many columns at most, with a mark where the rest is left out; of none nothing.
  func shortened(to columns: Int) -> String {
    let head = DisplayWidth.prefix(self, columns: columns)
    guard columns > 0, head.endIndex < endIndex else { return String(head) }
    return DisplayWidth.prefix(self, columns: columns - 1) + Surface.cutMark
  }
}

extension StepName {
  /// The same with titles and names of at most that many columns.
  func shortened(to columns: Int) -> StepName {
    var step = self
    step.subject = subject.shortened(to: columns)
    step.formerName = formerName?.shortened(to: columns)
    if case .group(let name?) = value { step.value = .group(name.shortened(to: columns)) }
    return step
  }
}
