import MotionNumerics
import TestSupport
import Testing

/// Settling durations, extrema and crossings of thousands of random springs, against dense scans of their values.
@Suite struct SpringExtremaTests {
  /// A random motion on a spring of any regime, in its own units.
  struct Case: CustomStringConvertible {
    let motion: SpringMotion<Double>
    /// max(|x₀|, |v₀|/ω).
    let amplitude: Double

    var description: String {
      let spring = motion.spring
      return
        "spring(\(spring.mass) \(spring.stiffness) \(spring.damping)) from \(motion.start) at \(motion.initialVelocity)"
    }

    func displacement(_ time: Double) -> Double { motion.value(at: time) }

    /// Times that are dense where the motion is fast, over the first oscillations or the whole approach.
    func scan(until end: Double, count: Int) -> [Double] {
      (0...count).map { end * Double($0) / Double(count) }
    }

    /// Whether the displacement is on both sides of a level at some times, by more than a fraction of the amplitude.
    func passes(_ level: Double, at times: [Double], by fraction: Double) -> Bool {
      let offsets = times.map { displacement($0) - level }
      return offsets.contains { $0 > fraction * amplitude } && offsets.contains { $0 < -fraction * amplitude }
    }
  }

  static func anyCase(_ random: inout SplitMix64) -> Case {
    let frequency = random.magnitude(from: 1e-3, to: 1e4)
    let mass = random.magnitude(from: 0.01, to: 100)
    let ratio = random.element(of: [
      random.number(in: 0.02...1), 1, 1 + random.element(of: [-1, 1]) * random.magnitude(from: 1e-16, to: 1e-2),
      random.magnitude(from: 1, to: 1e3),
    ])
    let spring = Spring(mass: mass, stiffness: mass * frequency * frequency, damping: 2 * ratio * mass * frequency)
    let start = random.element(of: [1, -1, 0, random.number(in: -1...1)])
    let velocity = random.element(of: [
      0, random.number(in: -1...1) * frequency, -start * frequency, random.number(in: -100...100) * frequency,
      -start * ratio * frequency * random.number(in: 0.5...3),
    ])
    let motion = SpringMotion(spring, from: start, to: 0, velocity: start == 0 && velocity == 0 ? frequency : velocity)
    return Case(motion: motion, amplitude: max(abs(start), abs(motion.initialVelocity) / frequency))
  }

  @Test func settlingDurationsAreTheLastTimes() {
    var random = SplitMix64(seed: 1)
    var worst = WorstCase()
    for _ in 0..<thorough(4000) {
      let test = Self.anyCase(&random)
      let tolerance = test.amplitude * random.magnitude(from: 1e-9, to: 2)
      let duration = test.motion.settlingDuration(within: tolerance)
      // Afterwards it stays inside, within the rounding of 10⁻¹⁴ of the amplitude.
      let frequency = test.motion.spring.naturalFrequency
      let margin = 1e-13 * test.amplitude
      let later = test.scan(until: max(duration, 10 / frequency), count: 2000).map { duration + $0 }
      for time in later.dropFirst() where abs(test.displacement(time)) > tolerance + margin {
        worst.note(.infinity, "\(test) within \(tolerance): \(duration), but outside at \(time)")
      }
      if duration > 0 {
        worst.note(
          abs(abs(test.displacement(duration)) - tolerance) / test.amplitude, "\(test) within \(tolerance): \(duration)"
        )
      } else {
        let outside = test.scan(until: 20 / frequency, count: 2000).contains {
          abs(test.displacement($0)) > tolerance + margin
        }
        worst.note(outside ? .infinity : 0, "\(test) within \(tolerance): never, but it is")
      }
    }
    // The time is rounded too: at a velocity of ωA that moves the value by ωt ulp of A.
    #expect(worst.error <= 1e-12, "\(worst)")
  }

  @Test func extremaAreZerosOfTheVelocity() {
    var random = SplitMix64(seed: 2)
    var worst = WorstCase()
    for _ in 0..<thorough(4000) {
      let test = Self.anyCase(&random)
      let frequency = test.motion.spring.naturalFrequency
      var last = 0.0
      for number in 0..<4 {
        guard let extremum = test.motion.extremum(at: number) else { break }
        worst.note(
          abs(test.motion.velocity(at: extremum.time)) / (frequency * test.amplitude), "\(test) at \(extremum.time)")
        worst.note(
          abs(test.displacement(extremum.time) - extremum.value) / test.amplitude, "\(test) value \(extremum)")
        // It is monotone up to there: no earlier value is farther out.
        let values = (0...200).map { test.displacement(last + (extremum.time - last) * Double($0) / 200) }
        let rises = zip(values, values.dropFirst()).contains { $0 < $1 - 1e-13 * test.amplitude }
        let falls = zip(values, values.dropFirst()).contains { $0 > $1 + 1e-13 * test.amplitude }
        worst.note(rises && falls ? .infinity : 0, "\(test): an extremum was missed before \(extremum.time)")
        last = extremum.time
      }
    }
    #expect(worst.error <= 1e-12, "\(worst)")
  }

