import FoundationEssentials

/// A made-up item of a list as people have it: four fifths English and one fifth Chinese, 1 % with the word
/// "report", 0.1 % with "passport", one in four done, some with accents and emoji.
struct SampleItem {
  let id: UUID
  let title: String
  let done: Bool

  /// Calls `body` for each of so many items, always the same ones; exactly one of them holds "zyzzyva".
  static func each(of count: Int, _ body: (Int, SampleItem) throws -> Void) rethrows {
    var random = Random(seed: 1)
    // Not among the first, which an empty search shows anyway.
    let rare = count * 2 / 3
    for index in 0..<count {
      var title = random.once(in: 5) ? chineseTitle(&random) : englishTitle(&random)
      if random.once(in: 33) { title += " " + random.pick(emoji) }
      if index == rare { title += " zyzzyva" }
      try body(
        index, SampleItem(id: id(&random), title: title, done: random.once(in: 4)))
    }
  }

  private static func englishTitle(_ random: inout Random) -> String {
    var words = (0..<Int.random(in: 2...9, using: &random)).map { _ in random.pick(english) }
    if random.once(in: 80) { words.insert("report", at: words.count / 2) }
    if random.once(in: 800) { words.insert("passport", at: words.count / 2) }
    return words.joined(separator: " ")
  }

  private static func chineseTitle(_ random: inout Random) -> String {
    (0..<Int.random(in: 2...6, using: &random)).map { _ in random.pick(chinese) }.joined()
  }

  private static func id(_ random: inout Random) -> UUID {
    var bytes = (random.next(), random.next())
    return withUnsafeMutableBytes(of: &bytes) { bytes in
      bytes[6] = bytes[6] & 0x0F | 0x40
      bytes[8] = bytes[8] & 0x3F | 0x80
      return UUID(uuid: bytes.load(as: uuid_t.self))
    }
  }

  private static func words(_ text: String) -> [String] {
    text.split(whereSeparator: \.isWhitespace).map(String.init)
  }

  private static let english = words(
    """
    call email buy fix write read plan book clean pay renew ship draft review update order check return pack
    water feed meet ask send print scan sort cancel install backup milk bread rent invoice garden kitchen
    garage bike car train ticket dentist doctor school library budget tax letter photo video server laptop
    phone battery café résumé naïve piñata mother father team client project release slides agenda notes desk
    chair lamp window door key wallet
    """)

  private static let chinese = words(
    """
    写 买 修 读 付 续 寄 查 退 洗 周报 牛奶 面包 房租 发票 花园 厨房 自行车 火车票 牙医 学校 图书馆 预算 税 信 照片
    服务器 笔记本 电话 妈妈 爸爸 团队 客户 项目 发布 幻灯片 议程 桌子 椅子 台灯 窗户 钥匙
    """)

  private static let emoji = ["🎉", "🛒", "✈️", "👩‍💻", "❤️"]
}
