/// A generator that starts later: ``ValueGenerator/delayed(by:)-(Double)``.
public struct Delayed<Base: ValueGenerator>: ValueGenerator {
  /// The delayed generator.
  @usableFromInline package let base: Base
  /// The delay.
  public let delay: Double

  @inlinable
  init(_ base: Base, by delay: Double) {
    ParameterError.trapUnlessFinite(delay, "delay")
    self.base = base
    self.delay = delay
  }

  /// The base's value at its time 0 until the delay is over, then the base from its time 0 on.
  @inlinable
  public func value(at time: Double) -> Base.Value {
    base.value(at: time < delay ? 0 : time - delay)
  }
}

extension Delayed: Motion where Base: Motion, Base.Value: VectorValue {
  /// Zero until the delay is over.
  @inlinable
  public func velocity(at time: Double) -> Base.Value {
    time < delay ? .zero : base.velocity(at: time - delay)
  }

  /// The base's state, without a velocity until the delay is over.
  @inlinable
  public func state(at time: Double) -> (value: Base.Value, velocity: Base.Value) {
    time < delay ? (base.value(at: 0), .zero) : base.state(at: time - delay)
  }

  /// The base's time of rest after the delay.
  @inlinable
  public var restTime: Double { base.restTime.delayed(by: delay) }

  /// Whether the base is at rest at its own time.
  @inlinable
  public func isAtRest(at time: Double) -> Bool {
    base.isAtRest(at: time - delay, near: max(abs(time), abs(delay))) { time >= restTime }
  }

  /// The base's times after the delay, from 0 or an earlier start on.
  @inlinable
  public func domain(tolerance: Double) -> ClosedRange<Double>? {
    base.domain(tolerance: tolerance).flatMap { own in
      let (first, last) = (min(0, delay), own.upperBound + delay)
      return last.isFinite ? first...max(first, last) : nil
    }
  }

  /// The base's value at rest.
  @inlinable
  public var restValue: Base.Value? { base.restValue }
}

extension Delayed: Equatable where Base: Equatable {}
extension Delayed: Hashable where Base: Hashable {}

/// A generator at another speed: ``ValueGenerator/speed(multipliedBy:)``.
public struct SpeedScaled<Base: ValueGenerator>: ValueGenerator {
  /// The generator whose speed changes.
  @usableFromInline package let base: Base
  /// The number of time units that pass for the base in one unit of time.
  @usableFromInline package let speed: Double

  @inlinable
  init(_ base: Base, speed: Double) {
    ParameterError.trapUnlessFinite(speed, "speed")
    self.base = base
    self.speed = speed
  }

  /// The base's value at time · speed.
  @inlinable
  public func value(at time: Double) -> Base.Value {
    base.value(at: baseTime(at: time))
  }

  @inlinable
  func baseTime(at time: Double) -> Double {
    // At speed 0 the base's time is 0, even for an infinite time: not 0·∞.
    speed == 0 && !time.isNaN ? 0 : time * speed
  }
}

extension SpeedScaled: Motion where Base: Motion, Base.Value: VectorValue {
  /// The base's velocity · speed; backwards, at a corner of the base, the derivative from the left.
  @inlinable
  public func velocity(at time: Double) -> Base.Value {
    speed == 0 && !time.isNaN ? .zero : base.velocity(at: baseTime(at: time)) * speed
  }

  /// The base's state at time · speed, with the velocity multiplied by the speed.
  @inlinable
  public func state(at time: Double) -> (value: Base.Value, velocity: Base.Value) {
    if speed == 0 && !time.isNaN { return (base.value(at: 0), .zero) }
    let state = base.state(at: baseTime(at: time))
    return (state.value, state.velocity * speed)
  }

  /// The base's time of rest at that speed; 0 for a speed of 0, infinite backwards.
  @inlinable
  public var restTime: Double {
    if speed == 0 { return 0 }
    return speed < 0 ? .infinity : base.restTime.atSpeed(speed)
  }

  /// Whether the base is at rest at its own time; a base that runs backwards never is.
  @inlinable
  public func isAtRest(at time: Double) -> Bool {
    guard speed > 0 else { return time >= restTime }
    let own = time * speed
    return base.isAtRest(at: own, near: abs(own)) { time >= restTime }
  }

  /// The base's times at that speed.
  @inlinable
  public func domain(tolerance: Double) -> ClosedRange<Double>? {
    if speed == 0 { return 0...0 }
    guard speed > 0, let own = base.domain(tolerance: tolerance) else { return nil }
    let (first, last) = (own.lowerBound / speed, own.upperBound.atSpeed(speed))
    return last.isFinite && first.isFinite ? first...last : nil
  }

  /// The base's value at rest; the value that stays at a speed of 0, nil backwards.
  @inlinable
  public var restValue: Base.Value? {
    if speed == 0 { return base.value(at: 0) }
    return speed < 0 ? nil : base.restValue
  }
}

extension SpeedScaled: Equatable where Base: Equatable {}
extension SpeedScaled: Hashable where Base: Hashable {}

/// A generator whose time comes from another generator: ``ValueGenerator/retimed(by:)``.
public struct Retimed<Base: ValueGenerator, Clock: ValueGenerator<Double>>: ValueGenerator {
  /// The generator of the value.
  @usableFromInline package let base: Base
  /// The generator of the base's time.
  @usableFromInline package let clock: Clock

  @inlinable
  init(_ base: Base, by clock: Clock) {
    self.base = base
    self.clock = clock
  }

  /// base(clock(time)).
  @inlinable
  public func value(at time: Double) -> Base.Value {
    base.value(at: clock.value(at: time))
  }
}

