import FoundationEssentials
import Glibc
import Testing

/// An import that is killed, or that finds no room to write.
@Suite("Import in danger") struct ImportDangerTests {
  private static let count = 6_000
  private let sandbox = Sandbox()
  private let source: String

  init() throws {
    source = try sandbox.write("todos.json", Self.json)
  }

  private static let json = Legacy.json(
    (0..<count).map { Legacy.Record(id: Self.id($0), title: "第\($0)件事 task", done: $0 % 3 == 0) })

  /// Ids in no order.
  private static func id(_ number: Int) -> UUID {
    let digits = String(UInt64(number + 1) &* 0x9E37_79B9_7F4A_7C15, radix: 16)
    let padded = String(repeating: "0", count: 16 - digits.count) + digits
    return UUID(uuidString: "00000000-0000-4000-\(padded.prefix(4))-\(padded.suffix(12))") ?? UUID()
  }

  /// Imports the file as it lies there, and then once more: everything is there then, once.
  private func expectCompleted() throws {
    if access(source, F_OK) == 0 {
      let run = try Command(["--import-legacy", source], in: sandbox)
      #expect(run.ending == .exit(0) && run.errors == "")
      #expect(run.output.contains("\(Self.count) records"))
    }
    #expect(sandbox.text("todos.imported.json") == Self.json)
    let again = try sandbox.write("again.json", Self.json)
    let run = try Command(["--import-legacy", again, "--dry-run"], in: sandbox)
    #expect(
      run.outputLines == [
        "would import \(again): \(Self.count) records, 0 new", "  \(Self.count) already there",
      ])
    #expect(access(sandbox.database + ".import", F_OK) != 0)
  }

  @Test(
    "killed at any time, running it again completes it", arguments: [0, 30, 150, 400, 900, 1_800])
  func killed(after milliseconds: Int) throws {
    let process = try ChildProcess(
      [RunFolder.shared.products + "/mytodo", "--import-legacy", source],
      environment: sandbox.environment, folder: sandbox.path, output: -1, errors: -1)
    usleep(UInt32(milliseconds) * 1_000)
    kill(process.id, SIGKILL)
    _ = process.wait()
    try expectCompleted()
  }

  @Test(
    "interrupted, it takes back what it has written and dies of the signal", arguments: [200, 800])
  func interrupted(after milliseconds: Int) throws {
    let process = try ChildProcess(
      [RunFolder.shared.products + "/mytodo", "--import-legacy", source],
      environment: sandbox.environment, folder: sandbox.path, output: -1, errors: -1)
    usleep(UInt32(milliseconds) * 1_000)
    kill(process.id, SIGINT)
    let ending = process.wait()
    if access(source, F_OK) == 0 {
      #expect(ending == .signal(SIGINT))
      let run = try Command(["--import-legacy", source, "--dry-run"], in: sandbox)
      #expect(run.output.contains("\(Self.count) records, \(Self.count) new"))
    } else {
      #expect(ending == .exit(0))
    }
    try expectCompleted()
  }

  @Test(
    "a limit on the size of files is a full disk: one line, nothing imported, complete without it",
    arguments: [64, 512, 1_500, 3_000])
  func limit(kilobytes: Int) throws {
    let limit = "ulimit -S -f \(kilobytes * 2); exec \"$@\""
    let run = try Command(
      ["--import-legacy", source], in: sandbox, prefix: ["/bin/sh", "-c", limit, "sh"])
    #expect(run.ending == .exit(1))
    #expect(run.errorLines.count == 1 && run.output == "")
    #expect(run.errors.contains("no room"), "\(run.errors)")
    #expect(sandbox.text("todos.json") == Self.json)
    #expect(access(sandbox.file("todos.imported.json"), F_OK) != 0)
    try expectCompleted()
  }

  private static let canMount = {
    system("unshare -m sh -c 'mount -t tmpfs none /mnt' >/dev/null 2>&1") == 0
  }()

  @Test(
    "a full disk: one line, nothing imported; with more room it completes",
    .enabled(if: canMount, "needs a file system of its own"))
  func full() throws {
    let script = """
      mkdir -p mnt && mount -t tmpfs -o size=2m none mnt || exit 9
      mytodo --db mnt/list.db --import-legacy todos.json 2>errors; echo $? >first
      mount -o remount,size=100m none mnt
      mytodo --db mnt/list.db --import-legacy todos.json >output 2>>errors; echo $? >second
      """
    let process = try ChildProcess(
      ["/usr/bin/unshare", "-m", "/bin/sh", "-c", script], environment: sandbox.environment,
      folder: sandbox.path, output: -1, errors: -1)
    #expect(process.wait() == .exit(0))
    #expect(sandbox.text("first") == "1\n" && sandbox.text("second") == "0\n")
    #expect(sandbox.text("errors").split(separator: "\n").count == 1)
    #expect(sandbox.text("output").contains("\(Self.count) records, \(Self.count) new"))
  }
}
