import MotionNumerics

/// The numbers that a field may have, and what messages call them.
struct NumberRange {
  let bounds: ClosedRange<Double>
  /// Such as "a positive number".
  let expectation: String

  static let finite = NumberRange(bounds: -greatest...greatest, expectation: "a number")
  static let positive = NumberRange(bounds: .leastNonzeroMagnitude...greatest, expectation: "a positive number")
  static let nonnegative = NumberRange(bounds: 0...greatest, expectation: "a number of at least 0")

  static func closed(_ bounds: ClosedRange<Double>) -> NumberRange {
    let ends = "\(bounds.lowerBound.shortestDecimal) to \(bounds.upperBound.shortestDecimal)"
    return NumberRange(bounds: bounds, expectation: "a number from \(ends)")
  }

  private static let greatest = Double.greatestFiniteMagnitude
}
