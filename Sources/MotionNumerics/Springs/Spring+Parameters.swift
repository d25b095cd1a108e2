import RealModule

/// Springs by their visible properties, such as duration and bounce; their mass is 1.
extension Spring {
  // MARK: Duration and bounce

  /// Creates a spring from its perceptual duration and its bounce, as SwiftUI and Core Animation do.
  ///
  /// With m = 1: k = (2π/duration)² and ζ = 1 − bounce, or ζ = 1/(1 + bounce) for a negative bounce.
  ///
  /// - Parameters:
  ///   - duration: the perceptual duration 2π/ω in seconds, positive; see ``response``. It is the period of the
  ///     undamped spring, not the duration of the motion.
  ///   - bounce: above −1, at most 1: 0 is critically damped, 1 undamped, a negative bounce overdamped.
  /// - Throws: ``ParameterError`` for a parameter outside its domain.
  ///
  /// Source: SwiftUI's `Spring`; stiffness and damping equal the values measured on QuartzCore, bit for bit.
  public init(duration: Double, bounce: Double) throws(ParameterError) {
    try ParameterError.requirePositive(duration, "duration")
    guard bounce > -1 && bounce <= 1 else {
      throw ParameterError(
        parameter: "bounce", value: bounce.shortestDecimal, allowed: "a number above -1 and at most 1")
    }
    let frequency = 2 * Double.pi / duration
    let damping = bounce >= 0 ? 4 * .pi * (1 - bounce) / duration : 4 * .pi / (duration + bounce * duration)
    self = try Self.derived(
      stiffness: frequency * frequency, from: ("duration", duration), damping: damping, from: ("bounce", bounce))
  }

  /// The bounce: 1 − ζ, or 1/ζ − 1 for ζ > 1.
  ///
  /// The inverse of ``init(duration:bounce:)``.
  public var bounce: Double { dampingRatio <= 1 ? 1 - dampingRatio : 1 / dampingRatio - 1 }

  // MARK: Response and damping ratio

  /// Creates a spring from its response 2π/ω and its damping ratio ζ.
  ///
  /// k = (2π/response)² and c = 4πζ/response, with m = 1.
  ///
  /// - Throws: ``ParameterError`` unless the response is positive and the ratio not negative.
  ///
  /// Source: SwiftUI's `spring(response:dampingFraction:)`.
  public init(response: Double, dampingRatio: Double) throws(ParameterError) {
    try ParameterError.requirePositive(response, "response")
    try ParameterError.requireNotNegative(dampingRatio, "damping-ratio")
    let frequency = 2 * Double.pi / response
    self = try Self.derived(
      stiffness: frequency * frequency, from: ("response", response),
      damping: 4 * .pi * dampingRatio / response, from: ("damping-ratio", dampingRatio))
  }

  /// The response 2π/ω in seconds, the period without damping; Apple also calls it the perceptual duration.
  public var response: Double { 2 * .pi / naturalFrequency }

  /// Creates a spring from its stiffness and damping ratio, with m = 1, as Compose and Material do.
  ///
  /// - Throws: ``ParameterError`` unless the stiffness is positive and the ratio not negative.
  public init(stiffness: Double, dampingRatio: Double) throws(ParameterError) {
    try ParameterError.requirePositive(stiffness, "stiffness")
    try ParameterError.requireNotNegative(dampingRatio, "damping-ratio")
    self = try Self.derived(
      stiffness: stiffness, from: ("stiffness", stiffness),
      damping: 2 * dampingRatio * stiffness.squareRoot(), from: ("damping-ratio", dampingRatio))
  }

  // MARK: Settling duration and damping ratio

