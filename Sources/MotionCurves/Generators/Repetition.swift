/// A generator whose first cycle is repeated: ``ValueGenerator/repeated(every:count:)``.
public struct Repeated<Base: ValueGenerator>: ValueGenerator {
  /// The repeated generator.
  @usableFromInline package let base: Base
  /// The duration of one cycle.
  @usableFromInline package let period: Double
  /// The number of cycles; a fraction cuts the last one short.
  @usableFromInline package let count: Double

  @inlinable
  init(_ base: Base, every period: Double, count: Double) {
    ParameterError.trapUnless(period > 0 && period.isFinite, "period", period, "a positive number")
    ParameterError.trapUnless(count > 0, "count", count, "positive")
    self.base = base
    self.period = period
    self.count = count
  }

  /// The time at which the repetition ends.
  @inlinable
  package var duration: Double { period * count }

  /// The base's value within the cycle.
  ///
  /// Before the first cycle it is the base's value at time 0; after the last cycle it is the value at the end of that
  /// cycle.
  @inlinable
  public func value(at time: Double) -> Base.Value {
    base.value(at: cycleTime(at: time))
  }

  /// The time within the cycle; at the end of the last cycle it is the period, not 0.
  ///
  /// Source: W3C Web Animations, simple iteration progress.
  @inlinable
  package func cycleTime(at time: Double) -> Double {
    if time <= 0 { return 0 }
    if time >= duration && duration.isFinite {
      let rest = count.truncatingRemainder(dividingBy: 1)
      return rest == 0 ? period : rest * period
    }
    return time.truncatingRemainder(dividingBy: period)
  }
}

extension Repeated: Motion where Base: Motion, Base.Value: VectorValue {
  /// The base's velocity within the cycle; zero before the first and after the last cycle.
  @inlinable
  public func velocity(at time: Double) -> Base.Value {
    time < 0 || time > duration ? .zero : base.velocity(at: cycleTime(at: time))
  }

  /// The base's state within the cycle, without a velocity before the first and after the last cycle.
  @inlinable
  public func state(at time: Double) -> (value: Base.Value, velocity: Base.Value) {
    let cycleTime = cycleTime(at: time)
    return time < 0 || time > duration ? (base.value(at: cycleTime), .zero) : base.state(at: cycleTime)
  }

  /// The time at which the repetition ends, period · count.
  @inlinable
  public var restTime: Double { duration }
}

extension Repeated: Equatable where Base: Equatable {}
extension Repeated: Hashable where Base: Hashable {}

/// A generator run backwards within a duration: ``ValueGenerator/reversed(over:)``.
public struct TimeReversed<Base: ValueGenerator>: ValueGenerator {
  /// The generator that runs backwards.
  @usableFromInline package let base: Base
  /// The base's time that corresponds to time 0.
  @usableFromInline package let duration: Double

  @inlinable
  init(_ base: Base, over duration: Double) {
    ParameterError.trapUnless(
      duration >= 0 && duration.isFinite, "duration", duration, "a finite number that is not negative")
    self.base = base
    self.duration = duration
  }

  /// The base's value at duration − time.
  ///
  /// Before time 0 it is the base's value at the duration; after the duration it is the base's value at time 0.
  @inlinable
  public func value(at time: Double) -> Base.Value {
    base.value(at: baseTime(at: time))
  }

  @inlinable
  func baseTime(at time: Double) -> Double {
    if time < 0 { return duration }
    return time > duration ? 0 : duration - time
  }
}

extension TimeReversed: Motion where Base: Motion, Base.Value: VectorValue {
  /// The base's velocity with the opposite sign; zero before time 0 and after the duration, and over a duration of 0.
  ///
  /// At a corner of the base it is the derivative from the left: the base's is from the right, and time runs backwards.
  @inlinable
  public func velocity(at time: Double) -> Base.Value {
    isHeld(at: time) ? .zero : base.velocity(at: duration - time) * -1
  }

  /// The base's state with the opposite velocity, which is zero where ``velocity(at:)`` is.
  @inlinable
  public func state(at time: Double) -> (value: Base.Value, velocity: Base.Value) {
    if isHeld(at: time) { return (base.value(at: baseTime(at: time)), .zero) }
    let state = base.state(at: duration - time)
    return (state.value, state.velocity * -1)
  }

  /// Whether a time is outside of the duration, to which both ends belong unless it is 0.
  @inlinable
  func isHeld(at time: Double) -> Bool { time < 0 || time >= duration && (time > duration || duration == 0) }

  /// The duration.
  @inlinable
  public var restTime: Double { duration }
}

extension TimeReversed: Equatable where Base: Equatable {}
extension TimeReversed: Hashable where Base: Hashable {}

/// A generator run forwards and then backwards: ``ValueGenerator/autoreversed(over:)``.
public struct Autoreversed<Base: ValueGenerator>: ValueGenerator {
  /// The generator that runs forwards and back.
  @usableFromInline package let base: Base
  /// The duration of one direction.
  @usableFromInline package let duration: Double

  @inlinable
  init(_ base: Base, over duration: Double) {
    ParameterError.trapUnless(
      duration >= 0 && duration.isFinite, "duration", duration, "a finite number that is not negative")
    self.base = base
    self.duration = duration
  }

  /// The base's value, forwards until the duration and backwards until twice the duration; before and after, its value
  /// at time 0.
  @inlinable
  public func value(at time: Double) -> Base.Value {
    if time <= 0 || time >= 2 * duration { return base.value(at: 0) }
    return base.value(at: time <= duration ? time : 2 * duration - time)
  }
}

