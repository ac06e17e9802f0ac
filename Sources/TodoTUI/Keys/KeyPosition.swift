/// Which Latin key stands where another layout, or an input method that is switched on, gives another sign.
///
/// Commands are Latin letters and ASCII signs. A person who writes Russian or Chinese need not switch the
/// keyboard to give one: where the sign is no command itself, the key at its place is meant.
enum KeyPosition {
  /// The signs of a layout above, the keys that they are on below.
  private static let layouts: [(signs: String, keys: String)] = [
    // Russian, with what Ukrainian and Belarusian have in its places.
    ("йцукенгшщзхъфывапролджэячсмитьбюё", "qwertyuiop[]asdfghjkl;'zxcvbnm,.`"),
    ("ЙЦУКЕНГШЩЗХЪФЫВАПРОЛДЖЭЯЧСМИТЬБЮЁ", "QWERTYUIOP{}ASDFGHJKL:\"ZXCVBNM<>~"),
    ("іїєґўІЇЄҐЎ", "s]'\\oS}\"|O"),
    // Greek
    ("ςερτυθιοπασδφγηξκλζχψωβνμ", "wertyuiopasdfghjklzxcvbnm"),
    ("ΕΡΤΥΘΙΟΠΑΣΔΦΓΗΞΚΛΖΧΨΩΒΝΜ", "ERTYUIOPASDFGHJKLZXCVBNM"),
    // Hebrew
    ("קראטוןםפשדגכעיחלךףזסבהנמצתץ", "ertyuiopasdfghjkl;zxcvbnm,."),
    // Arabic
    ("ضصثقفغعهخحجدشسيبلاتنمكطئءؤرىةوزظ", "qwertyuiop[]asdfghjkl;'zxcvnm,./"),
    // Korean, as long as the input method composes nothing
    ("ㅂㅈㄷㄱㅅㅛㅕㅑㅐㅔㅁㄴㅇㄹㅎㅗㅓㅏㅣㅋㅌㅊㅍㅠㅜㅡ", "qwertyuiopasdfghjklzxcvbnm"),
    ("ㅃㅉㄸㄲㅆㅒㅖ", "QWERTOP"),
    // The punctuation of Chinese and Japanese input methods
    ("。、，；：？！（）【】《》「」『』‘’“”￥…—·　", ".\\,;:?!()[]<>[]{}''\"\"$^_` "),
  ]

  private static let latin: [Character: Character] = {
    var latin: [Character: Character] = [:]
    for layout in layouts {
      for (sign, key) in zip(layout.signs, layout.keys) { latin[sign] = key }
    }
    return latin
  }()

  /// The ASCII sign on the key that gives this one; `nil` where that is not known.
  static func latin(for character: Character) -> Character? {
    if let found = latin[character] { return found }
    // Full-width forms of ASCII, letters and digits among them.
    guard let scalar = character.unicodeScalars.first, character.unicodeScalars.count == 1,
      (0xFF01...0xFF5E).contains(scalar.value)
    else { return nil }
    return Unicode.Scalar(scalar.value - 0xFEE0).map(Character.init)
  }
}

extension Key {
  /// The same key on a Latin layout; `nil` where it is one already, or not known.
  var onLatinLayout: Key? {
    guard case .character(let character) = code, !character.isASCII,
      let latin = KeyPosition.latin(for: character)
    else { return nil }
    return Key(.character(latin), modifiers)
  }
}
