/// A number generator spread over a range or a vector: ``ValueGenerator/mapped(from:to:)``.
public struct Mapped<Base: ValueGenerator<Double>, Value: VectorValue>: ValueGenerator {
  /// What gives the part of the way.
  public let base: Base
  /// The value at part 0.
  public let start: Value
  /// The value at part 1.
  public let end: Value

  @inlinable
  init(_ base: Base, from start: Value, to end: Value) {
    self.base = base
    self.start = start
    self.end = end
  }

  /// start + (end − start) · base, exactly the ends where the base is 0 and 1.
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

/// The sum of two generators: ``ValueGenerator/adding(_:)``.
public struct Sum<First: ValueGenerator, Second: ValueGenerator>: ValueGenerator
where First.Value == Second.Value, First.Value: VectorValue {
  /// The first summand.
  public let first: First
  /// The second summand.
  public let second: Second

  @inlinable
  init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  /// first + second.
  @inlinable
  public func value(at time: Double) -> First.Value {
    first.value(at: time) + second.value(at: time)
  }
}

extension Sum: Motion where First: Motion, Second: Motion {
  /// The sum of the velocities.
  @inlinable
  public func velocity(at time: Double) -> First.Value {
    first.velocity(at: time) + second.velocity(at: time)
  }
}

/// One generator after another: ``ValueGenerator/followed(by:at:)``.
public struct Chained<First: ValueGenerator, Second: ValueGenerator>: ValueGenerator
where First.Value == Second.Value {
  /// What comes first.
  public let first: First
  /// What follows.
  public let second: Second
  /// When the second takes over; its own time 0.
  public let handover: Double

  @inlinable
  init(_ first: First, _ second: Second, at handover: Double) {
    ParameterError.trapUnlessFinite(handover, "the time of a handover")
    self.first = first
    self.second = second
    self.handover = handover
  }

  /// The first before the handover, from then on the second.
  @inlinable
  public func value(at time: Double) -> First.Value {
    time < handover ? first.value(at: time) : second.value(at: time - handover)
  }
}

extension Chained: Motion where First: Motion, Second: Motion {
  /// The velocity of the one whose turn it is.
  @inlinable
  public func velocity(at time: Double) -> First.Value {
    time < handover ? first.velocity(at: time) : second.velocity(at: time - handover)
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

  /// ½·base(2p) in the first half, 1 − ½·base(2 − 2p) in the second.
  @inlinable
  public func value(at progress: Double) -> Double {
    progress < 0.5 ? 0.5 * base.value(at: 2 * progress) : 1 - 0.5 * base.value(at: 2 - 2 * progress)
  }
}

extension Mirrored: Motion where Base: Motion {
  /// The base's slope at the point that is shown.
  @inlinable
  public func velocity(at progress: Double) -> Double {
    base.velocity(at: progress < 0.5 ? 2 * progress : 2 - 2 * progress)
  }
}

extension ValueGenerator {
  /// The sum with another generator of the same kind of value.
  @inlinable
  public func adding<Other: ValueGenerator>(_ other: Other) -> Sum<Self, Other>
  where Other.Value == Value, Value: VectorValue {
    Sum(self, other)
  }

  /// This generator until a time, then another one from its own time 0.
  ///
  /// - Parameters:
  ///   - next: what follows.
  ///   - handover: a finite time, at which `next` already holds.
  /// - Returns: the two as one generator.
  @inlinable
  public func followed<Next: ValueGenerator>(by next: Next, at handover: Double) -> Chained<Self, Next>
  where Next.Value == Value {
    Chained(self, next, at: handover)
  }
}

extension ValueGenerator where Value == Double {
  /// The way from `start` to `end`, of which this generator gives the part: 0 is `start`, 1 is `end`.
  @inlinable
  public func mapped<Target: VectorValue>(from start: Target, to end: Target) -> Mapped<Self, Target> {
    Mapped(self, from: start, to: end)
  }

  /// For a timing curve: the curve at half its size, followed by its mirror image in the centre.
  ///
  /// It makes an ease-in-out of an ease-in.
  @inlinable
  public var mirrored: Mirrored<Self> { Mirrored(self) }
}
