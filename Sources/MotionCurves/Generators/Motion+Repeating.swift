extension Motion {
  /// The motion from time 0 to its end, repeated: `.repeated(3)`, or `.repeated()` without end.
  ///
  /// ```swift
  /// Tween(from: 0, to: 300, duration: 0.4, curve: .easeInOut).autoreversed().repeated(3)
  /// ```
  ///
  /// The end is that of ``domain``: the time of rest, or progress 1 of a timing curve. What rests only in the limit, such
  /// as a spring, jumps from a thousandth of its distance beside its target back to its start.
  ///
  /// - Parameter count: the number of cycles; positive, may be fractional or infinite.
  /// - Returns: the repetition.
  /// - Precondition: the motion ends, after time 0; ``ValueGenerator/repeated(every:count:)`` takes a period, also for a
  ///   motion that never ends.
  @inlinable
  public func repeated(_ count: Double = .infinity) -> Repeated<Self> {
    let period = endTime
    ParameterError.trapUnless(
      period > 0 && period.isFinite, "the end of a motion that is repeated without a period", period,
      "positive and finite (repeated(every:count:) takes a period)")
    return Repeated(self, every: period, count: count)
  }

  /// The motion run backwards from its end to its time 0; before and after, it holds the values of these ends.
  ///
  /// The end is that of ``domain``, as for ``repeated(_:)``; a spring begins a thousandth of its distance beside its
  /// target. A motion that ends before time 0 stays at its resting value. ``TimingCurve/reversed`` without parentheses
  /// is another curve, 1 − f(1 − p), which goes from 0 to 1 too.
  ///
  /// - Returns: the motion whose value at a time is this one's at end − time.
  /// - Precondition: the motion ends; ``ValueGenerator/reversed(over:)`` takes a duration, also for a motion that never
  ///   ends.
  @inlinable
  public func reversed() -> TimeReversed<Self> {
    let end = endTime
    ParameterError.trapUnless(
      end.isFinite, "the end of a motion that is reversed", end, "finite (reversed(over:) takes a duration)")
    return TimeReversed(self, over: max(end, 0))
  }

  /// The motion run forwards to its end and then back to its start, where it stays.
  ///
  /// - Returns: the motion that returns; it takes twice the time.
  /// - Precondition: the motion ends; ``ValueGenerator/autoreversed(over:)`` takes a duration, also for a motion that
  ///   never ends.
  @inlinable
  public func autoreversed() -> Autoreversed<Self> {
    let end = endTime
    ParameterError.trapUnless(
      end.isFinite, "the end of a motion that goes back", end, "finite (autoreversed(over:) takes a duration)")
    return Autoreversed(self, over: max(end, 0))
  }

  /// The time at which the whole motion is over; infinite if it never is.
  @inlinable var endTime: Double { domain?.upperBound ?? .infinity }
}
