/// Program and floor on the same file, in turn, so that what else the machine does meets both.
struct Contest {
  let program: Subject
  let floor: Subject
  /// The budget for a key in the search box (p95).
  let keyBudget: Double

  private static let start = "start to first frame"

  func run(times: Int, log: (String) -> Void) throws -> [Measurement] {
    let scripts = Script.searches(budget: keyBudget)
    var starts = [Reactions(), Reactions()]
    var answers = [starts, starts].map { _ in scripts.map { _ in Reactions() } }
    // The first run of each, with two starts, is not counted: it makes settings and fills caches.
    for run in 0...times {
      log("run \(run) of \(times)")
      for (index, subject) in [program, floor].enumerated() {
        // A start takes so little that it can be had twice as often.
        let alone = try subject.open()
        try alone.quit("q")
        let session = try subject.open()
        for (place, script) in scripts.enumerated() {
          for answer in try script.run(in: session) where run > 0 {
            answers[index][place].add(answer)
          }
        }
        try session.quit("q")
        if run > 0 { for session in [alone, session] { starts[index].add(session.start) } }
      }
    }
    return [
      Measurement(name: Self.start, budget: .ratio(2), program: starts[0], floor: starts[1])
    ]
      + scripts.enumerated().map { place, script in
        Measurement(
          name: script.name, budget: script.budget, program: answers[0][place],
          floor: answers[1][place])
      }
  }
}

extension Contest {
  /// The keys of the list, for which there is no floor but the disk's; and what the program takes at rest.
  func pressOthers(
    items count: Int, folder: String, times: Int, log: (String) -> Void
  ) throws -> ([Measurement], Footprint) {
    let disk = try Disk(folder: folder)
    defer { disk.end() }
    let session = try program.open()
    var measurements: [Measurement] = []
    for scripts in Script.others(items: count, searchBudget: keyBudget) {
      measurements += try press(scripts, in: session, disk, times: times, log: log)
    }
    let footprint = Footprint(of: session.process)
    try session.quit("q")
    return (measurements, footprint)
  }

  private func press(
    _ scripts: [Script], in session: Session, _ disk: Disk, times: Int, log: (String) -> Void
  ) throws -> [Measurement] {
    var mine = scripts.map { _ in Reactions() }
    var least = Reactions()
    // The first run is not counted here either.
    for run in 0...times {
      let now = scripts.enumerated().filter { run <= $0.element.runs(of: times) }
      if !now.isEmpty { log("other keys, run \(run)") }
      for (index, script) in now {
        for answer in try script.run(in: session) where run > 0 {
          mine[index].add(answer)
          if script.floor == .disk { least.add(disk.sync()) }
        }
      }
    }
    return zip(scripts, mine).map { script, reactions in
      Measurement(
        name: script.name, budget: script.budget, program: reactions,
        floor: script.floor == .disk ? least : Reactions())
    }
  }

  /// Prints what each shows first, for people to compare.
  func show() throws {
    for subject in [program, floor] {
      let session = try subject.open()
      print(subject.arguments.joined(separator: " "))
      for keys in ["", "/", "e"] {
        if !keys.isEmpty { _ = try session.press(keys) }
        if keys == "/" { continue }
        for row in 0..<Subject.rows { print(session.screen.text(row: row)) }
      }
      _ = try session.press("\u{1B}")
      try session.quit("q")
    }
  }
}
