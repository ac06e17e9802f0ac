import Foundation
import Testing
import TodoText

@Suite("A search finds a word however it is written")
struct SearchKeyTests {
  @Test(
    "case, accents, width and normal form make no difference",
    arguments: [
      ("MILK", "milk"), ("café", "cafe"), ("cafe\u{301}", "cafe"), ("CAFÉ", "cafe"),
      ("İstanbul", "istanbul"), ("I", "i"), ("ı", "i"), ("i\u{307}", "i"), ("Straße", "strasse"),
      ("STRAẞE", "strasse"), ("Ångström", "angstrom"), ("Å", "a"), ("Σίσυφος", "σισυφοσ"),
      ("ΣΊΣΥΦΟΣ", "σισυφοσ"), ("ᾴ", "αι"), ("Привет", "привет"), ("ёЙї", "еиі"), ("ﬁn", "fin"),
      ("x²", "x2"), ("½", "1⁄2"), ("Việt Nẵng", "viet nang"), ("tiê\u{301}ng", "tieng"),
      ("Łódź", "lodz"), ("Ørsted", "orsted"), ("đĐ", "dd"), ("Ħal", "hal"), ("Æsir œ", "aesir oe"),
      ("þð", "thd"), ("Ŋ", "n"), ("Ə", "e"), ("ＡＢＣ　１", "abc 1"), ("1\u{336}2\u{336}", "12"),
      ("ﻻ", "لا"), ("مَرْحَبًا", "مرحبا"), ("مـرحبا", "مرحبا"), ("أإآٱ", "اااا"), ("שָׁלוֹם", "שלום"),
      ("ｶﾞ", "カ"), ("ガ", "カ"), ("カ\u{3099}", "カ"), ("パが", "ハか"), ("it’s – “x”", "it's - \"x\""),
    ])
  func folds(text: String, key: String) {
    #expect(bytes(Folding.searchKey(text)) == bytes(key))
  }

  @Test(
    "what makes another word or sign stays",
    arguments: [
      "กินข้าวน้ำ", "หมู", "हिन्दी", "क्षत्रिय", "বাংলা", "தமிழ்", "ئەم", "مؤمن", "日本語の勉強", "用户数据库", "한국어",
      "각", "≠", "100% snake_case \\ [abc] * ?", "😀", "👋🏽", "🇯🇵", "𠮷野家", "two  spaces",
    ])
  func stays(text: String) {
    // Thai sara am is a compatibility character, so the expectation is the text's NFKC form.
    let normal = text.precomposedStringWithCompatibilityMapping
    #expect(bytes(Folding.searchKey(text)) == bytes(normal))
  }

  @Test("a nukta stays, in both ways to write it")
  func nukta() {
    #expect(bytes(Folding.searchKey("क़")) == bytes(Folding.searchKey("क\u{93C}")))
    #expect(Folding.searchKey("क़") != Folding.searchKey("क"))
  }

  @Test("jamo make the syllable, not its parts")
  func hangul() {
    #expect(bytes(Folding.searchKey("\u{1100}\u{1161}\u{11B7}")) == bytes("감"))
    #expect(bytes(Folding.searchKey("가\u{11B7}")) == bytes("감"))
    #expect(!Folding.searchKey("감").contains("가"))
  }

  @Test("characters that show nothing do not stand between letters")
  func ignorables() {
    #expect(bytes(Folding.searchKey("so\u{AD}ft\u{200B} \u{FEFF}x\u{2060}")) == bytes("soft x"))
    #expect(bytes(Folding.searchKey("e\u{200B}\u{301}")) == bytes("e"))
    #expect(bytes(Folding.searchKey("❤️")) == bytes("❤"))
    #expect(bytes(Folding.searchKey("👩‍💻")) == bytes("👩💻"))
  }

  @Test("NUL becomes U+FFFD, in plain and in other text")
  func nul() {
    #expect(bytes(Folding.searchKey("a\0b")) == bytes("a\u{FFFD}b"))
    #expect(bytes(Folding.searchKey("é\0雨")) == bytes("e\u{FFFD}雨"))
    #expect(bytes(Folding.nameKey("雨\0")) == bytes("雨\u{FFFD}"))
  }

  @Test("a query is split into words at any white space")
  func words() {
    #expect(Folding.words("  Café\tＡ　b\u{A0}雨\n") == ["cafe", "a", "b", "雨"])
    #expect(Folding.words(" \u{200B}\u{3000} ").isEmpty)
    #expect(Folding.words("100% _ \\") == ["100%", "_", "\\"])
  }

  @Test("a hostile run of marks is folded in no time that anyone notices", .timeLimit(.minutes(1)))
  func manyMarks() {
    // Classes 230 and 220 in turn on a Thai letter, where they stay and must be sorted.
    let text = "ก" + String(repeating: "\u{301}\u{323}", count: 100_000)
    let key = Folding.searchKey(text)
    #expect(key.unicodeScalars.count == 200_001)
    #expect(key.unicodeScalars.dropFirst().prefix(100_000).allSatisfy { $0.value == 0x323 })
  }
}
