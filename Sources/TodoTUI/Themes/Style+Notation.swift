/// The written form of looks: `red bold`, `black on 153`, `default on #303030 underline`, `plain`.
extension Style {
  /// Why a look can't be read.
  enum NotationError: Error, Hashable, Sendable {
    case unknownWord(String)
    /// `on` without a colour after it, or a second colour for the same side.
    case misplaced(String)
  }

  /// The look that the notation names.
  init(notation: String) throws(NotationError) {
    self = .plain
    var isColoured = (text: false, ground: false)
    var words = notation.split(whereSeparator: \.isWhitespace)[...]
    while let word = words.popFirst() {
      if let attribute = Style.attributes.first(where: { $0.name == word.lowercased() }) {
        attributes.formUnion(attribute.value)
      } else if word.lowercased() == "on" {
        guard let name = words.popFirst(), !isColoured.ground else { throw .misplaced("on") }
        guard let colour = Colour(notation: name) else { throw .unknownWord(String(name)) }
        background = colour
        isColoured.ground = true
      } else {
        guard let colour = Colour(notation: word) else { throw .unknownWord(String(word)) }
        guard !isColoured.text else { throw .misplaced(String(word)) }
        foreground = colour
        isColoured.text = true
      }
    }
  }

  /// How the look is written.
  var notation: String {
    var words: [String] = foreground == .standard ? [] : [foreground.notation]
    if background != .standard { words += ["on", background.notation] }
    words += Style.attributes.filter { $0.value != [] && attributes.contains($0.value) }.map(\.name)
    return words.isEmpty ? "plain" : words.joined(separator: " ")
  }

  /// Every word that is no colour.
  static let attributes: [(name: String, value: Attributes)] = [
    ("plain", []), ("bold", .bold), ("dim", .dim), ("underline", .underline),
    ("reverse", .reverse),
  ]
}
