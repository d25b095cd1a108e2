import MotionNumerics
import TestSupport
import Testing

/// The facts of motions: each number has its unit, and numbers shown next to `to` have its unit.
@Suite struct PropertyUnitsTests {
  private static let motions = [
    "ease", "0.4s ease-out-back 0.1s 5 -> 2", "steps(3)", "spring(1 100 10 -3)", "snappy 3 -> 7", "damped(5, 30)",
    "damped(5, 30) 3 -> 7", "1s damped(5, 30) 0.1s 7 -> 3", "decay(velocity: 1000, deceleration: 0.998)",
    "second-order(frequency: 2, damping-ratio: 0.5, response: 2) 0 -> 9", "min-jerk(0.5s)",
    "trapezoid(velocity: 2, acceleration: 10)", "spring(1 100 10) within(max: 1, restitution: 0.5) 10 -> 20",
    "decay(velocity: 1000, deceleration: 0.998) within(max: 300) after 1s", "snappy after 0.1s 7 -> 3",
  ]

  private func facts(_ text: String) throws -> [String: (number: Double, unit: String?)] {
    var numbers: [String: (number: Double, unit: String?)] = [:]
    for fact in try ParsedMotion(parsing: text).facts {
      if case .number(let number, let unit) = fact.value { numbers[fact.key] = (number, unit) }
    }
    return numbers
  }

  @Test(arguments: motions) func ratiosAndCountsAloneHaveNoUnit(text: String) throws {
    let ratios: Set = ["dampingRatio", "bounce", "contacts"]
    for (key, fact) in try facts(text) { #expect((fact.unit == nil) == ratios.contains(key), "\(text): \(key)") }
  }

  /// The numbers of a motion with ends are those of its values, whichever way it goes.
  @Test(arguments: motions) func extremaAreThoseOfTheValues(text: String) throws {
    let motion = try ParsedMotion(parsing: text)
    let facts = try facts(text)
    let domain = motion.domain ?? 0...1
    let values = (0...20_000).map { index in
      motion.value(at: domain.lowerBound.interpolated(to: domain.upperBound, by: Double(index) / 20_000))
    }
    let (least, greatest) = (try #require(values.min()), try #require(values.max()))
    let (from, to) = (facts["from"]?.number ?? 0, facts["to"]?.number ?? 1)
    let near = 1e-4 * max(abs(to - from), 1)
    if let (minimum, unit) = facts["minimum"] {
      #expect(abs(minimum - least) < near && unit == facts["maximum"]?.unit)
      #expect(abs(try #require(facts["maximum"]?.number) - greatest) < near)
    }
    if let (overshoot, unit) = facts["overshoot"], facts["contacts"] == nil {
      let beyond = to > from ? greatest - to : to - least
      #expect(abs(overshoot - max(beyond, 0)) < near, "\(text)")
      #expect(unit == (facts["to"]?.unit ?? "distances"))
    }
    if let (time, unit) = facts["peakTime"], facts["contacts"] == nil {
      #expect(abs(motion.velocity(at: time)) < 1e-6 * max(abs(to - from), 1) && unit == "s")
    }
    if let (time, _) = facts["firstContact"] {
      #expect(motion.velocity(at: time - 1e-6) != motion.velocity(at: time + 1e-6))
    }
    #expect(
      facts["peakSpeed"]?.unit?.hasPrefix(facts["to"] == nil && !text.hasPrefix("decay") ? "distances/" : "units/")
        == true)
  }

  @Test func unitsAreThoseOfTheMotion() throws {
    let curve = try facts("ease-out-back")
    #expect(curve["minimum"]?.unit == "distances" && curve["startSlope"]?.unit == "distances/progress")
    #expect(curve["peakJerk"]?.unit == "distances/progress³")
    let tween = try facts("0.4s ease-out-back 0.1s 5 -> 2")
    #expect(tween["startSlope"]?.unit == "units/progress" && tween["peakSpeed"]?.unit == "units/s")
    let (slope, minimum) = (try #require(tween["startSlope"]?.number), try #require(tween["minimum"]?.number))
    #expect(abs(slope + 3 * 4.70158) < 1e-12)
    #expect(abs(minimum - 1.699987787471312) < 1e-9 && tween["maximum"]?.number == 5)
    let damped = try facts("damped(5, 30) 3 -> 7")
    #expect(damped["minimum"]?.number == 3 && damped["settlingDuration"]?.unit == "x")
    let maximum = try #require(damped["maximum"]?.number)
    #expect(abs(maximum - (3 + 4 * 1.60063161660213)) < 1e-12)
    #expect(damped["peakSpeed"]?.unit == "units/x")
    #expect(try facts("damped(5, 30)")["maximum"]?.unit == "distances")
    let spring = try facts("spring(1 100 10) 0 -> 300")
    let overshoot = try #require(spring["overshoot"]?.number)
    #expect(abs(overshoot - 300 * 0.163033534821580) < 1e-10)
    #expect(spring["stiffness"]?.unit == "kg/s²")
  }

  /// Regression: with ends the velocity was taken for one in distances, and the overshoot given as one of the distance.
  @Test func aSpringOfASwiftProgramIsInItsUnits() throws {
    let unit = SpringMotion(Spring(mass: 1, stiffness: 100, damping: 10), from: 0.0, to: 1, velocity: 3).facts
    let large = SpringMotion(Spring(mass: 1, stiffness: 100, damping: 10), from: 10.0, to: -290, velocity: -900).facts
    func number(_ key: String, _ facts: [MotionProperty]) throws -> Double {
      guard case .number(let number, _) = try #require(facts.first { $0.key == key }).value else { return .nan }
      return number
    }
    for key in ["settlingDuration", "coreAnimationSettlingDuration", "peakTime", "dampingRatio"] {
      let (small, whole) = (try number(key, unit), try number(key, large))
      #expect(abs(small - whole) < 1e-12, "\(key)")
    }
    for key in ["overshoot", "peakSpeed", "peakAcceleration", "peakJerk"] {
      let (small, whole) = (try number(key, unit), try number(key, large))
      #expect(abs(300 * small - whole) < 1e-9 * whole, "\(key)")
    }
    let still = SpringMotion(.snappy, from: 3.0, to: 3, velocity: 5).facts
    #expect(still.first { $0.key == "coreAnimationSettlingDuration" }?.text == "none")
  }
}
