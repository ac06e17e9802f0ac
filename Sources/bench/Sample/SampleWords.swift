/// The words that samples are made of, and the names in them. None holds what is searched for: `report` and
/// `passport` stand in so many titles, `zyzzyva` in one, `xqzj` nowhere.
enum SampleWords {
  static let english = words(
    """
    call email buy fix write read plan book clean pay renew ship draft review update order check return pack
    water feed meet ask send print scan sort cancel install backup milk bread rent invoice garden kitchen
    garage bike car train ticket dentist doctor school library budget tax letter photo video server laptop
    phone battery café résumé naïve piñata mother father team client project release slides agenda notes desk
    chair lamp window door key wallet
    """)

  static let chinese = words(
    """
    写 买 修 读 付 续 寄 查 退 洗 周报 牛奶 面包 房租 发票 花园 厨房 自行车 火车票 牙医 学校 图书馆 预算 税 信 照片
    服务器 笔记本 电话 妈妈 爸爸 团队 客户 项目 发布 幻灯片 议程 桌子 椅子 台灯 窗户 钥匙
    """)

  static let emoji = ["🎉", "🛒", "✈️", "👩‍💻", "❤️"]

  /// Groups, and how many of a hundred grouped items each holds.
  static let groups = [
    ("Work", 20), ("Home", 15), ("工作", 12), ("Shopping", 11), ("Family", 10), ("家里", 8),
    ("Travel", 7), ("购物", 6), ("Finance", 5), ("Health", 3), ("学习", 2), ("Garden", 1),
  ]

  /// Tags, from the one that most items have to the rarest.
  static let tags = words(
    """
    waiting urgent errand 电话 office online 等待 money evening weekend 家务 quick deep-work 孩子 reading 周末 idea
    重要 someday friends winter 维修 music 证件 tools recipes 健康 gifts neighbours 礼物
    """)

  private static func words(_ text: String) -> [String] {
    text.split(whereSeparator: \.isWhitespace).map(String.init)
  }
}
