import MotionNumerics
import TestSupport
import Testing

/// Motions one after another: `a then b`.
@Suite struct ParsedSequencesTests {
  @Test(arguments: [
    ("ease 300ms 0 -> 100 then snappy -> 80", "0.3s ease 0 -> 100 then swiftui.snappy -> 80"),
    ("snappy -> 300", "swiftui.snappy 0 -> 300"),
    ("ease .3s -> 2 THEN ease .2s -> 3", "0.3s ease 0 -> 2 then 0.2s ease -> 3"),
    ("bouncy 0->120 for 300ms then smooth->100", "swiftui.bouncy 0 -> 120 for 0.3s then swiftui.smooth -> 100"),
    ("snappy for 1s", "swiftui.snappy for 1s"), ("snappy for 1s, 2 times", "swiftui.snappy for 1s, 2 times"),
    ("ease 1s then snappy after 100ms -> 2", "1s ease then swiftui.snappy after 0.1s -> 2"),
    ("ease 1s then snappy -> 2 after 100ms", "1s ease then swiftui.snappy after 0.1s -> 2"),
    ("ease 1s then ease 1s -0.2s -> 2", "1s ease then 1s ease -0.2s -> 2"),
    ("ease 1s then ease 1s 3 -> 0", "1s ease then 1s ease 3 -> 0"),
    ("ease 1s then snappy 0 -> 1", "1s ease then swiftui.snappy 0 -> 1"),
    ("(ease 1s then snappy -> 2) after 1s", "(1s ease then swiftui.snappy -> 2) after 1s"),
    ("ease 1s then (ease 1s 1 -> 2 then ease 1s -> 3)", "1s ease then (1s ease 1 -> 2 then 1s ease -> 3)"),
    ("((snappy))", "swiftui.snappy"), ("1s (ease)", "1s ease"), ("(ease) 1s 0 -> 2", "1s ease 0 -> 2"),
    (
      "ease 1s then decay(velocity: 100, deceleration: 0.99)", "1s ease then decay(velocity: 100, deceleration: 0.99)"
    ),
    ("1s damped(5, 30) then ease 1s -> 0", "1s damped(5, 30) then 1s ease -> 0"),
  ])
  func areReadAndPrintedCanonically(text: String, canonical: String) throws {
    let motion = try ParsedMotion(parsing: text)
    #expect(motion.description == canonical)
    #expect(try ParsedMotion(parsing: canonical) == motion)
    #expect(motion.timeMeaning == .seconds)
  }

