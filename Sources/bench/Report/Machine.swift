import CSQLite
import Glibc

/// What the figures depend on.
struct Machine: Encodable {
  let processor: String
  let cores: Int
  let memoryMegabytes: Int
  let kernel: String
  let sqlite: String
  /// How many programs wanted a core in the last minute; figures of a busy machine are worth little.
  let load: Double

  init() {
    processor = Self.field("model name", in: "/proc/cpuinfo")
    cores = Int(sysconf(Int32(_SC_NPROCESSORS_ONLN)))
    let kilobytes = Self.field("MemTotal", in: "/proc/meminfo").prefix { $0.isNumber }
    memoryMegabytes = (Int(kilobytes) ?? 0) / 1024
    kernel = File.text("/proc/sys/kernel/osrelease").filter { !$0.isNewline }
    sqlite = String(cString: sqlite3_libversion())
    load = Double(File.text("/proc/loadavg").prefix { $0 != " " }) ?? 0
  }

  private static func field(_ name: String, in path: String) -> String {
    for line in File.text(path).split(separator: "\n") where line.hasPrefix(name) {
      return String(line.drop { $0 != ":" }.dropFirst().drop { $0 == " " })
    }
    return "unknown"
  }
}
