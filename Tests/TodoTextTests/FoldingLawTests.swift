import Foundation
import Testing
import TodoText

@Suite("Laws of both keys, over texts of many scripts")
struct FoldingLawTests {
  private static let keys: [@Sendable (String) -> String] = [Folding.searchKey, Folding.nameKey]

  @Test("folding what is folded changes nothing", arguments: Samples.texts)
  func idempotent(text: String) {
    for key in Self.keys {
      #expect(bytes(key(key(text))) == bytes(key(text)))
    }
  }

  @Test("every normal form of a text has the same key", arguments: Samples.texts)
  func normalForms(text: String) {
    for key in Self.keys {
      for form in Samples.normalForms(of: text) {
        #expect(bytes(key(form)) == bytes(key(text)), "\(form.unicodeScalars.map(\.value))")
      }
    }
  }

  @Test("both hold for texts joined from others")
  func joined() {
    for (one, other) in zip(Samples.texts, Samples.texts.shuffled()) {
      let text = one + other
      for key in Self.keys {
        #expect(bytes(key(key(text))) == bytes(key(text)), "\(text)")
        let decomposed = text.decomposedStringWithCanonicalMapping
        #expect(bytes(key(decomposed)) == bytes(key(text)), "\(text)")
      }
    }
  }

  @Test("both hold for each code point of the first plane, between letters")
  func everyCodePoint() {
    for scalar in (UInt32(1)...0xFFFF).compactMap(Unicode.Scalar.init) {
      let text = "A\(scalar)b"
      for key in Self.keys {
        let folded = key(text)
        if bytes(key(folded)) != bytes(folded) {
          Issue.record("U+\(String(scalar.value, radix: 16)) is not idempotent")
        }
      }
    }
  }
}
