import CSQLite
import Glibc
import TodoCore

/// An export through the library, and the least that it can be, in turn, in this process.
struct ExportContest {
  let sample: SampleDatabase
  let folder: String

  /// Long work is done as often as fits in this time, but once in any case.
  private static let patience = Int.milliseconds(10_000)

  func run(times: Int, log: (String) -> Void) throws -> Measurement {
    File.makeFolder(folder)
    var mine = Reactions()
    var least = Reactions()
    let start = Clock.now()
    for run in 0...times where run <= 1 || Clock.now() - start < Self.patience {
      log("export, run \(run)")
      let (took, floor) = (try export(), try copy())
      // The first run of each is not counted.
      guard run > 0 else { continue }
      mine.add(milliseconds: took)
      least.add(milliseconds: floor)
    }
    return Measurement(name: "export of all", budget: .none, program: mine, floor: least)
  }

  /// From opening the list until the document has its name.
  private func export() throws -> Double {
    let path = folder + "/export.json"
    unlink(path)
    sync()
    let start = Clock.now()
    let count = try TodoStore(path: sample.path, author: Author(.command)).exportJSON(to: path)
    let took = (Clock.now() - start).asMilliseconds
    unlink(path)
    guard count == sample.count else { throw Failure("\(count) items exported") }
    return took
  }

  /// The same rows, their columns written as they are, to a file that is synced.
  private func copy() throws -> Double {
    let path = folder + "/rows"
    sync()
    let start = Clock.now()
    let file = try SQLiteFile(sample.path)
    let rows = try RowWriter(path: path)
    let count = try file.copy(
      """
      SELECT id, title, done, group_id, priority, due_day, due_minute, notes, created_at, modified_at, completed_at,
        (SELECT group_concat(tag.name) FROM item_tag JOIN tag ON tag.id = tag_id WHERE item_id = item.id)
      FROM item ORDER BY ord
      """, to: rows)
    rows.end()
    let took = (Clock.now() - start).asMilliseconds
    unlink(path)
    guard count == sample.count else { throw Failure("\(count) rows copied") }
    return took
  }
}

/// A file that bytes are appended to, in pieces of a size that costs few system calls.
private final class RowWriter {
  private static let size = 256 << 10
  private let descriptor: Int32
  private let buffer = UnsafeMutableRawPointer.allocate(byteCount: RowWriter.size, alignment: 1)
  private var used = 0

  init(path: String) throws {
    descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw Failure("no file \(path)") }
  }

  deinit { buffer.deallocate() }

  func append(_ bytes: UnsafeRawPointer?, _ count: Int) {
    if used + count + 1 > Self.size { flush() }
    // No column of a sample is as long as the buffer.
    if let bytes, count < Self.size { memcpy(buffer + used, bytes, count) }
    used += count
    buffer.storeBytes(of: UInt8(ascii: ","), toByteOffset: used, as: UInt8.self)
    used += 1
  }

  private func flush() {
    _ = write(descriptor, buffer, used)
    used = 0
  }

  /// Writes the rest and waits for the disk.
  func end() {
    flush()
    fsync(descriptor)
    close(descriptor)
  }
}

extension SQLiteFile {
  /// Writes every column of every row; the number of rows.
  fileprivate func copy(_ sql: String, to rows: RowWriter) throws -> Int {
    let statement = try prepare(sql)
    defer { sqlite3_finalize(statement) }
    let columns = sqlite3_column_count(statement)
    var count = 0
    while sqlite3_step(statement) == SQLITE_ROW {
      for column in 0..<columns {
        let text = sqlite3_column_text(statement, column)
        rows.append(text, Int(sqlite3_column_bytes(statement, column)))
      }
      count += 1
    }
    return count
  }
}
