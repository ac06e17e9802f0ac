import Foundation
import Testing
import TodoCore

@testable import TodoTUI

/// The whole program on a list in memory and a scripted terminal: given these items, when these keys, then
/// this screen. Time, ids and zone are the same in every run.
final class Scene {
  /// Monday, 30 November 2026.
  static let today = CalendarDay(number: 20_787)

  let store: TodoStore
  let terminal: ScriptedTerminal
  let program: Program
  private(set) var ending: Program.Ending?
  private let moment: Moment

  /// The clocks: one for the store, a second later at each look, one for the person.
  private final class Moment {
    var seconds = 1_796_032_800.0
    var now = DueDate(day: Scene.today, minute: 10 * 60)
    var milliseconds = 0
  }

  /// - Parameters:
  ///   - manyItems: From so many items on a write is made by another thread; the list must be in a file.
  ///   - gate: Where that thread waits when it posts something.
  ///   - legacy: What is to be imported at the start, beside the list.
  init(
    _ columns: Int = 80, _ rows: Int = 12, language: Language = .english, path: String? = nil,
    atOnce: String = "", configuration: String = "", colours: Int = 256,
    editor: (any TextEditor)? = nil, manyItems: Int? = nil, gate: Gate? = nil,
    legacy: LegacyFiles? = nil,
    seed: (TodoStore) throws -> Void = { _ in }
  ) throws {
    setenv("TZ", "UTC", 1)
    let moment = Moment()
    self.moment = moment
    let clock = {
      moment.seconds += 1
      return Date(timeIntervalSince1970: moment.seconds)
    }
    if let path {
      store = try TodoStore(path: path, author: Author(.window), clock: clock)
    } else {
      store = try TodoStore.inMemory(clock: clock)
    }
    let author = store.author
    let longWrites = path.flatMap { path in
      manyItems.map { _ in BackgroundStore(path: path, author: author) }
    }
    try seed(store)
    let waiting = (Key.sequence(atOnce) ?? []).map(Input.key)
    terminal = ScriptedTerminal(
      size: Size(columns: columns, rows: rows), colours: colours,
      batches: waiting.isEmpty ? [] : [waiting])
    program = Program(
      terminal: terminal, store: store, background: nil, longWrites: longWrites,
      manyItems: manyItems, language: language,
      configuration: Configuration(text: configuration), legacy: legacy, editor: editor,
      clock: { moment.now },
      milliseconds: { moment.milliseconds }, wakeUp: { gate?.pass() })
    program.start()
    ending = program.loop()
  }

  /// What the wall clock shows.
  var now: DueDate {
    get { moment.now }
    set { moment.now = newValue }
  }

  /// What the stopwatch shows, by which two clicks are one double click.
  var milliseconds: Int {
    get { moment.milliseconds }
    set { moment.milliseconds = newValue }
  }

  var state: AppState { program.state }
  var screen: String { terminal.surface.text }
  var styles: String { terminal.surface.styleMap }

  /// Presses keys, written in the notation of `Key`, one frame each.
  @discardableResult
  func press(_ notation: String, sourceLocation: SourceLocation = #_sourceLocation) -> Scene {
    guard let keys = Key.sequence(notation) else {
      Issue.record("no keys: \(notation)", sourceLocation: sourceLocation)
      return self
    }
    return play(keys.map(Input.key))
  }

  /// Gives other inputs.
  @discardableResult
  func play(_ inputs: [Input]) -> Scene {
    terminal.play(inputs)
    ending = program.loop()
    return self
  }

  /// The titles on the screen's list window, as held.
  var titles: [String] { state.list.window.rows.map(\.item.title) }
  var selectedTitle: String? { state.list.selectedRow?.item.title }

  /// All titles in the store, in order.
  func stored(_ query: TodoQuery = TodoQuery()) throws -> [TodoItem] {
    try store.page(query, at: .start, before: 0, after: 1000).rows.map(\.item)
  }
}

/// Adds open items with these titles.
func items(_ titles: String...) -> (TodoStore) throws -> Void {
  { store in for title in titles { _ = try store.add(TodoDraft(title: title)) } }
}
