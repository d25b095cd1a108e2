import MotionNumerics
import TestSupport
import Testing

/// Motions that run another one backwards: at its corners, and over no time.
@Suite struct BackwardsTests {
  /// Slopes of ½ and 3⁄2, with a corner in the middle.
  private let bent = Tween(from: 0.0, to: 1, duration: 1, curve: "linear(0, 0.25 50%, 1)")

  /// The velocity of the base is that from the right, so the motion's own is that from the left.
  @Test func aCornerHasTheVelocityBeforeIt() {
    expectSpeeds(bent, beside: 0.5, before: 0.5, after: 1.5, at: 1.5)
    expectSpeeds(bent.reversed(), beside: 0.5, before: -1.5, after: -0.5)
    expectSpeeds(bent.autoreversed(), beside: 1.5, before: -1.5, after: -0.5)
    expectSpeeds(bent.autoreversed().repeated(2), beside: 3.5, before: -1.5, after: -0.5)
    expectSpeeds(bent.speed(multipliedBy: -1), beside: -0.5, before: -1.5, after: -0.5)
    expectSpeeds(bent.mirrored, beside: 0.75, before: 1.5, after: 0.5)
    expectSpeeds(bent.retimed(by: Tween(from: 1.0, to: 0, duration: 1)), beside: 0.5, before: -1.5, after: -0.5)
    // At a turn it is the velocity from the right, as everywhere.
    expectSpeeds(bent.autoreversed(), beside: 1, before: 1.5, after: -1.5, at: -1.5)
  }

  /// Over 0 s the value stays.
  @Test func noTimeHasNoVelocity() {
    let early = Tween(from: 0.0, to: 1, duration: 1, delay: -1)
    #expect(early.velocity(at: 0) == 1)
    let (back, both) = (early.reversed(), early.autoreversed())
    for time in [-1, 0, 1, .infinity] {
      #expect(back.state(at: time) == (1, 0) && back.velocity(at: time) == 0)
      #expect(both.state(at: time) == (1, 0) && both.velocity(at: time) == 0)
    }
    #expect(back.velocity(at: .nan).isNaN && both.velocity(at: .nan).isNaN)
    checkMotion(back)
    checkMotion(both)
  }

  private func expectSpeeds(
    _ motion: some Motion<Double>, beside corner: Double, before: Double, after: Double, at speed: Double? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let speeds = [corner - 1e-9, corner, corner + 1e-9].map { motion.velocity(at: $0) }
    #expect(speeds == [before, speed ?? before, after], sourceLocation: sourceLocation)
    #expect(motion.state(at: corner).velocity == speeds[1], sourceLocation: sourceLocation)
  }
}
