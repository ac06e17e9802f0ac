import Foundation
import Glibc
import TodoCore

@testable import TodoTUI

/// The program while another one writes, played step by step on a thread of its own: it waits for other threads, which
/// the tests' own threads must be left to.
struct WaitingProgram: Sendable {
  /// What happens next.
  enum Step: Sendable {
    case press(String)
    /// Nothing is done for so long that the program says that it waits.
    case timePasses
    /// That many milliseconds pass, without the program seeing any of it.
    case sleep(Int)
    /// The other program begins a write and holds the lock.
    case otherBegins
    /// The same with a write that deletes an item.
    case otherDeletes(UUID)
    /// It ends that.
    case otherEnds
    /// It ends that after so many milliseconds, whatever the program does meanwhile.
    case otherEndsLater(Int)
    /// Nothing, until no write waits any more.
    case rest
  }

  /// What came of it.
  struct Outcome: Sendable {
    var ending: Program.Ending
    /// What the screen showed at each step.
    var screens: [String]

    /// The selected row of each.
    var selected: [String] {
      screens.map { screen in
        let row = screen.split(separator: "\n").first { $0.contains(">[") } ?? ""
        return String(row.drop { $0 != ">" })
      }
    }
  }

  let path: String
  var language = Language.english
  var patience = Patience()

  /// Plays the steps; then a signal asks the program to end.
  func play(_ steps: Step...) async throws -> Outcome {
    try await withCheckedThrowingContinuation { continuation in
      Thread.detachNewThread {
        continuation.resume(with: Result { try played(steps) })
      }
    }
  }

  private func played(_ steps: [Step]) throws -> Outcome {
    let store = try TodoStore(path: path, author: Author(.window))
    let terminal = SteppingTerminal(steps, path)
    let program = Program(
      terminal: terminal, store: store, background: nil,
      longWrites: BackgroundStore(path: path, author: store.author), patience: patience,
      language: language, clock: { DueDate(day: Scene.today, minute: 0) }, wakeUp: {})
    terminal.program = program
    let ending = program.run()
    terminal.other?.end()
    return Outcome(ending: ending, screens: terminal.screens)
  }
}

/// Delivers the steps one by one.
private final class SteppingTerminal: Terminal {
  let size = Size(columns: 60, rows: 12)
  let colours = 256
  let isClosed = false
  private(set) var other: OtherWriter?
  weak var program: Program?
  private let path: String
  private var steps: ArraySlice<WaitingProgram.Step>
  private var screen = ""
  private(set) var screens: [String] = []

  init(_ steps: [WaitingProgram.Step], _ path: String) {
    self.steps = steps[...]
    self.path = path
  }

  func nextInput(deadline: Int?) -> [Input] {
    guard let step = steps.first else { return [.terminate(SIGTERM)] }
    if case .rest = step, program?.state.delayed != nil {
      // Each look draws a frame, and the other thread may be kept waiting by other tests.
      usleep(50_000)
      return []
    }
    steps.removeFirst()
    screens.append(screen)
    switch step {
    case .press(let notation): return (Key.sequence(notation) ?? []).map(Input.key)
    case .timePasses: return [.timeout]
    case .sleep(let milliseconds): usleep(UInt32(milliseconds) * 1_000)
    case .otherBegins: other = OtherWriter(path: path)
    case .otherDeletes(let id): other = OtherWriter(path: path, deleting: id)
    case .otherEnds:
      other?.end()
      other = nil
    case .otherEndsLater(let milliseconds):
      let other = other
      self.other = nil
      Thread.detachNewThread {
        usleep(UInt32(milliseconds) * 1_000)
        other?.end()
      }
    case .rest: break
    }
    return []
  }

  func present(_ surface: Surface) { screen = surface.text }
  func forgetScreen() {}
  func suspend() {}
  func leavingScreen(_ body: () -> Void) { body() }
}
