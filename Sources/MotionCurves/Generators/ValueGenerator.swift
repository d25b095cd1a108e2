/// Anything with a value at every time: the common interface of timing curves, oscillators, tracks and effects.
///
/// A generator is a value without hidden state or clock: the same time always gives the same value, to the bit. Each
/// generator defines its unit of `time`: seconds for most, progress for a timing curve. A time of NaN gives NaN, an
/// infinite time gives the limit.
public protocol ValueGenerator<Value>: Sendable {
  /// The type of the generated value: a `Double`, a vector, or anything else that can change over time.
  associatedtype Value

  /// The value at a time.
  func value(at time: Double) -> Value

  /// The values at many times: the hot path, without an allocation, equal to ``value(at:)`` to the bit.
  ///
  /// - Parameters:
  ///   - times: the times, in any order.
  ///   - values: receives a value for each time.
  /// - Precondition: both have the same count.
  /// - Complexity: O(*n*) for *n* times.
  func sample(at times: Span<Double>, into values: inout MutableSpan<Value>)
}

extension ValueGenerator {
  /// Calls ``value(at:)`` for each time, specialised for the generator.
  @inlinable
  public func sample(at times: Span<Double>, into values: inout MutableSpan<Value>) {
    ParameterError.trapUnlessSameCount(values.count, "values", times.count, "times")
    for index in times.indices {
      values[index] = value(at: times[index])
    }
  }
}

/// A generator that also has a velocity, the rate of change of its value, and knows when it is over.
public protocol Motion<Value>: ValueGenerator {
  /// The derivative of the value with respect to time, in value units per unit of time.
  ///
  /// At a corner it is the derivative from the right, at the last instant of a motion the derivative from the left. Only
  /// where a motion runs another one backwards, such as ``TimeReversed``, it is the derivative from the left at each
  /// corner: the other one's from the right.
  func velocity(at time: Double) -> Value

  /// The value and the velocity at a time, at less than the cost of two calls if both share work.
  ///
  /// They equal ``ValueGenerator/value(at:)`` and ``velocity(at:)`` to the bit.
  func state(at time: Double) -> (value: Value, velocity: Value)

  /// The values and velocities at many times, equal to ``state(at:)`` to the bit, without an allocation.
  ///
  /// - Parameters:
  ///   - times: the times, in any order.
  ///   - values: receives a value for each time.
  ///   - velocities: receives a velocity for each time.
  /// - Precondition: all three have the same count.
  /// - Complexity: O(*n*) for *n* times.
  func sample(
    at times: Span<Double>, into values: inout MutableSpan<Value>, velocities: inout MutableSpan<Value>)

  /// The time at which the motion is over: from then on the value stays the same.
  ///
  /// Some motions, such as a spring, come to rest only in the limit. From this time on, they stay within a thousandth
  /// of their distance from their last value.
  ///
  /// The time is infinite for a motion that never comes to rest.
  var restTime: Double { get }

  /// Whether the motion is over at a time: exactly where `time >= restTime` holds.
  ///
  /// A program asks this in each frame. A motion whose ``restTime`` takes a search answers most times from its state.
  func isAtRest(at time: Double) -> Bool

  /// The times of the whole motion: from its start until it stays within a tolerance of its resting value.
  ///
  /// - Parameter tolerance: a fraction of the motion's distance, for motions that rest only in the limit; positive.
  /// - Returns: the times, from 0 for a motion that has no start; nil for a motion that never rests.
  func domain(tolerance: Double) -> ClosedRange<Double>?

  /// The value at which the motion rests; nil if it never rests.
  ///
  /// For a motion that rests only in the limit it is the limit, not the value at ``restTime``.
  var restValue: Value? { get }
}

extension Motion {
  /// Compares the time with ``restTime``.
  @inlinable
  public func isAtRest(at time: Double) -> Bool { time >= restTime }

  /// The times from 0, or an earlier end, until ``restTime``.
  @inlinable
  public func domain(tolerance: Double) -> ClosedRange<Double>? {
    let end = restTime
    return end.isFinite ? min(0, end)...end : nil
  }

  /// The value at ``restTime``.
  @inlinable
  public var restValue: Value? {
    let end = restTime
    return end.isFinite ? value(at: end) : nil
  }

  /// The times of the whole motion, to a thousandth of its distance.
  @inlinable
  public var domain: ClosedRange<Double>? { domain(tolerance: 0.001) }

  /// Calls ``ValueGenerator/value(at:)`` and ``velocity(at:)``.
  @inlinable
  public func state(at time: Double) -> (value: Value, velocity: Value) {
    (value(at: time), velocity(at: time))
  }

  /// Calls ``state(at:)`` for each time, specialised for the motion.
  @inlinable
  public func sample(
    at times: Span<Double>, into values: inout MutableSpan<Value>, velocities: inout MutableSpan<Value>
  ) {
    ParameterError.trapUnlessSameCount(values.count, "values", times.count, "times")
    ParameterError.trapUnlessSameCount(velocities.count, "velocities", times.count, "times")
    for index in times.indices {
      (values[index], velocities[index]) = state(at: times[index])
    }
  }
}
