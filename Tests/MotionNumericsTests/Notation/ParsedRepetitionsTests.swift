import MotionNumerics
import TestSupport
import Testing

/// A motion again and again: `a, 3 times, alternating`.
@Suite struct ParsedRepetitionsTests {
  @Test(arguments: [
    ("ease 1s, 3 times", "1s ease, 3 times"), ("ease 1s, 1 time", "1s ease, 1 time"),
    ("ease 1s, once", "1s ease, 1 time"),
    ("ease 1s, twice, alternate", "1s ease, 2 times, alternating"), ("ease 1s,2.5x", "1s ease, 2.5 times"),
    ("ease 1s, alternating, infinite", "1s ease, forever, alternating"),
    ("ease 1s 0 -> 300, forever, alternating", "1s ease 0 -> 300, forever, alternating"),
    ("ease 1s after 1s, 2 times", "1s ease 1s, 2 times"),
    ("(ease 1s, 2 times) after 1s", "(1s ease, 2 times) after 1s"),
    ("(ease 1s, 2 times) 3 -> 7", "(1s ease, 2 times) 3 -> 7"), ("snappy, 2 times", "swiftui.snappy, 2 times"),
    ("(ease 1s, 2 times), 3 times", "(1s ease, 2 times), 3 times"),
    ("(ease 1s, 2 times) after 1s, forever", "(1s ease, 2 times) after 1s, forever"),
    ("ease 1s -> 2 then ease 1s -> 0, forever", "1s ease 0 -> 2 then 1s ease -> 0, forever"),
    ("(ease 1s, 2 times) then snappy -> 3", nil),
    ("spring(1 100 0) for 1s, 2 times", "spring(1 100 0) for 1s, 2 times"),
  ])
  func areReadAndPrintedCanonically(text: String, canonical: String?) throws {
    let motion = try ParsedMotion(parsing: text)
    if let canonical { #expect(motion.description == canonical) }
    #expect(try ParsedMotion(parsing: motion.description) == motion)
    #expect(try ParsedMotion(parsing: motion.description).description == motion.description)
  }

  /// Half a count, and twice a period, were outside their domains, and trapped.
  @Test(arguments: ["1s ease, 5e-324 times, alternating", "(8e307s ease), 0.01 times, alternating"])
  func countsAndPeriodsAtTheirLimits(text: String) throws {
    let motion = try ParsedMotion(parsing: text)
    for time in [-1, 0, Double.leastNonzeroMagnitude, 1, 1e307, .infinity] {
      #expect(motion.value(at: time).isFinite && motion.velocity(at: time).isFinite)
      #expect(motion.acceleration(at: time).isFinite && motion.state(at: time).value == motion.value(at: time))
    }
    #expect(throws: NotationError.self) { try ParsedMotion(parsing: "(1e308s ease), 0.1 times, alternating") }
  }

  @Test(arguments: [
    ("ease, 2 times", 1, "a duration before a repetition"), ("ease 1s, 2", 11, "'times'"),
    ("ease 1s, alternating", 21, "a count beside"), ("ease 1s, 0 times", 10, "a positive count"),
    ("ease 1s, -1 times", 10, "a positive count"), ("ease 1s, often", 10, "a repetition"),
    ("ease 1s,", 9, "a repetition"),
    ("ease 1s, 2 times, 3 times", 19, "one count"), ("ease 1s, forever, infinite", 19, "a repetition"),
    ("ease 0s, 2 times", 1, "a motion with a duration"), ("spring(1 100 0), 2 times", 1, "a motion with a duration"),
    ("ease 1s, forever then ease 1s -> 2", 18, "the end"),
    ("(ease 1s, forever) then ease 1s -> 2", 1, "a motion that ends"),
    ("((((ease 1s, 2x), 2x), 2x), 2x)", 2, "at most three"), ("ease 1e300s, 1e300 times", 1, "a positive number"),
  ])
  func errorsPointAtTheColumn(text: String, column: Int, expected: String) {
    #expect { try ParsedMotion(parsing: text) } throws: { error in
      guard let error = error as? NotationError else { return false }
      return error.column == column && error.expected.contains(expected)
    }
  }

  /// The simple iteration progress of the Web Animations specification, §4.9 and §4.10.
  @Test func repeatsAsWebAnimationsDo() throws {
    var random = SplitMix64(seed: 77)
    for _ in 0..<thorough(200) {
      let (duration, count) = (random.number(in: 0.1...2), random.number(in: 0.2...5))
      let isAlternating = random.number() < 0.5
      let motion = try ParsedMotion(
        parsing: "\(duration)s ease-in, \(count) times\(isAlternating ? ", alternating" : "")")
      #expect(abs(motion.restTime - duration * count) < 1e-12)
      for _ in 0..<20 {
        let time = random.number(in: 0...1.2 * duration * count)
        let overall = min(time / duration, count)
        var iteration = overall.rounded(.down)
        if overall == count, overall == iteration { iteration -= 1 }
        let simple = overall - iteration
        guard min(simple, 1 - simple) > 1e-6 else { continue }
        let directed = isAlternating && iteration.truncatingRemainder(dividingBy: 2) == 1 ? 1 - simple : simple
        #expect(abs(motion.value(at: time) - TimingCurve.easeIn.value(at: directed)) < 1e-9, "\(motion) at \(time)")
        let slope = TimingCurve.easeIn.velocity(at: directed) / duration * (directed == simple ? 1 : -1)
        let velocity = time < duration * count ? slope : 0
        #expect(abs(motion.velocity(at: time) - velocity) < 1e-7 / duration, "\(motion) at \(time)")
      }
    }
  }

  @Test func anEndlessOneHasACycle() throws {
    let motion = try ParsedMotion(parsing: "0.5s ease 0 -> 3, forever")
    #expect(motion.restTime == .infinity && motion.restValue == nil && motion.domain == 0...0.5 && motion.cycle == 0.5)
    #expect(motion.value(at: 1000.25) == motion.value(at: 0.25))
    #expect(try ParsedMotion(parsing: "0.5s ease, forever, alternating").domain == 0...1)
    #expect(try ParsedMotion(parsing: "(0.5s ease, forever) after 1s").domain == 0...1.5)
    #expect(!motion.isAtRest(at: 1e9))
    #expect(motion.oneCycle.description == "0.5s ease 0 -> 3")
    let both = try ParsedMotion(parsing: "((0.5s ease, forever, alternating) after 1s) 0 -> 3")
    #expect(both.oneCycle.description == "(0.5s ease, 2 times, alternating) after 1s 0 -> 3")
  }

  @Test func peaksKnowTheTurns() throws {
    #expect(try ParsedMotion(parsing: "0.5s ease, 2 times").peaks.speed == .infinity)
    #expect(try ParsedMotion(parsing: "min-jerk(1s), 2 times, alternating").peaks.acceleration.isFinite)
    #expect(try ParsedMotion(parsing: "1s linear, 2 times, alternating").peaks.acceleration == .infinity)
    #expect(try ParsedMotion(parsing: "1s linear, 1 time").peaks.acceleration == 0)
  }
}
