internal import MotionNumerics

/// Filters of pointers, and followers of targets.
enum Filters {
  static func answers(to test: ConformanceCase) throws(ConformanceError) -> Answers {
    switch test.question {
    case "oneEuro", "oneEuroVelocity": return try oneEuro(test)
    case "exponential": return try exponential(test)
    case "follower": return try values(of: try follower(test.given), at: test)
    case "followerVelocity": return try velocities(of: try follower(test.given), at: test)
    case "smoothDamp": return try smoothDamp(test)
    case "secondOrder", "secondOrderVelocity": return try secondOrder(test)
    case "releaseVelocity": return try releaseVelocity(test)
    default: throw .unknownQuestion(test)
    }
  }

  private static func oneEuro(_ test: ConformanceCase) throws(ConformanceError) -> Answers {
    let given = test.given
    guard try given.word("derivativeFrom") == "filtered" else {
      return .unanswered("the 1€ filter takes its slope from the last filtered value, as in the article")
    }
    let (cutoff, beta) = (try given.number("minimumCutoff"), try given.number("beta"))
    let derivativeCutoff = try given.number("derivativeCutoff")
    var filter = try accepted { () throws(ParameterError) in
      try OneEuroFilter<Double>(validatingMinimumCutoff: cutoff, beta: beta, derivativeCutoff: derivativeCutoff)
    }
    let samples = try given.numbers("samples")
    var (filtered, velocities) = ([Double](), [Double]())
    for (index, time) in try given.numbers("times").enumerated() {
      filtered.append(filter.filter(samples[index], at: time))
      velocities.append(filter.lastVelocity)
    }
    return try Answers(numbers: test) { test.question == "oneEuro" ? filtered[Int($0)] : velocities[Int($0)] }
  }

  /// The value at each time, with the updates up to then.
  private static func exponential(_ test: ConformanceCase) throws(ConformanceError) -> Answers {
    let given = test.given
    let (halfLife, value) = (try given.number("halfLife"), try given.number("value"))
    let (times, inputs) = (try given.numbers("times"), try given.numbers("inputs"))
    let start = try accepted { () throws(ParameterError) in
      try ExponentialSmoothing(validatingHalfLife: halfLife, at: value)
    }
    return try Answers(numbers: test) { time in
      var smoothing = start
      for (update, input) in zip(times, inputs) where update <= time { smoothing.follow(input, at: update) }
      return smoothing.value(at: time)
    }
  }

  private static func follower(_ given: Given) throws(ConformanceError) -> SpringFollower<Double> {
    let spring = try Springs.spring(1, try given.number("stiffness"), try given.number("damping"))
    let (value, velocity) = (try given.number("value"), try given.number("velocity"))
    let feedForward = try given.number("feedForward")
    var follower = try accepted { () throws(ParameterError) in
      try SpringFollower(validating: spring, at: value, velocity: velocity, feedForward: feedForward)
    }
    follower.follow(try given.number("target"), velocity: try given.number("speed"), at: 0)
    return follower
  }

  /// A critically damped spring with the natural frequency 2/smoothTime.
  private static func smoothDamp(_ test: ConformanceCase) throws(ConformanceError) -> Answers {
    let given = test.given
    let frequency = 2 / (try given.number("smoothTime"))
    let motion = SpringMotion(
      try Springs.spring(1, frequency * frequency, 2 * frequency), from: try given.number("value"),
      to: try given.number("target"), velocity: try given.number("velocity"))
    return try values(of: motion, at: test)
  }

  private static func secondOrder(_ test: ConformanceCase) throws(ConformanceError) -> Answers {
    let given = test.given
    let (frequency, ratio) = (try given.number("frequency"), try given.number("dampingRatio"))
    let response = try given.number("response")
    var dynamics = try accepted { () throws(ParameterError) in
      try SecondOrderDynamics(validatingFrequency: frequency, dampingRatio: ratio, response: response, at: 0.0)
    }
    let inputs = try given.numbers("inputs")
    var states: [(value: Double, velocity: Double)] = []
    for (index, time) in try given.numbers("times").enumerated() {
      dynamics.follow(inputs[index], at: time)
      states.append(dynamics.state(at: time))
    }
    let asksForValue = test.question == "secondOrder"
    return try Answers(numbers: test) { asksForValue ? states[Int($0)].value : states[Int($0)].velocity }
  }

  private static func releaseVelocity(_ test: ConformanceCase) throws(ConformanceError) -> Answers {
    let given = test.given
    guard try given.word("weights") == "age" else {
      return .unanswered("a tracker of velocities weighs samples by age")
    }
    let (times, values) = (try given.numbers("times"), try given.numbers("values"))
    let isParabola = try given.number("degree") == 2
    if isParabola && times.count < 4 { return .unanswered("a parabola takes four samples") }
    // No time counts as a pause.
    var tracker = VelocityTracker<Double>(fit: isParabola ? .parabola : .line, pause: 10)
    for (time, value) in zip(times, values) { tracker.add(value, at: time) }
    return try Answers(numbers: test) { tracker.velocity(at: $0) }
  }
}
