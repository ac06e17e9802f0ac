import Foundation

/// Texts in many scripts, for laws that hold for every text.
enum Samples {
  static let texts = [
    "", " ", "plain ASCII", "MiXeD Case 100% snake_case \\ \"q\" 'x'", "café", "cafe\u{301}",
    "Ångström naïve piñata", "İstanbul ISPARTA ısı i", "Straße STRASSE ẞ", "ﬁn ﬄ x² ½ ℂ ㎒ №",
    "Łódź Ørsted Đà Nẵng Æsir œuvre Ħal ŋ þorn", "Việt Nam tiếng Việt", "Σίσυφος ΣΊΣΥΦΟΣ ᾳ ᾴ ΐ",
    "α\u{345}\u{301}", "Привет ёлка ЙОД їжак ў", "а\u{483}\u{488}", "שָׁלוֹם עֲבוֹדָה",
    "مَرْحَبًا أهلا إلى آن مؤمن ئەم",
    "مـــرحبا ﷺ ﻻ ﷲ", "กินข้าวน้ำ", "हिन्दी ज़िंदगी क्षत्रिय क़", "বাংলা কো", "தமிழ் கொ", "മലയാളം ന്\u{200D}",
    "한국어 감 각", "감", "ᄀ\u{1160}", "ｶﾞｷﾞ ガギ がき パン ゛", "ＡＢＣ　１２３", "買燕麥奶 买燕麦奶", "日本語の勉強", "𠮷野家",
    "👩‍💻 👨‍👩‍👧‍👦 🇯🇵 ❤️ ❤ 👋🏽 1️⃣ 🏴\u{E0067}\u{E0062}\u{E007F}", "soft\u{AD}hyphen zero\u{200B}width \u{FEFF}bom",
    "nul\0here", "tab\there\r\nline\u{85}next\u{2028}sep",
    "esc\u{1B}[2J bell\u{7} \u{9B}1m del\u{7F}",
    "bidi \u{202E}evil\u{202C} \u{2066}x\u{2069}", "\u{301}lone \n\u{301}after \u{200B}\u{301}",
    "≠ ∉ a\u{338}",
    "e\u{200B}\u{301}b", "a\u{1ABE}\u{E48}\u{1ABE}\u{E38}", "و\u{654}ـ\u{655}",
    "“quoted” ‘it’s’ – — −", "ʼn ŉ ǰ ẚ ẛ",
    "\u{FDFA}\u{FDFA}", "Ꭰꭰ Აა", "q\u{307}\u{323} q\u{323}\u{307}", "\u{1D15E} \u{1D400}", "ᾼ ᾘ Ὀ",
    "\u{102B} ကါ မြန်မာ", "\u{34F}\u{FE0F}", "\u{20E3}", "a\u{E0FFF}\u{301}",
  ]

  /// The text in each of Unicode's normal forms, made by another library than the one under test.
  static func normalForms(of text: String) -> [String] {
    [
      text, text.precomposedStringWithCanonicalMapping, text.decomposedStringWithCanonicalMapping,
      text.precomposedStringWithCompatibilityMapping,
      text.decomposedStringWithCompatibilityMapping,
    ]
  }
}

/// Swift's `==` takes canonically equivalent strings for equal; a database compares bytes.
func bytes(_ text: String) -> [UInt8] { Array(text.utf8) }
