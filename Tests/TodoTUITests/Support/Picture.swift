@testable import TodoTUI

/// A surface as an SVG picture of a terminal window, for the documents.
struct Picture {
  let surface: Surface

  private static let cell = (width: 9, height: 19)
  private static let margin = 12
  /// The terminal's own colours.
  private static let text = "#d6d6d6"
  private static let back = "#1c1c1c"

  /// Cells beside each other that look the same.
  private struct Run {
    var column: Int
    var columns = 0
    var text = ""
    let style: Style
  }

  var svg: String {
    let width = surface.size.columns * Picture.cell.width + 2 * Picture.margin
    let height = surface.size.rows * Picture.cell.height + 2 * Picture.margin
    var lines = [
      "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(width)\" height=\"\(height)\""
        + " viewBox=\"0 0 \(width) \(height)\">",
      "<rect width=\"100%\" height=\"100%\" rx=\"8\" fill=\"\(Picture.back)\"/>",
      "<g font-family=\"'DejaVu Sans Mono',Menlo,Consolas,'Noto Sans Mono CJK SC',monospace\""
        + " font-size=\"15\" fill=\"\(Picture.text)\" xml:space=\"preserve\">",
    ]
    for row in 0..<surface.size.rows {
      for run in runs(row) { lines += drawn(run, row: row) }
    }
    if let cursor = surface.cursor {
      let place = Picture.place(cursor.column, cursor.row)
      lines.append(
        "<rect x=\"\(place.x)\" y=\"\(place.y)\" width=\"\(Picture.cell.width)\""
          + " height=\"\(Picture.cell.height)\" fill=\"\(Picture.text)\" fill-opacity=\"0.6\"/>")
    }
    return (lines + ["</g>", "</svg>", ""]).joined(separator: "\n")
  }

  private static func place(_ column: Int, _ row: Int) -> (x: Int, y: Int) {
    (margin + column * cell.width, margin + row * cell.height)
  }

  /// Words, gaps and wide characters are runs of their own, so that nothing behind them shifts whatever font
  /// is there.
  private func runs(_ row: Int) -> [Run] {
    var runs: [Run] = []
    let cells = Array(surface.row(row))
    for (column, cell) in cells.enumerated() where !cell.isCovered {
      let isWide = column + 1 < cells.count && cells[column + 1].isCovered
      let isSame =
        runs.last.map {
          $0.style == cell.style && $0.columns == $0.text.count
            && ($0.text.last == " ") == (cell.text == " ")
        } ?? false
      if isWide || !isSame { runs.append(Run(column: column, style: cell.style)) }
      runs[runs.count - 1].text += cell.text
      runs[runs.count - 1].columns += isWide ? 2 : 1
    }
    return runs
  }

  private func drawn(_ run: Run, row: Int) -> [String] {
    let place = Picture.place(run.column, row)
    let width = run.columns * Picture.cell.width
    let isReverse = run.style.attributes.contains(.reverse)
    var fill = Picture.code(run.style.foreground) ?? Picture.text
    var back = Picture.code(run.style.background)
    if isReverse { (fill, back) = (back ?? Picture.back, fill) }
    var lines: [String] = []
    if let back {
      lines.append(
        "<rect x=\"\(place.x)\" y=\"\(place.y)\" width=\"\(width)\""
          + " height=\"\(Picture.cell.height)\" fill=\"\(back)\"/>")
    }
    guard run.text.contains(where: { $0 != " " }) || run.style.attributes.contains(.underline)
    else {
      return lines
    }
    var look = fill == Picture.text ? "" : " fill=\"\(fill)\""
    if run.style.attributes.contains(.bold) { look += " font-weight=\"bold\"" }
    if run.style.attributes.contains(.dim) { look += " opacity=\"0.6\"" }
    if run.style.attributes.contains(.underline) { look += " text-decoration=\"underline\"" }
    lines.append(
      "<text x=\"\(place.x)\" y=\"\(place.y + 14)\" textLength=\"\(width)\""
        + " lengthAdjust=\"spacingAndGlyphs\"\(look)>\(Picture.escaped(run.text))</text>")
    return lines
  }

  private static func code(_ colour: Colour) -> String? {
    colour.components.map { parts in
      "#"
        + [parts.red, parts.green, parts.blue].map { part in
          let digits = String(part, radix: 16)
          return digits.count == 1 ? "0" + digits : digits
        }.joined()
    }
  }

  private static func escaped(_ text: String) -> String {
    text.map { sign -> String in
      switch sign {
      case "&": "&amp;"
      case "<": "&lt;"
      case ">": "&gt;"
      default: String(sign)
      }
    }.joined()
  }
}
