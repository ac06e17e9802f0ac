import Glibc

/// What the benchmark is asked to do.
struct Options {
  static let usage = """
    usage: bench [--json] [--sizes "N ..."] [--runs N] [--only keys|work] [--show]
                 [--beside N] [--delete N]
                 [--program FILE] [--floor FILE] [--inserter FILE] [--folder FOLDER]
    """

  var printsJSON = false
  /// Draw the first screen of each program instead of measuring.
  var shows = false
  /// Measure keys beside an import, and its undo, of so many items.
  var beside: Int?
  /// Measure keys beside the deletion of a group, and its undo, with so many items.
  var deletes: Int?
  /// Whether keys are measured, and what else the program takes while it is open.
  var measuresKeys = true
  /// Whether imports and exports are measured.
  var measuresWork = true
  var sizes = [100, 10_000, 100_000, 1_000_000]
  var runs = 8
  var program: String
  var floor: String
  var inserter: String
  var folder = ".build/bench"

  init(_ arguments: [String]) throws {
    // The programs lie where this one lies, unless told otherwise.
    let bin = arguments[0].lastIndex(of: "/").map { arguments[0][...$0] } ?? "./"
    program = bin + "mytodo"
    floor = bin + "floor"
    inserter = bin + "insert"
    var rest = arguments.dropFirst()
    func value(of option: String) throws -> String {
      guard let value = rest.popFirst() else { throw Failure("\(option) needs a value") }
      return value
    }
    while let argument = rest.popFirst() {
      switch argument {
      case "--json": printsJSON = true
      case "--show": shows = true
      case "--sizes": sizes = try Self.numbers(value(of: argument))
      case "--beside": beside = try Self.numbers(value(of: argument)).first
      case "--delete": deletes = try Self.numbers(value(of: argument)).first
      case "--runs": runs = try Self.numbers(value(of: argument)).first ?? runs
      case "--program": program = try value(of: argument)
      case "--floor": floor = try value(of: argument)
      case "--inserter": inserter = try value(of: argument)
      case "--only": try measureOnly(value(of: argument))
      case "--folder": folder = try value(of: argument)
      default: throw Failure("\(argument)?\n\(Self.usage)")
      }
    }
  }

  private mutating func measureOnly(_ part: String) throws {
    guard ["keys", "work"].contains(part) else { throw Failure("\(part)?\n\(Self.usage)") }
    measuresKeys = part == "keys"
    measuresWork = part == "work"
  }

  private static func numbers(_ text: String) throws -> [Int] {
    try text.split(separator: " ").map { word in
      guard let number = Int(word), number > 0 else { throw Failure("\(word) is no number") }
      return number
    }
  }
}
