internal import MotionNumerics

/// When a spring has come to rest, and where it turns and crosses its target.
enum Settling {
  static func answers(to test: ConformanceCase) throws(ConformanceError) -> Answers {
    let spring = try Springs.spring(test.given)
    let velocity = try test.given.number("velocity")
    let motion = spring.unitStep(velocity: velocity)
    switch test.question {
    case "lastOutside": return try Answers(numbers: test) { motion.settlingDuration(tolerance: $0) }
    case "bothWithin":
      return try Answers(rows: test) { row throws(ConformanceError) in
        .number(motion.restTime(within: try row.number(0), speed: try row.number(1)))
      }
    case "envelope": return .unanswered("an envelope bounds the settling duration, which the library has itself")
    case "energy": return .unanswered("the library's rest is one of distance and speed, not of energy")
    case "coreAnimation": return single(.number(spring.coreAnimation.settlingDuration(velocity: velocity)))
    case "sampled":
      return try Answers(rows: test) { row throws(ConformanceError) in
        let (step, distance, speed) = (try row.number(0), try row.number(1), try row.number(2))
        return .number(Double(firstSample(of: motion, every: step, within: distance, speed)))
      }
    case "overshoot": return single(.list([.number(motion.overshoot), Answer(motion.peakTime)]))
    case "extrema": return single(.list([Answer(motion.extremum(at: 0)?.time), Answer(motion.extremum(at: 1)?.time)]))
    case "crossings": return single(.list([Answer(motion.crossing(at: 0)), Answer(motion.crossing(at: 1))]))
    case "firstTime": return try Answers(numbers: test) { motion.firstTime(at: $0) }
    case "lastTime": return try Answers(numbers: test) { motion.lastTime(at: $0) }
    default: throw .unknownQuestion(test)
    }
  }

  /// The only row of a case.
  private static func single(_ answer: Answer) -> Answers { .given([answer], bound: .infinity, sameBits: false) }

  /// The first sample that a scan takes for rest.
  private static func firstSample(
    of motion: SpringMotion<Double>, every step: Double, within distance: Double, _ speed: Double
  ) -> Int {
    var index = 0
    while true {
      let (value, velocity) = motion.state(at: Double(index) * step)
      if abs(value - 1) <= distance && abs(velocity) <= speed { return index }
      index += 1
    }
  }
}
