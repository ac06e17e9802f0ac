import CSQLite

/// One stored changeset, read part by part: a step of a million rows never stands in memory as a whole. Parts that name
/// the items which an import added are read as the changeset that they stand for.
final class ChangesetStream {
  let database: Database
  private let seq: Int
  private let piece: Int
  private var part = 0
  private var bytes: [UInt8] = []
  private var position = 0
  private(set) var error: StoreError?
  /// Told how many bytes were read, part by part.
  private let onRead: ((Int) throws(StoreError) -> Void)?

  init(
    _ database: Database, seq: Int, piece: Int,
    onRead: ((Int) throws(StoreError) -> Void)? = nil
  ) {
    self.onRead = onRead
    self.database = database
    self.seq = seq
    self.piece = piece
  }

  /// The pieces of a step, in the order in which they were written.
  static func pieces(_ database: Database, seq: Int) throws(StoreError) -> [Int] {
    var pieces: [Int] = []
    try database.each(
      "SELECT DISTINCT piece FROM step_part WHERE seq = ? ORDER BY piece", [.int(seq)]
    ) { pieces.append($0.int(0)) }
    return pieces
  }

  /// SQLite's `xInput`: fills the buffer and says how much; 0 at the end.
  static let read:
    @convention(c) (
      UnsafeMutableRawPointer?, UnsafeMutableRawPointer?, UnsafeMutablePointer<Int32>?
    ) -> Int32 = { context, buffer, count in
      guard let context, let buffer, let count else { return SQLITE_ERROR }
      let stream = Unmanaged<ChangesetStream>.fromOpaque(context).takeUnretainedValue()
      let wanted = UnsafeMutableRawBufferPointer(start: buffer, count: Int(count.pointee))
      do throws(StoreError) {
        count.pointee = Int32(try stream.fill(wanted))
        return SQLITE_OK
      } catch {
        stream.error = error
        return SQLITE_ABORT
      }
    }

  private func fill(_ buffer: UnsafeMutableRawBufferPointer) throws(StoreError) -> Int {
    if position == bytes.count {
      bytes = []
      position = 0
      let next = part
      try database.each(
        "SELECT changes FROM step_part WHERE seq = ? AND piece = ? AND part = ?",
        [.int(seq), .int(piece), .int(next)]
      ) { bytes = $0.blob(0) }
      part += 1
      let stored = bytes.count
      if AddedItems.areIn(bytes) {
        guard let changeset = AddedItems.changeset(of: bytes) else {
          throw database.failure(code: SQLITE_CORRUPT)
        }
        bytes = changeset
      }
      try onRead?(stored)
    }
    let count = min(buffer.count, bytes.count - position)
    bytes.withUnsafeBytes {
      buffer.copyMemory(from: UnsafeRawBufferPointer(rebasing: $0[position..<position + count]))
    }
    position += count
    return count
  }
}
