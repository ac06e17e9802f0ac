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
  /// What ncurses takes of one row; kept from row to row.
  private var row = UnsafeMutableBufferPointer<cchar_t>.allocate(capacity: 0)

  init(pairs: ColourPairs) {
    self.pairs = pairs
  }

  deinit { row.deallocate() }

  /// Writes one row of cells into the window.
  func paint(_ cells: ArraySlice<Cell>, row number: Int, on window: UnsafeMutablePointer<WINDOW>) {
    // A cell gives at most one of ncurses' for each of its columns.
    if row.count < cells.count {
      row.deallocate()
      row = .allocate(capacity: cells.count)
    }
    let count = cells.withUnsafeBufferPointer { fill(row, from: $0) }
    mvwadd_wchnstr(window, Int32(number), 0, row.baseAddress, Int32(count))
  }

  private func fill(
    _ row: UnsafeMutableBufferPointer<cchar_t>, from cells: UnsafeBufferPointer<Cell>
  ) -> Int {
    var count = 0
    var style: Style?
    var attributes: attr_t = 0
    var pair: Int32 = 0
    for index in cells.indices where !cells[index].isCovered {
      if cells[index].style != style {
        style = cells[index].style
        attributes = CellPainter.bits(of: cells[index].style.attributes)
        pair = pairs.number(for: cells[index].style)
      }
      // Nearly every cell is one code point, for which no list need be made.
      let code = cells[index].cluster.single
      let isWide = index + 1 < cells.endIndex && cells[index + 1].isCovered
      if code >= 0x20, code < 0x7F {
        row.initializeElement(at: count, to: mytodo_cell(code, attributes, pair))
        count += 1
      } else if cells[index].cluster == Cell.verticalLine
        || cells[index].cluster == Cell.horizontalLine
      {
        let isVertical = cells[index].cluster == Cell.verticalLine
        row.initializeElement(at: count, to: mytodo_line(isVertical, attributes, pair))
        count += 1
      } else if code != 0, Int(mytodo_width(code)) == (isWide ? 2 : 1) {
        row.initializeElement(at: count, to: mytodo_cell(code, attributes, pair))
        count += 1
      } else {
        for codes in CellPainter.fitting(cells[index].cluster.text, columns: isWide ? 2 : 1) {
          var cell = cchar_t()
          mytodo_set_cell(&cell, codes, Int32(codes.count), attributes, pair)
          row.initializeElement(at: count, to: cell)
          count += 1
        }
      }
    }
    return count
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
