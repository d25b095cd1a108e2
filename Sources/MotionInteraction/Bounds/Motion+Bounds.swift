public import MotionCurves
public import MotionSprings

extension SpringMotion where Value == Double {
  /// The motion within bounds: the edge rule applies from the exact contact time on.
  ///
  /// - Parameters:
  ///   - range: the bounds; one or both may be infinite.
  ///   - edge: the rule at a bound.
  /// - Returns: the motion within the bounds.
  /// - Precondition: a restitution is from 0 to below 1; ``bounded(validatingTo:edge:)`` throws instead.
  public func bounded(to range: ClosedRange<Double>, edge: EdgeRule = .stop) -> BoundedMotion {
    ParameterError.orTrap(try bounded(validatingTo: range, edge: edge))
  }

  /// The motion within bounds that come from outside; see ``bounded(to:edge:)``.
  ///
  /// - Throws: ``ParameterError`` for a restitution outside its domain.
  public func bounded(
    validatingTo range: ClosedRange<Double>, edge: EdgeRule = .stop
  ) throws(ParameterError) -> BoundedMotion {
    let segment = BoundedSegment(
      startTime: startTime, start: start, velocity: initialVelocity, course: .spring(spring, target: target))
    return try BoundedMotion(segment, within: range, edge: edge)
  }
}

extension Decay {
  /// The motion within bounds: the edge rule applies from the exact contact time on.
  ///
  /// - Parameters:
  ///   - range: the bounds; one or both may be infinite.
  ///   - start: the value at the start, finite.
  ///   - edge: the rule at a bound.
  ///   - startTime: the time of the start, in seconds, finite.
  /// - Returns: the motion within the bounds.
  /// - Precondition: the numbers are in their domain; ``bounded(validatingTo:from:edge:startingAt:)`` throws instead.
  public func bounded(
    to range: ClosedRange<Double>, from start: Double = 0, edge: EdgeRule = .stop, startingAt startTime: Double = 0
  ) -> BoundedMotion {
    ParameterError.orTrap(try bounded(validatingTo: range, from: start, edge: edge, startingAt: startTime))
  }

  /// The motion within bounds that come from outside; see ``bounded(to:from:edge:startingAt:)``.
  ///
  /// - Throws: ``ParameterError`` for a number outside its domain.
  public func bounded(
    validatingTo range: ClosedRange<Double>, from start: Double = 0, edge: EdgeRule = .stop,
    startingAt startTime: Double = 0
  ) throws(ParameterError) -> BoundedMotion {
    try ParameterError.requireFinite(start, "start")
    try ParameterError.requireFinite(startTime, "startTime")
    try ParameterError.requireFinite(start + distance, "the end of a decay, start + distance,")
    let segment = BoundedSegment(
      startTime: startTime, start: start, velocity: distance * rate, course: .decay(rate: rate))
    return try BoundedMotion(segment, within: range, edge: edge)
  }
}
