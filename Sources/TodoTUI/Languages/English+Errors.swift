import TodoCore

/// What went wrong, and what to do, in English.
extension English {
  func sentence(_ error: StoreError) -> String {
    switch error {
    case .blankTitle: "a title can't be blank"
    case .blankName: "a name can't be blank"
    case .nameTaken(let name): "there is a group \"\(name)\" already"
    case .noSuchItem: "this item was deleted elsewhere"
    case .noSuchGroup: "this group was deleted elsewhere"
    case .noSuchTag: "no item has this tag any more"
    case .tagTaken(let name, let count):
      "\(English.items(count)) \(count == 1 ? "has" : "have") the tag #\(name) already"
    case .groupNotEmpty(let name, let count): "\"\(name)\" still holds \(English.items(count))"
    case .otherCount(let count): "nothing was changed: there are \(English.items(count)) now"
    case .changedElsewhere(_, let current): "\"\(current.title)\" was changed elsewhere meanwhile"
    case .notDeleted(let title): "\"\(title)\" is in the list already"
    case .notInTrash: "this item is not in the trash (any more)"
    case .noSuchStep(let number): "the history has no step \(number) (any more)"
    case .alreadyUndone(let title): "\"\(title)\" was undone already"
    case .clash(let title): "\"\(title)\" was changed since: nothing was undone or redone"
    case .nestedTransaction: "not saved: the program tried to write twice at once"
    case .busy(let path):
      "not saved, nothing is lost; try again: another window or program is busy with \(path)"
    case .newerSchema(let path, let found, let supported):
      "\(path) has version \(found), this program knows up to \(supported): install a newer mytodo "
        + "or use another file with --db"
    case .replaced(let path):
      "not saved: \(path) was removed or replaced while it was open; quit and start mytodo again"
    case .olderSchema(let path, let found):
      "\(path) is of version \(found); start mytodo once to upgrade it, then try again"
    case .migratedElsewhere: "not saved: a newer mytodo has upgraded the list; start again with it"
    case .otherProgram(let path): "\(path) belongs to another program; use another file with --db"
    case .notAList(let path):
      "\(path) is not a mytodo list and was left as it is: use another file with --db "
        + "or, if it was one, put a backup in its place"
    case .damaged(let path, let damage):
      "\(path) is damaged (\(words(damage))) and was left as it is: put a backup in its place "
        + "or use another file with --db"
    case .readOnly(let path): "not saved: \(path) can't be written; check its permissions"
    case .fileExists(let path): "\(path) exists already and was left as it is"
    case .full(let path): "not saved: no room left for \(path); free some and try again"
    case .cannotOpen(let path, let reason):
      "can't open \(path): \(reason); check it or use another file with --db"
    case .notAFile(let path): "\(path) is not a file; use another one with --db"
    case .migrationFailed(let path, let before, let after, let dangling):
      "\(path) could not be upgraded (\(before) items before, \(after) after, "
        + "\(dangling) dangling references) and is as it was; open it with the mytodo that made it"
    case .notSaved(let title): "\"\(title)\" could not be read back; the import was taken back"
    case .cancelled: "cancelled"
    case .database(let error): "not saved: \(error.message) (SQLite \(error.extendedCode))"
    }
  }

  private func words(_ damage: Damage) -> String {
    switch damage {
    case .cutOff(let expected, let found): "it should have \(expected) bytes and has \(found)"
    case .logWithoutFile: "it is empty, but its write-ahead log is not"
    case .structure(let words): words
    }
  }
}
