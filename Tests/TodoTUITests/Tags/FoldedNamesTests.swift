import Testing
import TodoText

@testable import TodoTUI

@Suite("Names with the forms in which they are looked for")
struct FoldedNamesTests {
  private let names = [
    "Büro", "büro 2", "Mein Büro", "家", "家务 活", "bills", "Bill", "é", "\u{65}\u{301}té", "ＡＢ",
    "a b",
  ]

  @Test("They match as names do that are folded each time", arguments: [0, 2])
  func same(taken count: Int) {
    let folded = FoldedNames(names)
    let taken = Set(names.prefix(count).map(Folding.nameKey))
    let free = names.filter { !taken.contains(Folding.nameKey($0)) }
    for text in [
      "", " ", "b", "BURO", "büro", "buro m", "家", "务", "bill", "ill", "E", "ab", "a b", "x",
    ] {
      let expected = NameCompletion.matches(text, among: free, name: \.self)
      #expect(folded.matches(text, besides: taken) == expected, "\(text)")
      #expect(folded.matches(text, besides: taken, limit: 1).isEmpty == expected.isEmpty)
    }
  }

  @Test("A name is known however it is written")
  func known() {
    let folded = FoldedNames(names)
    #expect(folded.contain("BÜRO") && folded.contain(" ab") && folded.contain("家"))
    #expect(!folded.contain("Buro") && !folded.contain(""))
  }
}