  @Test(arguments: [
    ("ease then snappy -> 3", 1, "a duration before 'then'"),
    ("ease 1s then ease -> 2", 14, "a duration behind 'then'"),
    ("ease 1s then snappy", 20, "where it goes"), ("ease 1s then", 13, "a motion"), ("then ease 1s", 1, "a motion"),
    ("spring(1 100 0) then ease 1s -> 3", 1, "a motion that ends"), ("snappy for", 11, "a time with its unit"),
    ("snappy for 0s", 12, "a positive time"), ("ease for 1s", 6, "a duration before 'for'"), ("(snappy", 8, "')'"),
    ("snappy)", 7, "the end"), ("()", 2, "a motion"), ("(((((((snappy)))))))", 7, "at most six groups"),
    ("ease 1s 0 -> 1e308 then ease 1s -> -1e308", 25, "finite"), ("1s (snappy)", 1, "no duration beside"),
    ("ease 1s then decay(velocity: 1, deceleration: .9) -> 3", 51, "no ends behind a decay"),
    ("(ease 1s 0 -> 3) 0 -> 2", 18, "no ends behind a motion that has ends"),
  ])
  func errorsPointAtTheColumn(text: String, column: Int, expected: String) {
    #expect { try ParsedMotion(parsing: text) } throws: { error in
      guard let error = error as? NotationError else { return false }
      return error.column == column && error.expected.contains(expected)
    }
  }

  /// The library's own sequences say the same.
  @Test func equalsTheSequenceOfTheLibrary() throws {
    var random = SplitMix64(seed: 4242)
    for _ in 0..<thorough(300) {
      var (texts, steps): ([String], [MotionStep<Double>]) = ([], [])
      let start = random.number(in: -9...9)
      for index in 0...Int(random.number(in: 1...4)) {
        let target = random.number(in: -9...9)
        let arrow = index == 0 ? "\(start) -> \(target)" : "-> \(target)"
        let delay = index == 0 ? 0 : random.number(in: -0.05...0.3)
        if random.number() < 0.5 {
          let duration = random.number(in: 0.1...1)
          texts.append("\(duration)s ease-out \(delay)s \(arrow)")
          steps.append(.tween(to: target, duration: duration, curve: .easeOut, after: delay))
        } else {
          let spring = Spring(mass: 1, stiffness: random.number(in: 30...400), damping: random.number(in: 3...40))
          let cut = random.number(in: 0.1...0.8)
          texts.append("spring(1 \(spring.stiffness) \(spring.damping)) after \(delay)s \(arrow) for \(cut)s")
          steps.append(.spring(spring, to: target, for: cut, after: delay))
        }
      }
      // The last step is not cut short here.
      texts.append("spring(1 100 10) -> 1")
      steps.append(.spring(Spring(mass: 1, stiffness: 100, damping: 10), to: 1))
      let motion = try ParsedMotion(parsing: texts.joined(separator: " then "))
      let sequence = MotionSequence(steps, from: start)
      #expect(abs(motion.restTime - sequence.restTime) < 1e-9)
      for _ in 0..<20 {
        let time = random.number(in: -0.2...sequence.restTime + 1)
        // A velocity jumps where a tween takes over.
        guard sequence.startTimes.allSatisfy({ abs($0 - time) > 1e-9 }) else { continue }
        let (one, other) = (motion.state(at: time), sequence.state(at: time))
        #expect(abs(one.value - other.value) < 1e-9, "\(motion) at \(time)")
        #expect(abs(one.velocity - other.velocity) < 1e-7, "\(motion) at \(time)")
      }
    }
  }

  @Test func whatIsCutShortHoldsItsValue() throws {
    let motion = try ParsedMotion(parsing: "spring(1 100 0) 0 -> 2 for 0.25s")
    let spring = Spring(mass: 1, stiffness: 100, damping: 0).unitStep()
    #expect(motion.restTime == 0.25 && motion.domain == 0...0.25)
    #expect(motion.value(at: 0.2) == 2 * spring.value(at: 0.2))
    #expect(motion.value(at: 1) == 2 * spring.value(at: 0.25) && motion.velocity(at: 1) == 0)
    #expect(motion.restValue == motion.value(at: 1))
    #expect(motion.nextBreak(after: 0.1)?.time == 0.25)
  }

  @Test func aDecayAddsItsWay() throws {
    let decay = Decay(velocity: 100, deceleration: 0.99)
    let motion = try ParsedMotion(parsing: "0.5s ease 0 -> 30 then decay(velocity: 100, deceleration: 0.99)")
    #expect(abs(motion.value(at: 0.75) - (30 + decay.value(at: 0.25))) < 1e-12)
    let end = try #require(motion.restValue)
    #expect(abs(end - (30 + decay.distance)) < 1e-12)
  }

  @Test func factsAreThoseOfTheParts() throws {
    let motion = try ParsedMotion(parsing: "0.3s linear 0 -> 100 then 0.5s linear -> 60")
    #expect(motion.peaks.speed > 333.3 && motion.peaks.speed < 333.4 && motion.peaks.acceleration == .infinity)
    #expect(try ParsedMotion(parsing: "0.3s ease 0 -> 1 then 0.3s ease 3 -> 4").peaks.speed == .infinity)
    let smooth = try ParsedMotion(parsing: "min-jerk(0.3s) 0 -> 100 then min-jerk(0.5s) -> 60")
    #expect(smooth.peaks.acceleration.isFinite)
    #expect(motion.ends.start == 0 && motion.ends.end == 60)
    #expect(motion.facts.first { $0.key == "steps" }?.number == 2)
    #expect(motion.corners.contains(0.3))
  }
}
