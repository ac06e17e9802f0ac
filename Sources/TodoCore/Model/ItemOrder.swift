/// The column `ord`: the order of the list.
package enum ItemOrder {
  /// The place of an item made at that time (milliseconds since 1970) when nothing came later. Twenty bits
  /// leave room for a million items in a millisecond.
  package static func first(createdAt milliseconds: Int64) -> Int64 {
    // A clock far in the future must not leave the range of 64 bits.
    min(max(milliseconds, 0), Int64.max >> 21) << 20
  }
}
