extension Int {
  /// With a thin gap between thousands, as in 1 000 000.
  var grouped: String {
    var text = ""
    for (index, digit) in String(self).reversed().enumerated() {
      if index > 0, index % 3 == 0 { text.append(" ") }
      text.append(digit)
    }
    return String(text.reversed())
  }
}

extension Double {
  func rounded(to places: Int) -> String {
    let scale = (0..<places).reduce(1) { product, _ in product * 10 }
    let number = Int((magnitude * Double(scale)).rounded())
    guard self >= 0 else { return "-" + magnitude.rounded(to: places) }
    guard places > 0 else { return "\(number)" }
    let fraction = String(number % scale)
    return "\(number / scale)." + String(repeating: "0", count: places - fraction.count) + fraction
  }
}

extension Double? {
  /// The number, or a dash where there is none.
  func rounded(to places: Int) -> String { map { $0.rounded(to: places) } ?? "–" }
}
