extension Int {
  /// The number with a blank between thousands, which no language takes for a decimal mark: `12 345`.
  var grouped: String {
    let digits = String(magnitude)
    var text = ""
    for (index, digit) in digits.enumerated() {
      if index > 0, (digits.count - index) % 3 == 0 { text += " " }
      text.append(digit)
    }
    return self < 0 ? "-" + text : text
  }
}
