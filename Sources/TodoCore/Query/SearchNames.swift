import FoundationEssentials
import TodoText

/// The names that words of a search can mean: of groups, and of tags where a word can mean one.
struct SearchNames: Sendable {
  var groups: [SearchableGroup] = []
  var tags: [SearchableTag] = []
}

/// A group's name as search sees it.
struct SearchableGroup: Sendable {
  let id: UUID
  let key: String
}

/// A tag's name as search sees it.
struct SearchableTag: Sendable {
  let id: UUID
  /// With a blank before it, for a word of a search is looked for where words begin.
  let key: String

  init(_ tag: TodoTag) {
    id = tag.id
    key = " " + Folding.searchKey(tag.name)
  }
}

/// Every tag as search sees it, and the state of the file in which that holds.
struct KnownTags {
  let state: FileState
  let tags: [SearchableTag]
}

extension TodoStore {
  /// Every tag that an item has. A search asks with each key; they are read again where anything was written since.
  func searchableTags() throws(StoreError) -> [SearchableTag] {
    let state = try fileState()
    if let known = knownTags, known.state == state { return known.tags }
    let tags = try tags().map(SearchableTag.init)
    // What is written here may be taken back.
    knownTags = database.isWriting ? nil : KnownTags(state: state, tags: tags)
    return tags
  }
}
