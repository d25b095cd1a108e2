import MotionCurves
import MotionSprings

extension FollowingMotion {
  /// The times from the start of the range until, after it, the value stays within a fraction of its distance from the
  /// target's last place.
  public func domain(tolerance: Double) -> ClosedRange<Double>? {
    guard let end = remainder?.domain(tolerance: tolerance)?.upperBound else { return nil }
    return range.lowerBound...max(range.upperBound, end)
  }

  /// The target's place at the end of the range; nil without damping, unless nothing moves.
  public var restValue: Value? { remainder?.restValue.map { Value(rounding: $0) } }

  /// The motion after the range; nil if the state there is not finite.
  private var remainder: SpringMotion<Value.Precise>? {
    let last = knots[knots.count - 1]
    guard (last.value - last.target).isFinite && last.velocity.isFinite else { return nil }
    return SpringMotion(spring, from: last.value, to: last.target, velocity: last.velocity, startingAt: last.time)
  }
}
