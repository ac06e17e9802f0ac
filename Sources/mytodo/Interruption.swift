import Glibc
import Synchronization

/// Ctrl-C and its kin during a command: the work is taken back, then the process dies by the signal, as the
/// shell expects.
enum Interruption {
  private static let signalNumber = Atomic<Int32>(0)

  /// From now on INT, TERM and HUP only ask; nothing but an atomic store happens in the handler.
  static func listen() {
    for number in [SIGINT, SIGTERM, SIGHUP] {
      signal(number) { Interruption.signalNumber.store($0, ordering: .relaxed) }
    }
  }

  static var isRequested: Bool { signalNumber.load(ordering: .relaxed) != 0 }

  static func raiseAgain() {
    let number = signalNumber.load(ordering: .relaxed)
    if number != 0 { Signals.die(by: number) }
  }
}
