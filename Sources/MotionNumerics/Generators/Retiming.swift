/// A generator that starts later: ``ValueGenerator/delayed(by:)``.
public struct Delayed<Base: ValueGenerator>: ValueGenerator {
  /// What starts later.
  public let base: Base
  /// How much later.
  public let delay: Double

  @inlinable
  init(_ base: Base, by delay: Double) {
    ParameterError.trapUnlessFinite(delay, "delay")
    self.base = base
    self.delay = delay
  }

  /// The base's first value until the delay is over, then the base from its time 0.
  @inlinable
  public func value(at time: Double) -> Base.Value {
    base.value(at: time < delay ? 0 : time - delay)
  }
}

extension Delayed: Motion where Base: Motion, Base.Value: VectorValue {
  /// Zero while the value waits.
  @inlinable
  public func velocity(at time: Double) -> Base.Value {
    time < delay ? .zero : base.velocity(at: time - delay)
  }
}

/// A generator at another pace: ``ValueGenerator/speed(multipliedBy:)``.
public struct SpeedScaled<Base: ValueGenerator>: ValueGenerator {
  /// What runs at another pace.
  public let base: Base
  /// How many units of the base's time pass in one.
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
    // Speed 0 stands still for ever, not 0·∞.
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

/// A generator whose time is what another one gives: ``ValueGenerator/retimed(by:)``.
public struct Retimed<Base: ValueGenerator, Clock: ValueGenerator<Double>>: ValueGenerator {
  /// What is asked for the value.
  public let base: Base
  /// What is asked for the time.
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
  /// The generator started later; before that its value at time 0 holds.
  ///
  /// - Parameter delay: a finite time; a negative one starts it earlier.
  /// - Returns: the later generator, at rest until it starts.
  @inlinable
  public func delayed(by delay: Double) -> Delayed<Self> { Delayed(self, by: delay) }

  /// The generator at `factor` times its speed: twice as fast for 2, backwards from time 0 for −1, standing still for 0.
  ///
  /// - Parameter factor: any finite number.
  /// - Returns: the generator at that speed, with its velocity scaled likewise.
  @inlinable
  public func speed(multipliedBy factor: Double) -> SpeedScaled<Self> { SpeedScaled(self, speed: factor) }

  /// The generator with another one as its clock; for two timing curves, their composition `self` ∘ `clock`.
  ///
  /// - Parameter clock: gives the generator's time, or a curve's progress, for a time.
  /// - Returns: the composition; its velocity follows the chain rule.
  @inlinable
  public func retimed<Clock: ValueGenerator<Double>>(by clock: Clock) -> Retimed<Self, Clock> {
    Retimed(self, by: clock)
  }
}
