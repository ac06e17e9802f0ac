/// The keys as a table for the documents, made from the same bindings that the program obeys.
public enum KeyTable {
  /// A Markdown table: keys, what they do, where.
  public static func markdown(_ language: Language) -> String {
    let strings = language.strings
    var lines = [
      row(strings.keyTableHeadings), row(strings.keyTableHeadings.map { _ in "---" }),
    ]
    for group in groups(of: KeyMap.standard.bindings) {
      let keys = group.flatMap(\.sequences).map { "`" + escaped(KeyMap.label($0)) + "`" }
      let first = group[0]
      let text = strings.describe(first.command)
      lines.append(row([keys.joined(separator: " "), text, strings.place(first.contexts)]))
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// Lines of the table that give the same command in the same places are one line of the document.
  private static func groups(of bindings: [Binding]) -> [[Binding]] {
    var result: [[Binding]] = []
    for binding in bindings {
      let index = result.firstIndex {
        $0[0].command == binding.command && $0[0].contexts == binding.contexts
      }
      if let index { result[index].append(binding) } else { result.append([binding]) }
    }
    return result
  }

  static func row(_ cells: [String]) -> String {
    "| " + cells.joined(separator: " | ") + " |"
  }

  static func escaped(_ text: String) -> String {
    text.split(separator: "|", omittingEmptySubsequences: false).joined(separator: "\\|")
  }
}
