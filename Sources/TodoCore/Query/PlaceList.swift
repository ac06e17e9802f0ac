import CSQLite

/// Numbers in ascending order, each once, in memory that stays where it is: statements look into it without a copy.
///
/// Nothing changes it once it is made, so any thread may read it.
final class PlaceList: @unchecked Sendable {
  private let numbers: UnsafeMutableBufferPointer<Int64>
  private let marks: UnsafeMutableBufferPointer<UInt64>
  private let set: UnsafeMutablePointer<mytodo_places>

  init(_ places: [Int64]) {
    numbers = .allocate(capacity: places.count)
    _ = numbers.initialize(from: places)
    // Eight bits for each number, rounded up to a power of two.
    let width = max(6, Int.bitWidth - (places.count * 8).leadingZeroBitCount)
    marks = .allocate(capacity: 1 << (width - 6))
    marks.initialize(repeating: 0)
    set = .allocate(capacity: 1)
    set.initialize(
      to: mytodo_places(
        numbers: numbers.baseAddress, count: Int64(places.count), marks: marks.baseAddress,
        shift: Int32(64 - width), owner: nil))
    set.pointee.owner = Unmanaged.passUnretained(self).toOpaque()
    mytodo_places_mark(set)
  }

  deinit {
    numbers.deallocate()
    marks.deallocate()
    set.deallocate()
  }

  var count: Int { numbers.count }

  subscript(index: Int) -> Int64 { numbers[index] }

  func contains(_ place: Int64) -> Bool { mytodo_places_has(set, place) != 0 }

  /// Binds the list to a parameter, which keeps it until something else is bound there.
  func bind(to statement: OpaquePointer, at index: Int32) -> Int32 {
    _ = Unmanaged.passRetained(self)
    return mytodo_bind_places(statement, index, set) { set in
      guard let owner = set?.assumingMemoryBound(to: mytodo_places.self).pointee.owner else {
        return
      }
      Unmanaged<PlaceList>.fromOpaque(owner).release()
    }
  }
}

extension PlaceList: Hashable {
  static func == (a: PlaceList, b: PlaceList) -> Bool { a === b }

  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
