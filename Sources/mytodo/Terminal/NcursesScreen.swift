import CNcurses
import Glibc
import TodoTUI

/// The screen: opened through ncurses, drawn on, left and entered again.
final class NcursesScreen {
  /// The extent now.
  private(set) var size = Size(columns: 0, rows: 0)
  /// How many colours it has; 0 where there are none or none are wanted.
  var colours: Int { pairs.colours }

  private let window: UnsafeMutablePointer<WINDOW>
  private let modes: termios
  private let pairs: ColourPairs
  private let painter: CellPainter
  private let output = FrameOutput()
  private var shown: Surface?
  private var isUp = true
  private var isKeypadOn = false

  // Bracketed paste is the only thing that is written behind ncurses' back: it does not know it.
  private static let pasteOn = "\u{1B}[?2004h"
  private static let pasteOff = "\u{1B}[?2004l"

  /// Refuses a terminal whose type is not known or that can't move its cursor, without touching it.
  static func checkType() throws(TerminalError) {
    let name = typeName
    guard !name.isEmpty else { throw .unnamed }
    var status: Int32 = 0
    guard setupterm(nil, STDOUT_FILENO, &status) == OK else { throw .unknown(name) }
    // newterm itself takes a terminal that can't move its cursor and draws rubbish on it.
    guard TerminalKeys.string("cup") != nil else { throw .incapable(name) }
  }

  /// The name of the terminal's type; empty where there is none.
  private static var typeName: String { getenv("TERM").map { String(cString: $0) } ?? "" }

  /// Opens the screen of a terminal that ``checkType()`` takes.
  init() throws(TerminalError) {
    var modes = termios()
    tcgetattr(STDIN_FILENO, &modes)
    guard mytodo_newterm(output.descriptor) != nil, let window = mytodo_window() else {
      throw .unknown(Self.typeName)
    }
    self.modes = modes
    self.window = window
    raw()
    noecho()
    nonl()
    // The loop reads the keyboard; ncurses must not stop drawing because a key waits there.
    typeahead(-1)
    mytodo_keep_palette()
    pairs = ColourPairs()
    painter = CellPainter(pairs: pairs)
    readSize()
    Signals.rescue(terminal: STDOUT_FILENO, modes: modes, reset: NcursesScreen.resetText)
    FrameOutput.send(NcursesScreen.pasteOn.utf8)
    output.collect()
    // Until its screen was left and entered once, ncurses takes each movement of the cursor for a call from outside
    // and writes it out by itself: a hundred writes a frame. So it is left here, where nobody sees it, and entered
    // with the first frame.
    endwin()
    output.drop()
  }

  /// Whether the terminal reports clicks and the wheel.
  var reportsMouse = false {
    didSet {
      var before: mmask_t = 0
      mousemask(reportsMouse ? mytodo_mouse : 0, &before)
    }
  }

  /// Sends what differs from the last surface.
  func present(_ surface: Surface) {
    guard isUp else { return }
    let isSameSize = shown?.size == surface.size
    for row in 0..<min(surface.size.rows, size.rows) {
      if isSameSize, let shown, surface.shows(row, as: shown) { continue }
      painter.paint(surface.row(row).prefix(size.columns), row: row, on: window)
    }
    shown = surface
    if let cursor = surface.cursor { wmove(window, Int32(cursor.row), Int32(cursor.column)) }
    leaveok(window, surface.cursor == nil)
    curs_set(surface.cursor == nil ? 0 : 1)
    wnoutrefresh(window)
    doupdate()
    if !isKeypadOn {
      isKeypadOn = true
      keypad(window, true)
    }
    output.send()
  }

  /// The next frame is sent whole.
  func forget() {
    shown = nil
    werase(window)
    clearok(window, true)
  }

  /// Asks the terminal for its size. One that does not know it, as on a serial line, keeps what
  /// the terminal database says.
  func readSize() {
    var reported = winsize()
    if ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &reported) == 0, reported.ws_row > 0,
      reported.ws_col > 0,
      is_term_resized(Int32(reported.ws_row), Int32(reported.ws_col))
    {
      resizeterm(Int32(reported.ws_row), Int32(reported.ws_col))
    }
    size = Size(columns: Int(getmaxx(window)), rows: Int(getmaxy(window)))
  }

  /// Gives the terminal back as it was.
  func leave() {
    guard isUp else { return }
    isUp = false
    curs_set(1)
    output.release()
    FrameOutput.send(NcursesScreen.pasteOff.utf8)
    endwin()
  }

  /// Takes the terminal again. In the background this stops the program until it is in front.
  func enter() {
    guard !isUp else { return }
    isUp = true
    reset_prog_mode()
    readSize()
    forget()
    doupdate()
    FrameOutput.send(NcursesScreen.pasteOn.utf8)
    output.collect()
  }

  /// The terminal is as the shell left it, because the program was stopped without being asked.
  func retake() {
    output.release()
    // Before anything is written: in the background this stops the program until it is in front.
    reset_prog_mode()
    leave()
    enter()
  }

  /// What a crash writes: paste and mouse off, plain text, a cursor, the other screen.
  private static var resetText: [UInt8] {
    var bytes = Array((pasteOff + "\u{1B}[?1000l\u{1B}[?1006l").utf8)
    for name in ["sgr0", "cnorm", "rmkx", "rmcup"] { bytes += TerminalKeys.string(name) ?? [] }
    return bytes + Array("\r\n".utf8)
  }
}
