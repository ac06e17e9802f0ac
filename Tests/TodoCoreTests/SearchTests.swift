import FoundationEssentials
import Testing
import TodoText

@testable import TodoCore

@Suite("Search: what is typed is what is found") struct SearchTests {
  /// Thirty-six titles with everything that has a meaning to a query language.
  static func corpus() throws -> (store: TodoStore, titles: [String]) {
    struct Record: Decodable {
      let title: String
      let done: Bool
    }
    let here = #filePath.split(separator: "/").dropLast().joined(separator: "/")
    let data = try Data(contentsOf: URL(filePath: "/\(here)/Fixtures/search_open.json"))
    let store = try makeStore()
    let titles = try JSONDecoder().decode([Record].self, from: data).map { record in
      try store.add(TodoDraft(title: record.title, done: record.done)).title
    }
    return (store, titles)
  }

  static let expected: [(String, [String])] = [
    // Signs that other programs take for wildcards.
    ("%", ["100% done"]), ("_", ["snake_case name"]), ("100%", ["100% done"]), ("%%", []),
    ("snake_case", ["snake_case name"]), ("\\", ["back\\slash"]), ("\\%", []),
    ("[abc]", ["[abc] class"]), ("*", ["star*glob"]), ("?", ["what?"]), ("s?", []),
    // Case in every script, with the sigma that ends a word.
    ("привет", ["Привет мир"]), ("ПРИВЕТ", ["Привет мир"]),
    ("σίσυφος", ["Σίσυφος", "ΣΊΣΥΦΟΣ"]), ("ΣΊΣΥΦΟΣ", ["Σίσυφος", "ΣΊΣΥΦΟΣ"]),
    ("σισυφοσ", ["Σίσυφος", "ΣΊΣΥΦΟΣ"]),
    // Accents composed, decomposed, left out.
    ("caf\u{E9}", ["café nfc", "cafe\u{301} nfd", "cafe plain", "CAFÉ upper"]),
    ("cafe\u{301}", ["café nfc", "cafe\u{301} nfd", "cafe plain", "CAFÉ upper"]),
    ("caFÉ nf", ["café nfc", "cafe\u{301} nfd"]),
    ("cafe", ["café nfc", "cafe\u{301} nfd", "cafe plain", "CAFÉ upper"]),
    ("\u{AC10}", ["\u{AC10} syllable", "\u{1100}\u{1161}\u{11B7} jamo"]),
    ("\u{1100}\u{1161}\u{11B7}", ["\u{AC10} syllable", "\u{1100}\u{1161}\u{11B7} jamo"]),
    // One and two letters of scripts without blanks.
    ("用", ["用户数据库"]), ("用户", ["用户数据库"]), ("户数", ["用户数据库"]), ("雨", ["雨"]),
    ("日本", ["日本語の勉強"]), ("本語", ["日本語の勉強"]), ("強", ["日本語の勉強"]), ("用数", []),
    ("db", ["db"]), ("ok", ["ok"]), ("😀", ["emoji 😀 face"]), ("กิน", ["กินข้าว"]),
    // What text search engines take for operators.
    ("'", ["it's"]), ("\"", ["say \"hi\""]), ("\"\"", []),
    ("-", ["multi-agent", "-leading minus"]),
    ("-a", ["multi-agent"]), ("multi-agent", ["multi-agent"]), ("a'b", []), ("col:on", ["col:on"]),
    ("(", ["(paren"]), (")", []), ("AND", ["AND OR NEAR"]), ("NOT a", ["NOT a query"]),
    ("NEAR(", []), (";--", []), ("{", []), ("^a", []), ("+", []), ("\0", []),
    ("OR NEAR", ["AND OR NEAR"]), ("two spaces", ["two  spaces", "two spaces"]),
    ("tab inside", ["tab inside"]), ("ＯＫ", ["ok"]), ("zzzz", []),
  ]

  @Test("every sign, script and length finds exactly the titles that hold it")
  func corpus() throws {
    let (store, titles) = try Self.corpus()
    for (search, expected) in Self.expected {
      // By bytes: Swift's == takes composed and decomposed text for equal.
      let found = try store.find(search).map { Array($0.utf8) }
      #expect(found == expected.map { Array($0.utf8) }, "\(search)")
      #expect(try store.count(TodoQuery(search: search)) == expected.count, "\(search)")
    }
    #expect(try store.find("").count == titles.count)
    #expect(try store.find(" \u{3000}\t").count == titles.count)
  }

