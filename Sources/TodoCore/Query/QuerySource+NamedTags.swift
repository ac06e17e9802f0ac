import FoundationEssentials

/// The tags that a word of a search names, where their index is the way to the items.
struct NamedTags: Sendable {
  /// More than these are not walked one by one.
  static let mostWalks = 16

  /// More than these are not named in a query.
  static let most = 1_000

  let word: SearchWord
  let ids: [UUID]
  /// Whether so few items have one that they can be sorted.
  let areFew: Bool
}

extension QuerySource {
  /// The items that have one of the tags, and those without that have the word in their text.
  static func throughTags(
    _ tags: NamedTags, _ terms: SearchTerms, _ query: TodoQuery, names: SearchNames,
    matching: SearchNames
  ) -> [QuerySource] {
    let asText = SearchTerms(words: terms.words.map { $0 == tags.word ? $0.asText : $0 })
    var texts = hits(asText, query, names: names, matching: matching)
    guard !tags.ids.isEmpty else { return texts }
    for place in texts.indices {
      texts[place].conditions.append(SQL("NOT ") + hasTag(tags.ids[...]))
      // The text index alone tells no longer which rows these are.
      texts[place].passing = nil
    }
    let others =
      terms.words.filter { $0 != tags.word }.map { contains($0, names: matching) }
      + [query.filter.sql(names: names)]
    if tags.areFew {
      let ids =
        SQL("item.id IN (SELECT item_id FROM item_tag WHERE tag_id IN ")
        + .list(tags.ids.map(Value.id)) + SQL(")")
      return texts + [items([ids] + others, along: ItemIndex.byID)]
    }
    return texts
      + tags.ids.indices.map { place in
        let before = tags.ids[..<place]
        return tagged(
          SQL("= ?", .id(tags.ids[place])),
          others + (before.isEmpty ? [] : [SQL("NOT ") + hasTag(before)]))
      }
  }

  /// The condition that an item has one of these tags.
  static func hasTag(_ ids: ArraySlice<UUID>) -> SQL {
    SQL(
      "EXISTS (SELECT 1 FROM item_tag AS named WHERE named.item_id = item.id AND named.tag_id IN ")
      + .list(ids.map(Value.id)) + SQL(")")
  }
}
