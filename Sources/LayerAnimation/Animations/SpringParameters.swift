public import MotionNumerics

/// The spring of a spring animation: Core Animation's `CASpringAnimation`.
///
/// The motion from start to end is that of ``MotionNumerics/SpringMotion`` from 0 to 1, a function of the elapsed
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
  /// - Throws: ``ParameterError`` for a mass or stiffness that is not positive, a negative damping, or a velocity that
  ///   is not finite.
  public init(
    mass: Double = 1, stiffness: Double = 100, damping: Double = 10, initialVelocity: Double = 0,
    allowsOverdamping: Bool = false
  ) throws(ParameterError) {
    try ParameterError.requireFinite(initialVelocity, "initialVelocity")
    spring = try Spring(validatingMass: mass, stiffness: stiffness, damping: damping)
    self.initialVelocity = initialVelocity
    self.allowsOverdamping = allowsOverdamping
  }

  /// Creates a spring, which may be overdamped, from a perceptual duration and a bounce.
  ///
  /// - Throws: ``ParameterError`` as ``MotionNumerics/Spring`` does.
  public init(
    perceptualDuration: Double, bounce: Double, initialVelocity: Double = 0
  ) throws(ParameterError) {
    try ParameterError.requireFinite(initialVelocity, "initialVelocity")
    spring = try Spring(validatingDuration: perceptualDuration, bounce: bounce)
    self.initialVelocity = initialVelocity
    allowsOverdamping = true
  }

  /// Core Animation's `settlingDuration`, in seconds.
  public var settlingDuration: Double { spring.coreAnimation.settlingDuration(velocity: initialVelocity) }
  /// The response 2π/ω in seconds, Core Animation's perceptual duration.
  public var response: Double { spring.response }
  /// The bounce 1 − ζ, or 1/ζ − 1 for an overdamped spring.
  public var bounce: Double { spring.bounce }

  /// The motion from 0 to 1.
  var motion: SpringMotion<Double> {
    guard spring.dampingRatio > 1 && !allowsOverdamping else { return spring.unitStep(velocity: initialVelocity) }
    let frequency = spring.naturalFrequency
    return Spring(mass: 1, stiffness: frequency * frequency, damping: 2 * frequency).unitStep(velocity: initialVelocity)
  }
}
