public import MotionCurves
public import MotionSprings

/// A spring with dry (Coulomb) friction: m·x″ = −k·(x − target) − c·x′ − μ·sign(x′); at rest it sticks where
/// |k·(x − target)| ≤ μ.
///
/// It comes to rest after a finite number of half-oscillations, anywhere within μ/k of its target. Static and kinetic
/// friction are equal.
public struct FrictionSpring: PointSystem, TargetedSystem, Hashable {
  /// The type of the position.
  public typealias Position = Double

  /// Mass, stiffness and damping.
  public var spring: Spring
  /// The force μ of dry friction, not negative.
  public var friction: Double
  /// The position to which the spring is drawn.
  public var target: Double

  /// Creates a spring with dry friction.
  ///
  /// - Parameters:
  ///   - spring: mass, stiffness and (viscous) damping.
  ///   - friction: the force of dry friction, not negative.
  ///   - target: the position to which the spring is drawn.
  /// - Precondition: the numbers are in their domains; ``init(validating:friction:target:)`` throws instead.
  public init(_ spring: Spring, friction: Double, target: Double = 0) {
    self = ParameterError.orTrap(try Self(validating: spring, friction: friction, target: target))
  }

  /// Creates a spring with dry friction from numbers that come from outside.
  ///
  /// The parameters are those of ``init(_:friction:target:)``.
  ///
  /// - Throws: ``ParameterError`` for a friction that is negative, and for a number that is not finite.
  public init(validating spring: Spring, friction: Double, target: Double = 0) throws(ParameterError) {
    try ParameterError.requireNotNegative(friction, "friction")
    try ParameterError.requireFinite(target, "target")
    self.spring = spring
    self.friction = friction
    self.target = target
  }

  /// (−k·(x − target) − c·x′)/m.
  public func acceleration(at time: Double, position: Double, velocity: Double) -> Double {
    (spring.stiffness * (target - position) - spring.damping * velocity) / spring.mass
  }

  /// −k/m and −c/m.
  public func differentiate(
    byPosition: inout MutableSpan<Double>, byVelocity: inout MutableSpan<Double>, byTime: inout MutableSpan<Double>,
    at time: Double, positions: Span<Double>, velocities: Span<Double>
  ) -> Bool {
    byPosition[0] = -spring.stiffness / spring.mass
    byVelocity[0] = -spring.damping / spring.mass
    return true
  }

  /// μ/m.
  public func frictionLimit(of coordinate: Int) -> Double { friction / spring.mass }

  /// The natural frequency.
  public var slowestFrequency: Double { spring.naturalFrequency }
}

extension FrictionSpring: Codable {
  private enum CodingKeys: String, CodingKey {
    case spring, friction, target
  }

  /// Reads the spring and its friction; a target that is missing is 0.
  ///
  /// - Throws: `DecodingError` for numbers that ``init(validating:friction:target:)`` refuses.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let spring = try container.decode(Spring.self, forKey: .spring)
    let friction = try container.decode(Double.self, forKey: .friction)
    let target = try container.decodeIfPresent(Double.self, forKey: .target) ?? 0
    self = try decoder.checked(try Self(validating: spring, friction: friction, target: target))
  }
}
