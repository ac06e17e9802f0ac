import FoundationEssentials
import Glibc
import Testing

@testable import TodoCore

@Suite("What becomes of the legacy file") struct ImportFileTests {
  let world: ImportWorld
  let entries = LegacyEntry.numbered(0..<3)
  var taken: String { world.folder.file("todos.imported.json") }

  init() throws { world = try ImportWorld(entries) }

  @Test("it keeps its bytes, mark and all, under the new name")
  func bytes() throws {
    try world.put("\u{FEFF}" + entries.json.replacing("\n", with: "\r\n"))
    let before = fingerprint(world.source)
    let report = try world.run()
    #expect(report.counts == ["added": 3] && report.renamedTo == taken)
    #expect(fingerprint(taken) == before)
    #expect(try world.names() == ["data", "todos.imported.json"])
  }

  @Test(
    "whatever has the new name already stays, and the file gets a number",
    arguments: ["file", "read-only file", "folder", "link", "dangling link"])
  func taken(by kind: String) throws {
    let target = world.folder.file("target")
    switch kind {
    case "folder": mkdir(taken, 0o755)
    case "link", "dangling link":
      if kind == "link" { try Data("other".utf8).write(to: URL(filePath: target)) }
      symlink(target, taken)
    default:
      try Data("other".utf8).write(to: URL(filePath: taken))
      if kind == "read-only file" { chmod(taken, 0o400) }
    }
    let before = fingerprint(taken)
    #expect(try world.run().renamedTo == world.folder.file("todos.imported.2.json"))
    #expect(fingerprint(taken) == before)
    #expect(access(target, F_OK) == (kind == "link" ? 0 : -1))
    try world.put(entries)
    #expect(try world.run().renamedTo == world.folder.file("todos.imported.3.json"))
    #expect(fingerprint(taken) == before)
  }

  @Test("a link stays a link to a file that stays where it is", arguments: [true, false])
  func link(isRelative: Bool) throws {
    let target = world.folder.file("phone.json")
    rename(world.source, target)
    symlink(isRelative ? "phone.json" : target, world.source)
    let before = fingerprint(target)
    #expect(try world.run().renamedTo == taken)
    #expect(fingerprint(target) == before)
    #expect(try world.names() == ["data", "phone.json", "todos.imported.json"])
    #expect(fingerprint(taken) == before)
    #expect(try world.store().count(TodoQuery()) == 3)
  }

  @Test("a name without an ending gets one")
  func otherName() throws {
    let other = world.folder.file("旧的清单")
    rename(world.source, other)
    #expect(try world.importer().run(file: other).renamedTo == other + ".imported")
  }

  @Test("where the new name can't be given, everything is in the list all the same")
  func notRenamed() throws {
    let long = world.folder.file(String(repeating: "a", count: 245) + ".json")
    rename(world.source, long)
    for _ in 0..<2 {
      #expect(throws: ImportError.notRenamed(path: long, reason: "File name too long")) {
        try world.importer().run(file: long)
      }
      #expect(try world.store().count(TodoQuery()) == 3)
    }
  }

  @Test("what is no file is refused at once", arguments: ["missing", "folder", "pipe", "loop"])
  func noFile(kind: String) throws {
    let path = world.folder.file(kind)
    switch kind {
    case "folder": mkdir(path, 0o755)
    case "pipe": mkfifo(path, 0o600)
    case "loop": symlink(path, path)
    default: break
    }
    let error = #expect(throws: ImportError.self) { try world.importer().run(file: path) }
    if kind == "missing" {
      #expect(error == .missing(path: path))
    } else if case .notAFile(let named)? = error, kind != "loop" {
      #expect(named == path)
    } else if case .unusable(let named, let reason)? = error {
      #expect(named == path && !reason.isEmpty)
    } else {
      Issue.record("\(String(describing: error))")
    }
    #expect(access(world.list, F_OK) != 0)
  }

  @Test("a file with a fault is left as it is, and no list is made")
  func fault() throws {
    try world.put(entries.json + "x")
    let before = fingerprint(world.source)
    let fault = ImportError.fault(path: world.source, LegacyFault(.trailingText, line: 6))
    #expect(throws: fault) { try world.run() }
    #expect(fingerprint(world.source) == before)
    #expect(try world.names() == ["todos.json"])
  }

  @Test(
    "a folder in which nothing can be renamed is refused before anything is saved",
    .enabled(if: geteuid() != 0, "root may write everywhere"))
  func unwritable() throws {
    chmod(world.folder.path, 0o500)
    defer { chmod(world.folder.path, 0o700) }
    let elsewhere = try TemporaryFolder()
    let list = elsewhere.file("list.db")
    let importer = LegacyImporter(databasePath: list, author: Author(.legacyImport))
    #expect(
      throws: ImportError.unusable(path: world.folder.path, reason: "Permission denied")
    ) { try importer.run(file: world.source) }
    #expect(access(list, F_OK) != 0)
  }

  @Test(
    "a file that changed during the import keeps its name; what was read is in the list",
    arguments: ["appended", "replaced", "removed"])
  func changed(how: String) throws {
    let source = world.source
    #expect(throws: ImportError.changedMeanwhile(path: source)) {
      try world.run { progress in
        guard progress.phase == .verifying else { return true }
        switch how {
        case "appended": try? Data((entries.json + " ").utf8).write(to: URL(filePath: source))
        case "replaced":
          try? Data(entries.json.utf8).write(to: URL(filePath: source + "~"))
          rename(source + "~", source)
        default: unlink(source)
        }
        return true
      }
    }
    #expect(try world.names() == (how == "removed" ? ["data"] : ["data", "todos.json"]))
    let store = try world.store()
    #expect(try store.count(TodoQuery()) == 3 && store.isSettled())
    try world.put(entries)
    #expect(try world.run().counts == ["unchanged": 3])
  }
}
