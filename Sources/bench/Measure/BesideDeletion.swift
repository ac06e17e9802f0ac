import FoundationEssentials
import Glibc

/// How long a window takes to move its selection while it deletes a group with very many items, and undoes that.
struct BesideDeletion {
  let program: String
  /// A list with those items and some more.
  let sample: SampleDatabase
  let home: String
  /// A folder for the list that is changed.
  let folder: String

  /// One line of the report.
  struct Row {
    let name: String
    var moving = Figures()
    /// How long the work took; `nil` where there was none.
    var milliseconds: Double?
  }

  /// The items that are in no group.
  static let others = 1_000

  private var list: String { folder + "/deletion.db" }
  private var deleted: Int { sample.count - Self.others }

  func run(log: (String) -> Void) throws -> [Row] {
    try prepare()
    defer { File.removeDatabase(list) }
    let session = try Subject.program(program, database: list, home: home).open()
    log("without other work")
    var alone = Row(name: "no other work")
    for _ in 0..<20 { try move(in: session, &alone) }
    log("beside the deletion of a group with \(deleted.grouped) items")
    var deleting = Row(name: "deletion of \(deleted.grouped)")
    try askForDeletion(in: session)
    try work("i", shown: "deleting", left: Self.others, in: session, &deleting) {
      // From the side bar to a list that goes on being there.
      session.type("ga\t")
      try session.wait("the whole list") { $0.headerShows(" All") && $0.markedRow != nil }
    }
    log("beside its undo")
    var undoing = Row(name: "its undo")
    try work("u", shown: "undoing", left: sample.count, in: session, &undoing) {}
    try session.quit("q")
    return [alone, deleting, undoing]
  }

  /// Selects the group in the side bar and calls the question.
  private func askForDeletion(in session: Session) throws {
    session.type("\t")
    session.type("G")
    try session.wait("what is in no group") { $0.headerShows(" No group") }
    session.type("k")
    try session.wait("the group") { $0.headerShows(" Big") }
    session.type("dd")
    // It goes over the whole width, below the panes.
    try session.wait("the question") { session in
      (0..<session.screen.rows).contains { session.screen.text(row: $0).contains("Delete the") }
    }
  }

  /// Presses a key that begins the work, and moves until it has ended.
  private func work(
    _ key: String, shown word: String, left count: Int, in session: Session, _ row: inout Row,
    ready: () throws -> Void
  ) throws {
    let start = Clock.now()
    session.type(key)
    try session.wait(word) { $0.statusShows(word) }
    try ready()
    while session.statusShows(word) { try move(in: session, &row) }
    let end = try session.wait("a list of \(count)") { $0.headerShows("of \(count.grouped)") }
    row.milliseconds = (end - start).asMilliseconds
  }

  private func move(in session: Session, _ row: inout Row) throws {
    for key in ["j", "j", "k", "k"] {
      session.takeAll()
      let marked = session.markedRow
      row.moving.add(try session.react(to: key) { $0.markedRow != marked })
      usleep(20_000)
    }
  }

  /// A copy of the sample, all of it but the first items in one group.
  private func prepare() throws {
    File.makeFolder(folder)
    File.removeDatabase(list)
    try SQLiteFile(sample.path).execute("VACUUM INTO '\(list)'")
    // The sample's groups would stand between.
    try SQLiteFile(list).execute(
      """
      UPDATE item SET group_id = NULL WHERE group_id IS NOT NULL; DELETE FROM todo_group;
      INSERT INTO todo_group(id, name, name_key) VALUES (randomblob(16), 'Big', 'big');
      UPDATE item SET group_id = (SELECT id FROM todo_group)
        WHERE ord >= (SELECT ord FROM item ORDER BY ord LIMIT 1 OFFSET \(Self.others));
      """)
  }
}

extension BesideDeletion {
  /// The figures as a table for people.
  static func table(_ rows: [Row]) -> String {
    let lines = rows.map { row in
      [
        row.name, row.milliseconds.map { ($0 / 1_000).rounded(to: 1) } ?? "",
        row.moving.median.rounded(to: 2), row.moving.p95.rounded(to: 2),
        row.moving.max.rounded(to: 2), "\(row.moving.values.count)",
      ]
    }
    return Report.table(["", "seconds", "move", "p95", "longest", "keys"], lines)
      .joined(separator: "\n")
  }

  /// The figures as programs read them, in milliseconds.
  static func json(_ rows: [Row]) throws -> String {
    struct Line: Encodable {
      let name: String
      let work: Double?
      let median: Double?
      let p95: Double?
      let longest: Double?
      let keys: Int
    }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    let lines = rows.map {
      Line(
        name: $0.name, work: $0.milliseconds, median: $0.moving.median, p95: $0.moving.p95,
        longest: $0.moving.max, keys: $0.moving.values.count)
    }
    return String(decoding: try encoder.encode(lines), as: UTF8.self)
  }
}
