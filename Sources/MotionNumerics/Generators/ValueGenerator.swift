/// Anything that gives a value for a time: the common interface of timing curves, oscillators, tracks and effects.
///
/// A generator is a value without hidden state or clock: the same time always gives the same value, to the bit.
/// What `time` means is the generator's: seconds for most, progress for a timing curve. A NaN time gives NaN, an
/// infinite one the limit.
public protocol ValueGenerator<Value>: Sendable {
  /// What is generated: a `Double`, a vector, or anything else that can change over time.
  associatedtype Value

  /// The value at a time.
  func value(at time: Double) -> Value

  /// The values at many times: the hot path, without an allocation, equal to ``value(at:)`` to the bit.
  ///
  /// - Parameters:
  ///   - times: the times, in any order.
  ///   - values: receives as many values.
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

/// A generator that also knows how fast its value changes.
public protocol Motion<Value>: ValueGenerator {
  /// The derivative of the value with respect to time, in value units per unit of time.
  ///
  /// At a corner it is the one on the right, at the last instant of a motion the one on the left.
  func velocity(at time: Double) -> Value
}
