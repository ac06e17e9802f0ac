/// A terminal for tests: it plays a list of inputs and keeps what was shown.
public final class ScriptedTerminal: Terminal {
  /// The extent of the screen; a `.resize` that is played changes it.
  public private(set) var size: Size
  /// How many colours it has.
  public let colours: Int
  /// Whether the script is at its end.
  public private(set) var isClosed = false
  /// The last frame.
  public private(set) var surface: Surface
  /// How many frames were shown.
  public private(set) var frames = 0
  /// How many times the program was stopped.
  public private(set) var suspensions = 0
  /// How many times the screen was left for another program.
  public private(set) var departures = 0

  private var script: ArraySlice<[Input]>

  /// A terminal that delivers each batch at once, one after the other, and then `.closed`.
  public init(
    size: Size = Size(columns: 80, rows: 24), colours: Int = 256, batches: [[Input]]
  ) {
    self.colours = colours
    self.size = size
    surface = Surface(size)
    script = batches[...]
  }

  /// A terminal that delivers the inputs one by one, and then `.closed`.
  public convenience init(size: Size = Size(columns: 80, rows: 24), _ inputs: [Input] = []) {
    self.init(size: size, batches: inputs.map { [$0] })
  }

  /// Adds inputs to the end of the script.
  public func play(_ inputs: [Input]) {
    isClosed = false
    script += inputs.map { [$0] }
  }

  /// Adds inputs that arrive at once, before a frame could be shown between them.
  public func playAtOnce(_ inputs: [Input]) {
    isClosed = false
    script.append(inputs)
  }

  /// Keeps the frame.
  public func present(_ surface: Surface) {
    self.surface = surface
    frames += 1
  }

  /// The next batch of the script.
  public func nextInput(deadline: Int?) -> [Input] {
    guard let batch = script.popFirst() else {
      isClosed = true
      return [.closed]
    }
    for case .resize(let size) in batch { self.size = size }
    return batch
  }

  /// Counts, and delivers a `.resize` next.
  public func suspend() {
    suspensions += 1
    script = [[.resize(size)]] + script
  }

  /// Nothing to forget.
  public func forgetScreen() {}

  /// Counts and runs the body.
  public func leavingScreen(_ body: () -> Void) {
    departures += 1
    body()
  }
}
