package import MotionNumerics

/// A map of numbers to another origin and another unit.
///
/// It moves a plain case, which begins at 0 and counts in ones.
///
/// Random maps hold multiples of 1/16 and powers of two. So sums and products with the numbers of
/// `SplitMix64.dyadic(in:)` are exact, and a moved case can be compared to the bit.
public struct NumberMap: Sendable, Hashable {
  /// The image of 0.
  public var origin: Double
  /// The length of 1 after the move; not 0.
  public var unit: Double

  /// Creates a map.
  public init(origin: Double = 0, unit: Double = 1) {
    self.origin = origin
    self.unit = unit
  }

  /// The map that moves nothing.
  public static let identity = NumberMap()

  /// The moved number.
  public func callAsFunction(_ number: Double) -> Double { origin + unit * number }

  /// The moved range; a negative unit swaps its ends.
  public func callAsFunction(_ range: ClosedRange<Double>) -> ClosedRange<Double> {
    let ends = [self(range.lowerBound), self(range.upperBound)]
    return min(ends[0], ends[1])...max(ends[0], ends[1])
  }

  /// The number that the map moves to another one.
  public func inverse(_ number: Double) -> Double { (number - origin) / unit }

  /// The map of distances and rates: the same unit, with origin 0.
  public var ofDistances: NumberMap { NumberMap(unit: unit) }
}

extension NumberMap: CustomStringConvertible {
  /// The formula.
  public var description: String { "\(origin) + \(unit)·x" }
}

extension SplitMix64 {
  /// A multiple of 1/16.
  package mutating func dyadic(in range: ClosedRange<Double>) -> Double {
    Double(Int.random(in: Int(range.lowerBound * 16)...Int(range.upperBound * 16), using: &self)) / 16
  }

  /// A map to an origin other than 0, and a unit of either sign.
  package mutating func numberMap() -> NumberMap {
    NumberMap(origin: origin(), unit: element(of: [-1, 1]) * unit())
  }

  /// A map of times, with a positive unit.
  ///
  /// Its origin is as often before 0 as after it.
  package mutating func timeMap() -> NumberMap {
    NumberMap(origin: origin(), unit: unit())
  }

  /// A number of things, three to seven, where a plain case has one or two.
  package mutating func count() -> Int { Int.random(in: 3...7, using: &self) }

  /// A rectangle that does not begin at 0; its sides are hardly ever equal.
  package mutating func rectangle() -> Rectangle {
    Rectangle(x: origin(), y: origin(), width: dyadic(in: 10...90), height: dyadic(in: 10...90))
  }

  private mutating func origin() -> Double { element(of: [-1, 1]) * dyadic(in: 0.25...40) }

  private mutating func unit() -> Double { element(of: [0.25, 0.5, 2, 4]) }
}
