import MotionCurves
internal import RealModule

extension Double {
  /// The nearest number with at most a given number of decimals.
  func rounded(toDecimals decimals: Int) -> Double {
    guard let number = Double(decimalText(decimals)) else { return self }
    return number
  }

  /// The number with at most a given number of decimals, without trailing zeros; `0` instead of `-0`.
  func decimalText(_ decimals: Int) -> String {
    let scale = Double.exp10(Double(decimals)).rounded()
    let scaled = (self * scale).rounded()
    // Doubles this large are integers: there are no decimals to round.
    guard scaled.magnitude < 0x1p53 else { return shortestDecimal.plainDecimal }
    if scaled == 0 { return "0" }
    var digits = String(Int64(scaled.magnitude))
    if digits.count <= decimals { digits = String(repeating: "0", count: decimals + 1 - digits.count) + digits }
    let whole = String(digits.dropLast(decimals))
    var fraction = String(digits.suffix(decimals))
    while fraction.hasSuffix("0") { fraction.removeLast() }
    return (scaled < 0 ? "-" : "") + whole + (fraction.isEmpty ? "" : "." + fraction)
  }

  /// The positive number with its first two digits, rounded down.
  var withTwoDigits: Double {
    var unit = 1.0
    while self * unit < 10 && unit < 1e300 { unit *= 10 }
    return (self * unit).rounded(.down) / unit
  }

  /// The shortest decimal without an exponent.
  var plainText: String { shortestDecimal.plainDecimal }
}

extension Float {
  /// The shortest decimal, without an exponent, that reads as the same 32-bit number.
  var plainText: String {
    let text = description.plainDecimal
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}

extension String {
  /// The number `0.5` as `.5` and `-0.5` as `-.5`, which style sheets and scripts allow.
  var withoutLeadingZero: String {
    if hasPrefix("0.") { return String(dropFirst()) }
    if hasPrefix("-0.") { return "-" + dropFirst(2) }
    return self
  }

  /// The decimal with its exponent written out, as not all formats have exponents.
  var plainDecimal: String {
    let parts = split(separator: "e", maxSplits: 1)
    guard parts.count == 2, let exponent = Int(parts[1]) else { return self }
    let isNegative = parts[0].hasPrefix("-")
    let mantissa = parts[0].drop { $0 == "-" }.split(separator: ".", omittingEmptySubsequences: false)
    let fraction = mantissa.count == 2 ? String(mantissa[1]) : ""
    let digits = String(mantissa[0]) + fraction
    let point = mantissa[0].count + exponent
    let text: String
    if point <= 0 {
      text = "0." + String(repeating: "0", count: -point) + digits
    } else if point >= digits.count {
      text = digits + String(repeating: "0", count: point - digits.count)
    } else {
      text = digits.prefix(point) + "." + digits.dropFirst(point)
    }
    return (isNegative ? "-" : "") + text
  }
}
