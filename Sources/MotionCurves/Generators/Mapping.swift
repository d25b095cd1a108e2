/// A fraction, mapped to the straight line between two values: ``ValueGenerator/mapped(from:to:)``.
public struct Mapped<Base: ValueGenerator<Double>, Value: VectorValue>: ValueGenerator {
  /// The generator of the fraction.
  @usableFromInline package let base: Base
  /// The value at fraction 0.
  @usableFromInline package let start: Value
  /// The value at fraction 1.
  @usableFromInline package let end: Value

  @inlinable
  init(_ base: Base, from start: Value, to end: Value) {
    self.base = base
    self.start = start
    self.end = end
  }

  /// start + (end − start) · base, exactly `start` and `end` where the base is 0 and 1.
  @inlinable
  public func value(at time: Double) -> Value {
    value(atFraction: base.value(at: time))
  }

  /// The value at a fraction: `start` at 0 even where the distance overflows; scalars that do not change stay finite at
  /// an infinite fraction.
  @inlinable
  package func value(atFraction fraction: Double) -> Value {
    // One test for both, as this is called for each value: neither 0 nor infinity is normal.
    if fraction.isNormal { return start.interpolated(to: end, by: fraction) }
    if fraction == 0 { return start }
    return Value(rounding: start.precise + (end.precise - start.precise).moving(at: fraction))
  }
}

extension Mapped: Motion where Base: Motion {
  /// (end − start) · the base's velocity; at an infinite velocity, scalars that do not change have 0.
  @inlinable
  public func velocity(at time: Double) -> Value {
    velocity(atRate: base.velocity(at: time))
  }

  /// The velocity for a rate of the fraction.
  @inlinable
  func velocity(atRate rate: Double) -> Value {
    Value(rounding: (end.precise - start.precise).moving(at: rate))
  }

  /// The value and the velocity, from the base's state.
  @inlinable
  public func state(at time: Double) -> (value: Value, velocity: Value) {
    let (fraction, rate) = base.state(at: time)
    return (value(atFraction: fraction), velocity(atRate: rate))
  }

  /// The base's time of rest.
  @inlinable
  public var restTime: Double { base.restTime }

  /// Whether the base is at rest.
  @inlinable
  public func isAtRest(at time: Double) -> Bool { base.isAtRest(at: time) }

  /// The base's times.
  @inlinable
  public func domain(tolerance: Double) -> ClosedRange<Double>? { base.domain(tolerance: tolerance) }

  /// The value at the fraction where the base rests.
  @inlinable
  public var restValue: Value? { base.restValue.map { value(atFraction: $0) } }
}

extension Mapped: Equatable where Base: Equatable {}
extension Mapped: Hashable where Base: Hashable, Value: Hashable {}

/// A timing curve followed by its own mirror image: ``ValueGenerator/mirrored``.
public struct Mirrored<Base: ValueGenerator<Double>>: ValueGenerator {
  /// The curve of the first half.
  @usableFromInline package let base: Base

  @inlinable
  init(_ base: Base) {
    self.base = base
  }

  /// ½·base(2p) in the first half, 1 − ½·base(2 − 2p) in the second half.
  @inlinable
  public func value(at progress: Double) -> Double {
    progress < 0.5 ? 0.5 * base.value(at: 2 * progress) : 1 - 0.5 * base.value(at: 2 - 2 * progress)
  }
}

extension Mirrored: Motion where Base: Motion {
  /// The base's slope at the matching point of its curve; at a corner in the second half, where the curve runs
  /// backwards, the slope from the left.
  @inlinable
  public func velocity(at progress: Double) -> Double {
    base.velocity(at: progress < 0.5 ? 2 * progress : 2 - 2 * progress)
  }

  /// The value and the slope, from the base's state at the matching point of its curve.
  @inlinable
  public func state(at progress: Double) -> (value: Double, velocity: Double) {
    let (value, slope) = base.state(at: progress < 0.5 ? 2 * progress : 2 - 2 * progress)
    return (progress < 0.5 ? 0.5 * value : 1 - 0.5 * value, slope)
  }

  /// Infinite: after 1 it continues like the curve before 0.
  @inlinable
  public var restTime: Double { .infinity }

  /// The progress from 0 to 1.
  @inlinable
  public func domain(tolerance: Double) -> ClosedRange<Double>? { 0...1 }

  /// The value at progress 1.
  @inlinable
  public var restValue: Double? { value(at: 1) }
}

extension Mirrored: Equatable where Base: Equatable {}
extension Mirrored: Hashable where Base: Hashable {}

extension ValueGenerator where Value == Double {
  /// The straight line from `start` to `end`, with this generator as the fraction: 0 gives `start`, 1 gives `end`.
  @inlinable
  public func mapped<Target: VectorValue>(from start: Target, to end: Target) -> Mapped<Self, Target> {
    Mapped(self, from: start, to: end)
  }

  /// For a timing curve: the curve at half its size, followed by its point reflection in the centre.
  ///
  /// The mirrored form of an ease-in is an ease-in-out.
  @inlinable
  public var mirrored: Mirrored<Self> { Mirrored(self) }
}

// Embedded Swift has no Codable, and cannot describe a value of any type.
#if !hasFeature(Embedded)
  extension Mapped: CustomStringConvertible {
    /// The base and both values, in Swift.
    public var description: String {
      "\(base).mapped(from: \(shortDescription(of: start)), to: \(shortDescription(of: end)))"
    }
  }

  extension Mirrored: CustomStringConvertible {
    /// The base, in Swift.
    public var description: String {
      "\(base).mirrored"
    }
  }

  extension Mapped: Encodable where Base: Encodable, Value: Encodable {}
  extension Mapped: Decodable where Base: Decodable, Value: Decodable {}

  extension Mirrored: Encodable where Base: Encodable {}
  extension Mirrored: Decodable where Base: Decodable {}
#endif
