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

/// Two generators in succession: ``ValueGenerator/followed(by:at:)``.
public struct Chained<First: ValueGenerator, Second: ValueGenerator>: ValueGenerator
where First.Value == Second.Value {
  /// The first generator.
  public let first: First
  /// The second generator.
  public let second: Second
  /// The time of the handover, at which the second generator's own time is 0.
  public let handover: Double

  @inlinable
  init(_ first: First, _ second: Second, at handover: Double) {
    ParameterError.trapUnlessFinite(handover, "the time of a handover")
    self.first = first
    self.second = second
    self.handover = handover
  }

  /// The first generator's value before the handover, the second's from then on.
  @inlinable
  public func value(at time: Double) -> First.Value {
    time < handover ? first.value(at: time) : second.value(at: time - handover)
  }
}

extension Chained: Motion where First: Motion, Second: Motion {
  /// The velocity of the generator that is active at the time.
  @inlinable
  public func velocity(at time: Double) -> First.Value {
    time < handover ? first.velocity(at: time) : second.velocity(at: time - handover)
  }
}

extension ValueGenerator {
  /// The sum with another generator of values of the same type.
  @inlinable
  public func adding<Other: ValueGenerator>(_ other: Other) -> Sum<Self, Other>
  where Other.Value == Value, Value: VectorValue {
    Sum(self, other)
  }

  /// This generator until a time, then another one, which starts from its own time 0.
  ///
  /// - Parameters:
  ///   - next: the generator that follows.
  ///   - handover: a finite time, from which on `next` holds.
  /// - Returns: both as one generator.
  @inlinable
  public func followed<Next: ValueGenerator>(by next: Next, at handover: Double) -> Chained<Self, Next>
  where Next.Value == Value {
    Chained(self, next, at: handover)
  }
}
