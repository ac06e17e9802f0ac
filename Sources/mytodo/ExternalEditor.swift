import Glibc
import TodoTUI

/// The editor that `VISUAL` or `EDITOR` names, as a program of its own.
final class ExternalEditor: TextEditor {
  private let terminal: NcursesTerminal

  init(terminal: NcursesTerminal) { self.terminal = terminal }

  func edit(_ text: String) -> EditedOutside {
    // What is appended to a file begins a line of its own only behind an ended one.
    let isEnded = text.isEmpty || text.hasSuffix("\n")
    let draft = isEnded ? text : text + "\n"
    let file: DraftFile
    do throws(EditorError) {
      file = try DraftFile(draft)
    } catch {
      return .failed(error)
    }
    let command = ExternalEditor.command
    let name = command.split(separator: " ").first.map(String.init) ?? command
    var status: Int32 = 0
    terminal.leavingScreen { status = ExternalEditor.run(command, on: file.path) }

    let written = file.read()
    guard status == 0 else {
      let isKept = written.map { $0 != Array(draft.utf8) } ?? false
      if !isKept { file.remove() }
      // The shell says so where it finds no such program, or none that can be run.
      if status == 127 || status == 126, !isKept { return .failed(.notFound(name)) }
      return .failed(.ended(name, status: status, file: isKept ? file.path : nil))
    }
    if written == nil, access(file.path, F_OK) != 0 {
      file.remove()
      return .unchanged
    }
    guard let written, let edited = String(validating: written, as: UTF8.self) else {
      return .failed(.notText(file: file.path))
    }
    file.remove()
    // Editors end the last line; a text that had no such end gets none.
    let isTooLong = edited.hasSuffix("\n") && !text.hasSuffix("\n")
    let result = isTooLong ? String(edited.dropLast()) : edited
    return result == text ? .unchanged : .text(result)
  }

  /// What is run, a command of the shell: it may have arguments.
  private static var command: String {
    for variable in ["VISUAL", "EDITOR"] {
      if let value = getenv(variable), value.pointee != 0 { return String(cString: value) }
    }
    // Debian's name for whatever is installed, and then what POSIX promises.
    return access("/usr/bin/editor", X_OK) == 0 ? "editor" : "vi"
  }

  /// Runs it to its end: the exit status, or the signal as a negative number.
  private static func run(_ command: String, on path: String) -> Int32 {
    let words = ["sh", "-c", command + " \"$@\"", "sh", path]
    var arguments = words.map { strdup($0) } + [nil]
    defer { for argument in arguments { free(argument) } }
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    // A new program must not be born deaf to what this one ignores.
    var defaults = sigset_t()
    sigemptyset(&defaults)
    for signal in Signals.ignored { sigaddset(&defaults, signal) }
    posix_spawnattr_setsigdefault(&attributes, &defaults)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGDEF))

    var process: pid_t = 0
    guard posix_spawn(&process, "/bin/sh", nil, &attributes, &arguments, environ) == 0 else {
      return 127
    }
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
    let signal = status & 0x7F
    return signal == 0 ? (status >> 8) & 0xFF : -signal
  }
}
