/// Program and floor on the same file, in turn, so that what else the machine does meets both.
struct Contest {
  let program: Subject
  let floor: Subject
  /// The budget for a key in the search box (p95).
  let keyBudget: Double

  /// What is measured, in the order of the report.
  private static let start = "start to first frame"

  func run(times: Int, log: (String) -> Void) throws -> [Measurement] {
    var reactions: [[String: Reactions]] = [[:], [:]]
    // The first run of each is not counted: it makes settings and fills caches.
    for run in 0...times {
      log("run \(run) of \(times)")
      for (index, subject) in [program, floor].enumerated() {
        // A start takes so little that it can be had twice as often.
        let alone = try startAlone(subject)
        let searching = try search(subject, into: &reactions[index], run: run)
        guard run > 0 else { continue }
        for answer in [alone, searching] {
          reactions[index][Self.start, default: Reactions()].add(answer)
        }
      }
    }
    return measurements(reactions)
  }

  private func startAlone(_ subject: Subject) throws -> Answer {
    let session = try subject.open()
    try session.quit("q")
    return session.start
  }

  private func search(
    _ subject: Subject, into reactions: inout [String: Reactions], run: Int
  ) throws -> Answer {
    let session = try subject.open()
    for script in SearchScript.all {
      for answer in try script.run(in: session) where run > 0 {
        reactions[script.name, default: Reactions()].add(answer)
      }
    }
    try session.quit("q")
    return session.start
  }

  private func measurements(_ reactions: [[String: Reactions]]) -> [Measurement] {
    func measurement(_ name: String, _ title: String, _ budget: Budget) -> Measurement {
      Measurement(
        name: title, budget: budget, program: reactions[0][name] ?? Reactions(),
        floor: reactions[1][name] ?? Reactions())
    }
    return [measurement(Self.start, Self.start, .ratio(2))]
      + SearchScript.all.map { measurement($0.name, "search key, \($0.name)", .p95(keyBudget)) }
  }
}

extension Contest {
  /// The keys of the list, for which there is no floor but the disk's; and what the program takes at rest.
  func pressOthers(
    items count: Int, folder: String, times: Int
  ) throws -> ([Measurement], Footprint) {
    let scripts = KeyScript.all(items: count)
    var mine = scripts.map { _ in Reactions() }
    var least = Reactions()
    let disk = try Disk(folder: folder)
    defer { disk.end() }
    let session = try program.open()
    for run in 0...times {
      for (index, script) in scripts.enumerated() {
        for answer in try script.run(in: session) where run > 0 {
          mine[index].add(answer)
          if script.writes { least.add(disk.sync()) }
        }
      }
    }
    let footprint = Footprint(of: session.process)
    try session.quit("q")
    let measurements = zip(scripts, mine).map { script, reactions in
      Measurement(
        name: script.name, budget: script.budget, program: reactions,
        floor: script.writes ? least : Reactions())
    }
    return (measurements, footprint)
  }

  /// Prints what each shows first, for people to compare.
  func show() throws {
    for subject in [program, floor] {
      let session = try subject.open()
      print(subject.arguments.joined(separator: " "))
      for row in 0..<Subject.rows { print(session.screen.text(row: row)) }
      try session.quit("q")
    }
  }
}
