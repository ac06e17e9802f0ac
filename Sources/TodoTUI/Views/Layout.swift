/// Where everything stands at a size: three panes from 120 columns, two from 80, one at a time below.
struct Layout: Hashable, Sendable {
  static let minimum = Size(columns: 20, rows: 5)
  /// From here on the side bar stands beside the list.
  static let sidebarColumns = 80
  /// From here on the detail pane does too.
  static let detailColumns = 120
  /// How wide the side bar can be made; never wider than half of the window.
  static let sidebarWidths = 10...60

  let size: Size
  let header: Area
  /// Between header and status line; less the line that is typed into, if there is one.
  let body: Area
  let sidebar: Area?
  let list: Area?
  let detail: Area?
  /// The line that is typed into, above the status line.
  let prompt: Area?
  let status: Area
  /// Columns with a line between panes.
  let dividers: [Int]
  /// The panes that can have the keyboard, from left to right.
  let reachable: [Pane]

  /// The arrangement for a size and what the person has switched on.
  init(
    _ size: Size, focus: Pane, showsSidebar: Bool, showsDetail: Bool, promptRows: Int = 0,
    statusRows: Int = 1, sidebarWidth: Int? = nil
  ) {
    self.size = size
    let (header, below) = Area(size).splitTop(1)
    let (middle, status) = below.splitBottom(statusRows)
    let (body, prompt) = middle.splitBottom(promptRows)
    self.header = header
    self.status = status
    self.body = body
    self.prompt = promptRows > 0 ? prompt : nil

    guard size.columns >= Layout.sidebarColumns else {
      sidebar = focus == .sidebar ? body : nil
      list = focus == .list ? body : nil
      detail = focus == .detail ? body : nil
      dividers = []
      reachable = Pane.allCases
      return
    }
    var rest = body
    var dividers: [Int] = []
    var reachable: [Pane] = [.list]
    if showsSidebar {
      let width = sidebarWidth ?? (size.columns >= Layout.detailColumns ? 24 : 20)
      let (left, right) = rest.splitLeft(min(width, size.columns / 2))
      sidebar = left
      dividers.append(left.endColumn)
      rest = right.splitLeft(1).rest
      reachable.insert(.sidebar, at: 0)
    } else {
      sidebar = nil
    }
    if showsDetail, size.columns >= Layout.detailColumns {
      let (left, right) = rest.splitRight(min(60, size.columns / 3))
      detail = right
      rest = left.splitRight(1).rest
      dividers.append(rest.endColumn)
      reachable.append(.detail)
    } else {
      detail = nil
    }
    list = rest
    self.dividers = dividers
    self.reachable = reachable
  }

  /// Whether nothing useful fits.
  var isTooSmall: Bool {
    size.columns < Layout.minimum.columns || size.rows < Layout.minimum.rows
  }

  /// The panes on the screen.
  var visible: [Pane] { reachable }

  /// Where the edit form stands: beside the list where there is room, else in its place.
  var form: Area { detail.map { $0.inset(columns: 1) } ?? list ?? body }
}
