import MotionNumerics
import TestSupport
import Testing

/// A duration for what has progress, a delay for what has seconds.
@Suite struct ParsedDelaysTests {
  @Test(arguments: [
    ("1s damped(5, 30)", "1s damped(5, 30)"), ("damped(5,30) 1000ms", "1s damped(5, 30)"),
    ("1s damped(5, 30) 100ms 3->7", "1s damped(5, 30) 0.1s 3 -> 7"), ("1s 2s damped(5, 30)", "1s damped(5, 30) 2s"),
    ("1s damped(5, 30) after 100ms", "1s damped(5, 30) 0.1s"), ("0s damped(5, 30)", "0s damped(5, 30)"),
    ("snappy after 100ms", "swiftui.snappy after 0.1s"), ("snappy AFTER -.1s", "swiftui.snappy after -0.1s"),
    ("snappy after 100ms 0 -> 300", "swiftui.snappy after 0.1s 0 -> 300"),
    ("snappy 0 -> 300 after 100ms", "swiftui.snappy after 0.1s 0 -> 300"),
    ("snappy 0 -> 1 after 1s", "swiftui.snappy after 1s"), ("snappy after 0s", "swiftui.snappy"),
    ("spring(1 100 10) within(max: 1) after 100ms", "spring(1 100 10) within(max: 1) after 0.1s"),
    (
      "decay(velocity: 1000, deceleration: 0.998) after 1s", "decay(velocity: 1000, deceleration: 0.998) after 1s"
    ),
    ("min-jerk(500ms) after 1s 2 -> 3", "min-jerk(0.5s) after 1s 2 -> 3"), ("0.4s ease after 1s", "0.4s ease 1s"),
    ("ease 0.4s 1 -> 0 after 1s", "0.4s ease 1s 1 -> 0"), ("material.standard 1s after 2s", nil),
    ("s-curve(velocity: 2, acceleration: 10, jerk: 100) after 1s", nil),
    ("second-order(frequency: 2, damping-ratio: 1, response: 0) after 1s", nil),
  ])
  func areReadAndPrintedCanonically(text: String, canonical: String?) throws {
    let motion = try ParsedMotion(parsing: text)
    if let canonical { #expect(motion.description == canonical) }
    #expect(try ParsedMotion(parsing: motion.description) == motion)
    #expect(try ParsedMotion(parsing: motion.description).description == motion.description)
    #expect(motion.timeMeaning == .seconds)
  }

  @Test(arguments: [
    ("ease after 1s", 6, "a duration before a delay"), ("damped(5, 30) after 1s", 15, "a duration before a delay"),
    ("material.standard after 1s 0 -> 3", 19, "a duration before a delay"),
    ("snappy after", 13, "a time with its unit"), ("snappy after 100", 14, "a time with its unit"),
    ("snappy after 1s after 1s", 17, "one delay"), ("snappy after 1s 0 -> 3 after 1s", 24, "one delay"),
    ("0.4s ease 0.1s after 1s", 16, "one delay"), ("1s damped(5, 30) 1s after 1s", 21, "one delay"),
    ("snappy 100ms", 8, "a delay reads 'after 0.1s'"), ("100ms snappy", 1, "a delay reads 'after 0.1s'"),
    ("-1s damped(5, 30)", 1, "duration"), ("1e308s damped(5, 30) 1e308s", 1, "the end of a motion"),
    ("decay(velocity: 1, deceleration: .9) after 1s 0 -> 1", 47, "no ends behind a decay"),
    ("snappy after 1s within(max: 1)", 17, "the end"),
  ])
  func errorsPointAtTheColumn(text: String, column: Int, expected: String) {
    #expect { try ParsedMotion(parsing: text) } throws: { error in
      guard let error = error as? NotationError else { return false }
      return error.column == column && error.expected.contains(expected)
    }
  }

  @Test func aTimedOscillationRunsItsXOverTheDuration() throws {
    var random = SplitMix64(seed: 38)
    for _ in 0..<thorough(200) {
      let oscillation = DampedOscillation(decay: random.number(in: 0...20), frequency: random.number(in: -60...60))
      let (duration, delay) = (random.number(in: 0.01...5), random.number(in: -2...2))
      let (start, end) = (random.number(in: -9...9), random.number(in: -9...9))
      let motion = try ParsedMotion(
        parsing: "\(duration)s \(oscillation) \(delay)s \(start) -> \(end)")
      let x = random.number(in: 0...1)
      let time = delay + x * duration
      let expected = start + (end - start) * oscillation.value(at: x)
      #expect(abs(motion.value(at: time) - expected) < 1e-9 * (1 + abs(expected)) * (1 + duration), "\(motion)")
      #expect(motion.value(at: delay - 0.1) == start && motion.velocity(at: delay - 0.1) == 0)
      let last = start + (end - start) * oscillation.value(at: 1)
      #expect(abs(motion.value(at: delay + duration + 0.1) - last) < 1e-12)
      #expect(motion.velocity(at: delay + duration + 0.1) == 0 && motion.restTime == delay + duration)
      #expect(motion.domain?.lowerBound == min(0, delay))
    }
    let jump = TimedOscillation(DampedOscillation(decay: 5, frequency: 30), duration: 0, delay: 1)
    #expect(jump.value(at: 0.9) == 0 && jump.value(at: 1) == jump.end && jump.velocity(at: 1) == 0)
    #expect(jump.peaks(of: \.speed) == .infinity)
  }

  @Test func aDelayMovesAMotion() throws {
    for text in ["snappy", "spring(2 300 20 -3)", "min-jerk(0.5s)", "spring(1 100 5) within(max: 1, restitution: 0.5)"]
    {
      let plain = try ParsedMotion(parsing: "\(text) 3 -> 7")
      for delay in [0.25, -0.125, 2] {
        let motion = try ParsedMotion(parsing: "\(text) after \(delay)s 3 -> 7")
        for time in [0.0, 0.0625, 0.25, 0.5, 3] {
          #expect(motion.state(at: delay + time) == plain.state(at: time))
        }
        #expect(motion.value(at: delay - 0.5) == 3 && motion.velocity(at: delay - 0.5) == 0)
        #expect(abs(motion.restTime - plain.restTime - delay) < 1e-14 && motion.peaks == plain.peaks)
        let (domain, own) = (try #require(motion.domain), try #require(plain.domain))
        #expect(domain == min(0, delay)...own.upperBound + delay)
      }
    }
    #expect(try ParsedMotion(parsing: "spring(1 100 0) after 1s").domain == nil)
  }

  @Test func theLawsHold() throws {
    checkMotion(try ParsedMotion(parsing: "1s damped(5, 30) 0.25s 3 -> 7"), breaks: [0.25, 1.25], restTolerance: 0)
    checkMotion(try ParsedMotion(parsing: "0s damped(5, 30) 0.25s"), breaks: [0.25], restTolerance: 0)
    checkMotion(try ParsedMotion(parsing: "snappy after 250ms 10 -> 30"), breaks: [0.25], restTolerance: 0.02)
    checkMotion(
      try ParsedMotion(parsing: "decay(velocity: 9, deceleration: 0.99) after -250ms"), breaks: [-0.25],
      restTolerance: 0.01)
  }
}

extension TimedOscillation {
  fileprivate func peaks(of peak: KeyPath<MotionPeaks, Double>) -> Double {
    ParsedMotion(self).peaks[keyPath: peak]
  }
}
