/// One run of `make bench`: lists of every size, one after the other.
struct Benchmark {
  let options: Options
  /// Told how far it is.
  let log: (String) -> Void

  private var home: String { options.folder + "/home" }

  func run() throws -> Report {
    File.makeFolder(home)
    var report = Report(machine: Machine(), runs: options.runs)
    for count in options.sizes {
      let sample = SampleDatabase(count: count, folder: options.folder)
      try sample.prepare(log: log)
      File.warm(sample.path)
      if options.shows {
        try contest(on: sample).show()
        continue
      }
      var part = Report.Part(items: count, megabytes: sample.megabytes)
      if options.measuresKeys { try pressKeys(on: sample, into: &part) }
      if options.measuresWork { try work(with: sample, into: &part) }
      report.parts.append(part)
    }
    return report
  }

  /// Moving the selection beside the deletion of a group with so many items.
  func besideDeletion(of count: Int) throws -> [BesideDeletion.Row] {
    File.makeFolder(home)
    let sample = SampleDatabase(
      count: count + BesideDeletion.others, folder: options.folder)
    try sample.prepare(log: log)
    return try BesideDeletion(
      program: options.program, sample: sample, home: home, folder: options.folder + "/work"
    ).run(log: log)
  }

  private func contest(on sample: SampleDatabase) -> Contest {
    Contest(
      program: .program(options.program, database: sample.path, home: home),
      floor: .floor(options.floor, database: sample.path, home: home),
      keyBudget: sample.count > 100_000 ? 8 : 3)
  }

  private func pressKeys(on sample: SampleDatabase, into part: inout Report.Part) throws {
    let name = "\(sample.count.grouped) items"
    let contest = contest(on: sample)
    part.idlePercent = Quiet.wait { log("\(name), \($0)") }
    let before = CoreTimes.now()
    part.measurements = try contest.run(times: options.runs) { log("\(name), \($0)") }
    let (others, footprint) = try contest.pressOthers(
      items: sample.count, folder: options.folder, times: options.runs
    ) { log("\(name), \($0)") }
    part.stolenPercent = (CoreTimes.now() - before).stolenPercent
    part.measurements += others
    part.footprint = footprint
  }

  private func work(with sample: SampleDatabase, into part: inout Report.Part) throws {
    let name = "\(sample.count.grouped) items"
    let legacy = LegacySample(count: sample.count, folder: options.folder)
    try legacy.prepare(log: log)
    File.warm(legacy.path)
    _ = Quiet.wait { log("\(name), \($0)") }
    let folder = options.folder + "/work"
    let importing = ImportContest(
      program: options.program, inserter: options.inserter, home: home, sample: sample,
      legacy: legacy, folder: folder)
    part.work = try importing.run(times: options.runs) { log("\(name), \($0)") }
    let exporting = ExportContest(sample: sample, folder: folder)
    part.work.append(try exporting.run(times: options.runs) { log("\(name), \($0)") })
  }
}
