import FoundationEssentials

/// A part of a step that says which items an import added, in place of a changeset of their insertion: about
/// 18 bytes an item and its title, a third of that.
///
/// A part is the mark, the number of the form, and the items one behind the other: what it says of itself (`Flags`),
/// its id, its time and place where they do not follow from the item before, the length of the title, the title.
/// Each part can be read by itself.
struct AddedItems {
  /// The first byte. A changeset begins with `T`, a patchset with `P`; a program that knows only these refuses to read
  /// it, and changes nothing.
  static let mark = UInt8(ascii: "I")
  private static let form: UInt8 = 1
  /// In bytes. The changeset made of a part stands in memory as a whole.
  private static let mostBytes = 256 << 10

  /// What an item says of itself.
  private struct Flags: OptionSet {
    let rawValue: UInt8
    static let done = Flags(rawValue: 1)
    /// It was made at another time than a second after the one before.
    static let hasTime = Flags(rawValue: 2)
    /// Its place is not the first that is free for its time.
    static let hasPlace = Flags(rawValue: 4)
    static let all: Flags = [.done, .hasTime, .hasPlace]
  }

  private(set) var parts: [[UInt8]] = []
  private var last: AddedItem?

  mutating func append(_ item: AddedItem) {
    if parts.last.map({ $0.count >= Self.mostBytes }) ?? true {
      parts.append([Self.mark, Self.form])
      last = nil
    }
    var flags: Flags = item.done ? .done : []
    if item.created != Self.time(after: last) { flags.insert(.hasTime) }
    if item.ord != Self.place(at: item.created, after: last) { flags.insert(.hasPlace) }
    append(to: &parts[parts.count - 1], item, flags)
    last = item
  }

  private func append(to bytes: inout [UInt8], _ item: AddedItem, _ flags: Flags) {
    bytes.append(flags.rawValue)
    withUnsafeBytes(of: item.id.uuid) { bytes.append(contentsOf: $0) }
    if flags.contains(.hasTime) { bytes.append(bigEndian: item.created) }
    if flags.contains(.hasPlace) { bytes.append(bigEndian: item.ord) }
    bytes.append(varint: item.title.utf8.count)
    bytes.append(contentsOf: item.title.utf8)
  }

  private static func time(after last: AddedItem?) -> Int64? { last.map { $0.created &+ 1_000 } }

  private static func place(at created: Int64, after last: AddedItem?) -> Int64? {
    last.map { max($0.ord &+ 1, ItemOrder.first(createdAt: created)) }
  }

  // MARK: Reading

  /// Whether a stored part is of this kind.
  static func areIn(_ part: [UInt8]) -> Bool { part.first == mark }

  /// The items of a part; `nil` where it is none of this form.
  static func read(_ part: [UInt8]) -> [AddedItem]? {
    var bytes = ByteReader(part)
    guard bytes.byte() == mark, bytes.byte() == form else { return nil }
    var items: [AddedItem] = []
    while !bytes.isAtEnd {
      let last = items.last
      guard let flags = bytes.byte().map(Flags.init), flags.isSubset(of: .all),
        let id = bytes.bytes(16)?.withUnsafeBytes(UUID.init(bytes:)),
        let created = flags.contains(.hasTime) ? bytes.integer() : time(after: last),
        let ord = flags.contains(.hasPlace) ? bytes.integer() : place(at: created, after: last),
        let count = bytes.varint(), let title = bytes.bytes(count)
      else { return nil }
      items.append(
        AddedItem(
          id: id, ord: ord, title: String(decoding: title, as: UTF8.self),
          done: flags.contains(.done), created: created))
    }
    return items
  }
}
