import TodoCore

/// The command line in Simplified Chinese.
extension SimplifiedChinese: CommandStrings {
  var help: String {
    """
    用法：mytodo [--db 文件] [--lang en|zh]
          mytodo --import-legacy [文件] [--dry-run] [--restore-deleted]
          mytodo --check-config

    终端里的待办清单。不带参数时打开交互界面，在其中按 ? 查看按键。

      --import-legacy [文件]  把旧版 todos.json 的任务导入清单，并给该文件改名
                              （默认：数据目录中的 todos.json，
                              其次 ~/Documents/todos.json）
      --dry-run               只说明会导入什么，不做改动
      --restore-deleted       同时恢复上次导入后被删除的任务
      --check-config          检查配置文件，每处错误一行
      --db 文件               使用这个数据库（也可设置 MYTODO_DB）
      --lang en|zh            界面语言（默认取自配置文件，
                              其次 LC_ALL、LC_MESSAGES、LANG）
      --help, -h              显示本说明
      --version               显示版本

    值也可以写在等号之后：--db=文件、--import-legacy=文件。
    清单保存在 $XDG_DATA_HOME/mytodo/mytodo.db（~/.local/share/mytodo/mytodo.db），
    设置、按键和主题在 $XDG_CONFIG_HOME/mytodo/config（~/.config/mytodo/config）。
    退出状态：0 完成，1 失败，2 用法错误。
    """
  }

  func unknownArgument(_ argument: String) -> String { "不认识的参数「\(argument)」；请看 mytodo --help" }

  func missingValue(_ option: String) -> String { "\(option) 需要一个值；请看 mytodo --help" }

  func badValue(_ value: String, of option: String) -> String {
    "\(option) 不能是「\(value)」；请看 mytodo --help"
  }

  func conflict(_ option: String) -> String { "\(option) 给了两次；只需一次" }

  func excludes(_ option: String, _ other: String) -> String { "\(option) 和 \(other) 不能同时使用；只需一个" }

  func needs(_ option: String, _ other: String) -> String {
    "\(option) 只能和 \(other) 一起用；请看 mytodo --help"
  }

  var noHome: String { "没有设置 HOME，清单无处存放；请设置 HOME 或使用 --db 文件" }

  var noTerminal: String { "这里不是终端；请在终端中启动 mytodo，不需要终端的功能见 mytodo --help" }

  func unusableTerminal(_ name: String) -> String {
    name.isEmpty
      ? "没有设置 TERM；请设为终端的类型，例如 TERM=xterm-256color"
      : "终端类型「\(name)」未知或不能全屏显示；可以试试 TERM=xterm-256color"
  }

  func nothingToImport(_ places: [String]) -> String {
    "没有可导入的文件：\(places.joined(separator: " 和 ")) 都不存在"
  }

  func report(_ report: ImportReport, file: String, isPlan: Bool) -> [String] {
    if report.importedByAnother { return ["\(file)：已由另一次运行导入"] }
    var lines = [
      (isPlan ? "将导入 " : "已导入 ") + "\(file)：共 \(report.records) 条，新增 \(report.added) 条"
    ]
    func add(_ count: Int, _ text: String) { if count > 0 { lines.append("  \(count) 条\(text)") } }
    add(report.updated, "更新为文件中较新的内容")
    add(report.unchanged, "已经在清单里")
    add(report.kept, "你改动过，保持不变")
    add(report.stayedDeleted, "已被删除，不再导入（--restore-deleted 可恢复）")
    add(report.restored, "已恢复")
    add(report.duplicates, "在文件中重复，只取一次")
    if let name = report.renamedTo { lines.append("文件现名为 \(name)") }
    return lines
  }

  func sentence(_ error: ImportError) -> String {
    switch error {
    case .missing(let path): "\(path)：没有这个文件；没有导入任何内容，请检查名称"
    case .unusable(let path, let reason):
      "\(path)：\(reason)；没有导入任何内容，请检查文件和权限"
    case .notAFile(let path): "\(path)：不是文件；没有导入任何内容，请检查名称"
    case .fault(let path, let fault):
      "\(path):\(fault.line)：\(sentence(fault))；没有导入任何内容，请修正文件后重试"
    case .store(let error): "\(sentence(error))；没有导入任何内容"
    case .notVerified(let title): "「\(title)」写入后读不回来；导入已撤回，文件未动"
    case .changedMeanwhile(let path): "\(path) 在导入期间有改动；已读到的内容在清单里，请再运行一次"
    case .notRenamed(let path, let reason):
      "全部内容已在清单里，但 \(path) 无法改名：\(reason)；再运行一次即可完成"
    case .notTakenBack(let first, let second):
      "\(sentence(first))。文件的一部分已在清单中，未能撤回（\(sentence(second))）；下次启动 mytodo 时会撤回"
    case .cancelled: "导入已取消并撤回；文件未动"
    }
  }

  private func sentence(_ fault: LegacyFault) -> String {
    let place = fault.record.map { "第 \($0) 条：" } ?? ""
    switch fault.kind {
    case .empty: return "文件是空的，不是 JSON 数组（空清单应为 []）"
    case .notUTF8: return place + "不是有效的 UTF-8"
    case .notAnArray: return "应为任务组成的 JSON 数组"
    case .truncated: return place + "文件不完整，在中途结束"
    case .trailingText: return "数组结束之后还有内容"
    case .notJSON: return place + "此处不是有效的 JSON"
    case .loneSurrogate: return place + "只有半个代理对（\\ud800 到 \\udfff），不是字符"
    case .notAnObject: return place + "应为含有 id、title 和 done 的对象"
    case .missingField(let name): return place + "缺少字段「\(name)」"
    case .wrongType(let name): return place + "字段「\(name)」为 null 或类型不对"
    case .badID(let id): return place + "「\(id)」不是 id（应为 UUID，例如 \(English.exampleID)）"
    case .nilID: return place + "全为零的 id 在大多数程序中表示「没有 id」"
    case .blankTitle: return place + "标题为空"
    case .conflictingID(let first): return place + "与第 \(first) 条 id 相同，但标题或状态不同"
    }
  }

  func phase(_ phase: ImportProgress.Phase) -> String {
    switch phase {
    case .reading: "读取"
    case .saving: "保存"
    case .verifying: "核对"
    case .takingBack: "撤回"
    }
  }
}
