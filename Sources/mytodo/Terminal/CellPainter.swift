import CNcurses
import TodoTUI
import TodoText

/// Turns cells into what ncurses takes, so that each keeps exactly its columns.
///
/// ncurses measures with libc, the surface with Unicode's tables, and the two disagree about emoji and
/// whatever is younger than either. A cell is therefore filled with what libc says fits and then with
/// blanks: a family of four is drawn as its first member, and nothing behind it moves.
final class CellPainter {
  private let pairs: ColourPairs
  private var row: [cchar_t] = []

  init(pairs: ColourPairs) {
    self.pairs = pairs
  }

  /// Writes one row of cells into the window.
  func paint(_ cells: ArraySlice<Cell>, row number: Int, on window: UnsafeMutablePointer<WINDOW>) {
    // Out of the object while it grows: each access to an object's array is checked.
    var row: [cchar_t] = []
    swap(&row, &self.row)
    row.removeAll(keepingCapacity: true)
    var style: Style?
    var attributes: attr_t = 0
    var pair: Int32 = 0
    for index in cells.indices where !cells[index].isCovered {
      let cell = cells[index]
      if cell.style != style {
        style = cell.style
        attributes = CellPainter.bits(of: cell.style.attributes)
        pair = pairs.number(for: cell.style)
      }
      let isWide = index + 1 < cells.endIndex && cells[index + 1].isCovered
      CellPainter.append(cell.cluster, columns: isWide ? 2 : 1, attributes, pair, to: &row)
    }
    mvwadd_wchnstr(window, Int32(number), 0, row, Int32(row.count))
    swap(&row, &self.row)
  }

  private static func append(
    _ cluster: Cluster, columns: Int, _ attributes: attr_t, _ pair: Int32, to row: inout [cchar_t]
  ) {
    // Nearly every cell is one code point, for which no list need be made.
    let code = cluster.single
    if cluster == Cell.verticalLine || cluster == Cell.horizontalLine {
      row.append(mytodo_line(cluster == Cell.verticalLine, attributes, pair))
      return
    }
    if code != 0, code < 0x7F || Int(mytodo_width(code)) == columns {
      row.append(mytodo_cell(code, attributes, pair))
      return
    }
    for codes in fitting(cluster.text, columns: columns) {
      var cell = cchar_t()
      mytodo_set_cell(&cell, codes, Int32(codes.count), attributes, pair)
      row.append(cell)
    }
  }

  /// The code points of the cluster that libc gives these columns together, one list for each that
  /// has a width, with its marks.
  private static func fitting(_ cluster: String, columns: Int) -> [[UInt32]] {
    var parts: [[UInt32]] = []
    var used = 0
    for scalar in cluster.unicodeScalars {
      // What is joined to an emoji makes one picture or, where that isn't known, a second one.
      if scalar.value == joiner { break }
      let width = Int(mytodo_width(scalar.value))
      if width > 0 {
        // A locale may know less of emoji than any terminal.
        if used + width > columns || width < DisplayWidth.columns(scalar) { break }
        parts.append([scalar.value])
        used += width
      } else if width < 0 {
        break
      } else if scalar.isDrawnOnLetter {
        if parts.isEmpty {
          parts.append([0x20])
          used = 1
        }
        if parts[parts.count - 1].count < longest {
          parts[parts.count - 1].append(scalar.value)
        }
      }
    }
    if parts.isEmpty {
      parts.append([UInt32(UInt8(ascii: "?"))])
      used = 1
    }
    while used < columns {
      parts.append([0x20])
      used += 1
    }
    return parts
  }

  private static let joiner: UInt32 = 0x200D

  /// CCHARW_MAX, of which ncurses would drop the rest.
  private static let longest = 5

  private static func bits(of attributes: Attributes) -> attr_t {
    var bits: attr_t = 0
    if attributes.contains(.bold) { bits |= mytodo_bold }
    if attributes.contains(.dim) { bits |= mytodo_dim }
    if attributes.contains(.reverse) { bits |= mytodo_reverse }
    if attributes.contains(.underline) { bits |= mytodo_underline }
    return bits
  }
}

extension Unicode.Scalar {
  /// Whether it is a mark, or part of a Hangul syllable. Joiners and selectors are not: they could
  /// make the terminal give the cluster another width, or join it with the next cell.
  fileprivate var isDrawnOnLetter: Bool {
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .spacingMark: !(0xFE00...0xFE0F).contains(value)
    case .otherLetter: true
    default: false
    }
  }
}
