internal import MotionNumerics

/// A spring's value and velocity.
enum Springs {
  static func answers(to test: ConformanceCase) throws(ConformanceError) -> Answers {
    let spring = try spring(test.given)
    let motion = SpringMotion(
      spring, from: try test.given.number("from"), to: try test.given.number("to"),
      velocity: try test.given.number("velocity"))
    switch test.question {
    case "value": return try values(of: motion, at: test, sameBits: true)
    case "velocity": return try velocities(of: motion, at: test, sameBits: true)
    default: throw .unknownQuestion(test)
    }
  }

  /// The spring with the mass, stiffness and damping of a case.
  static func spring(_ given: Given) throws(ConformanceError) -> Spring {
    try spring(try given.number("mass"), try given.number("stiffness"), try given.number("damping"))
  }

  /// The spring with numbers of a file.
  static func spring(_ mass: Double, _ stiffness: Double, _ damping: Double) throws(ConformanceError) -> Spring {
    try accepted { () throws(ParameterError) in
      try Spring(validatingMass: mass, stiffness: stiffness, damping: damping)
    }
  }
}
