import Glibc
import TodoCore
import TodoTUI

/// `mytodo` alone: the interactive program.
struct InteractiveCommand {
  let database: String
  let places: Places
  let language: Language
  let configuration: Configuration

  /// Runs until the person leaves and returns the exit status; a signal that ended it ends the process.
  func run() -> Int32 {
    let strings = language.commandStrings
    guard isatty(STDIN_FILENO) == 1, isatty(STDOUT_FILENO) == 1 else {
      Output.complain(strings.noTerminal)
      return 2
    }
    do throws(TerminalError) {
      // Before the store, which makes a new list where there is none.
      try NcursesScreen.checkType()
    } catch {
      Output.complain(strings.unusableTerminal(error.name))
      return 1
    }
    let store: TodoStore
    do throws(StoreError) {
      // Whatever is wrong with the file is told on a terminal that nothing has touched yet.
      store = try TodoStore(path: database, author: Author(.window))
    } catch {
      Output.complain(language.sentence(error))
      return 1
    }
    let ending: Program.Ending
    do throws(TerminalError) {
      ending = try show(store)
    } catch {
      Output.complain(strings.unusableTerminal(error.name))
      return 1
    }
    // Death by the signal, as the shell expects it.
    if case .terminated(let signal) = ending { Signals.die(by: signal) }
    return 0
  }

  private func show(_ store: TodoStore) throws(TerminalError) -> Program.Ending {
    let terminal = try NcursesTerminal(watching: database)
    defer { terminal.restore() }
    let program = Program(
      terminal: terminal, store: store,
      background: BackgroundStore(path: database, author: store.author),
      longWrites: BackgroundStore(path: database, author: store.author), language: language,
      configuration: configuration, legacy: places.legacyFiles(for: database),
      editor: ExternalEditor(terminal: terminal), clock: LocalTime.now, wakeUp: terminal.wakeUp)
    return program.run()
  }
}

extension TerminalError {
  /// The name that `TERM` has; empty where it is not set.
  var name: String {
    switch self {
    case .unnamed: ""
    case .unknown(let name), .incapable(let name): name
    }
  }
}
