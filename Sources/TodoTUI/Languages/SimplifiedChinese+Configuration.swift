/// The configuration file in Simplified Chinese.
extension SimplifiedChinese {
  var settingTableHeadings: [String] { ["设置", "可取的值", "默认", "作用"] }

  func describe(_ preference: Preference) -> String {
    switch preference {
    case .language: "界面语言；auto 取自 LC_ALL、LC_MESSAGES、LANG"
    case .theme: "界面各部分的外观；也可写自己定义的主题"
    case .startList: "启动时显示的清单，例如 today、group:工作 或 tag:账单"
    case .sidebarWidth: "侧栏的列数；不超过窗口的一半"
    case .weekStart: "一周从哪天开始，用于「下周」之类的日期"
    case .dateStyle: "列表、详情和历史中的日期：明天、12月3日 或 2026-12-03"
    case .hideDone: "启动时是否隐藏已完成的任务；remember 沿用上次的状态"
    case .mouse: "是否使用鼠标；不使用时终端自己的选择功能可用"
    }
  }

  func describe(_ role: Role) -> String {
    switch role {
    case .text: "其他一切；它的背景铺满窗口"
    case .heading: "清单和分区的名称、详情中的标题"
    case .quiet: "标签、提示、分隔线、计数"
    case .selected: "选中的行"
    case .selectedElsewhere: "不在键盘焦点的窗格中选中的行"
    case .done: "已完成的任务"
    case .marked: "标记的行及其数量"
    case .hit: "搜索到的词"
    case .late: "逾期的日期"
    case .soon: "今天的日期"
    case .group: "分组名称"
    case .tag: "标签"
    case .urgent: "优先级"
    case .fault: "出错的消息"
    case .key: "提示和帮助中的按键"
    case .field: "输入框"
    }
  }

  func what(_ fault: ConfigurationFault) -> String {
    let (subject, value) = (fault.subject, fault.value)
    return switch fault.kind {
    case .isFolder: "这是目录"
    case .unreadable(let reason): "无法读取：\(reason)"
    case .tooLarge(let limit): "超过 \(limit >> 20) MB"
    case .notText: "不是 UTF-8 文本"
    case .notUTF8: "不是 UTF-8"
    case .noEqualsSign: "「\(subject)」不是设置"
    case .noSection: "\(subject) 不在任何分区中"
    case .unknownSection: "未知的分区 [\(subject)]"
    case .unclosedSection: "[\(subject) 缺少右括号"
    case .noValue: "\(subject) 没有值"
    case .repeated(let line): "\(subject) 在第 \(line) 行已有"
    case .unknownSetting: "未知的设置「\(subject)」"
    case .badValue: "\(subject) 不能是「\(value)」"
    case .unknownCommand: "未知的命令「\(subject)」"
    case .unknownPlace: "\(subject)：在「\(value)」没有按键"
    case .unreadableKey: "\(subject)：「\(value)」不是按键"
    case .sameKey(let other): "\(subject)：终端把 \(value) 当作 \(other)"
    case .countKey: "\(subject)：\(value) 以数字开头"
    case .textKey(let place): "\(subject)：\(value) 在 \(place) 中是文字"
    case .clash(let other, let line, let place):
      "\(subject) 的 \(value) 与第 \(line) 行的 \(other) 冲突（\(place)）"
    case .hides(let other, let key, let place):
      "\(subject) 的 \(value) 会遮住 \(other) 的 \(key)（\(place)）"
    case .unreachable: "\(subject) 会没有按键"
    case .badThemeName: "[\(subject)] 没有给出主题名"
    case .unknownRole: "未知的角色「\(subject)」"
    case .unknownBase: "\(subject) 不能是「\(value)」"
    case .badLook: "\(subject)：「\(value)」不是颜色或属性"
    case .misplacedColour: "\(subject)：「\(value)」的位置不对"
    }
  }

