import CPty
import Glibc

/// A terminal without a screen, with a program in it that believes to be alone in a session of its own.
final class PseudoTerminal {
  /// What the program wrote, with the time at which it was read.
  struct Chunk {
    let time: Int
    /// What the program had cost by then.
    let effort: Effort
    let bytes: [UInt8]
  }

  /// Just before the program was started.
  let startTime: Int
  let startEffort: Effort
  let process: pid_t
  private let meter = EffortMeter()
  private let descriptor: Int32
  private var buffer = [UInt8](repeating: 0, count: 1 << 16)
  private var isReaped = false
  /// Whether the last holder of the terminal is gone.
  private(set) var isClosed = false

  init(_ arguments: [String], environment: [String: String], rows: Int, columns: Int) throws {
    descriptor = posix_openpt(O_RDWR | O_NOCTTY | O_CLOEXEC)
    guard descriptor >= 0, grantpt(descriptor) == 0, unlockpt(descriptor) == 0 else {
      throw Failure("no pseudo-terminal: \(String(cString: strerror(errno)))")
    }
    var name = [CChar](repeating: 0, count: 128)
    ptsname_r(descriptor, &name, name.count)
    // The size belongs to the pair, but is lost unless the other side is open.
    let other = open(name, O_RDWR | O_NOCTTY | O_CLOEXEC)
    defer { close(other) }
    var size = winsize(
      ws_row: UInt16(rows), ws_col: UInt16(columns), ws_xpixel: 0, ws_ypixel: 0)
    guard other >= 0, ioctl(other, UInt(TIOCSWINSZ), &size) == 0 else {
      throw Failure("no terminal size: \(String(cString: strerror(errno)))")
    }
    _ = fcntl(descriptor, F_SETFL, O_NONBLOCK)
    startEffort = meter.read()
    (process, startTime) = try Self.spawn(arguments, environment: environment, terminal: name)
    meter.watch(process)
  }

  deinit {
    if !isReaped {
      kill(process, SIGKILL)
      waitpid(process, nil, 0)
    }
    close(descriptor)
  }

  /// Starts the program without a copy of this process's page tables (`fork` would have one in the figure).
  /// The first terminal that a new session opens becomes its controlling one.
  private static func spawn(
    _ arguments: [String], environment: [String: String], terminal: [CChar]
  ) throws -> (pid_t, Int) {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, terminal, O_RDWR, 0)
    posix_spawn_file_actions_adddup2(&actions, 0, 1)
    posix_spawn_file_actions_adddup2(&actions, 0, 2)
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    posix_spawnattr_setflags(&attributes, mytodo_spawn_setsid)
    let variables = environment.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
    var argv = arguments.map { strdup($0) } + [nil]
    var envp = variables.map { strdup($0) } + [nil]
    defer { for text in argv + envp { free(text) } }
    var process: pid_t = 0
    let start = Clock.now()
    let code = posix_spawn(&process, arguments[0], &actions, &attributes, &argv, &envp)
    guard code == 0 else {
      throw Failure("cannot start \(arguments[0]): \(String(cString: strerror(code)))")
    }
    return (process, start)
  }

  /// What the program has cost until now.
  var effort: Effort { meter.read() }

  func write(_ text: String) {
    let bytes = Array(text.utf8)
    _ = Glibc.write(descriptor, bytes, bytes.count)
  }

  /// What the program writes within that time, if anything.
  func read(within nanoseconds: Int) -> Chunk? {
    var request = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    guard poll(&request, 1, Int32(nanoseconds / 1_000_000)) > 0 else { return nil }
    let count = Glibc.read(descriptor, &buffer, buffer.count)
    let time = Clock.now()
    guard count > 0 else {
      isClosed = count == 0 || errno == EIO
      return nil
    }
    return Chunk(time: time, effort: effort, bytes: Array(buffer[..<count]))
  }

  /// Waits for the program's end; the exit code as the shell has it, or `nil` when it had to be killed.
  func waitForEnd(within nanoseconds: Int) -> Int32? {
    let deadline = Clock.now() + nanoseconds
    var status: Int32 = 0
    while Clock.now() < deadline {
      // A program that still writes must not wait for a reader.
      if !isClosed { _ = read(within: .milliseconds(5)) } else { usleep(1_000) }
      if waitpid(process, &status, WNOHANG) == process {
        isReaped = true
        return status & 0x7F == 0 ? (status >> 8) & 0xFF : 128 + (status & 0x7F)
      }
    }
    return nil
  }
}
