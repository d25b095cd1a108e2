/// The range of numbers that an axis shows.
///
/// Its ends are finite and its length is never zero.
package struct PlotRange: Equatable, Sendable {
  package let lower: Double
  package let upper: Double

  /// Covers all finite numbers, and on both sides a margin: the fraction `padding` of their range.
  ///
  /// Numbers closer together than a billionth of their magnitude count as one number. The margin is then half its
  /// magnitude on both sides, or 1 around zero. Without any finite number the range is 0…1.
  package init(covering columns: [[Double]], padding: Double) {
    var lowest = Double.infinity
    var highest = -Double.infinity
    for column in columns {
      for number in column where number.isFinite {
        lowest = min(lowest, number)
        highest = max(highest, number)
      }
    }
    if lowest > highest { (lowest, highest) = (0, 1) }

    let magnitude = max(lowest.magnitude, highest.magnitude)
    let isNarrow = Self.half(from: lowest, to: highest) <= max(0.5e-9 * magnitude, Self.smallestLength)
    let margin =
      isNarrow
      ? (magnitude > Self.smallestLength ? magnitude / 2 : 1)
      : 2 * padding * Self.half(from: lowest, to: highest)
    lower = max(lowest - margin, -Double.greatestFiniteMagnitude)
    upper = min(highest + margin, Double.greatestFiniteMagnitude)
  }

  /// Half the length: the whole length can be infinite.
  package var halfLength: Double { Self.half(from: lower, to: upper) }

  /// The position of a number: 0 at the lower end, 1 at the upper end; infinite numbers are at the ends.
  package func fraction(of number: Double) -> Double {
    guard number.isFinite else { return number < 0 ? 0 : 1 }
    return Self.half(from: lower, to: number) / halfLength
  }

  /// The least length: far enough above the subnormal numbers for accurate steps and powers of ten.
  private static let smallestLength = 1e-290

  private static func half(from start: Double, to end: Double) -> Double {
    end / 2 - start / 2
  }
}
