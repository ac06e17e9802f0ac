/// What one cell shows: the first code points of a grapheme cluster, held in place.
///
/// A grid of them is plain memory, which is copied, compared and freed without a look at each cell; strings
/// would be counted references. A terminal draws at most the first few code points of a cluster, so the eight
/// that fit are enough.
public struct Cluster: Hashable, Sendable {
  /// Two code points each, from the low half on; 0 where there is none.
  private var first: UInt64 = 0
  private var second: UInt64 = 0
  private var third: UInt64 = 0
  private var fourth: UInt64 = 0

  /// How many code points fit.
  public static let capacity = 8
  /// Nothing, as in a cell that a wide character covers.
  public static let empty = Cluster(code: 0)
  /// A blank.
  public static let blank = Cluster(code: 0x20)

  /// One code point; 0 is none.
  init(code: UInt32) { first = UInt64(code) }

  /// The beginning of a text, as far as it fits.
  public init(_ text: some StringProtocol) {
    self = .empty
    append(text)
  }

  /// Adds a text's code points, as far as they fit.
  mutating func append(_ text: some StringProtocol) {
    var count = self.count
    for scalar in text.unicodeScalars.prefix(Cluster.capacity - count) {
      self[count] = scalar.value
      count += 1
    }
  }

  /// The code point, where it is only one; 0 for none and for several.
  public var single: UInt32 { first >> 32 == 0 ? UInt32(truncatingIfNeeded: first) : 0 }

  /// How many code points there are.
  public var count: Int { (0..<Cluster.capacity).first { self[$0] == 0 } ?? Cluster.capacity }

  /// The code points as text.
  public var text: String {
    var text = String.UnicodeScalarView()
    for place in 0..<count { Unicode.Scalar(self[place]).map { text.append($0) } }
    return String(text)
  }

  private subscript(place: Int) -> UInt32 {
    get {
      let pair =
        switch place / 2 {
        case 0: first
        case 1: second
        case 2: third
        default: fourth
        }
      return UInt32(truncatingIfNeeded: place % 2 == 0 ? pair : pair >> 32)
    }
    set {
      let code = place % 2 == 0 ? UInt64(newValue) : UInt64(newValue) << 32
      switch place / 2 {
      case 0: first |= code
      case 1: second |= code
      case 2: third |= code
      default: fourth |= code
      }
    }
  }
}
