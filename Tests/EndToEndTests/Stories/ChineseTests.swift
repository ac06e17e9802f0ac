import Testing

/// The interface in Simplified Chinese, on a machine that has no Chinese locale.
@Suite("In Chinese") struct ChineseTests {
  private static let environments = [
    ["LANG": "zh_CN.UTF-8"], ["LANG": "en_US.UTF-8", "LC_ALL": "zh_CN.UTF-8"],
    ["LANG": "C", "LC_ALL": "", "LC_MESSAGES": "zh_CN.utf8", "LC_CTYPE": "C.UTF-8"],
  ]

  @Test("Every part of the interface is Chinese", arguments: environments)
  func interface(environment: [String: String]) throws {
    let screen = try Screen(Sandbox(), environment: environment)
    try screen.shows(
      " 全部", "[ ] 隐藏已完成  0", " 清单", "   今天", "   逾期", " 分组", "   未分组",
      "这里还没有任务。按 a 添加第一项，按 ? 查看帮助。", "a 添加", "q 退出")
    try screen.press("a")
    try screen.shows("添加：")
    try screen.type("给妈妈打电话")
    try screen.press("Enter")
    try screen.shows("已添加「给妈妈打电话」", ">[ ]     给妈妈打电话", "1/1")
    try screen.press("Enter", "x")
    try screen.shows(">[x]     给妈妈打电话", "已完成「给妈妈打电话」，按 u 撤销")
    try screen.press("u")
    try screen.shows("已撤销：完成「给妈妈打电话」，按 U 重做")
    try screen.press("e")
    try screen.shows(">标题      给妈妈打电话", " 状态      [ ] 未完成", " 优先级    无", " 备注")
    try screen.type("！")
    try screen.escape(to: "修改尚未保存。")
    try screen.shows("   保存", " > 继续编辑")
    try screen.press("k", "Enter", "?")
    try screen.shows("按键")
  }

  @Test("The language of --lang wins over the environment, and messages of commands follow it")
  func option() throws {
    let sandbox = Sandbox()
    try Screen(sandbox, running: .program(["--lang", "zh"])).shows("清单")
    try Screen(sandbox, running: .program(["--lang", "en"]), environment: ["LANG": "zh_CN.UTF-8"])
      .shows("Lists")
    let run = try Command(["--lang", "zh", "--import-legacy"], in: sandbox)
    #expect(run.ending == .exit(0))
    #expect((run.output + run.errors).contains("没有可导入的文件"))
  }

  @Test(
    "Wide titles leave the borders where they are", arguments: [(80, 24), (100, 30), (200, 50)])
  func aligned(columns: Int, rows: Int) throws {
    let sandbox = Sandbox(language: "zh_CN.UTF-8")
    let titles = [
      "plain", "买燕麦奶", "半 half 半", "한국어 제목", "ＦＵＬＬ", "😀 笑脸", "日本語のとても長いタイトル",
      String(repeating: "很长的标题", count: 60), "x" + String(repeating: "宽", count: 200),
    ]
    try sandbox.write("todos.json", Legacy.json(titles.map { .init(title: $0) }))
    #expect(try Command(["--import-legacy", "todos.json"], in: sandbox).ending == .exit(0))
    let screen = try Screen(sandbox, columns, rows)
    try screen.shows("买燕麦奶", "한국어 제목", "日本語のとても長いタイトル", "1/9")
    for _ in titles {
      let seen = screen.rows
      let borders = Set(seen.dropFirst().dropLast().map(Columns.borders))
      #expect(borders.count == 1, "\(borders)\n\(seen.joined(separator: "\n"))")
      #expect(borders.first?.count == (columns >= 120 ? 2 : 1))
      #expect(seen.allSatisfy { Columns.of($0) <= columns })
      try screen.press("j")
    }
    try screen.shows("9/9")
  }

  @Test("Chinese is typed into quick add and search, and taken back character by character")
  func typing() throws {
    let screen = try Screen(Sandbox(language: "zh_CN.UTF-8"))
    try screen.press("a")
    try screen.type("买三斤苹果")
    try screen.shows("添加： 买三斤苹果")
    try screen.press("BSpace", "BSpace")
    try screen.type("香蕉")
    try screen.press("Left", "Left", "BSpace")
    try screen.type("公斤")
    try screen.shows("添加： 买三公斤香蕉")
    try screen.press("Enter")
    try screen.type("完全不同")
    try screen.press("Enter", "Enter")
    try screen.shows(" [ ]     买三公斤香蕉", ">[ ]     完全不同", "2/2")
    try screen.press("/")
    try screen.type("公")
    try screen.shows("/ 公", ">[ ]     买三公斤香蕉", "1/1")
    try screen.hides("完全不同")
    try screen.type("里")
    try screen.shows("没有找到「公里」。按 Esc 清除搜索。")
    try screen.press("BSpace", "BSpace")
    try screen.shows("完全不同", "1/2")
  }
}
