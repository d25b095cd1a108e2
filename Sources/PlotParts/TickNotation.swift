/// The notation of the numbers along an axis.
///
/// All are written in full with the same number of decimals, or all in the form 2e−9.
struct TickNotation: Sendable {
  private let exponent: Int
  private let usesExponents: Bool

  /// The notation for numbers `multiple` × 10^`exponent`.
  ///
  /// They are written in full if the largest lies between a thousandth and a million.
  init(multiples: [Int], exponent: Int) {
    self.exponent = exponent
    let greatest = multiples.map(\.magnitude).max() ?? 0
    let leadingExponent = exponent + String(greatest).count - 1
    usesExponents = greatest != 0 && !(-3..<6).contains(leadingExponent)
  }

  /// The text of `multiple` × 10^`exponent`.
  func label(for multiple: Int) -> String {
    let digits = String(multiple.magnitude)
    return Self.sign(of: multiple) + (usesExponents ? withExponent(digits) : inFull(digits))
  }

  private func inFull(_ digits: String) -> String {
    guard exponent < 0 else {
      return digits == "0" ? digits : digits + String(repeating: "0", count: exponent)
    }
    let missingZeros = max(0, 1 - exponent - digits.count)
    let padded = String(repeating: "0", count: missingZeros) + digits
    return padded.dropLast(-exponent) + "." + padded.suffix(-exponent)
  }

  private func withExponent(_ digits: String) -> String {
    guard digits != "0" else { return digits }
    let leadingExponent = exponent + digits.count - 1
    var places = digits.dropFirst()
    while places.last == "0" { places.removeLast() }
    let power = "e\(Self.sign(of: leadingExponent))\(leadingExponent.magnitude)"
    return digits.prefix(1) + (places.isEmpty ? "" : "." + places) + power
  }

  /// The sign of a number: empty, or the minus sign, which is as wide as a digit, unlike the hyphen.
  private static func sign(of number: Int) -> String { number < 0 ? "\u{2212}" : "" }
}
