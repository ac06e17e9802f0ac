import Glibc

/// A program without a terminal, run to its end.
struct ChildProcess {
  let arguments: [String]
  let environment: [String: String]
  /// Where what it writes goes, so that it meets no terminal and no pipe that someone must empty.
  let output: String

  /// What a run took.
  struct Cost: Hashable {
    /// From before the process exists until it has ended.
    var milliseconds: Double
    /// The most memory that it had, or this process had at its start: see `Alone`.
    var megabytes: Double
  }

  /// Runs it once.
  ///
  /// - Throws: a failure with what it wrote, unless it ended well.
  func run() throws -> Cost {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_addopen(&actions, 1, output, O_WRONLY | O_CREAT | O_TRUNC, 0o600)
    posix_spawn_file_actions_adddup2(&actions, 1, 2)
    let variables = environment.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
    var argv = arguments.map { strdup($0) } + [nil]
    var envp = variables.map { strdup($0) } + [nil]
    defer { for text in argv + envp { free(text) } }
    var process: pid_t = 0
    let start = Clock.now()
    let code = posix_spawn(&process, arguments[0], &actions, nil, &argv, &envp)
    guard code == 0 else {
      throw Failure("cannot start \(arguments[0]): \(String(cString: strerror(code)))")
    }
    var status: Int32 = 0
    var usage = rusage()
    while wait4(process, &status, 0, &usage) < 0, errno == EINTR {}
    let took = (Clock.now() - start).asMilliseconds
    guard status == 0 else {
      throw Failure("\(arguments.joined(separator: " ")) failed: \(File.text(output))")
    }
    return Cost(milliseconds: took, megabytes: Double(usage.ru_maxrss) / 1_024)
  }
}
