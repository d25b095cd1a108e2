/// Decimal notation with a limited number of decimal places.
///
/// A number is rounded from its exact binary value, ties to even, as `printf` does. Then trailing zeros, a bare point
/// and the sign of a zero are dropped. With three places 2.5 gives "2.5", −0.0001 gives "0" and 1e23 gives
/// "99999999999999991611392". The same number gives the same text on every machine.
package struct FixedDecimal: Sendable, Hashable {
  /// The greatest number of digits after the point, 0…9.
  package let places: Int
  private let unitsPerWhole: UInt64

  /// Creates a notation.
  ///
  /// Traps unless `places` lies in 0…9.
  package init(places: Int) {
    guard (0...9).contains(places) else { fatalError("FixedDecimal: places must lie in 0...9, not \(places)") }
    self.places = places
    unitsPerWhole = (0..<places).reduce(1) { power, _ in power * 10 }
  }

  /// The text of a number.
  ///
  /// Traps unless the number is finite.
  package func string(for value: Double) -> String {
    var bytes: [UInt8] = []
    append(value, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Appends the text of a number as ASCII; the numbers of a scene have been checked to be finite.
  func append(_ value: Double, to bytes: inout [UInt8]) {
    guard value.isFinite else { fatalError("FixedDecimal: a number to be written is not finite") }
    // From 2⁵³ on, doubles are integers.
    guard value.magnitude < 0x1p53 else { return Self.appendLarge(value, to: &bytes) }

    let rounded = rounded(value.magnitude)
    if value < 0, rounded != (0, 0) { bytes.append(UInt8(ascii: "-")) }
    bytes.append(contentsOf: String(rounded.whole).utf8)
    guard rounded.units != 0 else { return }
    bytes.append(UInt8(ascii: "."))
    // The leading 1 keeps the zeros after the point, and is dropped.
    bytes.append(contentsOf: String(unitsPerWhole + rounded.units).utf8.dropFirst())
    while bytes.last == UInt8(ascii: "0") { bytes.removeLast() }
  }

  /// The integer part and the number of units of the last place, rounded together.
  private func rounded(_ magnitude: Double) -> (whole: UInt64, units: UInt64) {
    let whole = UInt64(magnitude)
    let rest = magnitude - Double(whole)
    // Less than half a unit even of the ninth place. Above it, the product below needs at most 83 bits.
    guard rest >= 0x1p-31 else { return (whole, 0) }

    let significand = rest.significandBitPattern | 1 << Double.significandBitCount
    let shift = UInt128(Double.significandBitCount - Int(rest.exponent))
    let product = UInt128(significand) * UInt128(unitsPerWhole)
    let remainder = product & ((1 << shift) - 1)
    let half: UInt128 = 1 << (shift - 1)
    var units = UInt64(product >> shift)
    let isOdd = (whole &* unitsPerWhole &+ units) & 1 == 1
    if remainder > half || (remainder == half && isOdd) { units += 1 }
    return units == unitsPerWhole ? (whole + 1, 0) : (whole, units)
  }

  /// Appends all digits of an integer of at least 2⁵³.
  ///
  /// The number is its significand doubled `exponent` − 52 times, in limbs of eighteen digits, lowest first.
  private static func appendLarge(_ value: Double, to bytes: inout [UInt8]) {
    let limit: UInt64 = 1_000_000_000_000_000_000
    var limbs = [value.significandBitPattern | 1 << Double.significandBitCount]
    for _ in Double.significandBitCount..<Int(value.exponent) {
      var carry: UInt64 = 0
      for index in limbs.indices {
        let doubled = limbs[index] * 2 + carry
        carry = doubled >= limit ? 1 : 0
        limbs[index] = doubled - carry * limit
      }
      if carry == 1 { limbs.append(1) }
    }

    if value < 0 { bytes.append(UInt8(ascii: "-")) }
    for (index, limb) in limbs.reversed().enumerated() {
      let digits = index == 0 ? String(limb)[...] : String(limit + limb).dropFirst()
      bytes.append(contentsOf: digits.utf8)
    }
  }
}
