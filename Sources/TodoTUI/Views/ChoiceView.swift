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
    let wanted = text.count + choice.answers.count
    let hasLine = area.rows > wanted
    let box = area.splitBottom(wanted + (hasLine ? 1 : 0)).bottom
    surface.fill(box)
    surface.target(.popup, in: box)
    if hasLine {
      surface.horizontalLine(at: box.origin, columns: box.columns, style: state.theme[.quiet])
    }
    let inner = box.splitTop(hasLine ? 1 : 0).rest
    let (top, bottom) = inner.splitBottom(min(choice.answers.count, max(1, inner.rows - 1)))
    for (row, line) in text.prefix(top.rows).enumerated() {
      let isCut = row == top.rows - 1 && row < text.count - 1
      surface.put(line + (isCut ? [Span(Surface.cutMark)] : []), at: row, of: top, from: 1)
    }
    drawAnswers(on: &surface, in: bottom)
  }

  private func drawAnswers(on surface: inout Surface, in area: Area) {
    let first = max(0, min(choice.selected, choice.answers.count - area.rows))
    let signs = Surface.signColumns(choice.answers.count, in: area)
    for (row, answer) in choice.answers.dropFirst(first).prefix(area.rows).enumerated() {
      let isSelected = first + row == choice.selected
      let line = Area(column: area.column, row: area.row + row, columns: area.columns, rows: 1)
      let key = AnswerKeys(choice, keys: state.keys).label(of: first + row)
      let words = words(state.strings.answer(answer), key: key)
      let look = isSelected ? Style.plain : state.theme[.key]
      let spans = words.map { Span($0.text, $0.isKey ? look : .plain) }
      surface.put(
        [Span(isSelected ? " > " : "   ")] + spans, at: 0, of: line.splitRight(signs).rest)
      surface.target(.answer(first + row), in: line)
      if isSelected { surface.restyle(line) { $0 = $0.adding(state.theme[.selected]) } }
    }
    surface.signMore(
      above: first > 0, below: first + area.rows < choice.answers.count, in: area)
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
    return ClashTexts(state: state, form: form, fields: fields, current: current)
      .lines(columns: columns)
  }
}
