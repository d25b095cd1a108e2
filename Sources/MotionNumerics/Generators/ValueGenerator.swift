/// Anything with a value at every time: the common interface of timing curves, oscillators, tracks and effects.
///
/// A generator is a value without hidden state or clock: the same time always gives the same value, to the bit. Each
/// generator defines its unit of `time`: seconds for most, progress for a timing curve. A NaN time gives NaN, an
/// infinite one the limit.
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

/// A generator that also has a velocity, the rate of change of its value.
public protocol Motion<Value>: ValueGenerator {
  /// The derivative of the value with respect to time, in value units per unit of time.
  ///
  /// At a corner it is the derivative from the right, at the last instant of a motion the derivative from the left.
  func velocity(at time: Double) -> Value
}