  @Test func crossingsAreSignChanges() {
    var random = SplitMix64(seed: 3)
    var worst = WorstCase()
    for _ in 0..<thorough(4000) {
      let test = Self.anyCase(&random)
      let frequency = test.motion.spring.naturalFrequency
      var last = 0.0
      for number in 0..<3 {
        guard let crossing = test.motion.crossing(at: number) else { break }
        worst.note(abs(test.displacement(crossing)) / test.amplitude, "\(test) at \(crossing)")
        let between = (1..<200).map { last + (crossing - last) * Double($0) / 200 }
        worst.note(
          test.passes(0, at: between, by: 1e-13) ? .infinity : 0, "\(test): a crossing was missed before \(crossing)")
        last = crossing
      }
      if test.motion.crossing(at: 0) == nil {
        let times = test.scan(until: 30 * max(1, test.motion.spring.dampingRatio) / frequency, count: 3000)
        worst.note(test.passes(0, at: times, by: 1e-13) ? .infinity : 0, "\(test): it never crosses, but it does")
      }
    }
    #expect(worst.error <= 1e-12, "\(worst)")
  }

  @Test func firstAndLastTimesAtALevel() {
    var random = SplitMix64(seed: 4)
    var worst = WorstCase()
    for _ in 0..<thorough(4000) {
      let test = Self.anyCase(&random)
      let frequency = test.motion.spring.naturalFrequency
      let level = test.amplitude * random.number(in: -1...1)
      let first = test.motion.firstTime(at: level)
      let last = test.motion.lastTime(at: level)
      worst.note(
        (first == nil) == (last == nil) ? 0 : .infinity, "\(test) at \(level): \(first as Any), \(last as Any)")
      guard let first, let last else {
        let times = test.scan(until: 30 * max(1, test.motion.spring.dampingRatio) / frequency, count: 3000)
        worst.note(test.passes(level, at: times, by: 1e-12) ? .infinity : 0, "\(test) at \(level): never, but it is")
        continue
      }
      worst.note(first <= last ? 0 : .infinity, "\(test) at \(level): \(first) after \(last)")
      for time in [first, last] {
        worst.note(abs(test.displacement(time) - level) / test.amplitude, "\(test) at \(level): \(time)")
      }
      let before = test.scan(until: first, count: 300)
      worst.note(
        test.passes(level, at: before, by: 1e-12) ? .infinity : 0, "\(test) at \(level): earlier than \(first)")
      let after = test.scan(until: max(last, 5 / frequency), count: 2000).map { last + $0 }
      worst.note(test.passes(level, at: after, by: 1e-12) ? .infinity : 0, "\(test) at \(level): later than \(last)")
    }
    #expect(worst.error <= 1e-12, "\(worst)")
  }

  /// The table comes from scans at high precision, by `Tests/Reference/spring_questions.py`.
  @Test func answersMatchTheTable() throws {
    var worst = WorstCase()
    let rows = try ReferenceTable("spring_questions").rows
    for row in rows {
      let spring = Spring(mass: row.number("mass"), stiffness: row.number("stiffness"), damping: row.number("damping"))
      let motion = SpringMotion(spring, from: row.number("x0"), to: 0, velocity: row.number("v0"))
      let scale = max(abs(motion.start), abs(motion.initialVelocity) / spring.naturalFrequency)
      func note(_ name: String, _ answer: Double?) {
        let expected = row.text(name).isEmpty ? nil : row.number(name)
        let input = "\(name) of spring(\(spring.mass) \(spring.stiffness) \(spring.damping)) from \(motion.start) at "
        let found = "\(motion.initialVelocity): \(answer as Any), not \(expected as Any)"
        guard let answer, let expected, expected.isFinite else {
          worst.note(answer == expected ? 0 : .infinity, input + found)
          return
        }
        let unit = name.hasSuffix("value") ? scale : max(abs(expected), 1 / spring.naturalFrequency)
        worst.note(abs(answer - expected) / unit, input + found)
      }
      note("settling", motion.settlingDuration(within: row.number("tolerance")))
      note("extremum0", motion.extremum(at: 0)?.time)
      note("extremum0value", motion.extremum(at: 0)?.value)
      note("extremum1", motion.extremum(at: 1)?.time)
      note("crossing0", motion.crossing(at: 0))
      note("crossing1", motion.crossing(at: 1))
      note("first", motion.firstTime(at: row.number("level")))
      note("last", motion.lastTime(at: row.number("level")))
    }
    #expect(rows.count >= 500)
    // Next to an extremum a time is only as accurate as the root of an ulp; the grazing rows are 10⁻⁹ away from one.
    #expect(worst.error <= 1e-9, "\(worst)")
  }