  func advice(_ fault: ConfigurationFault) -> String {
    func oneOf(_ names: [String]) -> String { "可以写：" + names.joined(separator: ", ") }
    func mean(_ name: String?, else names: [String]) -> String {
      name.map { "是不是 \($0)？" } ?? oneOf(names)
    }
    return switch fault.kind {
    case .isFolder: "请换成文本文件，或删除它"
    case .unreadable: "请检查文件和权限"
    case .tooLarge, .notText: "请从 config.example 重新写起"
    case .notUTF8: "请把文件存为 UTF-8"
    case .noEqualsSign: "请写成 名称 = 值"
    case .noSection: "请在它上面写 [interface] 或 [keys]"
    case .unknownSection(let name):
      name.map { "是不是 [\($0)]？" } ?? "可用的有 [interface]、[keys] 和 [theme 名称]"
    case .unclosedSection: "请写成 [\(fault.subject)]"
    case .noValue: "请在等号后写上值，或删除这一行"
    case .repeated: "以第一处为准，请删除一处"
    case .unknownSetting(let name): mean(name, else: Preference.allCases.map(\.rawValue))
    case .badValue(let allowed): oneOf([allowed])
    case .unknownCommand(let name): name.map { "是不是 \($0)？" } ?? "全部命令见 config.example"
    case .unknownPlace(let places): oneOf(places)
    case .unreadableKey: "按键的写法如 x、dd、<c-r>、<a-x>、<space>、<f2>"
    case .sameKey(let other): "请写 \(other)"
    case .countKey: "数字表示次数，请以别的键开头"
    case .textKey: "请用带 Ctrl 或 Alt 的单个键，或有名称的键"
    case .clash: "请给其中一个换键"
    case .hides(let other, _, let place):
      "请给 \(other) 也换键，或写 none"
        + (fault.hasPlace ? "" : "，或写 \(fault.subject)@位置，避开 \(place)")
    case .unreachable: "请给它留一个按键"
    case .badThemeName: "请写成 [theme 名称]，名称中没有空格"
    case .unknownRole(let name): mean(name, else: Role.allCases.map(\.name))
    case .unknownBase(let themes): oneOf(themes)
    case .badLook: "写法如 red bold、black on 153、#ffaf00 underline"
    case .misplacedColour: "请写成 颜色 on 颜色 加属性"
    }
  }

  func sentence(_ fault: ConfigurationFault, path: String) -> String {
    "\(path):\(fault.place)\(what(fault))，\(advice(fault))"
  }

  func noFaults(_ path: String) -> String { "\(path)：没有错误" }

  func noConfiguration(_ path: String) -> String { "\(path)：没有这个文件，使用默认设置" }

  func exampleText(_ part: ConfigurationExample.Part) -> [String] {
    switch part {
    case .top:
      [
        "mytodo 配置示例，列出全部设置及其默认值。",
        "把它复制为 ~/.config/mytodo/config（或 $XDG_CONFIG_HOME/mytodo/config），去掉要改的行前面的 #，",
        "再用 mytodo --check-config 检查是否正确。",
        "文件在启动时读取。写错一行只影响那一项设置。",
        "注释以 # 开头，写在行首或空格之后。",
      ]
    case .keys:
      [
        "命令 = 按键，代替默认的按键；none 表示没有按键。",
        "按键写成字母或符号，或 <c-x>（Ctrl-x）、<a-x>（Alt-x）、<space>、<ret>、<esc>、<tab>、<s-tab>、",
        "<up>、<pagedown>、<f1>，<lt> 表示 <，<hash> 表示 #；dd 是先后按两个键。",
        "命令@位置 = 按键 只在该位置有效；不写位置则在它的所有位置有效。",
        "位置：窗格 list、sidebar、detail；search（搜索框）、line（输入行）、picker（选择分组）；form-text、",
        "form-group、form-names、form-chosen（名称：未输入、输入中、已选）、form-choice、form-notes（编辑表单各栏）；",
        "choice、yes-no（提问）；help、help-filter（帮助）。",
        "输入文字的地方只有带 Ctrl 或 Alt 的单个键和有名称的键有效；在提问和帮助中，别的命令自己的键优先。",
        "要改变这一点，请写明位置。",
        "别的命令默认使用的键可以拿来用，只要那个命令还有别的键。",
      ]
    case .themes:
      [
        "自己的主题：角色 = 颜色 on 颜色 加属性，各部分都可省略。",
        "颜色：default、black、red、green、yellow、blue、magenta、cyan、white，bright-black 到",
        "bright-white，0 到 255，或 #rrggbb（终端不能混色时取 256 色中最接近的）。",
        "属性：bold、dim、underline、reverse；plain 表示没有属性。",
        "没有写的角色与所依据的主题相同。",
      ]
    case .places(let names): ["位置：" + (names.isEmpty ? "全部" : names.joined(separator: "、"))]
    case .values(let text): ["可取的值：" + text]
    }
  }
}
