/// Times of day as people type them.
extension DueParser {
  /// `at 9`: the little word makes a lone number an hour.
  static func bareHour(_ text: some StringProtocol) -> Int? {
    let words = text.split(separator: " ")
    guard words.count == 2, words[0] == "at", words[1].allSatisfy(\.isASCII),
      let hour = number(Substring(words[1]), digits: 1...2), hour < 24
    else { return nil }
    return hour * 60
  }

  /// Times with a name. Midnight is the end of the day that it is said of.
  private static let named = ["noon": 720, "中午": 720, "midnight": 1_439, "午夜": 1_439]

  /// `9:00`, `17:30`, `9pm`, `9:30 am`, `9点`, `9点半`, `下午3点`, `晚上8:15`, `noon`. A lone number is none.
  static func minute(_ word: String) -> Int? {
    if let minute = named[word] { return minute }
    var text = Substring(word)
    var half: Half?
    for (name, meaning) in halves where half == nil {
      if name.first?.isASCII == true, text.hasSuffix(name) {
        half = meaning
        text = text.dropLast(name.count)
        if text.last == " " { text.removeLast() }
      } else if name.first?.isASCII == false, text.hasPrefix(name) {
        half = meaning
        text = text.dropFirst(name.count).drop { $0 == " " }
      }
    }
    let isSpoken = text.contains("点")
    if isSpoken, text.hasSuffix("分") { text.removeLast() }
    var parts = text.split(omittingEmptySubsequences: false) { $0 == ":" || $0 == "点" }
    if isSpoken, parts.last == "" { parts.removeLast() }
    if isSpoken, parts.last == "半" { parts[parts.count - 1] = "30" }
    let mayBeFull = isSpoken || half == .morning || half == .evening
    guard parts.count == 2 || parts.count == 1 && mayBeFull,
      let said = number(parts[0], digits: 1...2),
      let hour = half.map({ $0.hour(said) }) ?? (said < 24 ? said : nil),
      let minute = parts.count == 1
        ? 0 : number(parts[1], digits: isSpoken ? 1...2 : 2...2), minute < 60
    else { return nil }
    return hour * 60 + minute
  }

  /// A half of the day, or less of it: which hours are said with it.
  private enum Half {
    /// `am` and `pm`: 12 is the beginning.
    case morning, evening
    case night, forenoon, noon, afternoon, late

    func hour(_ hour: Int) -> Int? {
      switch (self, hour) {
      case (.morning, 1...12): hour % 12
      case (.evening, 1...12): hour % 12 + 12
      case (.night, 0...6), (.forenoon, 1...11), (.noon, 11...12): hour
      case (.noon, 1...2), (.afternoon, 1...11), (.late, 5...11): hour + 12
      case (.afternoon, 12...18), (.late, 17...23): hour
      default: nil
      }
    }
  }

  private static let halves: [(String, Half)] = [
    ("am", .morning), ("pm", .evening), ("凌晨", .night), ("早上", .forenoon), ("上午", .forenoon),
    ("中午", .noon), ("下午", .afternoon), ("晚上", .late),
  ]
}
