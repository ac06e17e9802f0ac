import FoundationEssentials
import TodoCore

extension TodoStore {
  /// Those of the items that a query finds. Each is looked at by itself: the search of the query would be made
  /// again for every piece.
  func find(_ ids: [UUID], in query: TodoQuery) throws(StoreError) -> [UUID] {
    let search: [TodoQuery.Filter] =
      query.search.isEmpty ? [] : [.or([.matching(query.search)])]
    let found = TodoQuery.Filter.or([.and([query.filter] + search), .ids(query.keeping)])
    var result: [UUID] = []
    for start in stride(from: 0, to: ids.count, by: 500) {
      let piece = Array(ids[start..<min(start + 500, ids.count)])
      result += try self.ids(TodoQuery(filter: .and([.ids(piece), found])), limit: piece.count)
    }
    return result
  }
}