  /// Creates a spring from its settling duration and its damping ratio, as UIKit's
  /// `animate(withDuration:usingSpringWithDamping:initialSpringVelocity:)` does.
  ///
  /// ω is the root of |B|·e^(−ζωD) = 0.001 with B = (ζω − v)/(ω√(1 − ζ²)); for v = 0 it is ln(1000ζ/√(1 − ζ²))/(ζD). A
  /// ratio above 1 counts as 1, and then (1 + (ω − v)D)e^(−ωD) = 0.001.
  ///
  /// - Parameters:
  ///   - settlingDuration: D in seconds, positive.
  ///   - dampingRatio: ζ, above 0.001: for less UIKit's equation has no root.
  ///   - velocity: `initialSpringVelocity`, in distances per second towards the target.
  /// - Throws: ``ParameterError`` for a parameter outside its domain, or if no spring solves the equation.
  ///
  /// Source: measured on the `CASpringAnimation`s that UIKit creates; the measurements agree to 6·10⁻⁸, UIKit's own
  /// error.
  public init(
    settlingDuration: Double, dampingRatio: Double, velocity: Double = 0
  ) throws(ParameterError) {
    try ParameterError.requirePositive(settlingDuration, "settling")
    guard dampingRatio > 0.001 && dampingRatio.isFinite else {
      throw ParameterError(
        parameter: "damping-ratio", value: dampingRatio.shortestDecimal, allowed: "a finite number above 0.001")
    }
    try ParameterError.requireFinite(velocity, "velocity")
    let ratio = min(dampingRatio, 1)
    // In units of the duration: u = ωD and w = vD.
    guard let scaled = UIKitSettling(ratio: ratio, velocity: velocity * settlingDuration).scaledFrequency else {
      throw ParameterError(
        parameter: "velocity", value: velocity.shortestDecimal,
        allowed: "a number such that a spring settles in that time")
    }
    let frequency = scaled / settlingDuration
    self = try Self.derived(
      stiffness: frequency * frequency, from: ("settling", settlingDuration),
      damping: 2 * ratio * frequency, from: ("damping-ratio", dampingRatio))
  }

  /// UIKit's settling duration of the spring, the inverse of ``init(settlingDuration:dampingRatio:velocity:)`` for a
  /// velocity of 0.
  ///
  /// A ratio above 1 counts as 1; the duration is infinite for a ratio of at most 0.001.
  public var uiKitSettlingDuration: Double {
    guard dampingRatio > 0.001 else { return .infinity }
    let settling = UIKitSettling(ratio: min(dampingRatio, 1), velocity: 0)
    return settling.scaledFrequency.map { $0 / naturalFrequency } ?? .infinity
  }
}

extension Spring {
  /// Creates a spring of mass 1, with errors that name the original parameters instead of stiffness and damping.
  static func derived(
    stiffness: Double, from first: (name: String, value: Double),
    damping: Double, from second: (name: String, value: Double)
  ) throws(ParameterError) -> Spring {
    do {
      return try Spring(mass: 1, stiffness: stiffness, damping: damping)
    } catch {
      let source = error.parameter == "stiffness" ? first : second
      throw ParameterError(
        parameter: source.name, value: source.value.shortestDecimal,
        allowed: "a number for which the \(error.parameter), here \(error.value), is \(error.allowed)")
    }
  }
}

/// UIKit's equation between natural frequency and settling duration, in units of the settling duration.
private struct UIKitSettling {
  let ratio: Double
  let velocity: Double

  /// The product of natural frequency and settling duration, ωD.
  var scaledFrequency: Double? {
    guard ratio < 1 else { return root(from: criticalRoot) }
    return root(from: Double.log(1000 * ratio / complement) / ratio)
  }

  /// √(1 − ζ²).
  private var complement: Double { ((1 - ratio) * (1 + ratio)).squareRoot() }

  /// −1 − W₋₁(−0.001/e), the root of (1 + u)e^(−u) = 0.001.
  private var criticalRoot: Double { 9.233413476451586 }

  /// The logarithm of the displacement at the end, less that of 0.001.
  private func excess(_ frequency: Double) -> Double {
    guard ratio < 1 else {
      return Double.log(abs(1 + frequency - velocity)) - frequency - Double.log(0.001)
    }
    return Double.log(abs(ratio * frequency - velocity) / (frequency * complement)) - ratio * frequency
      - Double.log(0.001)
  }

  /// The root next to the one for velocity 0; for large frequencies the excess decreases steadily.
  private func root(from start: Double) -> Double? {
    guard velocity != 0 else { return start }
    var upper = start
    while excess(upper) > 0 && upper < 1e9 { upper *= 1.25 }
    var lower = upper
    while !(excess(lower) > 0) && lower > 1e-9 { lower *= 0.8 }
    guard excess(upper) <= 0, excess(lower) > 0 else { return nil }
    return bracketedRoot(in: lower...upper) { (-excess($0), .nan) }
  }
}
