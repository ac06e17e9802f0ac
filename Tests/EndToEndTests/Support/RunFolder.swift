import FoundationEssentials
import Glibc

/// What one run of the tests leaves in the world: a folder for files and sockets of terminals.
///
/// A guard outlives the run, however that ends: when the pipe to it closes it ends every terminal
/// and removes the folder.
final class RunFolder: Sendable {
  static let shared = RunFolder()

  let path: String
  /// The folder in which the program that is tested was built: it lies beside the tests.
  let products: String

  private init() {
    var template = Array("/tmp/mytodo-e2e.XXXXXX".utf8CString)
    path = template.withUnsafeMutableBufferPointer { buffer in
      buffer.baseAddress.flatMap { mkdtemp($0) }.map { String(cString: $0) } ?? "/nonexistent"
    }
    // Another user must be able to reach the folders in it that are opened to all.
    chmod(path, 0o711)
    let tests = (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? ""
    products = tests.split(separator: "/").dropLast().map { "/" + $0 }.joined()
    startGuard()
  }

  /// A new folder of that kind.
  func folder(_ name: String) -> String {
    let folder = "\(path)/\(name)-\(UUID().uuidString.prefix(8))"
    mkdir(folder, 0o700)
    return folder
  }

  private func startGuard() {
    var ends: [Int32] = [-1, -1]
    pipe(&ends)
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    let script = """
      read gone
      for socket in "$0"/*/tmux; do tmux -S "$socket" kill-server; done
      rm -rf "$0"
      """
    _ = try? ChildProcess(
      ["/bin/sh", "-c", script, path], environment: ["PATH": "/usr/local/bin:/usr/bin:/bin"],
      folder: "/",
      input: ends[0], output: -1, errors: -1, session: true)
    close(ends[0])
  }
}
