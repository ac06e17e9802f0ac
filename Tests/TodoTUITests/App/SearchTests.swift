import Testing
import TodoCore

@testable import TodoTUI

@Suite("The search box")
struct SearchTests {
  private func numbered(_ count: Int) -> (TodoStore) throws -> Void {
    { store in for n in 1...count { _ = try store.add(TodoDraft(title: "todo \(n)")) } }
  }

  @Test("It finds while typing, highlights the hits, and counts them")
  func live() throws {
    let scene = try Scene(60, 8, seed: items("Buy MILK", "买牛奶", "Milk shake", "bread"))
    scene.press("/mil")
    #expect(scene.titles == ["Buy MILK", "Milk shake"])
    expectScreen(
      scene.screen,
      """
       All  / mil                           [ ] hide done  1 of 2
      >[ ]     Buy MILK
       [ ]     Milk shake




                                              Enter ok  Esc close
      """)
    #expect(scene.styles.split(separator: "\n")[2].dropFirst(9) == "uuu")
    #expect(scene.terminal.surface.cursor?.row == 0)
    scene.press("<c-u>牛")
    #expect(scene.titles == ["买牛奶"])
  }

  @Test("#tag and @group are found by name while typing, and are what is highlighted")
  func named() throws {
    let scene = try Scene(76, 6) { store in
      let home = try store.addGroup(named: "My 家里")
      _ = try store.add(TodoDraft(title: "买", groupID: home.id, tags: ["bingo"]))
      _ = try store.add(TodoDraft(title: "bill", tags: ["two bikes"]))
      _ = try store.add(TodoDraft(title: "粉刷", groupID: home.id, tags: ["bills", "周末"]))
      _ = try store.add(TodoDraft(title: "学 C#"))
    }
    /// What looks like a hit in the row of that title, which is not the selected one.
    func hits(_ title: String) -> String {
      let rows = scene.screen.split(separator: "\n", omittingEmptySubsequences: false)
      let styles = scene.styles.split(separator: "\n", omittingEmptySubsequences: false)
      guard let row = rows.firstIndex(where: { $0.contains("]     " + title) }) else { return "" }
      // Every sign that is no ASCII takes two columns here.
      var cells: [Character] = []
      for character in rows[row] { cells += character.isASCII ? [character] : [character, "\0"] }
      var text = ""
      for (cell, look) in zip(cells, styles[row]) where look == "U" && cell != "\0" {
        text.append(cell)
      }
      return text
    }
    scene.press("/#bi")
    #expect(scene.titles == ["买", "bill", "粉刷"])
    #expect(hits("粉刷") == "#bi" && hits("bill") == "bi")
    scene.press("<c-u>@家")
    #expect(scene.titles == ["买", "粉刷"])
    #expect(hits("粉刷") == "家")
    // Where there is no room for both, what was asked for stays.
    scene.press("<c-u>#周").play([.resize(Size(columns: 46, rows: 6))])
    expectShows(scene, "#bills #周末")
    expectHides(scene, "@My")
    scene.press("<c-u>周")
    expectHides(scene, "#bills")
    scene.press("<c-u>@my #周")
    #expect(scene.titles == ["粉刷"])
    scene.press("<c-u>C#")
    #expect(scene.titles == ["学 C#"])
  }

  @Test("A name with blanks stands in quotes, as in quick add, and is found while it is typed")
  func quoted() throws {
    let scene = try Scene(76, 8) { store in
      let work = try store.addGroup(named: "Work Stuff")
      let other = try store.addGroup(named: "Stuff")
      _ = try store.add(TodoDraft(title: "开会", groupID: work.id))
      _ = try store.add(TodoDraft(title: "@work", groupID: other.id))
      _ = try store.add(TodoDraft(title: "过年", tags: ["红 包", "x"]))
      _ = try store.add(TodoDraft(title: "包", tags: ["红"]))
      _ = try store.add(TodoDraft(title: "年货", tags: ["红 包"]))
    }
    scene.press("/@work stuff")
    #expect(scene.titles == ["开会", "@work"])
    for (text, titles) in [
      ("@\"", ["开会", "@work"]), ("@\"Work", ["开会", "@work"]), ("@\"Work St", ["开会"]),
      ("@\"Work Stuff\"", ["开会"]), ("@“ｗｏｒｋ　stuff” 会", ["开会"]), ("#\"红 包", ["过年", "年货"]),
      ("#「红 包」 过", ["过年"]), ("#\"红 包\" 开", []), ("#\"红\"包", []),
    ] {
      scene.press("<c-u>" + text)
      #expect(scene.titles == titles, "\(text)")
    }
    scene.press("<c-u>#\"红 包\"")
    expectShows(scene, "#x #红 包")
    // In the row that is not selected.
    #expect(scene.styles.contains("UUUUUU"))
  }

  @Test("Enter keeps it, Esc clears it and stays on the item")
  func keepAndClear() throws {
    let scene = try Scene(60, 8, seed: numbered(40))
    scene.press("/3<ret>jjj")
    #expect(scene.selectedTitle == "todo 30")
    expectShows(scene, "/ 3")
    scene.press("<esc>")
    #expect(scene.state.list.search.text == "")
    #expect(scene.selectedTitle == "todo 30")
    expectShows(scene, "30 of 40")
    expectHides(scene, "/ 3")
  }

  @Test("Nothing found, and back again in every way")
  func nothing() throws {
    let scene = try Scene(60, 8, seed: items("one", "two"))
    scene.press("/zzzz<ret><down>xdd")
    expectShows(scene, "Nothing found for \"zzzz\". Esc clears the search.")
    scene.press("/<backspace><backspace><backspace><backspace>")
    #expect(scene.titles == ["one", "two"])
    scene.play([.paste("漢")])
    #expect(scene.titles.isEmpty)
    scene.press("<backspace>")
    #expect(scene.selectedTitle == "one")
    scene.press("q<c-u><down>")
    #expect(scene.selectedTitle == "two")
    #expect(try scene.stored().allSatisfy { !$0.done })
  }

  @Test(
    "Marks of query languages are plain text",
    arguments: ["%", "_", "\"", "*", "'", "a OR b", "(", "-x"])
  func plain(_ text: String) throws {
    let scene = try Scene(60, 8, seed: items("title \(text) end", "other"))
    scene.press("/").play([.paste(text)])
    #expect(scene.titles == ["title \(text) end"])
    #expect(scene.state.message == nil)
  }

  @Test("Actions in a searched list hit the rows that are seen")
  func rightRow() throws {
    let scene = try Scene(60, 12) { store in
      for n in 1...30 {
        _ = try store.add(TodoDraft(title: [7, 19, 30].contains(n) ? "rare \(n)" : "todo \(n)"))
      }
    }
    scene.press("/rare<ret>jx")
    scene.press("ji!<ret>")
    scene.press("ggdd")
    #expect(scene.titles == ["rare 19", "rare 30!"])
    #expect(scene.selectedTitle == "rare 19")
    let stored = try scene.stored()
    #expect(stored.count == 29)
    #expect(stored.filter(\.done).map(\.title) == ["rare 19"])
    #expect(stored.last?.title == "rare 30!")
    scene.press("Hdd")
    #expect(scene.titles.isEmpty)
    scene.press("<esc>")
    #expect(scene.state.list.total == 27)
    scene.press("G")
    #expect(scene.selectedTitle == "todo 29")
  }
}
