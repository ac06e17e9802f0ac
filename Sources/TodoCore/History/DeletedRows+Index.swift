/// Where rows stand in the changesets, without keeping them.
extension DeletedRows {
  /// Tells the index of each row, in their order, until the body has enough. Rows are looked into only where times leave
  /// a doubt whose they are.
  func eachIndex(_ body: (Int) -> Bool) throws(StoreError) {
    let times = try DeletionTimes(database: store.database, seq: seq)
    var isOwn: [Int64: Bool] = [:]
    var doubt: Int?
    var isEnough = false
    try eachBuried(from: 0) { (index, _, _, time) throws(StoreError) in
      if isOwn[time] == nil { isOwn[time] = try times.own([time]) }
      if isOwn[time] == false { doubt = index }
      isEnough = doubt == nil && !body(index)
      return doubt == nil && !isEnough
    }
    while let start = doubt, !isEnough {
      let rows = try rows(from: start, limit: 1_000)
      for row in rows where !isEnough { isEnough = !body(row.index) }
      doubt = rows.last.map { $0.index + 1 }
    }
  }
}
