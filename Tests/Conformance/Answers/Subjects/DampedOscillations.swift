internal import MotionNumerics

/// 1 − e^(−ζx)·cos ωx.
enum DampedOscillations {
  static func answers(to test: ConformanceCase) throws(ConformanceError) -> Answers {
    let decay = try test.given.number("decay")
    let frequency = try test.given.number("frequency")
    let oscillation = try accepted { () throws(ParameterError) in
      try DampedOscillation(validatingDecay: decay, frequency: frequency)
    }
    switch test.question {
    case "value": return try values(of: oscillation, at: test)
    case "velocity": return try velocities(of: oscillation, at: test)
    case "extremum": return try Answers(numbers: test) { oscillation.extremum(at: Int($0)) }
    case "settling": return try Answers(numbers: test) { oscillation.settlingDuration(tolerance: $0) }
    default: throw .unknownQuestion(test)
    }
  }
}
