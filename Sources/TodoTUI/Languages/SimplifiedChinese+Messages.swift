import TodoCore

/// What is told and asked in Chinese.
extension SimplifiedChinese {
  func label(_ purpose: LinePrompt.Purpose) -> String {
    switch purpose {
    case .quickAdd: "添加："
    case .title: "标题："
    case .due(let item): quoted(item.title, "的") + "截止日期："
    case .tags(let item): quoted(item.title, "的") + "标签："
    case .dueOfMarked(let count): dueOfMarked(count)
    case .newGroup: "新建分组："
    case .tagsOfMarked(let count): tagsOfMarked(count)
    case .renameGroup(let group): "重命名\(quoted(group.name))："
    case .renameTag(let tag): "重命名标签" + (tag.name.isEmpty ? "" : " #\(tag.name)") + "："
    }
  }

  func moveTo(_ title: String) -> String { (title.isEmpty ? "" : "将") + quoted(title) + "移到：" }

  /// A title in a sentence, which goes without it where there is no room.
  private func quoted(_ title: String, _ word: String = "") -> String {
    title.isEmpty ? "" : "「\(title)」" + word
  }

  func newGroup(_ name: String) -> String { "新分组「\(name)」" }
  func new(_ name: String) -> String { name + "（新）" }

  func noTags(add: String, change: String) -> String {
    "还没有标签。添加任务（\(add)）时输入 #标签，或修改任务的标签（\(change)）。"
  }

  func question(_ question: Choice.Question, now: DueDate) -> String {
    switch question {
    case .deleteGroup(let group, let count):
      "要删除分组「\(group.name)」吗？其中有 \(count.grouped) 项任务（包括已完成和未显示的）。"
    case .mergeTags(let tag, let name, let count):
      "已有 \(count.grouped) 项任务使用标签 #\(name)。要把 #\(tag.name) 的任务也归入这个标签吗？"
    case .sort: "排序方式"
    case .undoOthers(let step):
      "本窗口没有可撤销的操作了。要撤销\(theirs(step, now: now))的操作吗："
        + "\(describe(StepName(step), now: now))"
    case .redoOthers(let step):
      "本窗口没有可重做的操作了。要重做\(step.wasChangedEarlier ? "本窗口打开之前" : "在别处")撤销的操作吗："
        + "\(describe(StepName(step), now: now))"
    case .addLines(let lines):
      "要把粘贴的 \(lines.items.count.grouped) 行分别添加为任务吗？"
        + (lines.marked > 0 ? "其中 \(lines.marked.grouped) 行含有日期、分组、标签或优先级。" : "")
    case .bulk(let bulk, let count, _): self.question(bulk.change, count: count)
    case .leaveForm: "修改尚未保存。"
    case .clash: "表单打开期间，以下内容在别处被修改了。要保留哪一份？"
    case .itemGone: "这项任务已在别处被删除。您输入的内容仍保留在这里。"
    }
  }

  func answer(_ answer: Choice.Answer) -> String {
    switch answer {
    case .keepItems(let count): "保留这 \(count.grouped) 项任务，改为未分组"
    case .deleteItems(let count): "连同这 \(count.grouped) 项任务一起删除"
    case .mergeTags: "合并为一个标签"
    case .sort(let order): name(of: order)
    case .undoTheirs: "撤销"
    case .redoTheirs: "重做"
    case .addLines(let count): "添加 \(count.grouped) 项任务"
    case .addLinesAsText: "全部作为标题添加"
    case .act(let change, let count): self.answer(change, count: count)
    case .save: "保存"
    case .discard: "放弃修改"
    case .stay: "继续编辑"
    case .mine: "保留我的：保存我输入的内容"
    case .theirs: "采用对方的：填入表单"
    case .saveAsNew: "另存为新任务"
    case .cancel: "取消"
    }
  }

