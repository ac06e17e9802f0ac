import FoundationEssentials
import TodoText

@testable import TodoCore

/// A small list in many scripts, made of random pieces that are the same for each seed, and the plain way to
/// search it.
struct World {
  let store: TodoStore
  private(set) var items: [TodoItem] = []
  private var groups: [UUID: String] = [:]
  private var groupIDs: [UUID] = []
  private var random: Random

  private static let pieces = [
    "buy", "milk", "report", "Straße", "café", "naïve", "Ærø", "привет", "мир", "ёлка", "σίσυφος",
    "Ωμέγα", "买", "燕麦奶", "写周报", "数据库", "日本語", "ガス", "ｶﾞｽ", "プール", "감사", "합니다",
    "กินข้าว", "شُكْرًا", "שָׁלוֹם", "हिन्दी", "😀", "👩‍👩‍👧", "🇨🇳", "ＦＵＬＬ", "ﬁne", "½", "%", "_", "\"", "'",
    "-", "*", "(", "AND", "C#", "#1", "a", "é", "x\u{301}", "\\", "e\u{301}a\u{308}",
  ]

  private static let tags = ["写", "Büro", "été", "bar two"]
  /// Words that name tags and groups, whole or in part, and such as only look so.
  private static let named = [
    "#写", "#b", "#BURO", "#été", "#two", "#wo", "#", "@", "@h", "@家", "@ome", "@买", "@buro", "#1",
    "@x",
  ]

  init(seed: UInt64, count: Int = 70) throws {
    random = Random(state: seed)
    store = try makeStore()
    for name in ["Home 家", "Büro", "ΣΊΣΥΦΟΣ", "买买"] {
      let group = try store.addGroup(named: name)
      groups[group.id] = name
      groupIDs.append(group.id)
    }
    for number in 0..<count {
      let due = random.one(
        of: [nil, number % 9, number % 4].map { $0.map { CalendarDay(number: 20_000 + $0) } })
      _ = try store.add(
        TodoDraft(
          title: title(), done: random.below(3) == 0, groupID: group(),
          priority: random.one(of: Priority.allCases), due: due.map { DueDate(day: $0) },
          notes: random.below(4) == 0 ? title() : "",
          tags: Self.tags.filter { _ in random.below(4) == 0 }))
    }
    try reload()
  }

  /// Reads all items again, in the order of arrival.
  mutating func reload() throws {
    items = try store.page(TodoQuery(), at: .start, before: 0, after: 1_000).rows.map(\.item)
  }

  /// A query with words cut out of the texts, or without any, in any list and order.
  mutating func query(searching: Bool = true) -> TodoQuery {
    var words: [String] = []
    for _ in 0..<(searching ? 1 + random.below(3) : 0) {
      let source =
        random.below(5) == 0 ? random.one(of: groups.values.sorted()) : random.one(of: items).title
      let scalars = Array(source.unicodeScalars)
      let start = random.below(scalars.count)
      let end = min(scalars.count, start + 1 + random.below(6))
      words.append(String(String.UnicodeScalarView(scalars[start..<end])))
    }
    if searching, random.below(3) == 0 {
      words[0] = random.one(of: Self.named)
      if random.below(2) == 0 { words = [words[0]] }
    }
    let filters: [TodoQuery.Filter] = [
      .everything, .everything, .done(false), .group(group()),
      .and([.done(false), .group(group())]),
      .due(from: CalendarDay(number: 20_002), through: nil), .done(true),
      .and([.done(false), .due(from: CalendarDay(number: 20_002), through: nil)]),
      .anyTag(["写"]), .and([.done(false), .anyTag(["büro"])]), .allTags(["写", "ＢÜＲＯ"]),
      .anyTag(["写", "été", "none"]), .and([.anyTag(["写"]), .done(true), .group(group())]),
    ]
    let sorts: [[TodoQuery.SortKey]] = [
      [], [], [.init(.due)], [.init(.arrival, ascending: false)], [.init(.due, ascending: false)],
      [.init(.title)], [.init(.title, ascending: false)], [.init(.priority, ascending: false)],
      [.init(.priority)],
    ]
    return TodoQuery(
      search: words.joined(separator: " "), filter: random.one(of: filters),
      sort: random.one(of: sorts), keeping: random.below(2) == 0 ? items.prefix(20).map(\.id) : [])
  }

