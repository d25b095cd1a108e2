import MotionCurves
import MotionSprings

extension SpringFollower {
  /// Gives the target another place at once, where it stays until the next update.
  ///
  /// The velocity of a target that jumps is an impulse, and what is fed forward of it a kick, φ·(c/m) times the jump. So
  /// many small jumps are followed as the motion that they stand for; the value is continuous. What ``follow(_:velocity:at:)``
  /// ignores changes nothing here either.
  package mutating func jump(to target: Value, at time: Double) {
    var next = self
    next.follow(target, at: time)
    let kick = (target - targetValue(at: time)) * (feedForward * (spring.damping / spring.mass))
    guard next.lastTime == time, next.target == target, (next.lastVelocity + kick).isFinite else { return }
    self = SpringFollower(
      spring, feedForward, time: time, value: next.lastValue, velocity: next.lastVelocity + kick, target: target,
      targetVelocity: .zero)
  }
}
