import MotionNumerics
import TestSupport
import Testing

/// Motions other than timing curves: springs, damped oscillations and decay.
@Suite struct ParsedMotionTests {
  @Test(arguments: [
    ("spring(1 100 10)", "spring(1 100 10)"), ("spring(1 100 10 0)", "spring(1 100 10)"),
    ("spring( 2  1e2\t.5 -3 )", "spring(2 100 0.5 -3)"), ("SPRING(1 100 calc(2 * 5))", "spring(1 100 10)"),
    ("spring(duration: 0.5, bounce: 0.3)", "spring(1 157.91367041742973 17.59291886010284)"),
    ("spring(bounce: -0.3, duration: 0.5)", "spring(1 157.91367041742973 35.90391604102621)"),
    ("spring(response: 1, damping-ratio: 1)", "spring(1 39.47841760435743 12.566370614359172)"),
    ("damped(5, 30)", "damped(5, 30)"), ("damped( 0 ,-1 )", "damped(0, -1)"),
    ("decay(velocity: 1000, deceleration: 0.998)", "decay(velocity: 1000, deceleration: 0.998)"),
    ("decay(deceleration: .5, velocity: -1)", "decay(velocity: -1, deceleration: 0.5)"),
    ("ease", "ease"),
  ])
  func canonicalForms(text: String, canonical: String) throws {
    let motion = try ParsedMotion(parsing: text)
    #expect(motion.description == canonical)
    #expect(try ParsedMotion(parsing: canonical) == motion)
  }

