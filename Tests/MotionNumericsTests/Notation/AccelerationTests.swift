import MotionNumerics
import TestSupport
import Testing

/// The acceleration of every kind of motion.
@Suite struct AccelerationTests {
  /// mpmath's derivatives at 60 digits.
  @Test func theyAreThoseOfTheTable() throws {
    for row in try ReferenceTable("accelerations").rows {
      let text = String(row.text("motion").map { $0 == ";" ? "," : $0 })
      let motion = try ParsedMotion(parsing: text)
      let (time, expected) = (row.number("time"), row.number("acceleration"))
      // Near 0 it is a difference of larger terms, of the size of the greatest acceleration.
      let scale = max(abs(expected), min(motion.peaks.acceleration, 100))
      #expect(abs(motion.acceleration(at: time) - expected) <= 2e-14 * scale, "\(text) at \(time)")
    }
  }

  static let motions =
    MotionKind.all.map(\.example) + [
      "0.4s ease-out-back 0.1s 20 -> -300", "1s damped(5, 30) 0.2s 0 -> 4", "snappy after 0.3s 5 -> 9",
      "keyframes(0, 110 at 0.3s ease-out, 100 at 0.8s)", "1s keyframes(0, 110 at 60%, 100, mode: natural)",
      "0.3s ease-out 0 -> 120 then spring(1 100 10) -> 100", "0.4s ease-in-out 0 -> 300, 2.5 times, alternating",
      "0.4s ease-in, 3 times", "min-jerk(1s) 0 -> 9", "s-curve(velocity: 2, acceleration: 10, jerk: 100) 0 -> 3",
    ]

  /// The velocity's difference quotient, where no break is near.
  @Test(arguments: motions) func theyAreTheRateOfTheVelocity(text: String) throws {
    let motion = try ParsedMotion(parsing: text)
    let domain = motion.domain(tolerance: 0.001) ?? 0...1
    let (length, peaks) = (domain.upperBound - domain.lowerBound, motion.peaks)
    let step = 1e-6 * length
    let scale = max(peaks.acceleration.isFinite ? peaks.acceleration : peaks.speed / length, 1e-300)
    var random = SplitMix64(seed: 45)
    for _ in 0..<thorough(200) {
      let time = random.number(in: domain.lowerBound + 0.001 * length...domain.upperBound - 0.001 * length)
      if let next = motion.nextBreak(after: time - 2 * step), next.time < time + 2 * step { continue }
      let quotient = (motion.velocity(at: time + step) - motion.velocity(at: time - step)) / (2 * step)
      let found = motion.acceleration(at: time)
      #expect(abs(found - quotient) <= 1e-5 * max(abs(found), scale), "\(text) at \(time)")
    }
  }

  @Test(arguments: motions) func outsideAndBesideNumbersTheyAreStated(text: String) throws {
    let motion = try ParsedMotion(parsing: text)
    #expect(motion.acceleration(at: .nan).isNaN)
    #expect(motion.acceleration(at: -.infinity) == 0)
    if motion.restTime.isFinite { #expect(motion.acceleration(at: .infinity) == 0) }
  }

  static let places: [(text: String, time: Double, acceleration: Double)] = [
    ("ease-in-quad", 0.0, 2.0), ("ease-in-quad", 1, 2), ("ease-in-quad", 1.5, 0), ("2s ease-in-quad 0 -> 8", 2, 4),
    ("ease-out-circ", 0, -.infinity), ("ease-in-circ", 1, .infinity), ("cubic-bezier(0, 1, 0.5, 1)", 0, -.infinity),
    ("cubic-bezier(0.5, 0, 1, 0)", 1, .infinity), ("cubic-bezier(1, 0, 0, 1)", 0.5, -.infinity),
    ("cubic-bezier(0, 0, 1, 1)", 0, 0), ("cubic-bezier(0, 0, 0.5, 1)", 0, -.infinity),
    ("cubic-bezier(0.5, 0, 1, 1)", 1, .infinity), ("cubic-bezier(0, 0, 0, 1)", 0, -.infinity), ("linear", 0.5, 0),
    ("steps(3)", 0.5, 0), ("0s ease 0 -> 9", 0, 0), ("spring(1 100 10)", 0, 100), ("damped(5, 30)", 0, 875),
    ("spring(1 100 10) 0 -> 300 after 0.5s", 0.5, 30_000), ("spring(1 100 10) 0 -> 300 after 0.5s", 0.4, 0),
  ]

  @Test(arguments: places) func endsAndVerticalPlaces(text: String, time: Double, expected: Double) throws {
    let found = try ParsedMotion(parsing: text).acceleration(at: time)
    #expect(found == expected || abs(found - expected) <= 1e-12 * abs(expected), "\(found)")
  }
}
