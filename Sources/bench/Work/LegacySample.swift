import Glibc

/// The items of a sample as the elder program kept them: a file of JSON, made once and kept for the next run.
struct LegacySample {
  let path: String
  let count: Int

  init(count: Int, folder: String) {
    self.count = count
    path = "\(folder)/legacy-\(count).json"
  }

  /// Makes the file unless there is one that begins with the same records.
  func prepare(log: (String) -> Void) throws {
    let known = beginning(1 << 12)
    if !known.isEmpty, File.bytes(path, most: 1 << 12).starts(with: known) { return }
    log("making \(path)")
    let partial = path + ".partial"
    guard let file = fopen(partial, "w") else { throw Failure("no file \(partial)") }
    try SampleItem.each(of: count) { index, item in
      let line = (index == 0 ? "[\n" : ",\n") + Self.record(item)
      guard fputs(line, file) >= 0 else { throw Failure("cannot write \(partial)") }
    }
    fputs("\n]\n", file)
    guard fclose(file) == 0, rename(partial, path) == 0 else {
      throw Failure("cannot write \(path): \(String(cString: strerror(errno)))")
    }
  }

  /// Gives the file a second name, which the import may change.
  func link(as name: String) throws {
    unlink(name)
    guard Glibc.link(path, name) == 0 else {
      throw Failure("no \(name): \(String(cString: strerror(errno)))")
    }
  }

  /// One record in JSON. No title of a sample holds anything that JSON wants written otherwise.
  static func record(_ item: SampleItem) -> String {
    #"  {"id": "\#(item.id)", "title": "\#(item.title)", "done": \#(item.done)}"#
  }

  /// How the file begins.
  private func beginning(_ most: Int) -> [UInt8] {
    struct Enough: Error {}
    var bytes: [UInt8] = []
    // Stopped by a throw: the items of a large sample take seconds.
    try? SampleItem.each(of: count) { index, item in
      if bytes.count >= most { throw Enough() }
      bytes += Array(((index == 0 ? "[\n" : ",\n") + Self.record(item)).utf8)
    }
    return Array(bytes.prefix(most))
  }
}
