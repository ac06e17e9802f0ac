import Glibc
import TodoText

/// Lines for people: results on standard output, messages on standard error. Whatever a title or a file name
/// holds, nothing of it drives a terminal.
enum Output {
  /// A line on standard output. A reader that went away is no error.
  static func say(_ line: String) { write(SafeText.visible(line) + "\n", to: STDOUT_FILENO) }

  /// Several lines that are the program's own.
  static func sayText(_ text: String) { write(text + "\n", to: STDOUT_FILENO) }

  /// A line on standard error that names the program.
  static func complain(_ line: String) {
    write("mytodo: " + SafeText.visible(line) + "\n", to: STDERR_FILENO)
  }

  static func write(_ text: String, to descriptor: Int32) {
    var text = text
    text.withUTF8 { bytes in
      var rest = bytes[...]
      while !rest.isEmpty {
        let count = Glibc.write(descriptor, rest.withUnsafeBytes { $0.baseAddress }, rest.count)
        if count < 0 && errno == EINTR { continue }
        guard count > 0 else { return }
        rest = rest.dropFirst(count)
      }
    }
  }
}