extension Autoreversed: Motion where Base: Motion, Base.Value: VectorValue {
  /// The base's velocity, with the opposite sign while it runs backwards; zero before and after, and over a duration of
  /// 0.
  ///
  /// At a corner of the way back it is the derivative from the left, as for ``TimeReversed``.
  @inlinable
  public func velocity(at time: Double) -> Base.Value {
    if time < 0 || time >= 2 * duration && (time > 2 * duration || duration == 0) { return .zero }
    return time < duration ? base.velocity(at: time) : base.velocity(at: 2 * duration - time) * -1
  }

  /// The value and the velocity, from one state of the base.
  @inlinable
  public func state(at time: Double) -> (value: Base.Value, velocity: Base.Value) {
    if time <= 0 || time >= 2 * duration { return (base.value(at: 0), velocity(at: time)) }
    if time < duration { return base.state(at: time) }
    let state = base.state(at: 2 * duration - time)
    return (state.value, state.velocity * -1)
  }

  /// The end of the way back, twice the duration.
  @inlinable
  public var restTime: Double { 2 * duration }
}

extension Autoreversed: Equatable where Base: Equatable {}
extension Autoreversed: Hashable where Base: Hashable {}

extension ValueGenerator {
  /// The cycle from time 0 to `period`, repeated.
  ///
  /// The value at 0 holds before time 0, the value at the end holds after the last cycle. An endless repetition has no
  /// limit: its value at an infinite time is the base's value for NaN.
  ///
  /// - Parameters:
  ///   - period: the duration of one cycle; positive and finite.
  ///   - count: the number of cycles; positive, may be fractional or infinite.
  /// - Returns: the repetition.
  @inlinable
  public func repeated(every period: Double, count: Double = .infinity) -> Repeated<Self> {
    Repeated(self, every: period, count: count)
  }

  /// The generator run backwards from its time `duration` to its time 0; before and after, it holds the values of these
  /// ends.
  ///
  /// - Parameter duration: not negative, finite.
  /// - Returns: the generator whose value at a time is the base's at duration − time.
  @inlinable
  public func reversed(over duration: Double) -> TimeReversed<Self> { TimeReversed(self, over: duration) }

  /// The generator run forwards until `duration` and then back to its start, where it stays.
  ///
  /// - Parameter duration: the duration of one direction; not negative, finite.
  /// - Returns: the generator that returns.
  @inlinable
  public func autoreversed(over duration: Double) -> Autoreversed<Self> { Autoreversed(self, over: duration) }
}

// Embedded Swift has no Codable, and cannot describe a value of any type.
#if !hasFeature(Embedded)
  extension Repeated: CustomStringConvertible {
    /// The base, the period and the count, in Swift.
    public var description: String {
      let count = count.isFinite ? ", count: \(self.count.shortestDecimal)" : ""
      return "\(base).repeated(every: \(period.shortestDecimal)\(count))"
    }
  }

  extension TimeReversed: CustomStringConvertible {
    /// The base and the duration, in Swift.
    public var description: String {
      "\(base).reversed(over: \(duration.shortestDecimal))"
    }
  }

  extension Autoreversed: CustomStringConvertible {
    /// The base and the duration, in Swift.
    public var description: String {
      "\(base).autoreversed(over: \(duration.shortestDecimal))"
    }
  }

  extension Repeated {
    private enum CodingKeys: String, CodingKey {
      case base, period, count
    }
  }

  extension Repeated: Encodable where Base: Encodable {
    /// Encodes the base, the period and the count, unless the count is infinite.
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(base, forKey: .base)
      try container.encode(period, forKey: .period)
      if count.isFinite { try container.encode(count, forKey: .count) }
    }
  }

  extension Repeated: Decodable where Base: Decodable {
    /// Decodes the base, a positive period and a positive count; without a count the repetition is endless.
    public init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      let period = try container.decode(Double.self, forKey: .period)
      let count = try container.decodeIfPresent(Double.self, forKey: .count) ?? .infinity
      try decoder.checked(try ParameterError.requirePositive(period, "period"))
      if count != .infinity { try decoder.checked(try ParameterError.requirePositive(count, "count")) }
      self.init(try container.decode(Base.self, forKey: .base), every: period, count: count)
    }
  }

  extension TimeReversed {
    private enum CodingKeys: String, CodingKey {
      case base, duration
    }
  }

  extension TimeReversed: Encodable where Base: Encodable {}

  extension TimeReversed: Decodable where Base: Decodable {
    /// Decodes the base and a duration that is not negative.
    public init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      let duration = try container.decode(Double.self, forKey: .duration)
      try decoder.checked(try ParameterError.requireNotNegative(duration, "duration"))
      self.init(try container.decode(Base.self, forKey: .base), over: duration)
    }
  }

  extension Autoreversed {
    private enum CodingKeys: String, CodingKey {
      case base, duration
    }
  }

  extension Autoreversed: Encodable where Base: Encodable {}

  extension Autoreversed: Decodable where Base: Decodable {
    /// Decodes the base and a duration that is not negative.
    public init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      let duration = try container.decode(Double.self, forKey: .duration)
      try decoder.checked(try ParameterError.requireNotNegative(duration, "duration"))
      self.init(try container.decode(Base.self, forKey: .base), over: duration)
    }
  }
#endif
