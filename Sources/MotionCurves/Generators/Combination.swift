/// The sum of two generators: ``ValueGenerator/adding(_:)``.
public struct Sum<First: ValueGenerator, Second: ValueGenerator>: ValueGenerator
where First.Value == Second.Value, First.Value: VectorValue {
  /// The first summand.
  @usableFromInline package let first: First
  /// The second summand.
  @usableFromInline package let second: Second

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

  /// The sums of the values and of the velocities.
  @inlinable
  public func state(at time: Double) -> (value: First.Value, velocity: First.Value) {
    let (a, b) = (first.state(at: time), second.state(at: time))
    return (a.value + b.value, a.velocity + b.velocity)
  }

  /// The later of both times of rest.
  @inlinable
  public var restTime: Double { max(first.restTime, second.restTime) }

  /// Whether both are at rest.
  @inlinable
  public func isAtRest(at time: Double) -> Bool { first.isAtRest(at: time) && second.isAtRest(at: time) }

  /// The times of both.
  @inlinable
  public func domain(tolerance: Double) -> ClosedRange<Double>? {
    guard let one = first.domain(tolerance: tolerance), let other = second.domain(tolerance: tolerance) else {
      return nil
    }
    return min(one.lowerBound, other.lowerBound)...max(one.upperBound, other.upperBound)
  }

  /// The sum of both values at rest.
  @inlinable
  public var restValue: First.Value? {
    guard let one = first.restValue, let other = second.restValue else { return nil }
    return one + other
  }
}

extension Sum: Equatable where First: Equatable, Second: Equatable {}
extension Sum: Hashable where First: Hashable, Second: Hashable {}

/// Two generators in succession: ``ValueGenerator/followed(by:at:)``.
public struct Chained<First: ValueGenerator, Second: ValueGenerator>: ValueGenerator
where First.Value == Second.Value {
  /// The first generator.
  @usableFromInline package let first: First
  /// The second generator.
  @usableFromInline package let second: Second
  /// The time of the handover, at which the second generator's own time is 0.
  @usableFromInline package let handover: Double

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

  /// The state of the generator that is active at the time.
  @inlinable
  public func state(at time: Double) -> (value: First.Value, velocity: First.Value) {
    time < handover ? first.state(at: time) : second.state(at: time - handover)
  }

  /// The handover, or the second generator's time of rest after it.
  @inlinable
  public var restTime: Double { max(handover, second.restTime.delayed(by: handover)) }

  /// Whether the time is after the handover, and the second generator is at rest.
  @inlinable
  public func isAtRest(at time: Double) -> Bool {
    time >= handover && second.isAtRest(at: time - handover, near: max(abs(time), abs(handover))) { time >= restTime }
  }

  /// The times from the first generator's start, or from 0 if it has none, until the second one has settled.
  @inlinable
  public func domain(tolerance: Double) -> ClosedRange<Double>? {
    guard let last = second.domain(tolerance: tolerance) else { return nil }
    let end = max(handover, last.upperBound.delayed(by: handover))
    let start = min(first.domain(tolerance: tolerance)?.lowerBound ?? 0, handover)
    return end.isFinite ? start...end : nil
  }

  /// The second generator's value at rest.
  @inlinable
  public var restValue: First.Value? { second.restValue }
}

extension Chained: Equatable where First: Equatable, Second: Equatable {}
extension Chained: Hashable where First: Hashable, Second: Hashable {}

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

// Embedded Swift has no Codable, and cannot describe a value of any type.
#if !hasFeature(Embedded)
  extension Sum: CustomStringConvertible {
    /// Both generators, in Swift.
    public var description: String {
      "\(first).adding(\(second))"
    }
  }

  extension Chained: CustomStringConvertible {
    /// Both generators and the handover, in Swift.
    public var description: String {
      "\(first).followed(by: \(second), at: \(handover.shortestDecimal))"
    }
  }

  extension Sum: Encodable where First: Encodable, Second: Encodable {}
  extension Sum: Decodable where First: Decodable, Second: Decodable {}

  extension Chained {
    private enum CodingKeys: String, CodingKey {
      case first, second, handover
    }
  }

  extension Chained: Encodable where First: Encodable, Second: Encodable {}

  extension Chained: Decodable where First: Decodable, Second: Decodable {
    /// Decodes both generators and a finite handover.
    public init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      let handover = try container.decode(Double.self, forKey: .handover)
      try decoder.checked(try ParameterError.requireFinite(handover, "the time of a handover"))
      self.init(
        try container.decode(First.self, forKey: .first), try container.decode(Second.self, forKey: .second),
        at: handover)
    }
  }
#endif
