internal import MotionNumerics
internal import RealModule

/// Content that is thrown, and rubber bands.
///
/// The parameters of other vendors are half-lives: their rate λ is that of the half-life ln 2/λ.
enum Decays {
  static func answers(to test: ConformanceCase) throws(ConformanceError) -> Answers {
    switch test.question {
    case "value": return try values(of: try scrollView(test), at: test)
    case "velocity": return try velocities(of: try scrollView(test), at: test)
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
    case "flutter": return try values(of: try flutter(test), at: test)
    case "flutterTimeAt":
      let decay = try flutter(test)
      return try Answers(numbers: test) { decay.time(at: $0) }
    case "flutterThrough": return .unanswered("a decay through two velocities is Flutter's alone")
    case "motion":
      let given = test.given
      let way = try given.number("power") * (try given.number("velocity"))
      let time = try given.number("timeConstant")
      return try values(of: try decay(from: try given.number("from"), velocity: way / time, rate: 1 / time), at: test)
    case "compose":
      return try values(
        of: try decay(
          from: try test.given.number("from"), velocity: try test.given.number("velocity"),
          rate: 4.2 * (try test.given.number("frictionMultiplier"))), at: test)
    case "reactSpring":
      return try values(
        of: try decay(
          from: try test.given.number("from"), velocity: try test.given.number("velocity"),
          rate: 1 - (try test.given.number("decay"))), at: test)
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

  private static func flutter(_ test: ConformanceCase) throws(ConformanceError) -> Decay<Double> {
    try decay(
      from: try test.given.number("from"), velocity: try test.given.number("velocity"),
      rate: -Double.log(try test.given.number("drag")))
  }

  private static func decay(
    from start: Double, velocity: Double, rate: Double
  ) throws(ConformanceError) -> Decay<Double> {
    try accepted { () throws(ParameterError) in
      try Decay(validatingVelocity: velocity, from: start, halfLife: Double.log(2) / rate)
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
