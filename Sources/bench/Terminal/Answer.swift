/// What a program wrote after a key, as a person saw it come.
struct Answer {
  /// One piece of output.
  struct Step {
    /// Since the key was pressed, in nanoseconds.
    let time: Int
    let bytes: Int
    /// Whether rows of the list looked different after it.
    let changesList: Bool
    /// What it had cost by then, since the key was pressed.
    var effort = Effort()
  }

  var steps: [Step] = []
  /// What the machine did from the key until all was quiet.
  var cores = CoreTimes()

  /// Pieces that follow each other faster are one frame: ncurses writes it in parts of its buffer's size.
  private static let pause = Int.milliseconds(1)

  /// The pieces of output up to the end of the frame that completed the list. What comes later changed
  /// counts only. Where the list stayed as it was (the same hits for a longer word), the first frame.
  private var frameSteps: ArraySlice<Step> {
    guard !steps.isEmpty else { return [] }
    var end = steps.lastIndex(where: \.changesList) ?? 0
    while end + 1 < steps.count, steps[end + 1].time - steps[end].time < Self.pause { end += 1 }
    return steps[...end]
  }

  /// From the key to the last byte of that frame, or `nil` when nothing was written.
  var frame: Double? { frameSteps.last.map(\.time.asMilliseconds) }

  /// What that frame had cost.
  var effort: Effort { frameSteps.last?.effort ?? Effort() }

  /// From the key to the last byte of all.
  var settled: Double? { steps.last.map(\.time.asMilliseconds) }

  /// The size of the frame.
  var bytes: Int { frameSteps.reduce(0) { $0 + $1.bytes } }
}
