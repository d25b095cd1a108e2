public import MotionNumerics

/// A spring whose body rubs on something dry: m·x″ = −k·(x − target) − c·x′ − μ·sign(x′), and it sticks where
/// |k·(x − target)| ≤ μ at rest.
///
/// It comes to rest after a finite number of swings, anywhere within μ/k of its target. The limit at rest is the
/// friction of the motion.
public struct FrictionSpring: PointSystem, TargetedSystem {
  /// What moves.
  public typealias Position = Double

  /// Mass, stiffness and damping.
  public var spring: Spring
  /// The force μ of dry friction, not negative.
  public var friction: Double
  /// The position to which it is drawn.
  public var target: Double

  /// A spring with dry friction.
  ///
  /// - Parameters:
  ///   - spring: mass, stiffness and (viscous) damping.
  ///   - friction: the force of dry friction, not negative.
  ///   - target: the position to which it is drawn.
  public init(_ spring: Spring, friction: Double, target: Double = 0) {
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
