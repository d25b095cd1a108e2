/// A generator that moves only within a range of times: ``ValueGenerator/clamped(to:)``.
public struct Clamped<Base: ValueGenerator>: ValueGenerator {
  /// The generator within the range.
  @usableFromInline package let base: Base
  /// The times at which the base moves.
  @usableFromInline package let range: ClosedRange<Double>

  @inlinable
  init(_ base: Base, to range: ClosedRange<Double>) {
    self.base = base
    self.range = range
  }

  /// The base's value at the nearest time within the range.
  @inlinable
  public func value(at time: Double) -> Base.Value {
    base.value(at: baseTime(at: time))
  }

  /// The nearest time within the range; NaN for NaN.
  @inlinable
  func baseTime(at time: Double) -> Double {
    if time < range.lowerBound { return range.lowerBound }
    return time > range.upperBound ? range.upperBound : time
  }
}

extension Clamped: Motion where Base: Motion, Base.Value: VectorValue {
  /// The base's velocity within the range, both bounds included; zero outside, and in a range of one time.
  @inlinable
  public func velocity(at time: Double) -> Base.Value {
    isOutside(time) ? .zero : base.velocity(at: time)
  }

  /// The base's state at the nearest time within the range, with a velocity of zero outside.
  @inlinable
  public func state(at time: Double) -> (value: Base.Value, velocity: Base.Value) {
    isOutside(time) ? (base.value(at: baseTime(at: time)), .zero) : base.state(at: time)
  }

  @inlinable
  func isOutside(_ time: Double) -> Bool {
    time < range.lowerBound
      || time >= range.upperBound && (time > range.upperBound || range.lowerBound == range.upperBound)
  }

  /// The base's time of rest, or the range's end if that is earlier.
  @inlinable
  public var restTime: Double { min(base.restTime, range.upperBound) }

  /// Whether the time is after the range, or the base is at rest.
  @inlinable
  public func isAtRest(at time: Double) -> Bool { time >= range.upperBound || base.isAtRest(at: time) }

  /// The base's times within the range, from 0 or an earlier start on.
  ///
  /// A base that goes on ends with the range; a timing curve in a range without an end ends at progress 1.
  @inlinable
  public func domain(tolerance: Double) -> ClosedRange<Double>? {
    let own = base.domain(tolerance: tolerance)
    let goesOn = range.upperBound.isFinite && base.restTime >= range.upperBound
    let end = goesOn ? range.upperBound : min(own?.upperBound ?? .infinity, range.upperBound)
    let start = own?.lowerBound ?? (range.lowerBound.isFinite ? range.lowerBound : 0)
    return end.isFinite ? min(0, max(start, range.lowerBound), end)...end : nil
  }

  /// The value at the range's end; in a range without an end, the base's value at rest.
  @inlinable
  public var restValue: Base.Value? {
    range.upperBound.isFinite ? base.value(at: range.upperBound) : base.restValue
  }
}

extension Clamped: Equatable where Base: Equatable {}
extension Clamped: Hashable where Base: Hashable {}

extension ValueGenerator {
  /// The generator within a range of times, held at the values of the range's ends before and after.
  ///
  /// ```swift
  /// CubicBezier.easeOut.clamped(to: 0...1)     // without the extrapolation
  /// spring.clamped(to: 0...(.infinity))        // at rest before its start
  /// ```
  ///
  /// - Parameter range: any range; a bound may be infinite.
  /// - Returns: the generator that holds the values at both ends.
  @inlinable
  public func clamped(to range: ClosedRange<Double>) -> Clamped<Self> { Clamped(self, to: range) }
}

// Embedded Swift has no Codable, and cannot describe a value of any type.
#if !hasFeature(Embedded)
  extension Clamped: CustomStringConvertible {
    /// The base and the range, in Swift.
    public var description: String {
      "\(base).clamped(to: \(range.lowerBound.shortestDecimal)...\(range.upperBound.shortestDecimal))"
    }
  }

  extension Clamped {
    private enum CodingKeys: String, CodingKey {
      case base, lowerBound, upperBound
    }
  }

  extension Clamped: Encodable where Base: Encodable {
    /// Encodes the base and the finite bounds of the range.
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(base, forKey: .base)
      if range.lowerBound.isFinite { try container.encode(range.lowerBound, forKey: .lowerBound) }
      if range.upperBound.isFinite { try container.encode(range.upperBound, forKey: .upperBound) }
    }
  }

  extension Clamped: Decodable where Base: Decodable {
    /// Decodes the base and a range; a missing bound is infinite.
    public init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      let lower = try container.decodeIfPresent(Double.self, forKey: .lowerBound) ?? -.infinity
      let upper = try container.decodeIfPresent(Double.self, forKey: .upperBound) ?? .infinity
      guard lower <= upper else {
        throw DecodingError.dataCorruptedError(
          forKey: .upperBound, in: container,
          debugDescription: "upperBound must be at least lowerBound, \(lower), not \(upper)")
      }
      self.init(try container.decode(Base.self, forKey: .base), to: lower...upper)
    }
  }
#endif
