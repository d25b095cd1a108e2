/// A generator whose first cycle is repeated: ``ValueGenerator/repeated(every:count:)``.
public struct Repeated<Base: ValueGenerator>: ValueGenerator {
  /// The repeated generator.
  public let base: Base
  /// The duration of one cycle.
  public let period: Double
  /// The number of cycles; a fraction cuts the last one short.
  public let count: Double

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
  public var duration: Double { period * count }

  /// The base's value within the cycle; before the first cycle its value at time 0, after the last one that at its end.
  @inlinable
  public func value(at time: Double) -> Base.Value {
    base.value(at: cycleTime(at: time))
  }

  /// The time within the cycle; at the end of the last cycle it is the period, not 0.
  ///
  /// Source: W3C Web Animations, simple iteration progress.
  @inlinable
  func cycleTime(at time: Double) -> Double {
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
}

/// A generator run backwards: ``ValueGenerator/reversed(over:)``.
public struct TimeReversed<Base: ValueGenerator>: ValueGenerator {
  /// The generator that runs backwards.
  public let base: Base
  /// The base's time that corresponds to time 0.
  public let duration: Double

  @inlinable
  init(_ base: Base, over duration: Double) {
    ParameterError.trapUnlessFinite(duration, "duration")
    self.base = base
    self.duration = duration
  }

  /// The base's value at duration − time.
  @inlinable
  public func value(at time: Double) -> Base.Value {
    base.value(at: duration - time)
  }
}

extension TimeReversed: Motion where Base: Motion, Base.Value: VectorValue {
  /// The base's velocity with the opposite sign.
  @inlinable
  public func velocity(at time: Double) -> Base.Value {
    base.velocity(at: duration - time) * -1
  }
}

/// A generator run forwards and then backwards: ``ValueGenerator/autoreversed(over:)``.
public struct Autoreversed<Base: ValueGenerator>: ValueGenerator {
  /// The generator that runs forwards and back.
  public let base: Base
  /// The duration of one direction.
  public let duration: Double

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
  /// The base's velocity, with the opposite sign while it runs backwards; zero before and after.
  @inlinable
  public func velocity(at time: Double) -> Base.Value {
    if time < 0 || time > 2 * duration { return .zero }
    return time < duration ? base.velocity(at: time) : base.velocity(at: 2 * duration - time) * -1
  }
}

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

  /// The generator run backwards from its time `duration` on: value(duration − time).
  @inlinable
  public func reversed(over duration: Double) -> TimeReversed<Self> { TimeReversed(self, over: duration) }

  /// The generator run forwards until `duration` and then back to its start, where it stays.
  @inlinable
  public func autoreversed(over duration: Double) -> Autoreversed<Self> { Autoreversed(self, over: duration) }
}
