/// 用简体中文说明编辑器的情况。
extension SimplifiedChinese {
  func sentence(_ error: EditorError) -> String {
    switch error {
    case .notFound(let name): "无法运行编辑器“\(name)”：请把 VISUAL 或 EDITOR 设为已安装的程序"
    case .ended(let name, let status, let file):
      "“\(name)”" + (status < 0 ? "被信号 \(-status) 终止" : "以状态 \(status) 退出")
        + "，备注保持不变" + (file.map { "；写下的内容在 \($0)" } ?? "")
    case .cannotWrite(let path, let reason): "无法写入 \(path)：\(reason)；可用 TMPDIR 指定文件夹"
    case .notText(let file): "不是 UTF-8 文本，未采用：写下的内容在 \(file)"
    }
  }
}
