public import MotionNumerics

/// A number or vector on a spring and a damper: m·x″ = −k·(x − target) − c·x′.
///
/// ``SpringMotion`` is its closed form, which is faster and exact. Use this system for events, and to check the solver.
public struct LinearSpring<Position: Coordinates & VectorValue>: PointSystem, TargetedSystem {
  /// Mass, stiffness and damping.
  public var spring: Spring
  /// The position at rest.
  public var target: Position

  /// Creates a spring that is drawn to a target.
  public init(_ spring: Spring, target: Position = .zero) {
    self.spring = spring
    self.target = target
  }

  /// −(k/m)·(x − target) − (c/m)·x′.
  @inlinable
  public func acceleration(at time: Double, position: Position, velocity: Position) -> Position {
    (position - target) * -(spring.stiffness / spring.mass) + velocity * -(spring.damping / spring.mass)
  }

  /// The matrices −k/m and −c/m.
  public func differentiate(
    byPosition: inout MutableSpan<Double>, byVelocity: inout MutableSpan<Double>, byTime: inout MutableSpan<Double>,
    at time: Double, positions: Span<Double>, velocities: Span<Double>
  ) -> Bool {
    for index in 0..<coordinateCount {
      byPosition[index * (coordinateCount + 1)] = -spring.stiffness / spring.mass
      byVelocity[index * (coordinateCount + 1)] = -spring.damping / spring.mass
    }
    return true
  }

  /// The natural frequency.
  public var slowestFrequency: Double { spring.naturalFrequency }
}

extension LinearSpring: Equatable where Position: Equatable {}
extension LinearSpring: Hashable where Position: Hashable {}
