import Glibc

// `make bench`: how fast the program is beside a C program that does the least, on the same file.

/// Progress goes to stderr, so that stdout holds the report alone.
func log(_ text: String) {
  let line = Array("bench: \(text)\n".utf8)
  _ = write(STDERR_FILENO, line, line.count)
}

do {
  // Parts of the benchmark that are processes of their own.
  switch CommandLine.arguments.dropFirst().first {
  case Alone.option:
    try Alone.answer(CommandLine.arguments.dropFirst(2), environment: Subject.inheritedEnvironment)
    exit(0)
  case ImportFloor.option:
    try ImportFloor.answer(CommandLine.arguments.dropFirst(2))
    exit(0)
  default: break
  }
  let options = try Options(CommandLine.arguments)
  if let count = options.beside {
    let rows = try BesideWork(
      program: options.program, folder: options.folder + "/beside", count: count
    ).run(log: log)
    print(BesideWork.table(rows))
    exit(0)
  }
  if let count = options.deletes {
    let rows = try Benchmark(options: options, log: log).besideDeletion(of: count)
    print(options.printsJSON ? try BesideDeletion.json(rows) : BesideDeletion.table(rows))
    exit(0)
  }
  let report = try Benchmark(options: options, log: log).run()
  if !options.shows { print(options.printsJSON ? try report.json() : report.table) }
} catch {
  log("\(error)")
  exit(1)
}
