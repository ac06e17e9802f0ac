/// How a program answered one kind of key, over all runs.
struct Reactions {
  /// To the last byte of the frame, in milliseconds.
  private(set) var frame = Figures()
  /// What each of these frames had cost; nothing of what has no frame.
  private(set) var efforts: [Effort] = []
  /// To the last byte of all: counts may follow the frame.
  private(set) var settled = Figures()
  /// The size of the frame.
  private(set) var bytes = Figures()
  /// The most memory that it had, in megabytes, where it is a process of its own each time.
  private(set) var peak = Figures()
  /// What the machine did meanwhile.
  private(set) var cores = CoreTimes()
  /// Keys that nothing answered.
  private(set) var unanswered = 0

  mutating func add(_ answer: Answer) {
    cores = cores + answer.cores
    guard let time = answer.frame else {
      unanswered += 1
      return
    }
    frame.add(time)
    efforts.append(answer.effort)
    settled.add(answer.settled)
    bytes.add(Double(answer.bytes))
  }

  /// What took so long and has no frame.
  mutating func add(milliseconds: Double, peak megabytes: Double? = nil) {
    frame.add(milliseconds)
    peak.add(megabytes)
  }
}
