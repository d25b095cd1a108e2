/// A decimal number of any number of digits, for which 64 bits are too few.
struct WideDecimal {
  private var integer = BigInteger(0)
  private var digitCount = 0
  /// How many digits have been left out, and whether one of them was not 0.
  private var dropped: Int64 = 0
  private var isMore = false
  /// Digits on their way into the integer, up to nine at a time.
  private var (pending, pendingFactor): (UInt32, UInt32) = (0, 1)

  /// No number half way between two doubles has more than 768 digits: of those behind it counts only whether they are
  /// all zeros.
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
    // One more digit that is not 0 says on which side of half way it is.
    copy.integer.multiply(by: 10, adding: 1)
    return Self.nearest(to: copy.integer, digitCount: digitCount + 1, exponent: exponent + dropped - 1)
  }

  /// The nearest double to `integer · 10^exponent`, for an integer of so many digits.
  static func nearest(to integer: BigInteger, digitCount: Int, exponent: Int64) -> Double {
    // At least 10^(digits − 1 + exponent), less than ten times as much; beyond, the powers would have no end.
    if Int64(digitCount) + exponent > 310 { return .infinity }
    if Int64(digitCount) + exponent < -324 { return 0 }
    let power = Int(exponent)
    var (numerator, denominator) = (integer, BigInteger(1))
    if power >= 0 { numerator.multiplyByPowerOfFive(power) } else { denominator.multiplyByPowerOfFive(-power) }
    // numerator/denominator · 2^two, as a quotient of 63 or 64 bits.
    let excess = numerator.bitWidth - denominator.bitWidth - 63
    if excess > 0 { denominator.shiftLeft(by: excess) } else { numerator.shiftLeft(by: -excess) }
    let (quotient, hasRest) = numerator.divided(by: denominator)
    return NearestDouble.rounded(quotient, twoToThe: power + excess, isMore: hasRest)
  }
}
