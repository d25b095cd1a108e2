import MotionNumerics
import TestSupport
import Testing

/// Certificates hold where the clock of a wrapper rounds the times of the motion inside.
struct ClockRoundingTests {
  @Test(
    arguments: [
      "keyframes(0, 100 at 0.3s, 50 at 1.1s, mode: natural) after 0.4s",
      "0.4s linear 0 -> 0 then keyframes(0, 100 at 0.3s, 50 at 1.1s, mode: natural)",
      "keyframes(0, 100 at 0.3s, 50 at 1.1s, mode: natural), 4 times, alternating",
      "keyframes(0, 100 at 0.3s, 50 at 1.1s, mode: natural), 3 times",
      "1s keyframes(0, 110 at 60%, 100, mode: monotone) after 0.3s",
      "keyframes(0 at 0.3s, 100 at 0.8s, 50 at 1.6s, mode: monotone) after 0.4s",
    ])
  func linesHoldBesideTheKeysOfCubics(text: String) throws {
    try requireNear(try #require(ParsedMotion(text)), tolerance: 0.05)
  }

  @Test(
    arguments: [
      "1s linear(0, 0 99.99999999999999%, 1) 1s 0 -> 100",
      "1s linear(0, 0 50%, 1 50.00000000000001%, 1) 1s 0 -> 100 for 2s then 1s linear -> 100",
      "1s linear(0, 1 0.00000000000001%, 1) 1s 0 -> 100 for 2s then 1s linear -> 0",
      "1s linear 0 -> 50 then 1e-17s linear -> 100 for 1s then 1s linear -> 200",
      "1e-17s ease 1s 0 -> 100",
      // Each jump is reported a rounding before it.
      "1.975187688532405s steps(12, jump-none) -0.4948508165867038s 0 -> 100",
    ])
  func linesJumpWhereRoundingHidesTheJump(text: String) throws {
    try requireNear(try #require(ParsedMotion(text)), tolerance: 0.05, until: 3)
  }

  @Test func aTweenWhoseDurationIsLostIsAtItsEnd() throws {
    let tween = Tween(from: 0.0, to: 100, duration: 1e-17, curve: .ease, delay: 1)
    let jump = try #require(tween.nextBreak(after: 0))
    let (start, end) = (MotionLimit(value: 0, velocity: 0), MotionLimit(value: 100, velocity: 0))
    #expect(jump == MotionBreak(at: 1, before: start, after: end))
  }

  /// The decay is gentle, the spring at the bound is not.
  @Test(arguments: [0.1, 0.3, 0.4, 0.7]) func contactsBehindADelayHaveTheBoundOfWhatFollows(delay: Double) throws {
    let edge = EdgeRule.spring(Spring(mass: 1, stiffness: 4000, damping: 2))
    let motion = Decay(from: 0, velocity: 300).bounded(to: 0...100, edge: edge)
    try requireNear(motion.delayed(by: delay), tolerance: 0.05, until: 2)
  }

  @Test func cornersBehindADelayHaveTheBoundOfWhatFollows() throws {
    let motion = MeasuredMotion(over: 0...1, corners: [0.3]) { $0 < 0.3 ? 0 : 50 * ($0 - 0.3) * ($0 - 0.3) }
    for delay in [0.1, 0.4, 0.7] {
      let lines = try PiecewiseLinear.approximating(motion.delayed(by: delay), over: 0...1 + delay, tolerance: 0.05)
      let error = try motion.delayed(by: delay).largestError(of: lines.curve, over: 0...1 + delay)
      #expect(error <= 0.0501)
      for time in stride(from: 0.003, to: 1 + delay, by: 0.01) {
        #expect(abs(lines.curve.value(at: time) - motion.value(at: time - delay)) <= 0.0501)
      }
    }
  }

  /// Requires that the fewest lines are as near as they say, at many times.
  private func requireNear(_ motion: some ChordBounded, tolerance: Double, until end: Double? = nil) throws {
    let domain = 0...(end ?? motion.restTime)
    let lines = try PiecewiseLinear.approximating(motion, over: domain, tolerance: tolerance)
    #expect(lines.evidence == .certified)
    var worst = WorstCase()
    for step in 0...5000 {
      let time = domain.upperBound * (Double(step) + 0.37) / 5001
      worst.note(abs(lines.curve.value(at: time) - motion.value(at: time)), "\(time)")
    }
    #expect(worst.error <= lines.maximumError, "\(motion): \(worst)")
  }
}
