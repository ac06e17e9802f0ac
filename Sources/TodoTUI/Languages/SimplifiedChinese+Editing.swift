/// What can be done in a text that is being edited, in Simplified Chinese.
extension SimplifiedChinese {
  func describe(_ command: EditingCommand) -> String {
    switch command {
    case .type(let character): "输入 \(character)"
    case .left: "左移一个字符"
    case .right: "右移一个字符"
    case .wordLeft: "左移一个词"
    case .wordRight: "右移一个词"
    case .lineStart: "到行首"
    case .lineEnd: "到行尾"
    case .deleteLeft: "删除前一个字符"
    case .deleteRight: "删除光标处的字符"
    case .killWordLeft: "剪切前一个词"
    case .killBlankWordLeft: "剪切到前一个空白处"
    case .killWordRight: "剪切后一个词"
    case .killToLineStart: "剪切到行首"
    case .killToLineEnd: "剪切到行尾"
    case .yank: "插入最近剪切的内容"
    case .transpose: "交换光标处的两个字符"
    case .undo: "撤销对这段文字的上一次修改"
    }
  }
}
