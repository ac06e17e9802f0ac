import Glibc

/// A program in a pseudo-terminal: keys go in, and for each one what came out until all was quiet.
final class Session {
  /// Silence of that length ends an answer, if the program used no processor time meanwhile. It must be
  /// longer than any delay that a program has on purpose.
  private static let quiet = Int.milliseconds(60)
  /// How long a program may sleep before its first byte.
  private static let patience = Int.milliseconds(500)
  private static let timeout = Int.milliseconds(60_000)

  private let terminal: PseudoTerminal
  private var parser: ScreenParser
  /// What the program showed first.
  private(set) var start = Answer()

  var screen: Screen { parser.screen }

  var isClosed: Bool { terminal.isClosed }

  var process: Int32 { terminal.process }

  /// - Parameter waiting: until the program is quiet.
  init(
    _ arguments: [String], environment: [String: String], rows: Int, columns: Int,
    waiting: Bool = true
  ) throws {
    parser = ScreenParser(rows: rows, columns: columns)
    terminal = try PseudoTerminal(
      arguments, environment: environment, rows: rows, columns: columns)
    if waiting { start = try answer(since: terminal.startTime, terminal.startEffort, .now()) }
  }

  /// Presses keys without waiting.
  func type(_ keys: String) { terminal.write(keys) }

  /// Takes in what the program writes within that time, and returns when it did.
  @discardableResult
  func take(within nanoseconds: Int = 0) -> Int? {
    guard let chunk = terminal.read(within: nanoseconds) else { return nil }
    parser.feed(chunk.bytes)
    return chunk.time
  }

  /// Presses keys that are one write, and waits for the answer.
  func press(_ keys: String) throws -> Answer {
    let (cores, effort) = (CoreTimes.now(), terminal.effort)
    let time = Clock.now()
    terminal.write(keys)
    return try answer(since: time, effort, cores)
  }

  /// Presses keys that end the program.
  func quit(_ keys: String) throws {
    terminal.write(keys)
    guard terminal.waitForEnd(within: .milliseconds(10_000)) == 0 else {
      throw Failure("the program did not end well on the key \(keys)")
    }
  }

  private func answer(
    since start: Int, _ effort: Effort, _ cores: CoreTimes
  ) throws -> Answer {
    let chunks = try chunksUntilQuiet(since: start)
    let passed = CoreTimes.now() - cores
    var steps: [Answer.Step] = []
    var list = screen.list
    for chunk in chunks {
      // Only now, so that the reading of sequences is in no figure.
      parser.feed(chunk.bytes)
      let newList = screen.list
      steps.append(
        Answer.Step(
          time: chunk.time - start, bytes: chunk.bytes.count, changesList: newList != list,
          effort: chunk.effort - effort))
      list = newList
    }
    return Answer(steps: steps, cores: passed)
  }

  private func chunksUntilQuiet(since start: Int) throws -> [PseudoTerminal.Chunk] {
    var chunks: [PseudoTerminal.Chunk] = []
    var quietSince = Clock.now()
    var used = Clock.processorTime(of: terminal.process)
    while true {
      if let chunk = terminal.read(within: Self.quiet / 3) {
        chunks.append(chunk)
        quietSince = Clock.now()
        used = Clock.processorTime(of: terminal.process)
        continue
      }
      let now = Clock.now()
      if terminal.isClosed {
        let words = String(decoding: chunks.flatMap(\.bytes).suffix(300), as: UTF8.self)
        throw Failure("the program ended early, having written: \(words)")
      }
      guard now - start < Self.timeout else { throw Failure("the program is not quiet after 60 s") }
      guard now - quietSince >= Self.quiet else { continue }
      let usedNow = Clock.processorTime(of: terminal.process)
      let isBusy = usedNow - used > (now - quietSince) / 4
      if !isBusy, !chunks.isEmpty || now - start >= Self.patience { return chunks }
      quietSince = now
      used = usedNow
    }
  }
}
