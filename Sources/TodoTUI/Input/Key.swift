/// One press of a key, as far as a terminal can tell.
public struct Key: Hashable, Sendable {
  /// Which key it was.
  public enum Code: Hashable, Sendable {
    /// A key that types something; with Control in lower case.
    case character(Character)
    /// Named keys.
    case enter, escape, tab, backTab, backspace, delete, insert
    /// Movement keys.
    case up, down, left, right, home, end, pageUp, pageDown
    /// F1 is 1.
    case function(Int)
  }

  /// The keys that were held down with it.
  public struct Modifiers: OptionSet, Hashable, Sendable {
    /// One bit for each key.
    public let rawValue: UInt8
    /// The set with these bits.
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// Shift; not set for characters, which are capital letters then.
    public static let shift = Modifiers(rawValue: 1)
    /// Alt, also called Meta or Option.
    public static let alt = Modifiers(rawValue: 2)
    /// Control.
    public static let control = Modifiers(rawValue: 4)
  }

  /// Which key it was.
  public var code: Code
  /// What was held down with it.
  public var modifiers: Modifiers

  /// A key with modifiers.
  public init(_ code: Code, _ modifiers: Modifiers = []) {
    self.code = code
    self.modifiers = modifiers
  }

  /// The key that types this character.
  public init(_ character: Character) {
    self.init(.character(character))
  }

  /// What the key types, or `nil` when it is not a typing key or Control or Alt is held down.
  public var typed: Character? {
    guard case .character(let character) = code,
      modifiers.isDisjoint(with: [.control, .alt])
    else { return nil }
    return character
  }
}
