import CNcurses
import Glibc
import TodoTUI

/// The pairs of colours that ncurses has been told about, each when it is first drawn.
final class ColourPairs {
  /// How many colours there are; 0 where there are none or none are wanted.
  let colours: Int
  private let isDirect: Bool
  private let limit: Int
  /// Number 1 is the first of them. There are a dozen, fewer than a dictionary would be worth.
  private var known: [Pair] = []

  /// Two colours that are drawn together.
  private struct Pair: Equatable {
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
    if let place = known.firstIndex(of: pair) { return Int32(place) + 1 }
    let number = known.count + 1
    let (text, ground) = (code(style.foreground), code(style.background))
    // With few colours both may become the same one, and text that can't be read is worse than a missing
    // background.
    let isReadable = text != ground || style.foreground == style.background
    guard number < limit, init_extended_pair(Int32(number), text, isReadable ? ground : -1) == OK
    else { return 0 }
    known.append(pair)
    return Int32(number)
  }

  private func code(_ colour: Colour) -> Int32 {
    if isDirect, let mixed = ColourPairs.direct(colour) { return mixed }
    return colour.index(among: colours).map { Int32($0) } ?? -1
  }

  /// Red, green and blue in one number, for terminals that count colours so; the first eight numbers are
  /// their palette.
  private static func direct(_ colour: Colour) -> Int32? {
    if case .palette(let index) = colour, index < 8 { return Int32(index) }
    return colour.components.map { max(8, Int32($0.red << 16 | $0.green << 8 | $0.blue)) }
  }
}
