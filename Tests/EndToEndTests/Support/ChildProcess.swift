import CPty
import FoundationEssentials
import Glibc

/// A process that a test started.
struct ChildProcess {
  /// How a process ended.
  enum Ending: Hashable {
    case exit(Int32)
    case signal(Int32)
    /// It was killed because it would not end.
    case stuck
  }

  struct NotStarted: Error {
    let program: String
    let reason: String
  }

  let id: pid_t

  /// Starts a program with nothing of this process but the files that are named; -1 is `/dev/null`.
  ///
  /// - Parameter terminal: the path of a terminal that becomes its standard input, and its output where
  ///   that is -1.
  init(
    _ arguments: [String], environment: [String: String], folder: String, input: Int32 = -1,
    output: Int32, errors: Int32, terminal: String? = nil, session: Bool = false
  ) throws {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addchdir_np(&actions, folder)
    for (number, file) in [(Int32(0), input), (1, output), (2, errors)] {
      if file >= 0 {
        posix_spawn_file_actions_adddup2(&actions, file, number)
      } else {
        let path = number < 2 ? terminal ?? "/dev/null" : "/dev/null"
        posix_spawn_file_actions_addopen(&actions, number, path, O_RDWR, 0)
      }
    }
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var signals = sigset_t()
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&attributes, &signals)
    sigfillset(&signals)
    posix_spawnattr_setsigdefault(&attributes, &signals)
    let ownSession = session || terminal != nil ? mytodo_spawn_setsid : 0
    posix_spawnattr_setflags(
      &attributes, Int16(POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF) | ownSession)

    var argv = arguments.map { strdup($0) } + [nil]
    var envp = environment.map { strdup("\($0.key)=\($0.value)") } + [nil]
    defer { for text in argv + envp { free(text) } }
    var id = pid_t()
    let code = posix_spawn(&id, arguments[0], &actions, &attributes, &argv, &envp)
    guard code == 0 else {
      throw NotStarted(program: arguments[0], reason: String(cString: strerror(code)))
    }
    self.id = id
  }

  /// Waits for the end; what takes longer than that many seconds is killed.
  func wait(seconds: Int = 60) -> Ending {
    var status: Int32 = 0
    let end = Moment.now + seconds * 1000
    while waitpid(id, &status, WNOHANG) == 0 {
      guard Moment.now < end else {
        kill(id, SIGKILL)
        waitpid(id, &status, 0)
        return .stuck
      }
      usleep(2_000)
    }
    let number = status & 0x7F
    return number == 0 ? .exit(status >> 8 & 0xFF) : .signal(number)
  }
}

/// Time that setting the clock does not move, in milliseconds.
enum Moment {
  static var now: Int {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Int(time.tv_sec) * 1000 + Int(time.tv_nsec) / 1_000_000
  }
}
