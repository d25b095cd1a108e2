import MotionCurves
import MotionSprings

extension SpringFollower {
  /// Moves the target to another place at once; it stays there until the next update.
  ///
  /// The velocity of a target that jumps is an impulse. Its feed-forward is a kick, φ·(c/m) times the jump, to the
  /// velocity of the follower. So many small jumps act like the motion that they sample; the value is continuous.
  /// Updates that ``follow(_:velocity:at:)`` ignores are ignored here too.
  package mutating func jump(to target: Value, at time: Double) {
    var next = self
    next.follow(target, at: time)
    let kick = (target.precise - targetValue(at: time)) * (feedForward * (spring.damping / spring.mass))
    guard next.lastTime == time, next.preciseTarget == target.precise, (next.lastVelocity + kick).isFinite else {
      return
    }
    self = SpringFollower(
      spring, feedForward, time: time, value: next.lastValue, velocity: next.lastVelocity + kick,
      target: target.precise, targetVelocity: .zero)
  }
}
