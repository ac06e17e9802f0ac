import FoundationEssentials

/// Legacy files, as the phone app wrote them.
enum Legacy {
  struct Record {
    var id = UUID()
    var title: String
    var done = false
  }

  /// The JSON of records, one in each line.
  static func json(_ records: [Record]) -> String {
    let lines = records.map {
      #"  {"id": "\#($0.id.uuidString)", "title": \#(quoted($0.title)), "done": \#($0.done)}"#
    }
    return "[\n" + lines.joined(separator: ",\n") + "\n]\n"
  }

  /// A string of JSON; everything below a blank is escaped.
  private static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": result += "\\\(scalar)"
      case _ where scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value):
        let digits = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}
