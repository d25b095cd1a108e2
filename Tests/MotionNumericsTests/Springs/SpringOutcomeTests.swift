import MotionNumerics
import TestSupport
import Testing

/// Springs by their overshoot, settling duration, peak time and peak speed.
@Suite struct SpringOutcomeTests {
  /// The table comes from scans at high precision, by `Tests/Reference/spring_outcomes.py`.
  @Test func springsMatchTheTable() throws {
    var ratios = WorstCase()
    var frequencies = WorstCase()
    for row in try ReferenceTable("spring_outcomes").rows {
      let isOvershoot = row.text("given") == "overshoot"
      let (overshoot, ratio) = (row.number("overshoot"), row.number("dampingRatio"))
      let (duration, tolerance) = (row.number("duration"), row.number("tolerance"))
      let (time, speed) = (row.text("peakTime"), row.number("peakSpeed"))
      let input = "\(isOvershoot ? "overshoot \(overshoot)" : "ratio \(ratio)") "
      func note(_ spring: Spring, _ frequency: String, _ wish: Double) {
        ratios.note(ulps(spring.dampingRatio, ratio, of: ratio), input)
        let expected = row.number(frequency)
        frequencies.note(abs(spring.naturalFrequency / expected - 1), input + "\(frequency) of \(wish)")
      }
      if isOvershoot {
        note(
          Spring(overshoot: overshoot, settlingDuration: duration, tolerance: tolerance), "settlingFrequency", duration)
        note(
          Spring(overshoot: overshoot, peakTime: try #require(Double(time))), "peakFrequency", row.number("peakTime"))
        note(Spring(overshoot: overshoot, peakSpeed: speed), "speedFrequency", speed)
      } else {
        note(
          Spring(dampingRatio: ratio, settlingDuration: duration, tolerance: tolerance), "settlingFrequency", duration)
        note(Spring(dampingRatio: ratio, peakSpeed: speed), "speedFrequency", speed)
      }
    }
    #expect(ratios.error <= 6, "\(ratios)")
    #expect(frequencies.error <= 4e-15, "\(frequencies)")
  }

  @Test func wishesComeTrue() {
    var random = SplitMix64(seed: 4)
    var overshoots = WorstCase()
    var others = WorstCase()
    for _ in 0..<thorough(4000) {
      let overshoot = random.element(of: [
        random.number(), random.magnitude(from: 1e-300, to: 1), 1 - random.magnitude(from: 1e-12, to: 1),
      ])
      guard overshoot > 0 && overshoot < 1 else { continue }
      let wish = random.magnitude(from: 1e-3, to: 1e3)
      func note(_ spring: Spring, _ name: String, _ outcome: (SpringMotion<Double>) -> Double?, within error: Double) {
        let motion = spring.unitStep()
        let input = "overshoot \(overshoot), \(name) \(wish)"
        overshoots.note(abs(motion.overshoot - overshoot), input)
        others.note(outcome(motion).map { abs($0 / wish - 1) / error } ?? .infinity, input)
      }
      // The tiniest overshoot is lost in the value, though not in the time of the extremum, whose frequency √(k − c²/4)
      // magnifies the rounding of k and c by ω²t²/π².
      let peaking = Spring(overshoot: overshoot, peakTime: wish)
      let turns = peaking.naturalFrequency * wish / .pi
      note(peaking, "peak time", { $0.extremum()?.time }, within: 2e-15 * turns * turns)
      note(Spring(overshoot: overshoot, response: wish), "response", { $0.spring.response }, within: 1e-15)
      note(Spring(overshoot: overshoot, peakSpeed: wish), "peak speed", { $0.peaks.speed }, within: 1e-14)
      // An extremum just outside of the tolerance makes the duration as uncertain as a square root.
      note(
        Spring(overshoot: overshoot, settlingDuration: wish), "settling duration", { $0.settlingDuration() },
        within: 1e-8)
    }
    #expect(overshoots.error <= 1e-15, "\(overshoots)")
    #expect(others.error <= 1, "\(others)")
  }

  @Test func dampingRatiosKeepTheirDuration() {
    var random = SplitMix64(seed: 5)
    var worst = WorstCase()
    for _ in 0..<thorough(4000) {
      let ratio = random.element(of: [
        random.magnitude(from: 1e-9, to: 1), 1, 1 - random.magnitude(from: 1e-16, to: 1),
        random.magnitude(from: 1, to: 1e9),
      ])
      guard ratio > 0 else { continue }
      let (wish, tolerance) = (random.magnitude(from: 1e-3, to: 1e3), random.magnitude(from: 1e-9, to: 0.9))
      let settled = Spring(dampingRatio: ratio, settlingDuration: wish, tolerance: tolerance)
      worst.note(
        abs(settled.settlingDuration(tolerance: tolerance) / wish - 1), "ratio \(ratio), \(wish) within \(tolerance)")
      let fast = Spring(dampingRatio: ratio, peakSpeed: wish)
      worst.note(abs(fast.unitStep().peaks.speed / wish - 1), "ratio \(ratio), speed \(wish)")
      worst.note(abs(fast.peakSpeed / wish - 1), "ratio \(ratio), its own speed \(wish)")
    }
    #expect(worst.error <= 1e-8, "\(worst)")
  }

  /// The third extremum of an overshoot of 10% is a thousandth, the tolerance.
  @Test(arguments: [(0.1, 0.001), (0.1, 0.01), (0.01, 1e-4), (0.5, 0.125), (0.001, 0.001), (0.3, 0.3)])
  func anExtremumAtTheToleranceCounts(overshoot: Double, tolerance: Double) {
    for step in 1...200 {
      let duration = 0.02 * Double(step)
      let motion = Spring(overshoot: overshoot, settlingDuration: duration, tolerance: tolerance).unitStep()
      #expect(abs(motion.settlingDuration(tolerance: tolerance) / duration - 1) <= 1e-8)
      #expect(abs(motion.overshoot - overshoot) <= 1e-14)
    }
  }

  @Test func theLeastDampingWithoutOvershootIsCritical() {
    for spring in [
      Spring(overshoot: 0, settlingDuration: 0.4), Spring(overshoot: 0, response: 0.4),
      Spring(overshoot: 0, peakSpeed: 4),
    ] {
      #expect(spring.regime == .critical && spring.mass == 1 && spring.unitStep().overshoot == 0)
    }
    #expect(Spring(dampingRatio: 1, settlingDuration: 0.4) == Spring(overshoot: 0, settlingDuration: 0.4))
    #expect(abs(Spring(mass: 1, stiffness: 100, damping: 20).peakSpeed - 10 / 2.718281828459045) <= 1e-15)
  }

  @Test func whatDoesNotExistNamesTheNearest() {
    let notFinite = [Double.nan, .infinity, -.infinity]
    expectErrors(of: "overshoot", for: notFinite + [-0.1, 1, 1.5]) {
      try Spring(validatingOvershoot: $0, settlingDuration: 1)
    }
    expectErrors(of: "overshoot", for: [0, 1]) { try Spring(validatingOvershoot: $0, peakTime: 1) }
    expectErrors(of: "overshoot", for: [-1, 1]) { try Spring(validatingOvershoot: $0, response: 1) }
    expectErrors(of: "overshoot", for: [-1, 1]) { try Spring(validatingOvershoot: $0, peakSpeed: 1) }
    expectErrors(of: "settling-duration", for: notFinite + [0, -1, 1e-200, 1e200]) {
      try Spring(validatingOvershoot: 0.1, settlingDuration: $0)
    }
    expectErrors(of: "peak-time", for: notFinite + [0, -1, 1e-200]) {
      try Spring(validatingOvershoot: 0.1, peakTime: $0)
    }
    expectErrors(of: "response", for: [0]) { try Spring(validatingOvershoot: 0.1, response: $0) }
    expectErrors(of: "peak-speed", for: notFinite + [0, -1, 1e200]) {
      try Spring(validatingOvershoot: 0.1, peakSpeed: $0)
    }
    expectErrors(of: "peak-speed", for: [0]) { try Spring(validatingDampingRatio: 1, peakSpeed: $0) }
    expectErrors(of: "damping-ratio", for: notFinite + [0, -1]) {
      try Spring(validatingDampingRatio: $0, settlingDuration: 1)
    }
    expectErrors(of: "damping-ratio", for: notFinite + [-1]) { try Spring(validatingDampingRatio: $0, peakSpeed: 1) }
    expectErrors(of: "tolerance", for: notFinite + [0, 1, -1]) {
      try Spring(validatingOvershoot: 0.1, settlingDuration: 1, tolerance: $0)
    }
    #expect {
      try Spring(validatingOvershoot: 1, response: 1)
    } throws: {
      "\($0)" == "overshoot must be a number from 0 to below 1 (nearest: 0.9999999999999999), not 1"
    }
    #expect {
      try Spring(validatingOvershoot: -0.1, response: 1)
    } throws: { "\($0)" == "overshoot must be a number from 0 to below 1 (nearest: 0), not -0.1" }
  }

  @Test func impossibleWishesTrap() async {
    await #expect(processExitsWith: .failure) { _ = Spring(overshoot: 1, settlingDuration: 0.4) }
    await #expect(processExitsWith: .failure) { _ = Spring(overshoot: 0, peakTime: 0.4) }
    await #expect(processExitsWith: .failure) { _ = Spring(overshoot: -1, response: 0.4) }
    await #expect(processExitsWith: .failure) { _ = Spring(overshoot: 0.1, peakSpeed: 0) }
    await #expect(processExitsWith: .failure) { _ = Spring(dampingRatio: 0, settlingDuration: 0.4) }
    await #expect(processExitsWith: .failure) { _ = Spring(dampingRatio: 1, peakSpeed: 0) }
  }
}
