/// A generator that starts later: ``ValueGenerator/delayed(by:)``.
public struct Delayed<Base: ValueGenerator>: ValueGenerator {
  /// The delayed generator.
  public let base: Base
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
}

/// A generator at another speed: ``ValueGenerator/speed(multipliedBy:)``.
public struct SpeedScaled<Base: ValueGenerator>: ValueGenerator {
  /// The generator whose speed changes.
  public let base: Base
  /// The number of time units that pass for the base in one unit of time.
  public let speed: Double

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
    // At speed 0 time stands still, even an infinite one: not 0·∞.
    speed == 0 && !time.isNaN ? 0 : time * speed
  }
}

extension SpeedScaled: Motion where Base: Motion, Base.Value: VectorValue {
  /// The base's velocity · speed.
  @inlinable
  public func velocity(at time: Double) -> Base.Value {
    speed == 0 && !time.isNaN ? .zero : base.velocity(at: baseTime(at: time)) * speed
  }
}

/// A generator whose time comes from another generator: ``ValueGenerator/retimed(by:)``.
public struct Retimed<Base: ValueGenerator, Clock: ValueGenerator<Double>>: ValueGenerator {
  /// The generator of the value.
  public let base: Base
  /// The generator of the base's time.
  public let clock: Clock

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
  @inlinable
  public func velocity(at time: Double) -> Base.Value {
    base.velocity(at: clock.value(at: time)) * clock.velocity(at: time)
  }
}

extension ValueGenerator {
  /// The generator, delayed; until it starts, its value at time 0 holds.
  ///
  /// - Parameter delay: a finite time; a negative one starts it earlier.
  /// - Returns: the delayed generator, at rest until it starts.
  @inlinable
  public func delayed(by delay: Double) -> Delayed<Self> { Delayed(self, by: delay) }

  /// The generator at `factor` times its speed: twice as fast for 2, backwards from time 0 for −1, standing still for 0.
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
