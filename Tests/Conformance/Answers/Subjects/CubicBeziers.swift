internal import MotionNumerics

/// Cubic Bézier timing curves.
enum CubicBeziers {
  /// What the library promises: 0.51 ulp of max(1, |y₁|, |y₂|), which is the scale of these questions.
  private static let promised = 0.51 * Double.ulpOfOne

  static func answers(to test: ConformanceCase) throws(ConformanceError) -> Answers {
    if test.question == "chained" {
      let effect = try curve(try test.given.numbers("effect"))
      let keyframe = try curve(try test.given.numbers("keyframe"))
      return try Answers(numbers: test) { keyframe.value(at: effect.value(at: $0)) }
    }
    let given = test.given
    let curve = try curve([
      try given.number("x1"), try given.number("y1"), try given.number("x2"), try given.number("y2"),
    ])
    switch test.question {
    case "value": return try values(of: curve, at: test, within: promised)
    case "beyond": return try values(of: curve, at: test)
    case "slope": return try velocities(of: curve, at: test)
    case "crossings": return try Answers(test) { Answer(curve.crossings(of: $0)) }
    case "extent":
      let range = curve.range()
      return .given([Answer([range.lowerBound, range.upperBound])], bound: .infinity, sameBits: false)
    default: throw .unknownQuestion(test)
    }
  }

  static func curve(_ numbers: [Double]) throws(ConformanceError) -> CubicBezier {
    try accepted { () throws(ParameterError) in
      try CubicBezier(validating: numbers[0], numbers[1], numbers[2], numbers[3])
    }
  }
}
