import CSignals
import Glibc

/// What the program does about signals while the screen is up. The handlers are in C.
enum Signals {
  /// Ask the program to end, or would end it without a word to the terminal.
  static let ending = [
    SIGTERM, SIGHUP, SIGINT, SIGQUIT, SIGALRM, SIGUSR1, SIGUSR2, SIGVTALRM, SIGPROF, SIGXCPU, SIGIO,
  ]

  /// A pipe or a file that takes no more is an error to be told, not a reason to die.
  static let ignored = [SIGPIPE, SIGXFSZ]

  /// The signals come through the pipe from now on, except those that the program was started to
  /// ignore.
  static func install(_ pipe: SelfPipe) {
    for signal in ending + [SIGTSTP] where !mytodo_is_ignored(signal) {
      mytodo_catch(signal, pipe.writeEnd)
    }
    for signal in [SIGWINCH, SIGCONT] { mytodo_catch(signal, pipe.writeEnd) }
    for signal in ignored { mytodo_ignore(signal) }
  }

  /// The default actions again, for when the screen is gone.
  static func uninstall() {
    for signal in ending + [SIGTSTP, SIGWINCH, SIGCONT] where !mytodo_is_ignored(signal) {
      mytodo_default(signal)
    }
    mytodo_end_rescue()
  }

  /// Stops the program as Ctrl-Z does elsewhere, until it is continued.
  ///
  /// The whole process group stops, as it would by the terminal's doing: a `make` or a script that
  /// runs the program stops with it, or the shell would never come back.
  static func stop(_ pipe: SelfPipe) {
    guard !mytodo_is_ignored(SIGTSTP) else { return }
    mytodo_default(SIGTSTP)
    kill(0, SIGTSTP)
    mytodo_catch(SIGTSTP, pipe.writeEnd)
  }

  /// While another program has the terminal, what is typed there to stop or to end it reaches this
  /// one too. It stops together with the other, and does not end.
  static func whileAnotherRuns(_ pipe: SelfPipe, _ body: () -> Void) {
    let stops = !mytodo_is_ignored(SIGTSTP)
    if stops { mytodo_default(SIGTSTP) }
    body()
    if stops { mytodo_catch(SIGTSTP, pipe.writeEnd) }
  }

  /// A crash writes the text to the terminal and puts its modes back.
  static func rescue(terminal: Int32, modes: termios, reset: [UInt8]) {
    var modes = modes
    reset.withUnsafeBytes { bytes in
      mytodo_rescue_from_crashes(
        terminal, &modes, bytes.baseAddress?.assumingMemoryBound(to: CChar.self), bytes.count)
    }
  }

  /// A crash also tells what was written to stderr in the meantime.
  static func setErrorCopy(_ copy: Int32, output: Int32) {
    mytodo_set_error_copy(copy, output)
  }

  /// Ends the process by the signal, as a shell expects of a program that was asked to end by it.
  static func die(by signal: Int32) {
    mytodo_default(signal)
    raise(signal)
  }
}
