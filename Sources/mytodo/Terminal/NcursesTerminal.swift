import CNcurses
import Glibc
import TodoTUI

/// The terminal that the program was started in.
final class NcursesTerminal: Terminal {
  private let screen: NcursesScreen
  private let errors = ErrorOutput()
  private let watch: FolderWatch?
  private let keyboard: Keyboard
  private let pipe = SelfPipe()
  private var pending: [Input] = []
  private var isRestored = false

  private(set) var isClosed = false

  /// Opens the screen. Standard input and output must be terminals.
  ///
  /// - Parameter database: The file whose changes are reported as `.fileChanged`.
  init(watching database: String) throws(TerminalError) {
    CharacterSet.adopt()
    errors.divert()
    do {
      screen = try NcursesScreen()
    } catch {
      errors.replay()
      throw error
    }
    keyboard = Keyboard()
    watch = FolderWatch(database: database)
    looks = watch == nil ? FileLooks(every: 200) : FileLooks()
    // After ncurses has installed its own handlers.
    Signals.install(pipe)
  }

  deinit { restore() }

  private var looks: FileLooks

  var size: Size { screen.size }

  /// How many colours the terminal has; 0 where there are none or none are wanted.
  var colours: Int { screen.colours }

  /// Whether clicks and the wheel are delivered.
  var deliversMouse: Bool {
    get { screen.reportsMouse }
    set {
      screen.reportsMouse = newValue
      keyboard.parser.deliversMouse = newValue
    }
  }

  /// Makes the loop return with `.wake`; for ``Mailbox`` and from any thread.
  var wakeUp: @Sendable () -> Void {
    { [pipe] in pipe.write() }
  }

  func present(_ surface: Surface) {
    screen.present(surface)
  }

  func forgetScreen() {
    screen.forget()
  }

  func nextInput(deadline: Int?) -> [Input] {
    let end = deadline.map { Clock.now + max(0, $0) }
    while !isClosed {
      if !pending.isEmpty {
        defer { pending = [] }
        return pending
      }
      let ends = [end, looks.next, keyboard.deadline].compactMap { $0 }
      wait(until: ends.min())
      if !pending.isEmpty { continue }
      if looks.isDue(at: Clock.now) { return [.fileChanged] }
      if let end, Clock.now >= end { return [.timeout] }
    }
    return [.closed]
  }

  func suspend() {
    screen.leave()
    errors.replay()
    Signals.stop(pipe)
    comeBack(ignoring: [SIGCONT])
  }

  func leavingScreen(_ body: () -> Void) {
    screen.leave()
    errors.replay()
    Signals.whileAnotherRuns(pipe, body)
    // Ctrl-C was meant for the other program.
    comeBack(ignoring: [SIGINT, SIGQUIT, SIGCONT])
  }

  /// Gives the terminal back for good.
  func restore() {
    guard !isRestored else { return }
    isRestored = true
    screen.leave()
    errors.replay()
    Signals.uninstall()
  }

  private func comeBack(ignoring signals: [Int32]) {
    errors.divert()
    screen.enter()
    take(pipe.drain().subtracting(signals.map { UInt8($0) }))
    pending.append(.resize(size))
  }

  private func wait(until end: Int?) {
    var files = [STDIN_FILENO, pipe.readEnd, watch?.descriptor ?? -1].map {
      pollfd(fd: $0, events: Int16(POLLIN), revents: 0)
    }
    let patience = end.map { Int32(clamping: max(0, $0 - Clock.now)) } ?? -1
    let count = poll(&files, nfds_t(files.count), patience)
    if count > 0, files[1].revents != 0 { take(pipe.drain()) }
    // A terminal that hangs up is always ready: only reading tells that nothing will come.
    if count > 0, files[0].revents != 0, !keyboard.read() { isClosed = true }
    pending += keyboard.takeInputs()
    if count > 0, files[2].revents != 0, watch?.drain() == true {
      looks.restart(at: Clock.now)
      pending.append(.fileChanged)
    }
    if isClosed { pending.append(.closed) }
  }

  private func take(_ bytes: Set<UInt8>) {
    let signals = Set(bytes.map { Int32($0) })
    if signals.contains(SIGCONT) {
      screen.retake()
    }
    if !signals.isDisjoint(with: [SIGCONT, SIGWINCH]) {
      screen.readSize()
      screen.forget()
      pending.append(.resize(size))
    }
    if bytes.contains(SelfPipe.wake) { pending.append(.wake) }
    if signals.contains(SIGTSTP) { pending.append(.suspend) }
    if let signal = Signals.ending.first(where: signals.contains) {
      pending.append(.terminate(signal))
    }
  }
}