extension Retimed: Motion where Base: Motion, Base.Value: VectorValue, Clock: Motion {
  /// By the chain rule, base′(clock(time)) · clock′(time).
  ///
  /// Where the clock runs backwards, it is the derivative from the left at a corner of the base.
  @inlinable
  public func velocity(at time: Double) -> Base.Value {
    base.velocity(at: clock.value(at: time)).moving(at: clock.velocity(at: time))
  }

  /// The value and the velocity, from one state of the clock and one of the base.
  @inlinable
  public func state(at time: Double) -> (value: Base.Value, velocity: Base.Value) {
    let (baseTime, rate) = clock.state(at: time)
    let state = base.state(at: baseTime)
    return (state.value, state.velocity.moving(at: rate))
  }

  /// The clock's time of rest.
  @inlinable
  public var restTime: Double { clock.restTime }

  /// Whether the clock is at rest.
  @inlinable
  public func isAtRest(at time: Double) -> Bool { clock.isAtRest(at: time) }

  /// The clock's times.
  @inlinable
  public func domain(tolerance: Double) -> ClosedRange<Double>? { clock.domain(tolerance: tolerance) }

  /// The base's value where the clock rests.
  @inlinable
  public var restValue: Base.Value? { clock.restValue.map { base.value(at: $0) } }
}

extension Retimed: Equatable where Base: Equatable, Clock: Equatable {}
extension Retimed: Hashable where Base: Hashable, Clock: Hashable {}

extension Motion {
  /// Whether the motion is at rest at a rounded time; only within the rounding it takes `exactly`.
  @inlinable
  package func isAtRest(at ownTime: Double, near size: Double, else exactly: () -> Bool) -> Bool {
    let rounding = 4 * size.ulp
    guard rounding.isFinite else { return exactly() }
    guard isAtRest(at: ownTime + rounding) else { return false }
    return isAtRest(at: ownTime - rounding) || exactly()
  }
}

extension Double {
  /// The time of rest of a motion, `self`, after a delay: the first double t with t − delay ≥ `self`, rounded, or the
  /// one before.
  @inlinable
  func delayed(by delay: Double) -> Double {
    let sum = self + delay
    return sum - delay < self ? sum.nextUp : sum
  }

  /// The time of rest of a motion, `self`, at a positive speed: a double t with t · speed ≥ `self`, rounded, next to
  /// the quotient.
  @inlinable
  func atSpeed(_ speed: Double) -> Double {
    let quotient = self / speed
    return quotient * speed < self ? quotient.nextUp : quotient
  }
}

extension ValueGenerator {
  /// The generator, delayed; until it starts, its value at time 0 holds.
  ///
  /// - Parameter delay: a finite time; a negative one starts it earlier.
  /// - Returns: the delayed generator, at rest until it starts.
  @inlinable
  public func delayed(by delay: Double) -> Delayed<Self> { Delayed(self, by: delay) }

  /// The generator at `factor` times its speed: twice as fast for 2, backwards from time 0 for −1, standing still for
  /// 0.
  ///
  /// - Parameter factor: any finite number.
  /// - Returns: the generator at that speed, with its velocity scaled likewise.
  @inlinable
  public func speed(multipliedBy factor: Double) -> SpeedScaled<Self> { SpeedScaled(self, speed: factor) }

  /// The generator with another generator as its clock; for two timing curves, the composition `self` ∘ `clock`.
  ///
  /// - Parameter clock: maps a time to the generator's time, or to a curve's progress.
  /// - Returns: the composition; its velocity follows the chain rule.
  @inlinable
  public func retimed<Clock: ValueGenerator<Double>>(by clock: Clock) -> Retimed<Self, Clock> {
    Retimed(self, by: clock)
  }
}

// Embedded Swift has no Codable, and cannot describe a value of any type.
#if !hasFeature(Embedded)
  extension Delayed: CustomStringConvertible {
    /// The base and the delay, in Swift.
    public var description: String {
      "\(base).delayed(by: \(delay.shortestDecimal))"
    }
  }

  extension SpeedScaled: CustomStringConvertible {
    /// The base and the speed, in Swift.
    public var description: String {
      "\(base).speed(multipliedBy: \(speed.shortestDecimal))"
    }
  }

  extension Retimed: CustomStringConvertible {
    /// The base and its clock, in Swift.
    public var description: String {
      "\(base).retimed(by: \(clock))"
    }
  }

  extension Retimed: Encodable where Base: Encodable, Clock: Encodable {}
  extension Retimed: Decodable where Base: Decodable, Clock: Decodable {}

  extension Delayed {
    private enum CodingKeys: String, CodingKey {
      case base, delay
    }
  }

  extension Delayed: Encodable where Base: Encodable {}

  extension Delayed: Decodable where Base: Decodable {
    /// Decodes the base and a finite delay.
    public init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      let delay = try container.decode(Double.self, forKey: .delay)
      try decoder.checked(try ParameterError.requireFinite(delay, "delay"))
      self.init(try container.decode(Base.self, forKey: .base), by: delay)
    }
  }

  extension SpeedScaled {
    private enum CodingKeys: String, CodingKey {
      case base, speed
    }
  }

  extension SpeedScaled: Encodable where Base: Encodable {}

  extension SpeedScaled: Decodable where Base: Decodable {
    /// Decodes the base and a finite speed.
    public init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      let speed = try container.decode(Double.self, forKey: .speed)
      try decoder.checked(try ParameterError.requireFinite(speed, "speed"))
      self.init(try container.decode(Base.self, forKey: .base), speed: speed)
    }
  }
#endif
