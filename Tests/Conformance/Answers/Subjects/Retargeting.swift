internal import JSONText
internal import MotionNumerics

/// Springs whose target changes while they move.
enum Retargeting {
  static func answers(to test: ConformanceCase) throws(ConformanceError) -> Answers {
    let motions = try motions(test)
    let asksForValue = test.question == "value"
    guard asksForValue || test.question == "velocity" else { throw .unknownQuestion(test) }
    return try Answers(numbers: test, sameBits: true) { time in
      let motion = motions.last { $0.startTime <= time } ?? motions[0]
      return asksForValue ? motion.value(at: time) : motion.velocity(at: time)
    }
  }

  /// The motion from the start on, and that from each change on.
  private static func motions(_ test: ConformanceCase) throws(ConformanceError) -> [SpringMotion<Double>] {
    let given = test.given
    var motion = SpringMotion(
      try Springs.spring(given), from: try given.number("from"), to: try given.number("to"),
      velocity: try given.number("velocity"))
    var motions = [motion]
    for element in try given.elements("changes") {
      let change = try Given.numbers(element, "change", at: element)
      let spring = change.count > 2 ? try Springs.spring(change[2], change[3], change[4]) : nil
      motion = motion.retargeted(to: change[1], at: change[0], with: spring)
      motions.append(motion)
    }
    return motions
  }
}
