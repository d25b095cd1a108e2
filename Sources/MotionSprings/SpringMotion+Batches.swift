public import MotionCurves

extension SpringMotion {
  /// The values at many times, in any order, equal to ``value(at:)`` to the bit.
  ///
  /// Several values are computed at once, without an allocation.
  ///
  /// - Parameters:
  ///   - times: the times in seconds.
  ///   - values: receives a value for each time.
  /// - Precondition: both have the same count.
  /// - Complexity: O(*n*) for *n* times, each in less than the time of an exponential and a cosine of a C library.
  ///   For even times ``UniformSpringSampler`` takes a small part of that.
  @inlinable
  public func sample(at times: Span<Double>, into values: inout MutableSpan<Value>) {
    ParameterError.trapUnlessSameCount(values.count, "values", times.count, "times")
    let displacement = preciseStart - preciseTarget
    SpringBlock.forEach(of: spring, startingAt: startTime, at: times) { block, first in
      for index in 0..<block.count {
        let time = times[unchecked: first &+ index]
        values[unchecked: first &+ index] =
          time <= startTime
          ? start : Value(rounding: preciseTarget + block.displacement(at: index, from: displacement, preciseVelocity))
      }
    }
  }

  /// The values and velocities at many times, in any order, equal to ``state(at:)`` to the bit.
  ///
  /// Several states are computed at once, without an allocation.
  ///
  /// - Parameters:
  ///   - times: the times in seconds.
  ///   - values: receives a value for each time.
  ///   - velocities: receives a velocity for each time.
  /// - Precondition: all three have the same count.
  /// - Complexity: O(*n*) for *n* times, as without velocities.
  @inlinable
  public func sample(
    at times: Span<Double>, into values: inout MutableSpan<Value>, velocities: inout MutableSpan<Value>
  ) {
    ParameterError.trapUnlessSameCount(values.count, "values", times.count, "times")
    ParameterError.trapUnlessSameCount(velocities.count, "velocities", times.count, "times")
    let displacement = preciseStart - preciseTarget
    SpringBlock.forEach(of: spring, startingAt: startTime, at: times) { block, first in
      for index in 0..<block.count {
        let time = times[unchecked: first &+ index]
        if time <= startTime {
          values[unchecked: first &+ index] = start
          velocities[unchecked: first &+ index] = time < startTime ? .zero : initialVelocity
        } else {
          values[unchecked: first &+ index] =
            Value(rounding: preciseTarget + block.displacement(at: index, from: displacement, preciseVelocity))
          velocities[unchecked: first &+ index] =
            Value(rounding: block.velocity(at: index, from: displacement, preciseVelocity))
        }
      }
    }
  }
}
