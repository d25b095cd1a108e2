/// A generator of doubles with its values as floats: ``ValueGenerator/rounded(to:)``.
public struct Rounded<Base: ValueGenerator, Value: VectorValue>: ValueGenerator where Base.Value == Value.Precise {
  /// The generator of doubles.
  @usableFromInline package let base: Base

  @inlinable
  init(_ base: Base) { self.base = base }

  /// The base's value, rounded once.
  @inlinable
  public func value(at time: Double) -> Value { Value(rounding: base.value(at: time)) }
}

extension Rounded: Motion where Base: Motion {
  /// The base's velocity, rounded once.
  @inlinable
  public func velocity(at time: Double) -> Value { Value(rounding: base.velocity(at: time)) }

  /// The base's value and velocity, rounded once.
  @inlinable
  public func state(at time: Double) -> (value: Value, velocity: Value) { Value.rounding(base.state(at: time)) }

  /// The base's time of rest.
  @inlinable
  public var restTime: Double { base.restTime }

  /// Whether the base is at rest.
  @inlinable
  public func isAtRest(at time: Double) -> Bool { base.isAtRest(at: time) }

  /// The base's times.
  @inlinable
  public func domain(tolerance: Double) -> ClosedRange<Double>? { base.domain(tolerance: tolerance) }

  /// The value at which the base rests, rounded once.
  @inlinable
  public var restValue: Value? { base.restValue.map { Value(rounding: $0) } }
}

extension Rounded: Equatable where Base: Equatable {}
extension Rounded: Hashable where Base: Hashable {}

extension ValueGenerator {
  /// The generator with its values as floats: computed in doubles, rounded once.
  ///
  /// ```swift
  /// let walk = PathMotion(path, duration: 2).rounded(to: SIMD2<Float>.self)
  /// ```
  ///
  /// ``Tween`` and the springs take floats themselves; this is for generators of doubles, and for combinations, which
  /// would otherwise round each part.
  ///
  /// - Parameter type: the type of the values, whose ``VectorValue/Precise`` is the type of this generator's values.
  /// - Returns: the generator of that type.
  @inlinable
  public func rounded<Narrow: VectorValue>(to type: Narrow.Type) -> Rounded<Self, Narrow>
  where Narrow.Precise == Value {
    Rounded(self)
  }
}
