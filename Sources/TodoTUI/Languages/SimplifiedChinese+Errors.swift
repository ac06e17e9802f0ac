import TodoCore

/// What went wrong, and what to do, in Chinese.
extension SimplifiedChinese {
  func sentence(_ error: StoreError) -> String {
    switch error {
    case .blankTitle: "标题不能为空"
    case .blankName: "名称不能为空"
    case .nameTaken(let name): "已有名为「\(name)」的分组"
    case .noSuchItem: "这项任务已在别处被删除"
    case .noSuchGroup: "这个分组已在别处被删除"
    case .noSuchTag: "已没有任务使用这个标签"
    case .tagTaken(let name, let count): "已有 \(count.grouped) 项任务使用标签 #\(name)"
    case .groupNotEmpty(let name, let count): "「\(name)」中还有 \(count.grouped) 项任务"
    case .otherCount(let count): "没有作任何改动：现在有 \(count.grouped) 项任务"
    case .changedElsewhere(_, let current): "「\(current.title)」同时在别处被修改了"
    case .notDeleted(let title): "「\(title)」已在清单中"
    case .notInTrash: "这项任务不在（或已不在）回收站中"
    case .noSuchStep(let number): "历史中没有（或已没有）第 \(number) 步"
    case .alreadyUndone(let title): "「\(title)」已经撤销过了"
    case .clash(let title): "「\(title)」之后又被修改过，没有撤销或重做"
    case .nestedTransaction: "未保存：程序试图同时写入两次"
    case .busy(let path): "未保存，数据没有丢失；请重试：另一个窗口或程序正忙于写入 \(path)"
    case .newerSchema(let path, let found, let supported):
      "\(path) 的版本是 \(found)，本程序最高支持 \(supported)：请安装新版 mytodo，或用 --db 指定其他文件"
    case .replaced(let path): "未保存：\(path) 在打开期间被删除或替换；请退出并重新启动 mytodo"
    case .olderSchema(let path, let found):
      "\(path) 是旧版本 \(found) 的文件；请先启动一次 mytodo 升级它，再重试"
    case .migratedElsewhere: "未保存：新版 mytodo 已升级此清单，请用新版重新打开"
    case .otherProgram(let path): "\(path) 属于其他程序，请用 --db 指定其他文件"
    case .notAList(let path):
      "\(path) 不是 mytodo 的清单，未作改动：请用 --db 指定其他文件；如果它本是清单，请换回备份"
    case .damaged(let path, let damage):
      "\(path) 已损坏（\(words(damage))），未作改动：请换回备份，或用 --db 指定其他文件"
    case .readOnly(let path): "未保存：无法写入 \(path)，请检查权限"
    case .fileExists(let path): "\(path) 已存在，未作改动"
    case .full(let path): "未保存：\(path) 所在磁盘空间不足，请清理后重试"
    case .cannotOpen(let path, let reason):
      "无法打开 \(path)：\(reason)；请检查，或用 --db 指定其他文件"
    case .notAFile(let path): "\(path) 不是文件；请用 --db 指定其他文件"
    case .migrationFailed(let path, let before, let after, let dangling):
      "无法升级 \(path)（升级前 \(before) 项任务，升级后 \(after) 项，\(dangling) 处引用失效），文件保持原样；请用生成它的 mytodo 打开"
    case .notSaved(let title): "「\(title)」写入后读不回来；本次导入已撤回"
    case .cancelled: "已取消"
    case .database(let error): "未保存：\(error.message)（SQLite \(error.extendedCode)）"
    }
  }

  private func words(_ damage: Damage) -> String {
    switch damage {
    case .cutOff(let expected, let found): "应有 \(expected) 字节，实有 \(found) 字节"
    case .logWithoutFile: "文件是空的，但它的预写日志不是"
    case .structure: "内部结构已破坏"
    }
  }
}