  @Test("typed letter by letter, each beginning is a search of its own and never an error")
  func letterByLetter() throws {
    let (store, titles) = try Self.corpus()
    for (search, _) in Self.expected {
      var typed = ""
      for scalar in search.unicodeScalars {
        typed.unicodeScalars.append(scalar)
        let words = Folding.words(typed)
        let expected = titles.filter { title in
          words.allSatisfy { Folding.searchKey(title).utf8Contains($0) }
        }
        #expect(try store.find(typed) == expected, "\(typed)")
      }
    }
  }

  @Test("notes, tags and the group's name are searched too, each word anywhere")
  func everywhere() throws {
    let store = try makeStore()
    let home = try store.addGroup(named: "Home 家")
    _ = try store.add(
      TodoDraft(title: "paint", groupID: home.id, notes: "two litres\nof white", tags: ["Wände"]))
    _ = try store.add(TodoDraft(title: "paint elsewhere"))
    for search in ["litres", "WHITE paint", "wande", "家", "home paint white wande", "m 家 p"] {
      #expect(try store.find(search) == ["paint"], "\(search)")
    }
    #expect(try store.find("paint") == ["paint", "paint elsewhere"])
    #expect(try store.find("home elsewhere").isEmpty)
    // Words do not run from one field into the next.
    #expect(try store.find("paintt").isEmpty)
    #expect(try store.find("whitew").isEmpty)
  }

  @Test("what is edited is found by its new text at once, and no longer by the old")
  func edited() throws {
    let store = try makeStore()
    let group = try store.addGroup(named: "Work")
    let item = try store.add(TodoDraft(title: "one", groupID: group.id, notes: "n", tags: ["red"]))
    _ = try store.update(
      item.id, ItemPatch(title: "二", notes: "später", tags: ["blue"]))
    _ = try store.renameGroup(group.id, to: "Büro")
    for search in ["二", "spater", "blue", "buro", "buro 二 blue"] {
      #expect(try store.find(search) == ["二"], "\(search)")
    }
    for search in ["one", "red", "work"] {
      #expect(try store.find(search).isEmpty, "\(search)")
    }
    #expect(try store.isSound())
  }

  @Test("#tag and @group find by name, whole or begun, and the same signs in a text too")
  func named() throws {
    let store = try makeStore()
    let home = try store.addGroup(named: "Home 家")
    let team = try store.addGroup(named: "Team West")
    _ = try store.add(TodoDraft(title: "paint", groupID: home.id, tags: ["foo", "Zwei Wörter"]))
    _ = try store.add(TodoDraft(title: "food", tags: ["football"]))
    _ = try store.add(TodoDraft(title: "mail bob@home.de"))
    _ = try store.add(TodoDraft(title: "learn C#", groupID: team.id))
    _ = try store.add(TodoDraft(title: "ticket #1", notes: "see #football", tags: ["写"]))
    let expected: [(String, [String])] = [
      ("#foo", ["paint", "food", "ticket #1"]), ("#FOOT", ["food", "ticket #1"]),
      ("#all", []), ("foo", ["paint", "food", "ticket #1"]), ("#写", ["ticket #1"]),
      ("＃写", ["ticket #1"]), ("#wort", ["paint"]), ("#foo #zwei", ["paint"]),
      ("#foo food", ["food"]), ("#", ["paint", "food", "learn C#", "ticket #1"]),
      ("@Home", ["paint", "mail bob@home.de"]), ("@家", ["paint"]), ("@west", ["learn C#"]),
      ("@est", []), ("@home #foo", ["paint"]), ("@", ["paint", "mail bob@home.de", "learn C#"]),
      ("c#", ["learn C#"]), ("bob@home.de", ["mail bob@home.de"]), ("#1", ["ticket #1"]),
      ("#zz", []), ("#foo @team", []),
    ]
    for (search, titles) in expected {
      #expect(try store.find(search) == titles, "\(search)")
      #expect(try store.count(TodoQuery(search: search)) == titles.count, "\(search)")
    }
  }

  @Test("more groups with the word than a query can name one by one")
  func manyGroups() throws {
    let store = try makeStore()
    var titles: [String] = []
    for number in 0..<70 {
      let group = try store.addGroup(named: "team \(number)")
      titles.append(try store.add(TodoDraft(title: "t\(number)", groupID: group.id)).title)
    }
    titles.append(try store.add(TodoDraft(title: "no team's")).title)
    _ = try store.add(TodoDraft(title: "alone"))
    #expect(try store.find("team") == titles)
    #expect(try store.find("team 69") == ["t69"])
    #expect(try store.find("team alone").isEmpty)
  }
}
