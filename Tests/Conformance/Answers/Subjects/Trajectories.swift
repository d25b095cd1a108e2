internal import MotionNumerics

/// Motions within limits, and those of least jerk.
enum Trajectories {
  static func answers(to test: ConformanceCase) throws(ConformanceError) -> Answers {
    switch test.question {
    case "duration":
      let limits = try limits(test.given)
      return try Answers(test) { distance throws(ConformanceError) in
        .number(try motion(over: distance, within: limits).duration)
      }
    case "position": return try values(of: try motion(test), at: test)
    case "velocity": return try velocities(of: try motion(test), at: test)
    case "acceleration":
      let motion = try motion(test)
      return try Answers(numbers: test) { motion.acceleration(at: $0) }
    case "durationMoving", "positionMoving", "velocityMoving", "accelerationMoving":
      return .unanswered("a motion within limits begins and ends at rest")
    case "minimumJerk": return try values(of: try minimumJerk(test.given), at: test)
    case "minimumJerkVelocity": return try velocities(of: try minimumJerk(test.given), at: test)
    default: throw .unknownQuestion(test)
    }
  }

  private static func limits(_ given: Given) throws(ConformanceError) -> MotionLimits<Double> {
    let (velocity, acceleration) = (try given.number("velocity"), try given.number("acceleration"))
    let jerk = try given.number("jerk")
    return try accepted { () throws(ParameterError) in
      try MotionLimits(validatingVelocity: velocity, acceleration: acceleration, jerk: jerk.isFinite ? jerk : nil)
    }
  }

  private static func motion(
    over distance: Double, within limits: MotionLimits<Double>
  ) throws(ConformanceError) -> LimitedMotion<Double> {
    try accepted { () throws(ParameterError) in try LimitedMotion(validatingFrom: 0, to: distance, within: limits) }
  }

  private static func motion(_ test: ConformanceCase) throws(ConformanceError) -> LimitedMotion<Double> {
    try motion(over: try test.given.number("distance"), within: try limits(test.given))
  }

  private static func minimumJerk(_ given: Given) throws(ConformanceError) -> MinimumJerk<Double> {
    let (start, end) = (try given.number("from"), try given.number("to"))
    let duration = try given.number("duration")
    let (velocity, acceleration) = (try given.number("velocity"), try given.number("acceleration"))
    return try accepted { () throws(ParameterError) in
      try MinimumJerk(
        validatingFrom: start, to: end, duration: duration, velocity: velocity, acceleration: acceleration)
    }
  }
}
