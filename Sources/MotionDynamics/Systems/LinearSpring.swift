public import MotionCurves
public import MotionSprings

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

extension LinearSpring: Encodable where Position: Encodable {
  /// Writes the spring and its target.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: LinearSpringKeys.self)
    try container.encode(spring, forKey: .spring)
    try container.encode(target, forKey: .target)
  }
}

/// The keys of both conformances, declared outside the generic type.
private enum LinearSpringKeys: String, CodingKey {
  case spring, target
}

extension LinearSpring: Decodable where Position: Decodable {
  /// Reads the spring and its target; a missing target is zero.
  ///
  /// - Throws: `DecodingError` for a spring outside its domain, and for a target that is not finite.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: LinearSpringKeys.self)
    let spring = try container.decode(Spring.self, forKey: .spring)
    let target = try container.decodeIfPresent(Position.self, forKey: .target) ?? .zero
    for index in 0..<Position.scalarCount {
      try decoder.checked(try ParameterError.requireFinite(target[scalar: index], "target"))
    }
    self.init(spring, target: target)
  }
}
