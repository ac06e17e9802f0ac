import Testing
import TodoCore

@testable import TodoTUI

@Suite("The state, without anything outside")
struct AppStateTests {
  private func state(_ columns: Int = 80) -> AppState {
    AppState(
      size: Size(columns: columns, rows: 12), now: DueDate(day: Scene.today, minute: 0),
      strings: English())
  }

  private func picture(_ state: AppState) -> String {
    var surface = Surface(state.size)
    RootView(state: state).draw(on: &surface, in: Area(state.size))
    return surface.text
  }

  @Test("The rows are asked for before the counts, and the counts may come late")
  func start() throws {
    let store = try TodoStore.inMemory()
    for number in 1...50 { _ = try store.add(TodoDraft(title: "买牛奶 \(number)")) }
    var state = state()
    let effects = state.start()
    let firstCount = effects.firstIndex { if case .count = $0 { true } else { false } }
    let load = effects.firstIndex { if case .load = $0 { true } else { false } }
    #expect(try #require(load) < #require(firstCount))
    guard case .load(let request) = effects[try #require(load)] else { return }
    let page = try store.page(
      request.query, at: request.anchor, before: request.before, after: request.after)
    #expect(state.update(.loaded(request, page)).isEmpty)
    #expect(picture(state).contains("买牛奶"))
    #expect(state.needs(effects[try #require(firstCount)]))
    #expect(picture(state).contains("1 of ..."))
    _ = state.update(.counted(TodoQuery(search: "other"), 99))
    #expect(picture(state).contains("1 of ..."))
    _ = state.update(.counted(TodoQuery(), 50))
    #expect(picture(state).contains("1 of 50"))
  }

  @Test("A list that is wholly at hand tells its number at once and is not counted")
  func whole() throws {
    let store = try TodoStore.inMemory()
    for title in ["买牛奶", "交房租", "b"] { _ = try store.add(TodoDraft(title: title)) }
    var state = state()
    for effect in state.start() {
      guard case .load(let request) = effect else { continue }
      let page = try store.page(
        request.query, at: request.anchor, before: request.before, after: request.after)
      _ = state.update(.loaded(request, page))
    }
    #expect(picture(state).contains("1 of 3"))
    #expect(!state.needs(.count(TodoQuery())))
    #expect(state.needs(.countLists(today: Scene.today)))
    // What another window added is known only once the list was read again.
    _ = state.update(.counted(TodoQuery(), 4))
    #expect(picture(state).contains("1 of 3"))
  }

  @Test("Moving inside the window asks for nothing")
  func pure() throws {
    let store = try TodoStore.inMemory()
    for number in 1...200 { _ = try store.add(TodoDraft(title: "\(number)")) }
    var state = state()
    let request = PageRequest(
      query: TodoQuery(), anchor: .start, before: 20, after: 60, purpose: .select(screenRow: nil))
    let page = try store.page(request.query, at: .start, before: 20, after: 60)
    _ = state.update(.loaded(request, page))
    #expect(state.update(.key(Key("j"))).isEmpty)
    #expect(state.update(.key(Key(.pageDown))).isEmpty)
    #expect(state.list.selectedRow?.item.title == "11")
  }

  @Test("A failed save keeps the form, its text, and says why")
  func failedSave() throws {
    let store = try TodoStore.inMemory()
    let item = try store.add(TodoDraft(title: "a"))
    var state = state(100)
    _ = state.update(.opened(.form(.title), item.id, item))
    _ = state.update(.key(Key("字")))
    let effects = state.update(.key(Key(.enter)))
    guard case .write(let write)? = effects.first else {
      Issue.record("nothing is written")
      return
    }
    #expect(write == .update(item.id, ItemPatch(title: "a字"), basedOn: item))
    _ = state.update(.refused(write, .full(path: "/x/list.db")))
    #expect(picture(state).contains("Title     a字"))
    #expect(picture(state).contains("not saved: no room left for /x/list.db"))
  }
}
