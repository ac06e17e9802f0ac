import Glibc

/// A program that is run by a benchmark of its own. The kernel counts what a process had when it started another one as
/// the other one's memory too, and that of the benchmark that made a sample is large.
struct Alone {
  let arguments: [String]
  let environment: [String: String]
  /// Where what the program writes goes.
  let output: String

  /// The benchmark itself.
  var bench = "/proc/self/exe"

  /// What `bench` is asked with, with the file for what the program writes and the program behind it.
  static let option = "--alone"

  /// Runs the program in such a way.
  func run() throws -> ChildProcess.Cost {
    let report = output + ".cost"
    defer { unlink(report) }
    do {
      _ = try ChildProcess(
        arguments: [bench, Self.option, output] + arguments, environment: environment,
        output: report
      ).run()
    } catch {
      // What the program itself said, where it came to say anything.
      throw Failure("\(error)\(File.text(output))")
    }
    let numbers = File.text(report).split(whereSeparator: \.isWhitespace).compactMap { Double($0) }
    guard numbers.count == 2 else { throw Failure("no cost in \(report)") }
    return ChildProcess.Cost(milliseconds: numbers[0], megabytes: numbers[1])
  }

  /// The other side: runs the program and prints what it has cost.
  static func answer(_ arguments: ArraySlice<String>, environment: [String: String]) throws {
    guard let output = arguments.first else { throw Failure("\(option) needs a file") }
    let cost = try ChildProcess(
      arguments: Array(arguments.dropFirst()), environment: environment, output: output
    ).run()
    print(cost.milliseconds, cost.megabytes)
  }
}
