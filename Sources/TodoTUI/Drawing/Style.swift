/// A colour as the terminal knows it. Its palette is never redefined.
public enum Colour: Hashable, Sendable {
  /// The terminal's own text or background colour.
  case standard
  /// 0 to 15 are the terminal's palette; 16 to 255 exist where it has 256 colours.
  case palette(UInt8)
  /// Red, green and blue; the nearest of the palette where the terminal does not mix colours.
  case rgb(UInt8, UInt8, UInt8)
}

/// How cells stand out without a colour.
public struct Attributes: OptionSet, Hashable, Sendable {
  /// One bit for each attribute.
  public let rawValue: UInt8
  /// The set with these bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Heavier strokes.
  public static let bold = Attributes(rawValue: 1)
  /// Fainter strokes.
  public static let dim = Attributes(rawValue: 2)
  /// Text and background colour exchanged.
  public static let reverse = Attributes(rawValue: 4)
  /// A line below the text.
  public static let underline = Attributes(rawValue: 8)
}

/// How a cell looks.
public struct Style: Hashable, Sendable {
  /// The colour of the text.
  public var foreground: Colour
  /// The colour behind the text.
  public var background: Colour
  /// What else sets it apart.
  public var attributes: Attributes

  /// A style of these parts.
  public init(
    foreground: Colour = .standard, background: Colour = .standard, _ attributes: Attributes = []
  ) {
    self.foreground = foreground
    self.background = background
    self.attributes = attributes
  }

  /// The terminal's own text without anything added.
  public static let plain = Style()

  /// This style with the attributes on top.
  public func adding(_ attributes: Attributes) -> Style {
    Style(
      foreground: foreground, background: background, self.attributes.union(attributes))
  }

  /// This style with what the other one sets on top: its colours where it names any, its attributes. Reversed, the
  /// colour of a text would be the one behind it, a hole in the bar: then only the other's colours are left.
  public func adding(_ other: Style) -> Style {
    let below = other.attributes.contains(.reverse) ? Style.plain : self
    return Style(
      foreground: other.foreground == .standard ? below.foreground : other.foreground,
      background: other.background == .standard ? below.background : other.background,
      attributes.union(other.attributes))
  }
}
