/// How a program answered one kind of key, over all runs.
struct Reactions {
  /// To the last byte of the frame, in milliseconds.
  private(set) var frame = Figures()
  /// To the last byte of all: counts may follow the frame.
  private(set) var settled = Figures()
  /// The size of the frame.
  private(set) var bytes = Figures()
  /// Keys that nothing answered.
  private(set) var unanswered = 0

  mutating func add(_ answer: Answer) {
    guard let time = answer.frame else {
      unanswered += 1
      return
    }
    frame.add(time)
    settled.add(answer.settled)
    bytes.add(Double(answer.bytes))
  }
  /// What took so long and has no frame.
  mutating func add(milliseconds: Double) { frame.add(milliseconds) }
}
