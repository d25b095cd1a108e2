/// A fraction, mapped to the straight line between two values: ``ValueGenerator/mapped(from:to:)``.
public struct Mapped<Base: ValueGenerator<Double>, Value: VectorValue>: ValueGenerator {
  /// The generator of the fraction.
  public let base: Base
  /// The value at fraction 0.
  public let start: Value
  /// The value at fraction 1.
  public let end: Value

  @inlinable
  init(_ base: Base, from start: Value, to end: Value) {
    self.base = base
    self.start = start
    self.end = end
  }

  /// start + (end − start) · base, exactly `start` and `end` where the base is 0 and 1.
  @inlinable
  public func value(at time: Double) -> Value {
    start.interpolated(to: end, by: base.value(at: time))
  }
}

extension Mapped: Motion where Base: Motion {
  /// (end − start) · the base's velocity.
  @inlinable
  public func velocity(at time: Double) -> Value {
    (end - start) * base.velocity(at: time)
  }
}

/// A timing curve followed by its own mirror image: ``ValueGenerator/mirrored``.
public struct Mirrored<Base: ValueGenerator<Double>>: ValueGenerator {
  /// The curve of the first half.
  public let base: Base

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
  /// The base's slope at the matching point of its curve.
  @inlinable
  public func velocity(at progress: Double) -> Double {
    base.velocity(at: progress < 0.5 ? 2 * progress : 2 - 2 * progress)
  }
}

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
