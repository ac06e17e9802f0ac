extension Int {
  /// The number as the program's screen has it: thousands apart.
  var onScreen: String {
    let (thousands, rest) = quotientAndRemainder(dividingBy: 1_000)
    guard thousands > 0 else { return "\(self)" }
    let digits = "\(rest)"
    return thousands.onScreen + " " + String(repeating: "0", count: 3 - digits.count) + digits
  }
}
