/// The written form of keys, the same in the configuration, the documentation and the tests:
/// `j`, `<space>`, `<ret>`, `<c-r>`, `<a-ret>`, `<s-tab>`, `<f1>`, and `<lt>` for `<`.
extension Key {
  /// The key that the notation names, or `nil` when it names none or more than one.
  public init?(notation: String) {
    guard let keys = Key.sequence(notation), keys.count == 1, let key = keys.first else {
      return nil
    }
    self = key
  }

  /// The keys that the notation names one after the other, or `nil` when a part names none.
  public static func sequence(_ notation: String) -> [Key]? {
    var keys: [Key] = []
    var rest = Substring(notation)
    while let first = rest.popFirst() {
      guard first == "<" else {
        keys.append(Key(first))
        continue
      }
      guard let end = rest.firstIndex(of: ">"), let key = Key(bracketed: rest[..<end]) else {
        return nil
      }
      keys.append(key)
      rest = rest[rest.index(after: end)...]
    }
    return keys
  }

  /// How the key is written.
  public var notation: String {
    if modifiers.isEmpty, case .character(let character) = code, Key.name(of: code) == nil {
      return String(character)
    }
    var prefix = ""
    if modifiers.contains(.control) { prefix += "c-" }
    if modifiers.contains(.alt) { prefix += "a-" }
    if modifiers.contains(.shift) { prefix += "s-" }
    switch code {
    case .backTab: return "<\(prefix)s-tab>"
    case .function(let number): return "<\(prefix)f\(number)>"
    case .character(let character): return "<\(prefix)\(Key.name(of: code) ?? String(character))>"
    default: return "<\(prefix)\(Key.name(of: code) ?? "")>"
    }
  }

  private init?(bracketed: Substring) {
    var rest = bracketed
    var modifiers: Modifiers = []
    while rest.count > 2, let modifier = Key.modifier(rest.prefix(2)) {
      modifiers.insert(modifier)
      rest = rest.dropFirst(2)
    }
    guard var code = Key.code(named: rest) else { return nil }
    if case .character(let character) = code {
      // A lone character in brackets is a slip of the pen unless something is held down with it.
      if modifiers.isEmpty, rest.count == 1 { return nil }
      if modifiers.contains(.control), let lower = character.lowercased().first {
        code = .character(lower)
      }
    }
    if code == .tab, modifiers.contains(.shift) {
      code = .backTab
      modifiers.remove(.shift)
    }
    self.init(code, modifiers)
  }

  private static func modifier(_ text: Substring) -> Modifiers? {
    switch text.lowercased() {
    case "c-": .control
    case "a-": .alt
    case "s-": .shift
    default: nil
    }
  }

  private static func code(named name: Substring) -> Code? {
    let lower = name.lowercased()
    if let named = names.first(where: { $0.name == lower }) { return named.code }
    if name.count == 1, let character = name.first { return .character(character) }
    if lower.first == "f", let number = Int(lower.dropFirst()), (1...24).contains(number) {
      return .function(number)
    }
    return nil
  }

  private static func name(of code: Code) -> String? {
    if code == .character("#") { return nil }
    return names.first { $0.code == code }?.name
  }

  /// A list, since every start reads the whole table of keys and would have to make a dictionary first.
  private static let names: [(code: Code, name: String)] = [
    (.enter, "ret"), (.escape, "esc"), (.tab, "tab"), (.backspace, "backspace"), (.delete, "del"),
    (.insert, "ins"), (.up, "up"), (.down, "down"), (.left, "left"), (.right, "right"),
    (.home, "home"), (.end, "end"), (.pageUp, "pageup"), (.pageDown, "pagedown"),
    (.character(" "), "space"), (.character("<"), "lt"), (.character(">"), "gt"),
    // May be written for a `#` that would begin a comment; it is shown as the sign.
    (.character("#"), "hash"),
  ]
}
