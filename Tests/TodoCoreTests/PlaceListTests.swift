import Testing

@testable import TodoCore

@Suite("Places that statements look into") struct PlaceListTests {
  @Test("has what was put into it and nothing else", arguments: [0, 1, 2, 63, 64, 65, 5_000])
  func contains(count: Int) throws {
    var random = Random(state: UInt64(count))
    var numbers: Set<Int64> = []
    while numbers.count < count { numbers.insert(Int64(random.below(count * 3)) << 20) }
    let list = PlaceList(numbers.sorted())
    #expect((0..<list.count).map { list[$0] } == numbers.sorted())
    for number in -2..<(count * 3 + 2) {
      let place = Int64(number) << 20
      #expect(list.contains(place) == numbers.contains(place))
      #expect(!list.contains(place + 1))
    }
    #expect(!list.contains(.min) && !list.contains(.max))
  }

  @Test("a statement keeps the places that are bound to it, and lets go of them at its end")
  func lifetime() throws {
    let store = try Plan.seeded()
    weak var list: PlaceList?
    do {
      let sql = "SELECT ord FROM item WHERE among(ord, ?) AND among(ord, ?) ORDER BY ord"
      let statement = try store.database.prepare(sql)
      do {
        let places = PlaceList([1 << 20, 7 << 20, 8, 900 << 20])
        list = places
        try statement.bind([.places(places), .places(places)])
      }
      #expect(list != nil)
      var found: [Int64] = []
      while try statement.step() { found.append(statement.int64(0) >> 20) }
      #expect(found == [1, 7, 900])
    }
    #expect(list == nil)
  }

  @Test("what both of two sets have")
  func intersection() {
    let some = PlaceSet([1, 3, 5, 7, 9], isExact: true)
    let both = some.intersection(PlaceSet([2, 3, 9, 11], isExact: true))
    #expect((0..<both.count).map { both.places[$0] } == [3, 9])
    #expect(both.isExact)
    #expect(!some.intersection(PlaceSet([])).isExact)
  }

  @Test("an item whose tag was written without its place is found among any places")
  func unplaced() throws {
    let store = try Plan.seeded(400)
    try store.database.execute(
      """
      UPDATE item SET title_key = '牛奶  ' WHERE ord >> 20 IN (4, 8, 100);
      UPDATE item_tag SET ord = NULL WHERE item_id = (SELECT id FROM item WHERE ord = 100 << 20);
      """)
    let query = TodoQuery(search: "牛奶", filter: .anyTag(["写"]))
    let plan = try store.plan(for: query)
    let places = try #require(try store.manyPlaces(of: plan))
    let sql = plan.compiler(QueryWay(.filter, among: places)).items(from: nil, limit: 9)
    var found: Set<String> = []
    try store.database.each(sql.text, sql.values) { found.insert($0.text(1)) }
    #expect(found == ["task 4", "task 8", "task 100"])
  }
}