  func sentence(_ message: Message, keys: KeyMap, now: DueDate) -> String {
    let undo = "，按 \(keys.key(for: .undo)) 撤销"
    return switch message {
    case .added(let title, let shownHere):
      "已添加「\(title)」" + (shownHere ? "" : "，不在当前清单中")
        + "，按 \(keys.key(for: .cancel, in: .line)) \(keys.key(for: .undo)) 撤销"
    case .addedSeveral(let count): "已添加 \(count.grouped) 项任务" + undo
    case .draftKept(let command):
      "已存为草稿，按 \(keys.key(for: command)) \(keys.key(for: .olderDraft, in: .line)) 取回"
    case .draftOffered(let text, let count):
      "\(keys.key(for: .olderDraft, in: .line))：草稿「\(text)」" + (count > 1 ? "等 \(count) 条" : "")
    case .draftTaken:
      "按 \(keys.key(for: .newerDraft, in: .line)) 放回草稿，"
        + "\(KeyTable.label(.killToLineStart)) \(keys.key(for: .cancel, in: .line)) 丢弃"
    case .draftDropped: "草稿已丢弃"
    case .ticked(let title): "已完成「\(title)」" + undo
    case .reopened(let title): "已恢复为未完成「\(title)」" + undo
    case .deleted(let title): "已删除「\(title)」" + undo
    case .saved(let title): "已保存「\(title)」" + undo
    case .moved(let title, let group?): "已将「\(title)」移到「\(group)」" + undo
    case .moved(let title, nil): "「\(title)」已改为未分组" + undo
    case .prioritized(let title, let priority):
      "「\(title)」的优先级：\(priorityText(priority))" + undo
    case .dueSet(let title, let due?): "「\(title)」的截止日期：\(due)" + undo
    case .dueSet(let title, nil): "「\(title)」已没有截止日期" + undo
    case .tagsSet(let title, let tags) where tags.isEmpty: "「\(title)」已没有标签" + undo
    case .tagsSet(let title, let tags):
      "「\(title)」的标签：" + tags.map { "#" + $0 }.joined(separator: " ") + undo
    case .bulk(let change, let count):
      sentence(change, count: count, undo: keys.key(for: .undo))
    case .onlySelected(let title): onlySelected(title)
    case .tooManyMarked: tooManyMarked(Marks.maximum, all: keys.key(for: .markAll))
    case .allMarked: allMarked(keys.key(for: .cancel))
    case .marksCleared(let count): marksCleared(count)
    case .undone(let step): "已撤销：\(describe(step, now: now))，按 \(keys.key(for: .redo)) 重做"
    case .redone(let step): "已重做：\(describe(step, now: now))" + undo
    case .restored(let title): "已找回「\(title)」" + undo
    case .reverted(let step): "已撤回：\(describe(step, now: now))" + undo
    case .sorted(let order): "排序：\(name(of: order))"
    case .cannotHide(.done): "这个清单只有已完成的任务"
    case .cannotHide: "这个清单只有未完成的任务"
    case .ownOrder: "这个清单的顺序是固定的"
    case .noSuchCommand(let text): noSuchCommand(text)
    case .noCommandChosen(let text):
      "没有以「\(text)」开头的命令，按 \(keys.key(for: .moveDown, in: .palette)) 选择"
    case .nothingToUndo: "没有可撤销的操作"
    case .nothingToRedo: "没有可重做的操作"
    case .waiting(let key): "等待中，按 \(key) 放弃：另一个窗口或程序正在写入"
    case .groupAdded(let name): "已新建分组「\(name)」" + undo
    case .groupRenamed(let old, let new): "已将分组「\(old)」重命名为「\(new)」" + undo
    case .tagRenamed(let old, let new): "已将标签 #\(old) 重命名为 #\(new)" + undo
    case .tagSpelled(let name): "标签现在写作 #\(name)"
    case .groupDeleted(let name, let rule, let count):
      "已删除分组「\(name)」" + fate(rule, count) + undo
    case .doneHidden(let hidden): hidden ? "已隐藏完成的任务" : "已显示完成的任务"
    case .nothingToMark: "没有可标记的任务"
    case .nothingSelected: "没有选中任务"
    case .noNumber(let label, false): "\(label) 前面不能加数字"
    case .noNumber(let label, true): "\(label) 作用于已标记的任务，不能加数字"
    case .noGroupSelected: "这不是分组"
    case .noGroupChosen: "还没有选择分组"
    case .nothingToRename: "这不是分组，也不是标签"
    case .noStartList(.group(let name)): "start-list：没有分组「\(name)」"
    case .noStartList(.tag(let name)): "start-list：没有任务使用标签 #\(name)"
    case .noStartList: ""
    case .unboundKey(let label): "\(label) 在这里不起作用"
    case .keyOfPane(let label, let place):
      "\(label) 在\(SimplifiedChinese.place(place))中起作用"
    case .otherKey(let label, let command):
      "\(label) 在这里不起作用，按 " + doing(command, keys)
    case .needsColumns(let columns): "窗口太窄：该窗格需要 \(columns) 列"
    case .itemGone: "这项任务已在别处被删除"
    case .lost(let lost): words(lost)
    case .refusedUnseen(let lost?): "没有执行：" + words(lost)
    case .refusedUnseen(nil): "没有执行：内容刚刚在别处被修改"
    case .markedLost: "标记的任务已在别处被删除或修改"
    case .groupLost(let name): "分组「\(name)」已在别处被删除"
    case .groupEmptied(let name):
      "「\(name)」中已没有任务，按 \(keys.key(for: .deleteGroup, in: .sidebar)) 删除分组"
    case .otherNumber(let count): "请再看一下：现在有 \(count.grouped) 项任务"
    case .notADate(let text): "无法识别日期「\(text)」，可输入：周五 9:00"
    case .noTags: noTags(add: keys.key(for: .quickAdd), change: keys.key(for: .changeTags))
    case .noSuchTag(let text): "没有与「\(text)」匹配的标签"
    case .onlyMarks: "缺少标题：请输入要做的事"
    case .howToQuit: "按 \(keys.key(for: .quit)) 退出"
    case .working(let work, let cancel): working(work, cancel.map { keys.key(for: $0) }, now)
    case .busy(let work, let cancel): busy(work, cancel.map { keys.key(for: $0) }, now)
    case .cancelled(let work): cancelled(work)
    case .imported(let file, let report):
      imported(file, report, undo: keys.key(for: .undo))
    case .importTakenBack: importTakenBack
    case .themeChanged(let name, let isKept):
      "主题：\(name)" + (isKept ? "" : "，到下次启动为止")
    case .badConfiguration(let fault, let more):
      "config:\(fault.place)\(what(fault))" + (more > 0 ? "，另有 \(more) 处" : "")
        + "：mytodo --check-config"
    case .importFailed(let error): sentence(error)
    case .theirsTaken: "对方的内容已填入表单"
    case .notesUnchanged: "备注没有改动"
    case .editorFailed(let error): sentence(error)
    case .failed(let error): sentence(error)
    }
  }

  private func doing(_ command: Command, _ keys: KeyMap) -> String {
    command == .deleteGroup
      ? "\(keys.key(for: command, in: .sidebar)) 删除分组" : "\(keys.key(for: command)) 删除"
  }

  private func words(_ lost: Unseen.Lost) -> String {
    lost.isDeleted
      ? "「\(lost.title)」已在别处被删除" : "「\(lost.title)」在别处被修改，已不在当前清单中"
  }

  private func fate(_ rule: DeleteRule, _ count: Int) -> String {
    if count == 0 { return "" }
    return rule == .cascade ? "及其中 \(count.grouped) 项任务" : "，保留其中 \(count.grouped) 项任务"
  }
}
