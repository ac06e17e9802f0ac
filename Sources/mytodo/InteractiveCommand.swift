import Glibc
import TodoCore
import TodoTUI

/// `mytodo` alone (filled in with the terminal).
struct InteractiveCommand {
  let database: String
  let places: Places
  let language: Language

  func run() -> Int32 {
    guard isatty(STDIN_FILENO) == 1, isatty(STDOUT_FILENO) == 1 else {
      Output.complain(language.commandStrings.noTerminal)
      return 2
    }
    return 1
  }
}
