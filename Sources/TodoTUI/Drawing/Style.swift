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
///
/// Held as one number: every cell has a style, and the cells of two frames are compared at each key.
public struct Style: Hashable, Sendable {
  /// From the low end on: the colour of the text, the one behind it, the attributes.
  private var bits: UInt64

  private static let backgroundPlace = UInt64(Colour.bitWidth)
  private static let attributesPlace = UInt64(2 * Colour.bitWidth)

  /// A style of these parts.
  public init(
    foreground: Colour = .standard, background: Colour = .standard, _ attributes: Attributes = []
  ) {
    bits =
      foreground.bits | background.bits << Style.backgroundPlace
      | UInt64(attributes.rawValue) << Style.attributesPlace
  }

  /// The colour of the text.
  public var foreground: Colour {
    get { Colour(bits: bits) }
    set { self = Style(foreground: newValue, background: background, attributes) }
  }

  /// The colour behind the text.
  public var background: Colour {
    get { Colour(bits: bits >> Style.backgroundPlace) }
    set { self = Style(foreground: foreground, background: newValue, attributes) }
  }

  /// What else sets it apart.
  public var attributes: Attributes {
    get { Attributes(rawValue: UInt8(truncatingIfNeeded: bits >> Style.attributesPlace)) }
    set { self = Style(foreground: foreground, background: background, newValue) }
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
