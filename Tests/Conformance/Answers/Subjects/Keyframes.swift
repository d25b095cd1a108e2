internal import JSONText
internal import MotionNumerics

/// Values between keys.
enum Keyframes {
  static func answers(to test: ConformanceCase) throws(ConformanceError) -> Answers {
    switch test.question {
    case "value":
      guard let track = try spline(test) else { return otherRule }
      return try values(of: track, at: test)
    case "velocity":
      guard let track = try spline(test) else { return otherRule }
      return try velocities(of: track, at: test)
    case "acceleration":
      guard let track = try spline(test) else { return otherRule }
      return try Answers(numbers: test) { track.curve.acceleration(at: $0) }
    case "mode": return try values(of: try heldOrLinear(test), at: test)
    case "eased": return try values(of: try eased(test), at: test)
    case "paced":
      let points = try points(of: test)
      let mode = try test.given.word("rule") == "paced" ? CalculationMode.paced : .cubicPaced
      let track = try accepted { () throws(ParameterError) in try KeyframeTrack(validating: points, mode: mode) }
      return try Answers(test) { Answer(coordinates: track.value(at: $0)) }
    case "catmullRom": return try catmullRom(test)
    default: throw .unknownQuestion(test)
    }
  }

  private static let otherRule = Answers.unanswered(
    "Fritsch and Carlson's limiter is no rule of the library: its monotone splines are Steffen's and PCHIP's")

  /// A track by the rule of a case; nil for a rule that the library lacks.
  private static func spline(_ test: ConformanceCase) throws(ConformanceError) -> KeyframeTrack<Double>? {
    let given = test.given
    let spline: Spline<Double>
    switch try given.word("rule") {
    case "pchip": spline = .monotone(.pchip)
    case "steffen": spline = .monotone(.steffen)
    case "natural": spline = .natural
    case "periodic": spline = .periodic
    case "clamped":
      spline = .clamped(from: try given.number("startVelocity"), to: try given.number("endVelocity"))
    case "kochanek-bartels": spline = .coreAnimation(try shapes(given))
    case "kochanek-bartels-spaced": spline = .kochanekBartels(try shapes(given))
    case "catmull-rom":
      let alpha = try given.number("alpha")
      let tension = try given.number("tension")
      spline = try accepted { () throws(ParameterError) in
        try .catmullRom(validatingAlpha: alpha, tension: tension)
      }
    case "fritsch-carlson": return nil
    default: throw ConformanceError(message: "no rule for tangents named \(try given.word("rule"))")
    }
    let values = try given.numbers("values")
    let times = try given.numbers("times")
    return try accepted { () throws(ParameterError) in
      try KeyframeTrack(validating: values, keyTimes: times, spline: spline)
    }
  }

  /// Tension, continuity and bias of each key.
  private static func shapes(_ given: Given) throws(ConformanceError) -> [KochanekBartels] {
    var shapes: [KochanekBartels] = []
    for element in try given.elements("shapes") {
      let numbers = try Given.numbers(element, "shape", at: element)
      let shape = try accepted { () throws(ParameterError) in
        try KochanekBartels(validatingTension: numbers[0], continuity: numbers[1], bias: numbers[2])
      }
      shapes.append(shape)
    }
    return shapes
  }

  private static func heldOrLinear(_ test: ConformanceCase) throws(ConformanceError) -> KeyframeTrack<Double> {
    let holds = try test.given.word("rule") == "hold"
    let values = try test.given.numbers("values")
    let keys = zip(values, try test.given.numbers("times")).map { Keyframe($0, at: $1, hold: holds) }
    return try accepted { () throws(ParameterError) in try KeyframeTrack(validating: keys) }
  }

  private static func eased(_ test: ConformanceCase) throws(ConformanceError) -> KeyframeTrack<Double> {
    var curves: [TimingCurve] = []
    for element in try test.given.elements("easings") {
      let numbers = try Given.numbers(element, "easing", at: element)
      curves.append(.cubicBezier(try CubicBeziers.curve(numbers)))
    }
    // The last key's curve has no effect.
    curves.append(.linear)
    let values = try test.given.numbers("values")
    var keys: [Keyframe<Double>] = []
    for (index, time) in try test.given.numbers("times").enumerated() {
      keys.append(Keyframe(values[index], at: time, curve: curves[index]))
    }
    return try accepted { () throws(ParameterError) in try KeyframeTrack(validating: keys) }
  }

  private static func points(of test: ConformanceCase) throws(ConformanceError) -> [SIMD2<Double>] {
    var points: [SIMD2<Double>] = []
    for element in try test.given.elements("points") {
      let numbers = try Given.numbers(element, "point", at: element)
      points.append(SIMD2(numbers[0], numbers[1]))
    }
    return points
  }

  /// Points by a segment and the fraction of its knots, which are the default key times.
  private static func catmullRom(_ test: ConformanceCase) throws(ConformanceError) -> Answers {
    let alpha = try test.given.number("alpha")
    let points = try points(of: test)
    let track = try accepted { () throws(ParameterError) in
      try KeyframeTrack(validating: points, spline: .catmullRom(validatingAlpha: alpha))
    }
    var answers: [Answer] = []
    for row in test.rows {
      let segment = Int(try row.number(0))
      let (start, end) = (track.keyTimes[segment], track.keyTimes[segment + 1])
      answers.append(Answer(coordinates: track.value(at: start + (end - start) * (try row.number(1)))))
    }
    return .given(answers, bound: .infinity, sameBits: false)
  }
}