  // MARK: Edges

  @Test func anUndampedSpringNeverSettles() {
    let spring = Spring(mass: 1, stiffness: 100, damping: 0)
    #expect(spring.settlingDuration() == .infinity)
    #expect(spring.unitStep().settlingDuration(tolerance: 1) == .infinity)
    #expect(spring.unitStep().settlingDuration(tolerance: 1.1) == 0)
    #expect(spring.unitStep().lastTime(at: 0.5) == .infinity)
    #expect(spring.unitStep().firstTime(at: 2.1) == nil)
    #expect(spring.unitStep().overshoot == 1)
  }

  @Test func springsAtRestHaveNoExtremaOrCrossings() {
    let rest = SpringMotion(Spring(mass: 1, stiffness: 100, damping: 10), from: 3, to: 3)
    #expect(rest.settlingDuration() == 0 && rest.settlingDuration(within: 0.1) == 0)
    #expect(rest.extremum() == nil && rest.crossing() == nil && rest.overshoot == 0 && rest.peakTime == nil)
    #expect(rest.firstTime(at: 3) == 0 && rest.firstTime(at: 4) == nil && rest.lastTime(at: 4) == nil)
  }

  @Test func withoutADistanceOnlyAbsoluteTolerancesApply() {
    let push = SpringMotion(Spring(mass: 1, stiffness: 100, damping: 10), from: 0, to: 0, velocity: 5)
    #expect(push.settlingDuration() == .infinity)
    #expect(push.settlingDuration(within: 0.001) > 0.5 && push.settlingDuration(within: 10) == 0)
    #expect(push.overshoot == 0)
  }

  @Test func tolerancesNextToAnExtremum() throws {
    // Within 10⁻¹² of an extremum either answer is right; 10⁻⁹ away there is one answer.
    var random = SplitMix64(seed: 5)
    for _ in 0..<500 {
      let spring = Spring(mass: 1, stiffness: 100, damping: 20 * random.number(in: 0.01...0.6))
      // The target is 0, because the distance of a small extremum from 1 is not known to 10⁻⁹.
      let motion = SpringMotion(spring, from: 1, to: 0, velocity: random.number(in: -20...20))
      let extremum = try #require(motion.extremum(at: Int.random(in: 0...9, using: &random)))
      let size = abs(extremum.value)
      let reached = motion.settlingDuration(within: size * (1 - 1e-9))
      let missed = motion.settlingDuration(within: size * (1 + 1e-9))
      #expect(reached > extremum.time && reached < extremum.time + 1e-2)
      #expect(missed < extremum.time)
      let grazed = motion.settlingDuration(within: size)
      #expect(abs(grazed - extremum.time) < 1e-4 || abs(grazed - missed) < 1e-4)
    }
  }

  @Test func longMotionsTakeNoLonger() {
    // A search through the extrema would pass 10¹² of them.
    let spring = Spring(mass: 1, stiffness: 1, damping: 2e-12)
    #expect(abs(spring.settlingDuration() / (6.907755278982137 / 1e-12) - 1) <= 1e-9)
    let motion = spring.unitStep()
    #expect((motion.lastTime(at: 1.5) ?? 0) > 1e11)
    let creeping = Spring(mass: 1, stiffness: 1, damping: 2e6)
    #expect(abs(creeping.settlingDuration() / (6.907755278982137 * 2e6) - 1) <= 1e-9)
  }

  @Test func documentedNumbers() {
    let spring = Spring(mass: 1, stiffness: 100, damping: 10)
    #expect(abs(spring.settlingDuration() - 1.2702) < 5e-5)
    for (ratio, duration) in [(0.3, 2.1128), (0.5, 1.2702), (0.7, 1.0289), (1, 0.9233)] {
      #expect(abs(Spring(mass: 1, stiffness: 100, damping: 20 * ratio).settlingDuration() - duration) < 5e-5)
    }
    #expect(abs(spring.unitStep().overshoot - 0.16303353482158) < 1e-13)
  }
}
