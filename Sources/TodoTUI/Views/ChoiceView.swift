import TodoCore
import TodoText

/// A question with its answers below it, at the bottom of an area.
struct ChoiceView: View {
  let state: AppState
  let choice: Choice
  /// The form that it stands over: a clash shows both texts.
  let form: EditForm?

  /// Draws the box; where it is low the answers go before the text.
  func draw(on surface: inout Surface, in area: Area) {
    let question = state.strings.question(choice.question, now: state.now)
    let text =
      TextWrap.lines(question, columns: area.columns - 2).map { [Span($0, state.theme[.heading])] }
      + bothTexts(columns: area.columns - 2)
    let rows = min(area.rows, text.count + choice.answers.count + 1)
    let box = area.splitBottom(rows).bottom
    surface.fill(box)
    let hasLine = rows > choice.answers.count + 1
    if hasLine {
      surface.horizontalLine(at: box.origin, columns: box.columns, style: state.theme[.quiet])
    }
    let inner = box.splitTop(hasLine ? 1 : 0).rest
    let answerRows = min(choice.answers.count, max(1, inner.rows - 1))
    let (top, bottom) = inner.splitBottom(answerRows)
    for (row, line) in text.prefix(top.rows).enumerated() {
      surface.put(line, at: row, of: top, from: 1)
    }
    let first = max(0, min(choice.selected, choice.answers.count - answerRows))
    for (row, answer) in choice.answers.dropFirst(first).prefix(answerRows).enumerated() {
      let isSelected = first + row == choice.selected
      let line = Area(
        column: bottom.column, row: bottom.row + row, columns: bottom.columns, rows: 1)
      let key = AnswerKeys(choice, keys: state.keys).label(of: first + row)
      let words = words(state.strings.answer(answer), key: key)
      let look = isSelected ? Style.plain : state.theme[.key]
      let spans = words.map { Span($0.text, $0.isKey ? look : .plain) }
      surface.put([Span(isSelected ? " > " : "   ")] + spans, at: 0, of: line)
      surface.target(.answer(first + row), in: line)
      if isSelected { surface.restyle(line) { $0 = $0.adding(state.theme[.selected]) } }
    }
  }

  /// The words of an answer with its key: a letter that begins a word stands in brackets there, else one within a
  /// word; what is not in the words stands behind them, as do yes and no.
  private func words(_ text: String, key: String?) -> [(text: String, isKey: Bool)] {
    guard let key else { return [(text, false)] }
    let places = choice.isYesNo ? [] : text.indices.filter { text[$0].lowercased() == key }
    let atStart = places.first {
      $0 == text.startIndex || !text[text.index(before: $0)].isLetter
    }
    guard let place = atStart ?? places.first else {
      let gap = text.last?.isASCII == true ? " " : ""
      return [(text + gap, false), ("(" + (key.count == 1 ? key.uppercased() : key) + ")", true)]
    }
    return [
      (String(text[..<place]), false), ("[" + String(text[place]) + "]", true),
      (String(text[text.index(after: place)...]), false),
    ]
  }

  private func bothTexts(columns: Int) -> [[Span]] {
    guard case .clash(let fields, let current) = choice.question, let form else { return [] }
    let theirs = EditForm(current, groupName: state.groupName(current.groupID)).values
    let mine = form.values
    let strings = state.strings
    return fields.flatMap { field -> [[Span]] in
      let (a, b) = texts(field, mine, theirs)
      let label = FormField.allCases.first { $0.itemField == field }.map(strings.label) ?? ""
      return [
        [Span(label + " " + strings.mine + ": ", state.theme[.quiet]), Span(a)],
        [Span(label + " " + strings.theirs + ": ", state.theme[.quiet]), Span(b)],
      ]
    }
  }

  private func texts(
    _ field: ItemField, _ mine: EditForm.Values, _ theirs: EditForm.Values
  ) -> (String, String) {
    let strings = state.strings
    return switch field {
    case .title: (mine.title, theirs.title)
    case .done: (strings.doneWord(mine.done), strings.doneWord(theirs.done))
    case .group: (mine.group, theirs.group)
    case .priority: (strings.priorityText(mine.priority), strings.priorityText(theirs.priority))
    case .due: (mine.due, theirs.due)
    case .notes: (ChoiceView.oneLine(mine.notes), ChoiceView.oneLine(theirs.notes))
    case .tags: (mine.tags, theirs.tags)
    }
  }

  private static func oneLine(_ text: String) -> String {
    text.split(whereSeparator: \.isNewline).joined(separator: " / ")
  }
}
