import MotionNumerics
import TestSupport
import Testing

/// The acceleration of springs that begin at any value and time is the difference of their velocities.
@Suite struct SpringAccelerationTests {
  @Test func accelerationsAreDifferencesOfVelocities() {
    var draws = SplitMix64(seed: 38)
    for seed in 0..<UInt64(thorough(100)) {
      let (values, times) = (draws.numberMap(), draws.timeMap())
      let spring = Spring(mass: 1, stiffness: draws.number(in: 20...200), damping: draws.number(in: 1...60))
      let motion = SpringMotion(
        spring, from: values(0), to: values(1), velocity: values.ofDistances(draws.number(in: -5...5)),
        startingAt: times.origin)
      checkAcceleration(of: motion, over: times.origin - 1...times.origin + 3, breaks: [times.origin], seed: seed)
    }
  }
}
