/// A decimal number with any number of digits.
struct WideDecimal {
  private var integer = BigInteger(0)
  private var digitCount = 0
  /// The number of dropped digits, and whether one of them was not 0.
  private var dropped: Int64 = 0
  private var isMore = false
  /// Up to nine digits that are not yet in the integer.
  private var (pending, pendingFactor): (UInt32, UInt32) = (0, 1)

  /// The number of digits that count.
  ///
  /// No number half way between two doubles has more than 768 digits. Of the further digits, it only matters whether
  /// all are zeros.
  private static let significantDigits = 800

  mutating func append(_ digit: UInt8) {
    if digitCount == 0 && digit == 0 { return }
    guard digitCount < Self.significantDigits else {
      dropped += 1
      if digit > 0 { isMore = true }
      return
    }
    digitCount += 1
    pending = pending * 10 + UInt32(digit)
    pendingFactor *= 10
    if pendingFactor == 1_000_000_000 { flush() }
  }

  private mutating func flush() {
    integer.multiply(by: pendingFactor, adding: pending)
    (pending, pendingFactor) = (0, 1)
  }

  /// The nearest double to this times a power of ten.
  func nearest(tenToThe exponent: Int64) -> Double {
    if digitCount == 0 { return 0 }
    var copy = self
    copy.flush()
    guard isMore else { return Self.nearest(to: copy.integer, digitCount: digitCount, exponent: exponent + dropped) }
    // One more digit that is not 0 decides on which side of half way the number is.
    copy.integer.multiply(by: 10, adding: 1)
    return Self.nearest(to: copy.integer, digitCount: digitCount + 1, exponent: exponent + dropped - 1)
  }

  /// The nearest double to `integer · 10^exponent`, for an integer of `digitCount` digits.
  static func nearest(to integer: BigInteger, digitCount: Int, exponent: Int64) -> Double {
    // The number is from 10^(digits − 1 + exponent) to ten times that. Beyond the range of doubles the powers would be
    // too large.
    if Int64(digitCount) + exponent > 310 { return .infinity }
    if Int64(digitCount) + exponent < -324 { return 0 }
    let power = Int(exponent)
    var (numerator, denominator) = (integer, BigInteger(1))
    if power >= 0 { numerator.multiplyByPowerOfFive(power) } else { denominator.multiplyByPowerOfFive(-power) }
    // numerator/denominator · 2^two, as a quotient of 63 or 64 bits.
    let excess = numerator.bitWidth - denominator.bitWidth - 63
    if excess > 0 { denominator.shiftLeft(by: excess) } else { numerator.shiftLeft(by: -excess) }
    let (quotient, hasRemainder) = numerator.divided(by: denominator)
    return NearestDouble.rounded(quotient, twoToThe: power + excess, isMore: hasRemainder)
  }
}
