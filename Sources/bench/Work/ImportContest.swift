import FoundationEssentials
import Glibc
import TodoCore

/// An import by the program as a process, and the least that it can be, in turn: of a whole legacy file into a new
/// list, and of one more record into that list.
struct ImportContest {
  let program: String
  /// The C program that adds one row.
  let inserter: String
  let home: String
  let sample: SampleDatabase
  let legacy: LegacySample
  /// A folder that holds nothing else.
  let folder: String

  private var list: String { folder + "/list.db" }
  private var todos: String { folder + "/todos.json" }
  private var floor: ImportFloor { ImportFloor(path: folder + "/floor.db") }

  /// Long work is done as often as fits in this time, but once in any case.
  private static let patience = Int.milliseconds(15_000)
  /// From so many records on the budget holds: fewer are mostly the start of a process.
  private static let large = 1_000_000

  func run(times: Int, log: (String) -> Void) throws -> [Measurement] {
    File.makeFolder(folder)
    defer { clear() }
    var whole = Reactions()
    var least = Reactions()
    var decoding = Reactions()
    var filling = Reactions()
    let start = Clock.now()
    for run in 1...times where run == 1 || Clock.now() - start < Self.patience {
      log("import, run \(run)")
      let cost = try importAll()
      whole.add(milliseconds: cost.milliseconds, peak: cost.megabytes)
      sync()
      let both = try floor.run(legacy, sample, output: folder + "/output")
      sync()
      decoding.add(milliseconds: both.decoding)
      filling.add(milliseconds: both.filling)
      least.add(milliseconds: both.decoding + both.filling, peak: both.megabytes)
    }
    let (one, oneRow) = try importOne(times: times)
    let budget = legacy.count >= Self.large ? Budget.ratio(3) : .none
    return [
      Measurement(name: "import of all", budget: budget, program: whole, floor: least),
      Measurement(name: "– decoding alone", budget: .none, program: Reactions(), floor: decoding),
      Measurement(name: "– filling alone", budget: .none, program: Reactions(), floor: filling),
      Measurement(name: "import of one record", budget: .none, program: one, floor: oneRow),
    ]
  }

  /// What was written before is on the disk first, so that nobody waits for what another has written.
  private func importAll() throws -> ChildProcess.Cost {
    clear()
    try legacy.link(as: todos)
    sync()
    let cost = try imports {
      try Alone(arguments: $0, environment: $1, output: folder + "/output").run()
    }
    guard try count(list) == legacy.count else { throw Failure("the import lost records") }
    return cost
  }

  /// One record at a time into the list that has just been imported, and one row into the one that was filled.
  private func importOne(times: Int) throws -> (Reactions, Reactions) {
    var mine = Reactions()
    var least = Reactions()
    // The first run of each is not counted.
    for run in 0...max(times, 5) {
      let item = SampleItem(id: UUID(), title: "One more of these 牛奶 \(run)", done: false)
      File.write("[\n\(LegacySample.record(item))\n]\n", to: todos)
      let took = try imports {
        try ChildProcess(arguments: $0, environment: $1, output: folder + "/output").run()
      }.milliseconds
      let inserted = try ChildProcess(
        arguments: [inserter, floor.path, item.title, SearchKey.column(item.title)],
        environment: [:], output: folder + "/output"
      ).run().milliseconds
      guard run > 0 else { continue }
      mine.add(milliseconds: took)
      least.add(milliseconds: inserted)
    }
    let added = max(times, 5) + 1
    guard try count(list) == legacy.count + added, try count(floor.path) == legacy.count + added
    else { throw Failure("a record that was added is missing") }
    return (mine, least)
  }

  /// Has the program run on the file that is there.
  private func imports(
    _ run: ([String], [String: String]) throws -> ChildProcess.Cost
  ) throws -> ChildProcess.Cost {
    let cost = try run(
      [program, "--db", list, "--import-legacy", todos], Subject.environment(home: home))
    guard unlink(folder + "/todos.imported.json") == 0 else {
      throw Failure("the imported file was not renamed")
    }
    return cost
  }

  private func count(_ path: String) throws -> Int? {
    try Int(SQLiteFile(path).strings("SELECT count(*) FROM item")[0])
  }

  private func clear() {
    for path in [list, floor.path] { File.removeDatabase(path) }
    for name in ["todos.json", "todos.imported.json", "output"] { unlink("\(folder)/\(name)") }
  }
}
