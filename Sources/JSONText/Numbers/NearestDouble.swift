/// The nearest double to a decimal number, ties to even; infinity beyond all doubles.
///
/// The result is correct to the last bit for every number, without the C library and without tables of wide powers.
/// Short numbers take one rounded operation on exact doubles. Numbers of up to 19 digits with powers of ten up to ±27
/// take integers of 128 bits. All other numbers take integers of any size.
///
/// Source: W. D. Clinger, *How to Read Floating Point Numbers Accurately*, PLDI 1990.
package enum NearestDouble {
  /// The nearest double to `significand · 10^exponent`.
  package static func to(_ significand: UInt64, tenToThe exponent: Int64) -> Double {
    if significand == 0 { return 0 }
    // Both operands are exact, and the result is rounded once.
    if significand <= 1 << 53 {
      if (0...22).contains(exponent) { return Double(significand) * exactPowers[Int(exponent)] }
      if (-22..<0).contains(exponent) { return Double(significand) / exactPowers[Int(-exponent)] }
    }
    if (0...27).contains(exponent) { return product(significand, Int(exponent)) }
    if (-27..<0).contains(exponent) { return quotient(significand, Int(-exponent)) }
    return WideDecimal.nearest(to: BigInteger(significand), digitCount: digitCount(of: significand), exponent: exponent)
  }

  /// The nearest double to digits with at most one point among them, times a power of ten.
  package static func to(digitsIn bytes: Span<UInt8>, _ range: Range<Int>, tenToThe exponent: Int64) -> Double {
    var decimal = WideDecimal()
    for index in range where bytes[index] != UInt8(ascii: ".") { decimal.append(bytes[index] - UInt8(ascii: "0")) }
    return decimal.nearest(tenToThe: exponent)
  }

  /// The powers of ten that are doubles.
  private static let exactPowers: [Double] = [
    1e0, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16, 1e17, 1e18, 1e19, 1e20,
    1e21, 1e22,
  ]

  private static func digitCount(of number: UInt64) -> Int {
    var (rest, count) = (number, 0)
    while rest > 0 { (rest, count) = (rest / 10, count + 1) }
    return count
  }

  // MARK: 128 bits

  /// 5^power; 5²⁷ is the last power below 2⁶³.
  private static func powerOfFive(_ power: Int) -> UInt64 {
    var result: UInt64 = 1
    for _ in 0..<power { result &*= 5 }
    return result
  }

  /// significand · 5^power · 2^power; the product of the first two has at most 128 bits.
  private static func product(_ significand: UInt64, _ power: Int) -> Double {
    let (high, low) = significand.multipliedFullWidth(by: powerOfFive(power))
    guard high > 0 else { return rounded(low, twoToThe: power) }
    let shift = high.leadingZeroBitCount
    let upper = shift == 0 ? high : high << shift | low >> (64 - shift)
    return rounded(upper, twoToThe: power + 64 - shift, isMore: low << shift != 0)
  }

  /// significand / 5^power / 2^power: a quotient of at least 63 bits, and whether there is a remainder.
  private static func quotient(_ significand: UInt64, _ power: Int) -> Double {
    let divisor = powerOfFive(power)
    let (up, down) = (significand.leadingZeroBitCount, divisor.leadingZeroBitCount)
    let (quotient, remainder) = divide(significand << up, by: divisor << down)
    return rounded(quotient, twoToThe: down - up - 63 - power, isMore: remainder > 0)
  }

  /// dividend · 2⁶³ / divisor, both of them at least 2⁶³: the quotient is below 2⁶⁴.
  ///
  /// The division is written out, because small machines and web pages have no division of 128 bits. The quotient has
  /// two digits of 32 bits. Each digit is estimated from the upper half of the divisor and corrected at most twice.
  /// Source: D. E. Knuth, *The Art of Computer Programming*, volume 2, §4.3.1, algorithm D.
  private static func divide(_ dividend: UInt64, by divisor: UInt64) -> (quotient: UInt64, remainder: UInt64) {
    let (high, low) = (divisor >> 32, divisor & 0xFFFF_FFFF)
    func digit(_ upper: UInt64, _ next: UInt64) -> (digit: UInt64, remainder: UInt64) {
      var estimate = upper / high
      var remainder = upper % high
      while estimate >> 32 > 0 || estimate &* low > remainder << 32 | next {
        estimate -= 1
        remainder += high
        if remainder >> 32 > 0 { break }
      }
      return (estimate, (upper << 32 | next) &- estimate &* divisor)
    }
    let upper = dividend >> 1
    let lower = dividend << 63
    let (first, remainder) = digit(upper, lower >> 32)
    let (second, last) = digit(remainder, lower & 0xFFFF_FFFF)
    return (first << 32 | second, last)
  }

  // MARK: Rounding

  /// The nearest double to `significand · 2^exponent`, or with `isMore` to a number between it and the next one.
  ///
  /// The significand is positive, and has at least 55 bits with `isMore`.
  static func rounded(_ significand: UInt64, twoToThe exponent: Int, isMore: Bool = false) -> Double {
    let shift = significand.leadingZeroBitCount
    let bits = significand << shift
    // bits · 2^(e − 63) with the first bit set: the number is from 2^e to 2^(e + 1).
    let e = exponent - shift + 63
    if e > 1023 { return .infinity }
    // Subnormal numbers keep fewer bits.
    let dropped = e >= -1022 ? 11 : 11 + (-1022 - e)
    if dropped > 64 { return 0 }
    let kept = dropped == 64 ? 0 : bits >> dropped
    let rest = dropped == 64 ? bits : bits & (1 << dropped - 1)
    let half: UInt64 = 1 << (dropped - 1)
    let isUp = rest > half || rest == half && (isMore || kept & 1 == 1)
    let result = kept + (isUp ? 1 : 0)
    // The first bit of a normal number adds 1 to the exponent, and so does a carry, up to infinity.
    return Double(bitPattern: e >= -1022 ? UInt64(e + 1022) << 52 + result : result)
  }
}
