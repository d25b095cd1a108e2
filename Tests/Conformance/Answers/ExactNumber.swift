internal import MotionCurves

/// A decimal of the suite, as a sum of two doubles: its 25 digits are more than a double holds, so that errors below half an
/// ulp can be told.
package struct ExactNumber: Sendable {
  /// The nearest double, or one next to it.
  package let high: Double
  /// The rest.
  package let low: Double

  /// Reads a decimal such as `-1.25e-7`, or `inf`, `-inf` and `nan`; nil for anything else.
  package init?(_ text: String) {
    var text = Array(text.utf8)[...]
    let isNegative = text.first == UInt8(ascii: "-")
    if isNegative { text = text.dropFirst() }
    if let special = Self.special(text) {
      self.init(high: isNegative ? -special : special, low: 0)
      return
    }
    guard let size = Self.size(text) else { return nil }
    self.init(high: isNegative ? -size.high : size.high, low: isNegative ? -size.low : size.low)
  }

  private init(high: Double, low: Double) {
    self.high = high
    self.low = low
  }

  /// The error of a number, relative to a scale, or to this number if that is larger.
  package func error(of number: Double, scale: Double) -> Double {
    if high.isNaN || number.isNaN { return high.isNaN && number.isNaN ? 0 : .infinity }
    if high.isInfinite || number.isInfinite { return high == number ? 0 : .infinity }
    // The nearest double is as right as can be, whatever it is compared with.
    if number == high { return 0 }
    // Below the least normal double neighbours are as far from each other as there.
    return abs((number - high) - low) / max(abs(high), abs(scale), .leastNormalMagnitude)
  }

  private static func special(_ text: ArraySlice<UInt8>) -> Double? {
    if text.elementsEqual("inf".utf8) { return .infinity }
    if text.elementsEqual("nan".utf8) { return .nan }
    return nil
  }

  private static func size(_ text: ArraySlice<UInt8>) -> DoubleDouble? {
    var sum = DoubleDouble(0)
    var (exponent, digitCount, isFraction) = (0, 0, false)
    var rest = text
    while let byte = rest.popFirst() {
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        sum = (sum * 10 + DoubleDouble(Double(byte - UInt8(ascii: "0")))).normalised
        digitCount += 1
        if isFraction { exponent -= 1 }
      case UInt8(ascii: ".") where !isFraction: isFraction = true
      case UInt8(ascii: "e"), UInt8(ascii: "E"):
        guard digitCount > 0, let power = Int(String(decoding: rest, as: UTF8.self)) else { return nil }
        return sum.multiplied(byTenToThe: exponent + power)
      default: return nil
      }
    }
    return digitCount > 0 ? sum.multiplied(byTenToThe: exponent) : nil
  }
}

extension DoubleDouble {
  fileprivate var normalised: DoubleDouble { DoubleDouble(exactSumOf: high, low) }

  /// The product with a power of ten, in steps of 10²², the greatest power that is a double; infinite beyond the doubles.
  fileprivate func multiplied(byTenToThe exponent: Int) -> DoubleDouble {
    // Only the last product may overflow.
    let unit = exponent > 250 ? 0x1p-200 : 1
    var (result, rest) = (DoubleDouble(high * unit, low: low * unit), exponent)
    while rest != 0 {
      let step = max(-22, min(rest, 22))
      var power = 1.0
      for _ in 0..<abs(step) { power *= 10 }
      result = (step > 0 ? result * power : result / power).normalised
      rest -= step
    }
    let scaled = DoubleDouble(result.high / unit, low: result.low / unit)
    return scaled.high.isFinite ? scaled : DoubleDouble(.infinity)
  }
}
