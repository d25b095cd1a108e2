public import MotionNumerics

/// Another origin and another unit of numbers: what a plain case, which begins at 0 and counts in ones, is moved by.
///
/// The maps that are drawn hold multiples of 1/16 and powers of two, so that sums and products with the numbers of
/// ``MotionNumerics/SplitMix64/dyadic(in:)`` are exact, and a moved case can be compared to the bit.
public struct NumberMap: Sendable, Hashable {
  /// What 0 is moved to.
  public var origin: Double
  /// What 1 is long after that; not 0.
  public var unit: Double

  /// Creates a map.
  public init(origin: Double = 0, unit: Double = 1) {
    self.origin = origin
    self.unit = unit
  }

  /// Nothing is moved.
  public static let identity = NumberMap()

  /// The moved number.
  public func callAsFunction(_ number: Double) -> Double { origin + unit * number }

  /// The moved ends of a range; in their order for a positive unit.
  public func callAsFunction(_ range: ClosedRange<Double>) -> ClosedRange<Double> {
    let ends = [self(range.lowerBound), self(range.upperBound)]
    return min(ends[0], ends[1])...max(ends[0], ends[1])
  }

  /// The number that is moved to another one.
  public func inverse(_ number: Double) -> Double { (number - origin) / unit }

  /// The same unit from 0 on: what distances and rates are moved by.
  public var ofDistances: NumberMap { NumberMap(unit: unit) }
}

extension NumberMap: CustomStringConvertible {
  /// The formula.
  public var description: String { "\(origin) + \(unit)·x" }
}

extension SplitMix64 {
  /// A multiple of 1/16.
  public mutating func dyadic(in range: ClosedRange<Double>) -> Double {
    Double(Int.random(in: Int(range.lowerBound * 16)...Int(range.upperBound * 16), using: &self)) / 16
  }

  /// A map to another origin, other than 0, and another unit, of either sign.
  public mutating func numberMap() -> NumberMap {
    NumberMap(origin: origin(), unit: element(of: [-1, 1]) * unit())
  }

  /// A map of times, whose unit is positive, from another start, which is as often before 0 as after it.
  public mutating func timeMap() -> NumberMap {
    NumberMap(origin: origin(), unit: unit())
  }

  /// How many there are of something of which a plain case has one or two.
  public mutating func count() -> Int { Int.random(in: 3...7, using: &self) }

  /// A rectangle that does not begin at 0, and whose sides are as good as never equal.
  public mutating func rectangle() -> Rectangle {
    Rectangle(x: origin(), y: origin(), width: dyadic(in: 10...90), height: dyadic(in: 10...90))
  }

  private mutating func origin() -> Double { element(of: [-1, 1]) * dyadic(in: 0.25...40) }

  private mutating func unit() -> Double { element(of: [0.25, 0.5, 2, 4]) }
}
