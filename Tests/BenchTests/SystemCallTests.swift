import Testing

@testable import bench

@Suite("System calls")
struct SystemCallTests {
  @Test("are counted of a process that makes some, and of one that makes none")
  func counting() throws {
    let environment = ["PATH": "/usr/bin:/bin"]
    let idle = try PseudoTerminal(
      ["/bin/sleep", "100"], environment: environment, rows: 5, columns: 20)
    let busy = try PseudoTerminal(
      ["/bin/sh", "-c", "while :; do :; : < /dev/null; done"], environment: environment, rows: 5,
      columns: 20)
    // Let them start.
    #expect(idle.waitForEnd(within: .milliseconds(300)) == nil)
    #expect(busy.waitForEnd(within: .milliseconds(100)) == nil)
    guard let calls = SystemCalls.count(of: busy.process, within: .milliseconds(200)) else {
      return  // Not allowed here: the figure is a dash then.
    }
    #expect(calls > 0)
    #expect(SystemCalls.count(of: idle.process, within: .milliseconds(200)) == 0)
    // It is left as it was found.
    #expect(SystemCalls.count(of: idle.process, within: .milliseconds(200)) == 0)
  }
}
