import Glibc

/// How long keys take in a window while it imports or undoes very many items beside, and without that.
struct BesideWork {
  let program: String
  let folder: String
  /// How many records the import has.
  let count: Int

  init(program: String, folder: String, count: Int) throws {
    File.makeFolder(folder)
    // The standard says that relative places count for nothing.
    guard let path = realpath(folder, nil) else { throw Failure("no folder \(folder)") }
    defer { free(path) }
    self.program = program
    self.folder = String(cString: path)
    self.count = count
  }

  /// One line of the report.
  struct Row {
    var name: String
    var moving = Figures()
    var searching = Figures()
    var ticking = Figures()
    /// A move that is pressed right behind a tick, before that is done.
    var movingOn = Figures()

    mutating func took(_ nanoseconds: Int) {
      name += " (\((nanoseconds.asMilliseconds / 1_000).rounded(to: 0)) s)"
    }
  }

  /// The items that are in the list before.
  private static let before = 1_000
  private var data: String { folder + "/data" }

  func run(log: (String) -> Void) throws -> [Row] {
    try prepare()
    log("without other work")
    let session = try open()
    var alone = Row(name: "no other work")
    for _ in 0..<20 { try press(in: session, ticks: true, &alone) }
    try session.quit("q")
    log("beside an import of \(count.grouped)")
    var importing = Row(name: "import of \(count.grouped)")
    let next = try importAndUndo { session in
      try press(in: session, ticks: true, &importing)
    }
    log("beside its undo")
    var undoing = Row(name: "undo of \(count.grouped)")
    let beforeUndo = Clock.now()
    while next.statusShows("undoing") { try press(in: next, ticks: false, &undoing) }
    // A key may have taken the message away that tells of it.
    try next.wait("the list of before") { $0.headerShows("of \(Self.before.grouped)") }
    undoing.took(Clock.now() - beforeUndo)
    try next.quit("q")
    return [alone, importing, undoing]
  }

  /// Imports with that beside, and begins to undo it.
  private func importAndUndo(_ beside: (Session) throws -> Void) throws -> Session {
    try writeRecords()
    let session = try open(waiting: false)
    try session.wait("an import") { $0.statusShows("importing") }
    while File.size(data + "/mytodo/todos.imported.json") == 0 { try beside(session) }
    // What was ticked meanwhile comes first.
    for _ in 0..<1_000 where !session.statusShows("undoing") {
      session.type("u")
      usleep(100_000)
      session.takeAll()
    }
    return session
  }

  /// A person who moves, searches and ticks.
  private func press(in session: Session, ticks: Bool, _ row: inout Row) throws {
    for key in ["j", "j", "k", "k"] {
      session.takeAll()
      let marked = session.markedRow
      row.moving.add(try session.react(to: key) { $0.markedRow != marked })
      usleep(20_000)
    }
    if ticks {
      for done in [true, false] {
        let mark = done ? ">[x]" : ">[ ]"
        row.ticking.add(try session.react(to: "x") { $0.listShows(mark) })
        usleep(20_000)
      }
      for key in ["j", "k"] {
        session.takeAll()
        let marked = session.markedRow
        session.type("x")
        row.movingOn.add(try session.react(to: key) { $0.markedRow != marked })
        usleep(300_000)
      }
      session.type("jxkx")
      usleep(300_000)
    }
    session.type("/")
    try session.wait("a search box") { $0.headerShows("/ ") }
    var word = ""
    for letter in "milk" {
      word.append(letter)
      row.searching.add(try session.react(to: String(letter)) { $0.headerShows("/ " + word) })
      usleep(20_000)
    }
    session.type("\u{1B}")
    try session.wait("the whole list") { !$0.headerShows("/ ") }
  }

  private func prepare() throws {
    File.makeFolder(data + "/mytodo")
    for name in [
      "mytodo.db", "mytodo.db-wal", "mytodo.db-shm", "todos.json", "todos.imported.json",
    ] {
      unlink(data + "/mytodo/" + name)
    }
    try writeRecords(Self.before)
    let session = try open()
    try session.wait("the first items") { $0.statusShows("imported") }
    try session.quit("q")
    unlink(data + "/mytodo/todos.imported.json")
  }

  /// A legacy file; its first record is open, so that a tick is seen.
  private func writeRecords(_ few: Int? = nil) throws {
    var text = "["
    // The same ones come first each time; a second file goes on where the first one ended.
    let first = few == nil ? Self.before : 0
    SampleItem.each(of: few ?? Self.before + count) { index, item in
      guard index >= first else { return }
      text += index == first ? "" : ",\n"
      text += #"{"id":"\#(item.id)","title":"\#(item.title)","done":false}"#
    }
    guard let file = fopen(data + "/mytodo/todos.json", "w") else { throw Failure("no todos.json") }
    defer { fclose(file) }
    fputs(text + "]", file)
  }

  private func open(waiting: Bool = true) throws -> Session {
    let environment = [
      "HOME": folder, "XDG_DATA_HOME": data, "XDG_STATE_HOME": folder, "XDG_CONFIG_HOME": folder,
      "PATH": "/usr/bin:/bin", "TERM": "xterm-256color", "LANG": "C.UTF-8",
    ]
    return try Session(
      [program], environment: environment, rows: Subject.rows, columns: Subject.columns,
      waiting: waiting)
  }
}

extension BesideWork {
  /// The figures as a table for people.
  static func table(_ rows: [Row]) -> String {
    func cells(_ figures: Figures, _ alone: Figures) -> [String] {
      guard let most = figures.max, let least = alone.max else { return ["", "", ""] }
      return [
        figures.median.rounded(to: 2), most.rounded(to: 2), (most / least).rounded(to: 2),
      ]
    }
    let kinds = ["move", "search", "tick", "move after a tick"]
    let header = [""] + kinds.flatMap { [$0, "longest", "ratio"] }
    var lines = [header, header.map { _ in "-" }]
    for row in rows {
      lines.append(
        [row.name] + cells(row.moving, rows[0].moving) + cells(row.searching, rows[0].searching)
          + cells(row.ticking, rows[0].ticking) + cells(row.movingOn, rows[0].movingOn))
    }
    return Report.aligned(lines).joined(separator: "\n")
  }
}
