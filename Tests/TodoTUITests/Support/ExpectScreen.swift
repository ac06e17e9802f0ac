import Testing

/// Compares a picture with the expected one and prints the rows that differ; what is there can be pasted.
func expectScreen(
  _ actual: String, _ expected: String, sourceLocation: SourceLocation = #_sourceLocation
) {
  let actualRows = rows(actual)
  let expectedRows = rows(expected)
  guard actualRows != expectedRows else { return }
  var report = ""
  for row in 0..<max(actualRows.count, expectedRows.count) {
    let is_ = row < actualRows.count ? actualRows[row] : "(no row)"
    let should = row < expectedRows.count ? expectedRows[row] : "(no row)"
    report += is_ == should ? "  \(is_)\n" : "+ \(is_)\n- \(should)\n"
  }
  Issue.record("the screen differs (+ is, - should be):\n\(report)", sourceLocation: sourceLocation)
}

/// Whether the screen shows a text.
func expectShows(
  _ scene: Scene, _ text: String, sourceLocation: SourceLocation = #_sourceLocation
) {
  guard !scene.screen.contains(text) else { return }
  Issue.record("\"\(text)\" is not on the screen:\n\(scene.screen)", sourceLocation: sourceLocation)
}

/// Whether the screen does not show a text.
func expectHides(
  _ scene: Scene, _ text: String, sourceLocation: SourceLocation = #_sourceLocation
) {
  guard scene.screen.contains(text) else { return }
  Issue.record("\"\(text)\" is on the screen:\n\(scene.screen)", sourceLocation: sourceLocation)
}

private func rows(_ text: String) -> [String] {
  var rows = text.split(separator: "\n", omittingEmptySubsequences: false).map { row in
    String(row.reversed().drop { $0 == " " }.reversed())
  }
  while rows.last == "" { rows.removeLast() }
  return rows
}