  /// A change of a random row.
  mutating func change() throws {
    let item = random.one(of: items)
    switch random.below(5) {
    case 0: _ = try store.delete(item.id)
    case 1: _ = try store.update(item.id, ItemPatch(notes: title()))
    case 2: _ = try store.update(item.id, ItemPatch(tags: [random.one(of: Self.pieces)]))
    case 3: _ = try store.add(TodoDraft(title: title(), groupID: group()))
    default: _ = try store.update(item.id, ItemPatch(title: title(), group: .init(group())))
    }
  }

  /// The titles that a query has, by looking at each item.
  func expected(_ query: TodoQuery) -> [String] {
    let words = Folding.words(query.search)
    let hits = items.filter { item in
      isListed(item, query)
        && words.allSatisfy { word in
          isNamed(item, word)
            || ([item.title, item.notes, groups[item.groupID ?? UUID()] ?? ""] + item.tags)
              .contains { Folding.searchKey($0).utf8Contains(word) }
        }
    }
    guard let key = query.sort.first else { return hits.map(\.title) }
    return sorted(hits, by: key).map(\.title)
  }

  /// Whether a word with a sign before it begins a word of the name of a tag, or of the group.
  private func isNamed(_ item: TodoItem, _ word: String) -> Bool {
    let names =
      switch word.first {
      case "#": item.tags
      case "@": item.groupID.flatMap { groups[$0] }.map { [$0] } ?? []
      default: [String]()
      }
    return names.contains { name in
      Folding.words(name).contains { $0.utf8.starts(with: word.utf8.dropFirst()) }
    }
  }

  /// By the value, a tie in the order of the sort; those without the value come last in either direction.
  private func sorted(_ hits: [TodoItem], by key: TodoQuery.SortKey) -> [TodoItem] {
    func value(_ item: TodoItem) -> [UInt8]? {
      switch key.field {
      case .due: item.due.map { withUnsafeBytes(of: $0.day.number.bigEndian, Array.init) }
      case .priority: [UInt8(item.priority.rawValue)]
      case .title: Array(SearchKey.column(item.title).utf8)
      default: []
      }
    }
    let isTieAscending = key.ascending || key.field == .priority
    return hits.enumerated().sorted { a, b in
      switch (value(a.element), value(b.element)) {
      case (nil, _?): false
      case (_?, nil): true
      case let (left?, right?) where left != right:
        left.lexicographicallyPrecedes(right) == key.ascending
      default: (a.offset < b.offset) == isTieAscending
      }
    }.map(\.element)
  }

  private func isListed(_ item: TodoItem, _ query: TodoQuery) -> Bool {
    query.filter.conjuncts.allSatisfy { filter in
      switch filter {
      case .done(let done): item.done == done || (!done && query.keeping.contains(item.id))
      case .group(let id): item.groupID == id
      case .due(let from, _): item.due.map { $0.day >= from ?? $0.day } ?? false
      case .anyTag(let names):
        !Set(names.map(Folding.nameKey)).isDisjoint(with: item.tags.map(Folding.nameKey))
      default: true
      }
    }
  }

  private mutating func title() -> String {
    var title = ""
    for _ in 0..<1 + random.below(4) {
      title += random.one(of: Self.pieces) + random.one(of: ["", " ", " ", "  "])
    }
    return title.allSatisfy(\.isWhitespace) ? "blank" : title
  }

  private mutating func group() -> UUID? {
    random.below(2) == 0 ? nil : random.one(of: groupIDs)
  }
}

/// Numbers that look random and are the same in every run (SplitMix64).
struct Random {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }

  mutating func below(_ bound: Int) -> Int { Int(next() % UInt64(bound)) }

  mutating func one<T>(of choices: [T]) -> T { choices[below(choices.count)] }
}
