public import MotionCurves
public import MotionSprings

/// The spring of a spring animation: Core Animation's `CASpringAnimation`.
///
/// The motion from start to end is that of ``MotionSprings/SpringMotion`` from 0 to 1, a function of the elapsed
/// seconds: a duration only cuts it off, and a timing curve is ignored. Source: Apple, *CASpringAnimation*;
/// Documentation/CoreAnimation.md, "Springs".
public struct SpringParameters: Sendable, Hashable {
  /// The spring.
  public let spring: Spring
  /// The velocity at the start, in distances (to − from) per second, positive towards the end.
  public let initialVelocity: Double
  /// Whether a damping ratio above 1 is allowed; otherwise 1 takes its place.
  public let allowsOverdamping: Bool

  /// Creates the spring of an animation; without arguments Core Animation's default.
  ///
  /// - Precondition: mass and stiffness are positive, the damping is not negative, and the velocity is finite;
  ///   ``init(validatingMass:stiffness:damping:initialVelocity:allowsOverdamping:)`` throws instead.
  public init(
    mass: Double = 1, stiffness: Double = 100, damping: Double = 10, initialVelocity: Double = 0,
    allowsOverdamping: Bool = false
  ) {
    self = ParameterError.orTrap(
      try Self(
        validatingMass: mass, stiffness: stiffness, damping: damping, initialVelocity: initialVelocity,
        allowsOverdamping: allowsOverdamping))
  }

  /// Creates the spring of an animation.
  ///
  /// - Throws: ``MotionCurves/ParameterError`` for a mass or stiffness that is not positive, a negative damping, or a
  ///   velocity that is not finite.
  public init(
    validatingMass mass: Double, stiffness: Double = 100, damping: Double = 10, initialVelocity: Double = 0,
    allowsOverdamping: Bool = false
  ) throws(ParameterError) {
    try self.init(
      validating: try Spring(validatingMass: mass, stiffness: stiffness, damping: damping),
      initialVelocity: initialVelocity,
      allowsOverdamping: allowsOverdamping)
  }

  /// Creates the spring of an animation from any spring, such as `.snappy`, which may be overdamped.
  ///
  /// - Precondition: the velocity is finite; ``init(validating:initialVelocity:allowsOverdamping:)`` throws instead.
  public init(_ spring: Spring, initialVelocity: Double = 0, allowsOverdamping: Bool = true) {
    self = ParameterError.orTrap(
      try Self(validating: spring, initialVelocity: initialVelocity, allowsOverdamping: allowsOverdamping))
  }

  /// Creates the spring of an animation from any spring, which may be overdamped.
  ///
  /// - Throws: ``MotionCurves/ParameterError`` for a velocity that is not finite.
  public init(
    validating spring: Spring, initialVelocity: Double = 0, allowsOverdamping: Bool = true
  ) throws(ParameterError) {
    try ParameterError.requireFinite(initialVelocity, "initialVelocity")
    self.spring = spring
    self.initialVelocity = initialVelocity
    self.allowsOverdamping = allowsOverdamping
  }

  /// Core Animation's `settlingDuration`, in seconds.
  public var settlingDuration: Double { spring.coreAnimation.settlingDuration(velocity: initialVelocity) }

  /// The motion from 0 to 1.
  var motion: SpringMotion<Double> {
    guard spring.dampingRatio > 1 && !allowsOverdamping else { return spring.unitStep(velocity: initialVelocity) }
    let frequency = spring.naturalFrequency
    return Spring(mass: 1, stiffness: frequency * frequency, damping: 2 * frequency).unitStep(velocity: initialVelocity)
  }

  /// The motion from 0 to 1 of an animation with a positive speed, in its parent's time.
  ///
  /// - Throws: ``MotionCurves/ParameterError`` if that is no spring any more.
  package func motion(atSpeed speed: Double) throws(ParameterError) -> SpringMotion<Double> {
    let motion = motion
    guard speed != 1 else { return motion }
    return try SpringMotion(
      validating: try motion.spring.stretched(by: 1 / speed), from: 0, to: 1, velocity: initialVelocity * speed)
  }
}

// Embedded Swift has no Codable.
#if !hasFeature(Embedded)
  extension SpringParameters: Codable {
    private enum CodingKeys: String, CodingKey {
      case spring, initialVelocity, allowsOverdamping
    }

    /// Reads the spring and the other values; a missing value is Core Animation's default.
    ///
    /// - Throws: `DecodingError` for a spring or a velocity that the throwing initialisers refuse.
    public init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      let spring = try container.decode(Spring.self, forKey: .spring)
      let velocity = try container.decodeIfPresent(Double.self, forKey: .initialVelocity) ?? 0
      let allowsOverdamping = try container.decodeIfPresent(Bool.self, forKey: .allowsOverdamping) ?? false
      self = try decoder.checked(
        try Self(validating: spring, initialVelocity: velocity, allowsOverdamping: allowsOverdamping))
    }
  }
#endif
