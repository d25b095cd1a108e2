import MotionNumerics
import TestSupport
import Testing

/// Steps that take each other over.
@Suite struct MotionSequenceTests {
  private let hop = MotionSequence([
    .tween(to: -20, duration: 0.12, curve: .easeOut),
    .spring(.bouncy, to: 120, for: 0.3),
    .spring(.smooth, to: 100),
    .minimumJerk(to: 0, duration: 0.4, after: 1),
  ])

  @Test func stepsStartWhereTheLastOneEnds() {
    let spring = SpringMotion(.bouncy, from: -20, to: 120, startingAt: 0.12)
    let second = spring.retargeted(to: 100, at: 0.42, with: .smooth)
    #expect(hop.startTimes == [0, 0.12, 0.42, second.restTime + 1])
    #expect(hop.state(at: 0.3) == spring.state(at: 0.3) && hop.state(at: 0.42) == spring.state(at: 0.42))
    #expect(hop.state(at: 1) == second.state(at: 1))
    #expect(hop.restTime == second.restTime + 1.4 && hop.value(at: hop.restTime) == 0)
  }

  /// Value and velocity are continuous at each start, except the velocity into a tween; the acceleration is continuous
  /// into a step of minimum jerk.
  @Test func takesOverWithoutAJump() {
    var random = SplitMix64(seed: 8)
    var worst = WorstCase()
    for _ in 0..<thorough(1000) {
      let steps = (0..<6).map { index -> MotionStep<Double> in
        let (target, delay) = (random.number(in: -100...100), random.number(in: -0.3...0.3))
        guard index % 2 == 0 else {
          return .minimumJerk(to: target, duration: random.number(in: 0.1...1), after: delay)
        }
        let spring = Spring(response: random.number(in: 0.1...1), dampingRatio: random.number(in: 0.1...2))
        return .spring(spring, to: target, for: random.number() < 0.5 ? nil : 0.4, after: delay)
      }
      let sequence = MotionSequence(steps, velocity: random.number(in: -99...99))
      // Steps that start together: the last of them holds.
      for (index, time) in sequence.startTimes.enumerated().dropFirst()
      where sequence.startTimes.filter({ $0 == time }).count == 1 {
        let before = MotionSequence(Array(steps[..<index]), velocity: sequence.initialVelocity)
        let (a, b) = (before.state(at: time), sequence.state(at: time))
        worst.note(abs(a.value - b.value) / 100, "\(steps)")
        worst.note(abs(a.velocity - b.velocity) / 1000, "\(steps)")
        if index % 2 == 1 {
          worst.note(abs(before.acceleration(at: time) - sequence.acceleration(at: time)) / 1e4, "\(steps)")
        }
      }
    }
    #expect(worst.error <= 1e-15, "\(worst)")
  }

  @Test func overlapsTakeOverEarlierButNotBeforeTheirStep() {
    let sequence = MotionSequence(
      [
        .tween(to: SIMD2(1, 1), duration: 1), .tween(to: [2, 0], duration: 1, after: -0.25),
        .tween(to: [0, 0], duration: 1, after: -9),
      ], startingAt: 3)
    #expect(sequence.startTimes == [3, 3.75, 3.75])
    let empty = MotionSequence([], from: 7, startingAt: 2)
    #expect(empty.state(at: 5) == (7, 0) && empty.restTime == 2 && empty.value(at: .nan).isNaN)
    #expect(hop.value(at: -1) == 0 && hop == hop && hop.acceleration(at: -1) == 0)
  }

  @Test func hasTheLaws() {
    checkMotion(hop, breaks: hop.startTimes + [hop.restTime])
    checkMotion(
      MotionSequence([.spring(.snappy, to: [3, 3], after: 0.5)], from: SIMD2(1, 2)), breaks: [0.5],
      restTolerance: 1e-2)
  }

  @Test func badInput() async {
    let endless = Spring(stiffness: 1, damping: 0)
    let bad: [[MotionStep<Double>]] = [
      [.spring(.smooth, to: .nan)], [.spring(.smooth, to: 1, after: .nan)], [.spring(.smooth, to: 1, for: -1)],
      [.spring(.smooth, to: 1, for: .infinity), .spring(.smooth, to: 1)], [.tween(to: .infinity, duration: 1)],
      [.tween(to: 1, duration: -1)], [.minimumJerk(to: 1, duration: 0)],
      [.spring(endless, to: 1), .spring(.smooth, to: 1)],
    ]
    for steps in bad {
      #expect(throws: ParameterError.self, "\(steps)") { _ = try MotionSequence(validating: steps) }
    }
    #expect(throws: ParameterError.self) { _ = try MotionSequence(validating: [], from: Double.nan) }
    #expect(throws: ParameterError.self) { _ = try MotionSequence(validating: [], from: 0, startingAt: .nan) }
    #expect(MotionSequence([.spring(endless, to: 1)]).restTime == .infinity)
    await #expect(processExitsWith: .failure) {
      _ = MotionSequence([.tween(to: 1, duration: -1)])
    }
  }
}
