/// Columns of the screen and places of the text.
extension WrappedText {
  /// The column of a place in its row.
  func column(of index: String.Index, inRow row: Int) -> Int {
    text.columns(in: rows[row].range.lowerBound..<index)
  }

  /// The last place that is drawn in this row: the end of a continued row is the start of the next.
  func lastPlace(inRow row: Int) -> String.Index {
    let range = rows[row].range
    return rows[row].isContinued && !range.isEmpty
      ? text.index(before: range.upperBound) : range.upperBound
  }

  /// The place at a column of a row, or before it.
  func place(column: Int, inRow row: Int) -> String.Index {
    var index = rows[row].range.lowerBound
    let last = lastPlace(inRow: row)
    var sum = 0
    while index < last {
      let next = text.cluster(at: index, column: sum)
      sum += next.columns
      if sum > column { break }
      index = next.end
    }
    return index
  }
}
