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

extension Decay where Value == Double {
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
      startTime: startTime, start: start, velocity: distance * rate, course: .decay(rate: rate))
    return try BoundedMotion(segment, within: range, edge: edge)
  }
}
