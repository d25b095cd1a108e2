// Times as `Duration`, beside seconds: for queries, delays and tweens. Other modules add it to what they make.

extension Duration {
  /// The duration in seconds: the nearest double for whole nanoseconds up to 104 days, else within an ulp.
  @inlinable package var seconds: Double {
    let (seconds, attoseconds) = components
    let (nanoseconds, rest) = attoseconds.quotientAndRemainder(dividingBy: 1_000_000_000)
    if rest == 0, seconds.magnitude < 9_007_199 {
      return Double(seconds * 1_000_000_000 + nanoseconds) / 1e9
    }
    return Double(seconds) + Double(attoseconds) / 1e18
  }
}

extension ValueGenerator {
  /// The value at a time, such as `value(at: .milliseconds(300))`.
  @_disfavoredOverload
  @inlinable
  public func value(at time: Duration) -> Value { value(at: time.seconds) }

  /// The generator, delayed; until it starts, its value at time 0 holds.
  @_disfavoredOverload
  @inlinable
  public func delayed(by delay: Duration) -> Delayed<Self> { delayed(by: delay.seconds) }
}

extension Motion {
  /// The derivative of the value at a time, per second.
  @_disfavoredOverload
  @inlinable
  public func velocity(at time: Duration) -> Value { velocity(at: time.seconds) }

  /// Whether the motion is over at a time.
  @_disfavoredOverload
  @inlinable
  public func isAtRest(at time: Duration) -> Bool { isAtRest(at: time.seconds) }
}

extension Tween {
  /// Creates a tween with times as `Duration`, such as `Tween(from: 0, to: 1, duration: .milliseconds(300))`.
  ///
  /// - Precondition: the duration is not negative.
  @_disfavoredOverload
  @inlinable
  public init(
    from start: Value, to end: Value, duration: Duration, curve: TimingCurve = .linear, delay: Duration = .zero
  ) {
    self.init(from: start, to: end, duration: duration.seconds, curve: curve, delay: delay.seconds)
  }
}
