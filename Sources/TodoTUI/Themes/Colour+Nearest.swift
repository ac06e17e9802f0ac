/// Colours on terminals that have less of them.
extension Colour {
  /// Red, green and blue; `nil` for the terminal's own. The first sixteen are those of xterm, since what
  /// their owner has made of them can't be known.
  public var components: (red: Int, green: Int, blue: Int)? {
    switch self {
    case .standard: nil
    case .rgb(let red, let green, let blue): (Int(red), Int(green), Int(blue))
    case .palette(let index): Colour.components(of: Int(index))
    }
  }

  /// The number of the palette for a terminal with that many colours; `nil` for the terminal's own.
  public func index(among colours: Int) -> Int? {
    if case .palette(let index) = self, Int(index) < colours { return Int(index) }
    // Eight colours and bold for the bright ones.
    if case .palette(let index) = self, index < 16 { return colours == 8 ? Int(index) - 8 : nil }
    guard let wanted = components, colours >= 8 else { return nil }
    // Where there are more, the first sixteen are left out: nobody knows how they look.
    let choices = colours >= 256 ? 16..<256 : 0..<min(16, colours)
    return choices.min { distance($0, wanted) < distance($1, wanted) }
  }

  private func distance(_ index: Int, _ wanted: (red: Int, green: Int, blue: Int)) -> Int {
    let colour = Colour.components(of: index)
    // The eye sees differences of green best, of blue least.
    let (red, green, blue) = (
      colour.red - wanted.red, colour.green - wanted.green, colour.blue - wanted.blue
    )
    return 3 * red * red + 6 * green * green + blue * blue
  }

  private static func components(of index: Int) -> (red: Int, green: Int, blue: Int) {
    switch index {
    case 0..<16: return first[index]
    case 232...:
      let grey = 8 + 10 * (index - 232)
      return (grey, grey, grey)
    default:
      let steps = [0, 95, 135, 175, 215, 255]
      let place = index - 16
      return (steps[place / 36], steps[place / 6 % 6], steps[place % 6])
    }
  }

  private static let first = [
    (0, 0, 0), (205, 0, 0), (0, 205, 0), (205, 205, 0), (0, 0, 238), (205, 0, 205), (0, 205, 205),
    (229, 229, 229), (127, 127, 127), (255, 0, 0), (0, 255, 0), (255, 255, 0), (92, 92, 255),
    (255, 0, 255), (0, 255, 255), (255, 255, 255),
  ].map { (red: $0.0, green: $0.1, blue: $0.2) }
}
