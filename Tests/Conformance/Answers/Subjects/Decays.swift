internal import MotionNumerics

/// Content that is thrown, and rubber bands.
enum Decays {
  /// What the library promises: 4 ulp of the distance, which is the scale of these questions.
  private static let promised = 4 * Double.ulpOfOne

  static func answers(to test: ConformanceCase) throws(ConformanceError) -> Answers {
    switch test.question {
    case "value": return try values(of: try scrollView(test), at: test, within: promised)
    case "velocity": return try velocities(of: try scrollView(test), at: test, within: promised)
    case "rest":
      return .given([.number(try scrollView(test).target)], bound: .infinity, sameBits: false)
    case "timeAt":
      let decay = try scrollView(test)
      return try Answers(numbers: test) { decay.time(at: $0) }
    case "projection":
      return try Answers(rows: test) { row throws(ConformanceError) in
        .number(try pop(try row.number(0), try row.number(1)).distance)
      }
    case "pop":
      let decay = try pop(try test.given.number("velocity"), try test.given.number("deceleration"))
      return try Answers(numbers: test) { decay.value(at: 1e-3 * $0) }
    case "popDuration": return .unanswered("a decay's settling duration is that of the distance, not of the velocity")
    case "flutter", "flutterTimeAt", "motion", "compose", "reactSpring":
      return .unanswered("a decay of another rate has a half-life, whose deceleration is rounded: by 1e-13")
    case "flutterThrough": return .unanswered("a decay through two velocities is Flutter's alone")
    case "rubberBand", "rubberBandSlope", "rubberBandDrag": return try rubberBand(test)
    default: throw .unknownQuestion(test)
    }
  }

  private static func scrollView(_ test: ConformanceCase) throws(ConformanceError) -> Decay<Double> {
    let (start, velocity) = (try test.given.number("from"), try test.given.number("velocity"))
    let deceleration = try test.given.number("deceleration")
    return try accepted { () throws(ParameterError) in
      try Decay(validatingVelocity: velocity, from: start, deceleration: deceleration)
    }
  }

  private static func pop(_ velocity: Double, _ deceleration: Double) throws(ConformanceError) -> Decay<Double> {
    try accepted { () throws(ParameterError) in
      try Decay<Double>.pop(validatingVelocity: velocity, deceleration: deceleration)
    }
  }

  private static func rubberBand(_ test: ConformanceCase) throws(ConformanceError) -> Answers {
    let (dimension, coefficient) = (try test.given.number("dimension"), try test.given.number("coefficient"))
    let band = try accepted { () throws(ParameterError) in
      try RubberBand(validatingDimension: dimension, coefficient: coefficient)
    }
    switch test.question {
    case "rubberBand": return try values(of: band, at: test, sameBits: true)
    case "rubberBandSlope": return try velocities(of: band, at: test, sameBits: true)
    default: return try Answers(numbers: test) { band.drag(for: $0) }
    }
  }
}