  @Test(arguments: [
    ("spring", 1), ("spring (1 100 10)", 1), ("spring()", 8), ("spring(1 100)", 13), ("spring(1 100 10", 16),
    ("spring(1 100 10 5 6)", 19), ("spring(0 100 10)", 8), ("spring(1 -100 10)", 10),
    ("spring(1 100 -1)", 14), ("spring(1 100 10 nan)", 17), ("spring(1 1e300 1)", 10), ("spring(1 100 5%)", 14),
    ("spring(1 1 1e60)", 12), ("spring(duration: 0, bounce: 0)", 18), ("spring(duration: 1, bounce: -1)", 29),
    ("spring(duration: 1, bounce: 1.1)", 29), ("spring(response: 1)", 19),
    ("spring(response: 1, damping-ratio: -1)", 36), ("spring(response: 1, bounce: 1)", 21),
    ("spring(duration: 1, duration: 2)", 21), ("spring(foo: 1)", 8), ("spring(duration 1, bounce: 0)", 17),
    ("spring(duration: 1 bounce: 0)", 20), ("spring(duration: 1, bounce: 0, response: 1)", 32),
    ("spring(settling: 1, damping-ratio: 0)", 36), ("spring(settling: 0, damping-ratio: 1)", 18),
    ("spring(overshoot: 1, settling: 1)", 19), ("spring(overshoot: 0, peak-time: 1)", 19),
    ("spring(overshoot: 10%, settling-duration: 0)", 43), ("spring(overshoot: 10%)", 22), ("spring(overshoot: x)", 19),
    ("spring(damping-ratio: 10%, peak-speed: 1)", 23), ("spring(overshoot: 10%, bounce: 1)", 24),
    ("spring(damping-ratio: 0, settling-duration: 1)", 23), ("damped(5)", 9), ("damped(-5, 3)", 8),
    ("damped(5, 30, 1)", 13), ("damped(5 30)", 10), ("decay()", 7),
    ("decay(velocity: 1)", 18), ("decay(velocity: 1, deceleration: 1)", 34), ("decay(1000, 0.998)", 7),
    ("decay(velocity: 1, deceleration: 0)", 34), ("wobble(1)", 1), ("spring(1 100 10) x", 18),
  ])
  func errorsPointAtTheColumn(text: String, column: Int) {
    #expect {
      _ = try ParsedMotion(parsing: text)
    } throws: { error in
      (error as? NotationError)?.column == column
    }
  }

  @Test func messagesNameTheMissingText() {
    func message(_ text: String) -> String {
      do {
        return try ParsedMotion(parsing: text).description
      } catch {
        return error.description
      }
    }
    #expect(message("spring(response: 1)") == "column 19: expected ', damping-ratio: …' or 'overshoot: …', found ')'")
    #expect(
      message("spring(overshoot: 120%, settling: 0.4)")
        == "column 19: expected a number from 0 to below 1 (nearest: 0.9999999999999999) for overshoot, found '120%'")
    #expect(message("spring(0 100 10)") == "column 8: expected a positive number for mass, found '0'")
    #expect(
      message("decay(velocity: 1, deceleration: 2)")
        == "column 34: expected a number above 0 and below 1 for deceleration, found '2'")
  }

  @Test func domainsEndWhereTheMotionComesToRest() throws {
    func domain(_ text: String) throws -> ClosedRange<Double>? { try ParsedMotion(parsing: text).domain }
    #expect(try domain("damped(5, 30)") == 0...1)
    #expect(try domain("spring(1 100 0)") == nil)
    let spring = try #require(try domain("spring(1 100 10)"))
    #expect(
      spring.lowerBound == 0 && spring.upperBound == Spring(mass: 1, stiffness: 100, damping: 10).settlingDuration())
    let decay = try #require(try domain("decay(velocity: 1, deceleration: 0.998)"))
    #expect(decay.upperBound > 3 && decay.upperBound < 4)
    // What does not move spans a second.
    #expect(try domain("decay(velocity: 0, deceleration: 0.998)") == 0...1)
    #expect(try domain("0s ease") == 0...1)
  }

  @Test func valuesMatchTheMotions() throws {
    let spring = try ParsedMotion(parsing: "spring(1 100 10 5)")
    let motion = SpringMotion(Spring(mass: 1, stiffness: 100, damping: 10), from: 0, to: 1, velocity: 5)
    #expect(spring.value(at: 0.2) == motion.value(at: 0.2) && spring.velocity(at: 0.2) == motion.velocity(at: 0.2))
    let damped = try ParsedMotion(parsing: "damped(5, 30)")
    #expect(damped.velocity(at: 0.2) == DampedOscillation(decay: 5, frequency: 30).velocity(at: 0.2))
    let decay = try ParsedMotion(parsing: "decay(velocity: 1000, deceleration: 0.998)")
    let distance = Decay(velocity: 1000, deceleration: 0.998).distance
    #expect(ulps(decay.value(at: 100), distance, of: distance) <= 1)
    #expect(decay.velocity(at: 0) == 1000 || ulps(decay.velocity(at: 0), 1000, of: 1000) <= 2)
  }

  @Test func parsingTheCanonicalFormGivesTheSameMotion() throws {
    var random = SplitMix64(seed: 1)
    for _ in 0..<5000 {
      let spring = Spring(
        mass: random.magnitude(from: 1e-3, to: 1e3), stiffness: random.magnitude(from: 1e-3, to: 1e6),
        damping: random.element(of: [0, random.magnitude(from: 1e-9, to: 1e6)]))
      let motions = [
        ParsedMotion(spring, velocity: random.element(of: [0, random.number(in: -50...50)])),
        ParsedMotion(DampedOscillation(decay: random.number(in: 0...30), frequency: random.number(in: -90...90))),
        ParsedMotion(Decay(velocity: random.number(in: -9...9), deceleration: random.number(in: 0.1...0.999))),
      ]
      for motion in motions {
        #expect(try ParsedMotion(parsing: motion.description) == motion)
      }
    }
  }

  // MARK: As a motion

  @Test func theLawsHold() throws {
    checkMotion(try ParsedMotion(parsing: "damped(5, 30)"), breaks: [0], restTolerance: 0.001)
    checkMotion(
      try ParsedMotion(parsing: "decay(velocity: 1000, deceleration: 0.998)"), breaks: [0], restTolerance: 0.4995)
    let spring = try ParsedMotion(parsing: "spring(1 100 10 5)")
    checkMotion(spring, breaks: [0], restTolerance: 0.001)
    guard let motion = spring.springMotion else {
      Issue.record("not a spring")
      return
    }
    #expect(spring.restTime == motion.restTime && spring.state(at: 0.3) == motion.state(at: 0.3))
    #expect(try ParsedMotion(parsing: "ease").restTime == 1)
  }
}
