import CNcurses
import Glibc
import TodoTUI

/// The pairs of colours that ncurses has been told about, each when it is first drawn.
final class ColourPairs {
  /// How many colours there are; 0 where there are none or none are wanted.
  let colours: Int
  private let isDirect: Bool
  private let limit: Int
  private var numbers: [Pair: Int] = [:]

  private struct Pair: Hashable {
    let foreground: Colour
    let background: Colour
  }

  /// After the screen has been opened. `NO_COLOR` counts when it is not empty (no-color.org).
  init() {
    let isUnwanted = getenv("NO_COLOR").map { $0.pointee != 0 } ?? false
    guard !isUnwanted, has_colors(), start_color() == OK, use_default_colors() == OK else {
      colours = 0
      limit = 0
      isDirect = false
      return
    }
    colours = Int(mytodo_colours())
    // setcchar takes the number of a pair as a short.
    limit = min(Int(mytodo_colour_pairs()), Int(Int16.max))
    isDirect = tigetflag("RGB") > 0
  }

  /// The number of the pair; 0, which is the terminal's own, where it can't be had.
  func number(for style: Style) -> Int32 {
    if colours == 0 || (style.foreground == .standard && style.background == .standard) { return 0 }
    let pair = Pair(foreground: style.foreground, background: style.background)
    if let number = numbers[pair] { return Int32(number) }
    let number = numbers.count + 1
    guard number < limit,
      init_extended_pair(Int32(number), code(style.foreground), code(style.background)) == OK
    else { return 0 }
    numbers[pair] = number
    return Int32(number)
  }

  private func code(_ colour: Colour) -> Int32 {
    guard case .palette(let index) = colour else { return -1 }
    let number = Int(index)
    if isDirect, number >= 8 { return ColourPairs.direct(number) }
    if number < colours { return Int32(number) }
    return number < 16 && colours == 8 ? Int32(number - 8) : -1
  }

  /// A number of xterm's palette as red, green and blue, for terminals that count colours so.
  private static func direct(_ number: Int) -> Int32 {
    func join(_ red: Int, _ green: Int, _ blue: Int) -> Int32 {
      Int32(red << 16 | green << 8 | blue)
    }
    switch number {
    case 8: return join(0x7F, 0x7F, 0x7F)
    case 9..<16:
      return join(number & 1 != 0 ? 255 : 0, number & 2 != 0 ? 255 : 0, number & 4 != 0 ? 255 : 0)
    case 232...:
      let grey = 8 + 10 * (number - 232)
      return join(grey, grey, grey)
    default:
      let steps = [0, 95, 135, 175, 215, 255]
      let place = number - 16
      return join(steps[place / 36], steps[place / 6 % 6], steps[place % 6])
    }
  }
}
