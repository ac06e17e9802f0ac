import FoundationEssentials
import Testing

@testable import TodoCore

/// A populated file of an older version: a dump of a database that was made by that version's frozen DDL.
struct Fixture: CustomTestStringConvertible {
  let version: SchemaVersion

  static let all = SchemaVersion.all.map(Fixture.init)
  /// Those that have to be migrated.
  static let old = all.filter { $0.version.number < SchemaVersion.current.number }

  var testDescription: String { "v\(version.number).sql" }

  var sql: String {
    get throws {
      let here = #filePath.split(separator: "/").dropLast().joined(separator: "/")
      return try String(
        contentsOfFile: "/\(here)/Fixtures/v\(version.number).sql", encoding: .utf8)
    }
  }

  /// Makes the file, as a program of that version left it.
  @discardableResult
  func write(to path: String) throws -> String {
    try Database(path: path, creating: true).execute(sql)
    return path
  }
}

extension Database {
  /// Every row of a query, its columns joined by `|`; NULL is empty.
  func lines(_ sql: String) throws -> [String] {
    var lines: [String] = []
    try each(sql) { row in
      lines.append((0..<row.columnCount).map { row.text($0) }.joined(separator: "|"))
    }
    return lines
  }

  /// What tables, indexes and triggers there are, with the SQL that made them.
  func shape() throws -> [String] {
    try lines("SELECT type, name, tbl_name, sql FROM sqlite_master ORDER BY type, name")
  }
}

/// Size and hash of a file's bytes; empty where there is none.
func fingerprint(_ path: String) -> String {
  guard let data = FileManager.default.contents(atPath: path) else { return "" }
  let hash = data.reduce(14_695_981_039_346_656_037 as UInt64) {
    ($0 ^ UInt64($1)) &* 1_099_511_628_211
  }
  return "\(data.count) bytes, \(String(hash, radix: 16))"
}

/// Compares two lists row by row, and shows only the rows that differ.
func expectLines(
  _ found: [String], _ expected: [String], sourceLocation: SourceLocation = #_sourceLocation
) {
  for index in 0..<max(found.count, expected.count) {
    let pair = [found, expected].map { index < $0.count ? $0[index] : "no row" }
    #expect(pair[0] == pair[1], "row \(index)", sourceLocation: sourceLocation)
  }
}
