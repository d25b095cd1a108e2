public import MotionCurves

/// The limits of a motion, as of a machine or an eye: the greatest velocity, acceleration and jerk of each scalar.
public struct MotionLimits<Value: VectorValue>: Sendable, Equatable {
  /// The greatest velocity of each scalar, in value units per second.
  public let velocity: Value
  /// The greatest acceleration of each scalar, in value units per second squared.
  public let acceleration: Value
  /// The greatest jerk of each scalar, in value units per second cubed; nil for no limit, which makes the velocity a
  /// trapezoid.
  public let jerk: Value?

  /// Creates limits.
  ///
  /// - Precondition: all scalars are positive and finite; ``init(validatingVelocity:acceleration:jerk:)`` throws instead.
  public init(velocity: Value, acceleration: Value, jerk: Value? = nil) {
    self = ParameterError.orTrap(try Self(validatingVelocity: velocity, acceleration: acceleration, jerk: jerk))
  }

  /// Creates limits with numbers from outside.
  ///
  /// - Throws: ``ParameterError`` for a scalar that is not from 10⁻⁵⁰ to 10⁵⁰.
  public init(validatingVelocity velocity: Value, acceleration: Value, jerk: Value? = nil) throws(ParameterError) {
    try Self.requireAllowed(velocity, "velocity")
    try Self.requireAllowed(acceleration, "acceleration")
    if let jerk { try Self.requireAllowed(jerk, "jerk") }
    self.velocity = velocity
    self.acceleration = acceleration
    self.jerk = jerk
  }

  private static func requireAllowed(_ limit: Value, _ parameter: String) throws(ParameterError) {
    for index in 0..<Value.scalarCount {
      let scalar = limit[scalar: index]
      guard scalar >= 1e-50 && scalar <= 1e50 else {
        throw ParameterError(
          parameter: parameter, value: scalar.shortestDecimal, allowed: "a number from 1e-50 to 1e50 for each scalar")
      }
    }
  }
}

extension MotionLimits: Hashable where Value: Hashable {}

// Embedded Swift has no Codable.
#if !hasFeature(Embedded)
  extension MotionLimits: Codable where Value: Codable {
    private enum CodingKeys: CodingKey {
      case velocity, acceleration, jerk
    }

    /// Decodes the limits; a missing jerk is not limited.
    ///
    /// - Throws: a `DecodingError` for a missing value, or a number outside its domain.
    public init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      let velocity = try container.decode(Value.self, forKey: .velocity)
      let acceleration = try container.decode(Value.self, forKey: .acceleration)
      let jerk = try container.decodeIfPresent(Value.self, forKey: .jerk)
      self = try decoder.checked(
        try Self(validatingVelocity: velocity, acceleration: acceleration, jerk: jerk))
    }
  }
#endif
