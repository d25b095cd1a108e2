public import MotionCurves
internal import RealModule

/// A mass on a rod: θ″ = −(g/l)·sin θ − d·θ′.
public struct Pendulum: PointSystem, Hashable {
  /// The type of the angle in radians, 0 at the bottom.
  public typealias Position = Double

  /// The length l of the rod, above 0.
  public var length: Double
  /// The acceleration g of gravity.
  public var gravity: Double
  /// The damping d, per second.
  public var damping: Double

  /// Creates a pendulum.
  ///
  /// - Parameters:
  ///   - length: the length of the rod, above 0.
  ///   - gravity: the acceleration of gravity, in lengths per second squared.
  ///   - damping: the deceleration for each unit of angular velocity, per second.
  /// - Precondition: the numbers are in their domains; ``init(validatingLength:gravity:damping:)`` throws instead.
  public init(length: Double, gravity: Double = 9.80665, damping: Double = 0) {
    self = ParameterError.orTrap(try Self(validatingLength: length, gravity: gravity, damping: damping))
  }

  /// Creates a pendulum from numbers that come from outside.
  ///
  /// The parameters are those of ``init(length:gravity:damping:)``.
  ///
  /// - Throws: ``ParameterError`` for a length that is not positive, and for a number that is not finite.
  public init(
    validatingLength length: Double, gravity: Double = 9.80665, damping: Double = 0
  ) throws(ParameterError) {
    try ParameterError.requirePositive(length, "length")
    try ParameterError.requireFinite(gravity, "gravity")
    try ParameterError.requireFinite(damping, "damping")
    self.length = length
    self.gravity = gravity
    self.damping = damping
  }

  /// −(g/l)·sin θ − d·θ′.
  public func acceleration(at time: Double, position: Double, velocity: Double) -> Double {
    -gravity / length * .sin(position) - damping * velocity
  }

  /// −(g/l)·cos θ and −d.
  public func differentiate(
    byPosition: inout MutableSpan<Double>, byVelocity: inout MutableSpan<Double>, byTime: inout MutableSpan<Double>,
    at time: Double, positions: Span<Double>, velocities: Span<Double>
  ) -> Bool {
    byPosition[0] = -gravity / length * .cos(positions[0])
    byVelocity[0] = -damping
    return true
  }

  /// √(|g|/l), the frequency of small oscillations.
  public var slowestFrequency: Double { (abs(gravity) / length).squareRoot() }
}

extension Pendulum: Codable {
  private enum CodingKeys: String, CodingKey {
    case length, gravity, damping
  }

  /// Reads the pendulum; a damping that is missing is 0.
  ///
  /// - Throws: `DecodingError` for numbers that ``init(validatingLength:gravity:damping:)`` refuses.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let length = try container.decode(Double.self, forKey: .length)
    let gravity = try container.decode(Double.self, forKey: .gravity)
    let damping = try container.decodeIfPresent(Double.self, forKey: .damping) ?? 0
    self = try decoder.checked(try Self(validatingLength: length, gravity: gravity, damping: damping))
  }
}
