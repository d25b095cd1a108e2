import MotionCurves
import MotionSprings
import RealModule

extension BoundedMotion {
  /// The times from the start until the value stays near its end: within a fraction of the last segment's extent.
  public func domain(tolerance: Double) -> ClosedRange<Double>? {
    ParameterError.trapUnless(tolerance > 0, "tolerance", tolerance, "positive")
    let end = segments[segments.count - 1].restTime(tolerance: tolerance)
    return end.isFinite ? startTime...end : nil
  }
}

extension BoundedSegment {
  /// The time from which on the value stays within a fraction of the segment's extent from its end.
  fileprivate func restTime(tolerance: Double) -> Double {
    switch course {
    case .rest: startTime
    case .spring(let spring, let target):
      SpringMotion(spring, from: start, to: target, velocity: velocity, startingAt: startTime)
        .domain(tolerance: tolerance)?.upperBound ?? .infinity
    case .decay(let rate): velocity == 0 ? startTime : startTime + max(0, -Double.log(tolerance) / rate)
    }
  }
}
