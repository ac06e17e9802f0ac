/// Something that the outside tells the program.
public enum Input: Hashable, Sendable {
  /// A key was pressed.
  case key(Key)
  /// Text was pasted, as one piece; a very long one may come in several.
  case paste(String)
  /// A button or the wheel, where the mouse is switched on.
  case mouse(Mouse)
  /// The terminal has another size now, or its content was lost: draw everything.
  case resize(Size)
  /// A worker posted something; see ``Mailbox``.
  case wake
  /// Something changed in the folder that is watched, or might have where folders can't be watched.
  case fileChanged
  /// The deadline passed and nothing happened.
  case timeout
  /// The terminal is gone; nothing will come any more.
  case closed
  /// A signal asks the program to end.
  case terminate(Int32)
  /// The program is asked to stop and give the terminal to the shell (Ctrl-Z).
  case suspend
}
