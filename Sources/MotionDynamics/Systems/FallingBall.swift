public import MotionCurves

/// A ball that falls, and bounces from a floor: x″ = g − d·x′.
///
/// The floor is an event: `Simulation(of: ball, from: 1, events: [ball.bounce(from: 0, restitution: 0.8)])`.
public struct FallingBall: PointSystem, Hashable {
  /// The type of the position.
  public typealias Position = Double

  /// The acceleration g of gravity; negative if the position is a height.
  public var gravity: Double
  /// The drag d of the air, per second.
  public var drag: Double

  /// Creates a ball.
  ///
  /// - Parameters:
  ///   - gravity: the acceleration, negative if the position is a height.
  ///   - drag: the deceleration for each unit of velocity, per second.
  /// - Precondition: both are finite; ``init(validatingGravity:drag:)`` throws instead.
  public init(gravity: Double = -9.80665, drag: Double = 0) {
    self = ParameterError.orTrap(try Self(validatingGravity: gravity, drag: drag))
  }

  /// Creates a ball from numbers that come from outside.
  ///
  /// The parameters are those of ``init(gravity:drag:)``.
  ///
  /// - Throws: ``ParameterError`` for a number that is not finite.
  public init(validatingGravity gravity: Double, drag: Double = 0) throws(ParameterError) {
    try ParameterError.requireFinite(gravity, "gravity")
    try ParameterError.requireFinite(drag, "drag")
    self.gravity = gravity
    self.drag = drag
  }

  /// g − d·x′.
  public func acceleration(at time: Double, position: Double, velocity: Double) -> Double {
    gravity - drag * velocity
  }

  /// 0 and −d.
  public func differentiate(
    byPosition: inout MutableSpan<Double>, byVelocity: inout MutableSpan<Double>, byTime: inout MutableSpan<Double>,
    at time: Double, positions: Span<Double>, velocities: Span<Double>
  ) -> Bool {
    byVelocity[0] = -drag
    return true
  }

  /// Returns the event of a bounce on a floor in the direction of gravity.
  ///
  /// - Parameters:
  ///   - floor: the position of the floor.
  ///   - restitution: the fraction of the speed that remains after a bounce, from 0 to 1.
  /// - Returns: an event of the simulation.
  public func bounce(from floor: Double, restitution: Double) -> Simulation<FallingBall>.Event {
    .when(position: floor, gravity > 0 ? .rising : .falling, .reflect(restitution: restitution))
  }
}

extension FallingBall: Codable {
  private enum CodingKeys: String, CodingKey {
    case gravity, drag
  }

  /// Reads the ball; a drag that is missing is 0.
  ///
  /// - Throws: `DecodingError` for a number that is not finite.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let gravity = try container.decode(Double.self, forKey: .gravity)
    let drag = try container.decodeIfPresent(Double.self, forKey: .drag) ?? 0
    self = try decoder.checked(try Self(validatingGravity: gravity, drag: drag))
  }
}
