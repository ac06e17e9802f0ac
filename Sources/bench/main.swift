import Glibc

// `make bench`: how fast the program is beside a C program that does the least, on the same file.

/// Progress goes to stderr, so that stdout holds the report alone.
func log(_ text: String) {
  let line = Array("bench: \(text)\n".utf8)
  _ = write(STDERR_FILENO, line, line.count)
}

func measure(_ options: Options) throws -> Report {
  let home = "\(options.folder)/home"
  File.makeFolder(home)
  var report = Report(machine: Machine(), runs: options.runs)
  for count in options.sizes {
    let database = SampleDatabase(count: count, folder: options.folder)
    try database.prepare(log: log)
    File.warm(database.path)
    let contest = Contest(
      program: .program(options.program, database: database.path, home: home),
      floor: .floor(options.floor, database: database.path, home: home),
      keyBudget: count > 100_000 ? 8 : 3)
    if options.shows {
      try contest.show()
      continue
    }
    var measurements = try contest.run(times: options.runs) { log("\(count.grouped) items, \($0)") }
    log("\(count.grouped) items, other keys")
    let (others, footprint) = try contest.pressOthers(
      items: count, folder: options.folder, times: max(1, options.runs / 4))
    measurements += others
    report.parts.append(
      Report.Part(
        items: count, megabytes: database.megabytes, measurements: measurements,
        footprint: footprint))
  }
  return report
}

do {
  let options = try Options(CommandLine.arguments)
  if let count = options.beside {
    let rows = try BesideWork(
      program: options.program, folder: options.folder + "/beside", count: count
    ).run(log: log)
    print(BesideWork.table(rows))
    exit(0)
  }
  let report = try measure(options)
  if !options.shows { print(options.printsJSON ? try report.json() : report.table) }
} catch {
  log("\(error)")
  exit(1)
}
