import MotionNumerics
import TestSupport
import Testing

/// Second-order dynamics, motions within limits and bounds, and followers in the notation.
@Suite struct ParsedLimitsTests {
  @Test(arguments: [
    (
      "second-order(frequency: 2, damping-ratio: 0.5, response: 2)",
      "second-order(frequency: 2, damping-ratio: 0.5, response: 2)"
    ),
    ("second-order(damping-ratio: 1, frequency: 3)", "second-order(frequency: 3, damping-ratio: 1, response: 0)"),
    ("min-jerk(500ms)", "min-jerk(0.5s)"), ("min-jerk(duration: 0.5) 0 -> 300", "min-jerk(0.5s) 0 -> 300"),
    ("trapezoid(velocity: 2, acceleration: 10)", "trapezoid(velocity: 2, acceleration: 10)"),
    ("s-curve(jerk: 100, velocity: 2, acceleration: 10)", "s-curve(velocity: 2, acceleration: 10, jerk: 100)"),
    ("spring(1 100 10) within(max: 1)", "spring(1 100 10) within(max: 1)"),
    (
      "bouncy within(min: 0, max: 1, restitution: .5) 10 -> 20",
      "swiftui.bouncy within(min: 0, max: 1, restitution: 0.5) 10 -> 20"
    ),
    (
      "decay(velocity: 1000, deceleration: 0.998) within(max: 300)",
      "decay(velocity: 1000, deceleration: 0.998) within(max: 300)"
    ),
    ("spring(half-life: 50ms)", "\(ParsedMotion(Spring(halfLife: 0.05)))"),
    (
      "spring(overshoot: 10%, settling-duration: 400ms)",
      "\(ParsedMotion(Spring(overshoot: 0.1, settlingDuration: 0.4)))"
    ),
    ("spring(overshoot: 0.1, settling: 0.4)", "\(ParsedMotion(Spring(overshoot: 0.1, settlingDuration: 0.4)))"),
    ("spring(peak-time: .2s, overshoot: 5%)", "\(ParsedMotion(Spring(overshoot: 0.05, peakTime: 0.2)))"),
    ("spring(response: .2s, overshoot: 5%)", "\(ParsedMotion(Spring(overshoot: 0.05, response: 0.2)))"),
    ("spring(duration: .2s, overshoot: 5%)", "\(ParsedMotion(Spring(overshoot: 0.05, response: 0.2)))"),
    ("spring(overshoot: 5%, peak-speed: 4)", "\(ParsedMotion(Spring(overshoot: 0.05, peakSpeed: 4)))"),
    (
      "spring(damping-ratio: .7, settling-duration: 1)",
      "\(ParsedMotion(Spring(dampingRatio: 0.7, settlingDuration: 1)))"
    ),
    ("spring(damping-ratio: .7, peak-speed: 4)", "\(ParsedMotion(Spring(dampingRatio: 0.7, peakSpeed: 4)))"),
  ])
  func canonicalForms(text: String, canonical: String) throws {
    let motion = try ParsedMotion(parsing: text)
    #expect(motion.description == canonical)
    #expect(try ParsedMotion(parsing: canonical) == motion)
    #expect(motion.timeMeaning == .seconds)
  }

  @Test(arguments: [
    ("second-order(frequency: 0, damping-ratio: 1)", 25), ("second-order(frequency: 1)", 26), ("min-jerk()", 10),
    ("min-jerk(-1)", 10), ("trapezoid(velocity: 1)", 22), ("s-curve(velocity: 0, acceleration: 1, jerk: 1)", 19),
    ("ease within(max: 1)", 6), ("spring(1 100 10) within(min: 1, max: 0)", 18),
    ("spring(1 100 10) within(restitution: 2)", 38), ("spring(1 100 10) within()", 25),
    ("decay(velocity: 1, deceleration: .9) within(max: 1) 0 -> 1", 53),
  ])
  func errorsPointAtTheColumn(text: String, column: Int) {
    #expect { try ParsedMotion(parsing: text) } throws: { error in (error as? NotationError)?.column == column }
  }

  @Test func valuesMatchTheMotions() throws {
    let bounded = try ParsedMotion(parsing: "spring(1 100 10) within(max: 1)")
    let motion = Spring(mass: 1, stiffness: 100, damping: 10).unitStep().bounded(to: -.infinity...1)
    #expect(bounded.value(at: 0.2) == motion.value(at: 0.2) && bounded.value(at: 3) == 1)
    let curve = try ParsedMotion(parsing: "s-curve(velocity: 2, acceleration: 10, jerk: 100)")
    let limits = MotionLimits(velocity: 2.0, acceleration: 10, jerk: 100)
    #expect(curve.value(at: 0.3) == LimitedMotion(from: 0.0, to: 1, within: limits).value(at: 0.3))
    let step = try ParsedMotion(parsing: "second-order(frequency: 2, damping-ratio: 0.5, response: 2)")
    var dynamics = SecondOrderDynamics(frequency: 2, dampingRatio: 0.5, response: 2, at: 0.0)
    dynamics.jump(to: 1, at: 0)
    #expect(step.state(at: 0.1) == dynamics.state(at: 0.1) && step.value(at: -1) == 0)
  }

  @Test func theLawsHold() throws {
    checkMotion(try ParsedMotion(parsing: "min-jerk(500ms) 10 -> 30"), breaks: [0, 0.5], restTolerance: 0)
    checkMotion(
      try ParsedMotion(parsing: "second-order(frequency: 2, damping-ratio: 0.5, response: 2)"), breaks: [0],
      restTolerance: 0.001)
    let bounded = try ParsedMotion(parsing: "spring(1 100 10) within(max: 1)")
    let contacts = bounded.corners.filter { $0 > 0 }
    #expect(!contacts.isEmpty)
    checkMotion(bounded, breaks: [0] + contacts, restTolerance: 0.001)
  }

  @Test(arguments: [
    ("snappy", "\(ParsedMotion(Spring.snappy))"),
    ("spring(1 100 10) feed-forward 1", "spring(1 100 10) feed-forward 1"),
    ("half-life(80ms)", "half-life(0.08s)"), ("half-life(.08)", "half-life(0.08s)"),
    ("one-euro(beta: 0.007)", "one-euro(minimum-cutoff: 1, beta: 0.007, derivative-cutoff: 1)"),
    ("second-order(frequency: 2, damping-ratio: 1)", "second-order(frequency: 2, damping-ratio: 1, response: 0)"),
  ])
  func followersAreCanonical(text: String, canonical: String) throws {
    let follower = try ParsedFollower(parsing: text)
    #expect(follower.description == canonical)
    #expect(try ParsedFollower(parsing: canonical) == follower)
  }

  @Test(arguments: [
    ("ease", 1), ("spring(1 100 10 5)", 1), ("half-life(0)", 11), ("half-life()", 11), ("one-euro(beta: -1)", 16),
    ("snappy feed-forward x", 21), ("bogus", 1), ("material.standard", 1),
  ])
  func otherFollowersAreRefused(text: String, column: Int) {
    #expect { try ParsedFollower(parsing: text) } throws: { error in (error as? NotationError)?.column == column }
  }
}
