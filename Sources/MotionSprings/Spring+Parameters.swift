public import MotionCurves

/// Springs by their visible properties, such as duration and bounce; their mass is 1.
extension Spring {
  // MARK: Duration and bounce

  /// Creates a spring from its perceptual duration and its bounce, as SwiftUI and Core Animation do.
  ///
  /// With m = 1: k = (2π/duration)² and ζ = 1 − bounce, or ζ = 1/(1 + bounce) for a negative bounce. The defaults are
  /// SwiftUI's.
  ///
  /// - Parameters:
  ///   - duration: the perceptual duration 2π/ω in seconds, positive; see ``response``. It is the period of the
  ///     undamped spring, not the duration of the motion.
  ///   - bounce: above −1, at most 1: 0 is critically damped, 1 undamped, a negative bounce overdamped.
  /// - Precondition: the parameters are in their domain; ``init(validatingDuration:bounce:)`` throws instead.
  ///
  /// Source: SwiftUI's `Spring`; stiffness and damping equal the values measured on QuartzCore, bit for bit.
  public init(duration: Double = 0.5, bounce: Double = 0) {
    self = ParameterError.orTrap(try Self(validatingDuration: duration, bounce: bounce))
  }

  /// Creates a spring from its perceptual duration, such as `.milliseconds(500)`, and its bounce.
  @_disfavoredOverload
  public init(duration: Duration, bounce: Double = 0) { self.init(duration: duration.seconds, bounce: bounce) }

  /// Creates a spring from a perceptual duration and a bounce that come from outside.
  ///
  /// The numbers are those of ``init(duration:bounce:)-(Double,_)``.
  ///
  /// - Throws: ``ParameterError`` for a parameter outside its domain.
  @inline(never)
  public init(validatingDuration duration: Double, bounce: Double = 0) throws(ParameterError) {
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
  /// The inverse of ``init(duration:bounce:)-(Double,_)``.
  public var bounce: Double { dampingRatio <= 1 ? 1 - dampingRatio : 1 / dampingRatio - 1 }

  // MARK: Response and damping ratio

  /// Creates a spring from its response 2π/ω and its damping ratio ζ.
  ///
  /// k = (2π/response)² and c = 4πζ/response, with m = 1.
  ///
  /// - Precondition: the response is positive and the ratio not negative;
  ///   ``init(validatingResponse:dampingRatio:)`` throws instead.
  ///
  /// Source: SwiftUI's `Spring` and `spring(response:dampingFraction:)`.
  public init(response: Double, dampingRatio: Double) {
    self = ParameterError.orTrap(try Self(validatingResponse: response, dampingRatio: dampingRatio))
  }

  /// Creates a spring from a response and a damping ratio that come from outside; see ``init(response:dampingRatio:)``.
  ///
  /// - Throws: ``ParameterError`` unless the response is positive and the ratio not negative.
  @inline(never)
  public init(validatingResponse response: Double, dampingRatio: Double) throws(ParameterError) {
    try ParameterError.requirePositive(response, "response")
    try ParameterError.requireNotNegative(dampingRatio, "damping-ratio")
    let frequency = 2 * Double.pi / response
    self = try Self.derived(
      stiffness: frequency * frequency, from: ("response", response),
      damping: 4 * .pi * dampingRatio / response, from: ("damping-ratio", dampingRatio))
  }

  /// The response 2π/ω in seconds, the period without damping; Apple also calls it the perceptual duration.
  public var response: Double { 2 * .pi / naturalFrequency }

  // MARK: Stiffness and damping ratio

  /// Creates a spring from its stiffness and damping ratio, with m = 1, as Compose and Material do.
  ///
  /// - Precondition: the stiffness is positive and the ratio not negative;
  ///   ``init(validatingStiffness:dampingRatio:)`` throws instead.
  public init(stiffness: Double, dampingRatio: Double) {
    self = ParameterError.orTrap(try Self(validatingStiffness: stiffness, dampingRatio: dampingRatio))
  }

  /// Creates a spring from a stiffness and a damping ratio that come from outside.
  ///
  /// - Throws: ``ParameterError`` unless the stiffness is positive and the ratio not negative.
  @inline(never)
  public init(validatingStiffness stiffness: Double, dampingRatio: Double) throws(ParameterError) {
    try ParameterError.requirePositive(stiffness, "stiffness")
    try ParameterError.requireNotNegative(dampingRatio, "damping-ratio")
    self = try Self.derived(
      stiffness: stiffness, from: ("stiffness", stiffness),
      damping: 2 * dampingRatio * stiffness.squareRoot(), from: ("damping-ratio", dampingRatio))
  }
}

extension Spring {
  /// Creates a spring of mass 1, with errors that name the original parameters instead of stiffness and damping.
  @inline(never)
  static func derived(
    stiffness: Double, from first: (name: String, value: Double),
    damping: Double, from second: (name: String, value: Double)
  ) throws(ParameterError) -> Spring {
    do {
      return try Spring(validatingMass: 1, stiffness: stiffness, damping: damping)
    } catch {
      let source = error.parameter == "stiffness" ? first : second
      throw ParameterError(
        parameter: source.name, value: source.value.shortestDecimal,
        allowed: "a number for which the \(error.parameter), here \(error.value), is \(error.allowed)")
    }
  }
}
