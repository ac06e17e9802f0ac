/// Why an import did not end well. Unless a case says otherwise, nothing was changed anywhere.
public enum ImportError: Error, Hashable, Sendable {
  /// There is no such file.
  case missing(path: String)
  /// The file, or the folder in which it would be renamed, can't be used.
  case unusable(path: String, reason: String)
  /// A folder, a pipe or a device has that name.
  case notAFile(path: String)
  /// The file is not a list of legacy records.
  case fault(path: String, LegacyFault)
  /// The list on disk could not be read or written.
  case store(StoreError)
  /// A record that was saved could not be read back; what was saved was taken back.
  case notVerified(title: String)
  /// The file changed while it was read. What was read is in the list; the file keeps its name.
  case changedMeanwhile(path: String)
  /// Everything is in the list, but the file could not be renamed.
  case notRenamed(path: String, reason: String)
  /// The first error ended the import, the second one its removal: a part of it is in the list. The next start
  /// or the next import takes it back.
  case notTakenBack(StoreError, then: StoreError)
  /// The caller cancelled; what had been saved was taken back.
  case cancelled
}

extension ImportError {
  /// An error of the store as one of the import; then nothing of it is in the list.
  init(_ error: StoreError) {
    switch error {
    case .cancelled: self = .cancelled
    case .notSaved(let title): self = .notVerified(title: title)
    default: self = .store(error)
    }
  }
}
