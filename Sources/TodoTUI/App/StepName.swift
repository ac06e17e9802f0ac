import TodoCore

/// What a sentence tells of a step: what was done, to what.
struct StepName: Hashable, Sendable {
  let action: StepAction?
  var subject: String
  /// The name before, where it was given another one.
  var formerName: String?
  /// What a field was set to.
  var value: StepValue?
  let count: Int

  /// A name of these parts.
  init(_ action: StepAction, _ subject: String, count: Int) {
    self.action = action
    self.subject = subject
    self.count = count
  }

  /// The name of a step.
  init(_ step: Step) {
    action = step.action
    subject = step.subject
    formerName = step.formerName
    value = step.value
    count = step.count
  }
}
