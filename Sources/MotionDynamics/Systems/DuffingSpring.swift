public import MotionCurves
public import MotionSprings
internal import RealModule

/// Duffing's oscillator, a spring that gets stiffer or softer as it is stretched, with or without a drive:
/// m·x″ = −k·e − β·e³ − c·x′ + F·cos(Ω·t), with e = x − target.
///
/// Source: G. Duffing, *Erzwungene Schwingungen bei veränderlicher Eigenfrequenz*, 1918.
public struct DuffingSpring: PointSystem, TargetedSystem, Hashable {
  /// The type of the position.
  public typealias Position = Double

  /// The mass, above 0.
  public var mass: Double
  /// The stiffness k, force per length; a negative stiffness with a positive β makes two wells.
  public var stiffness: Double
  /// The damping c, force per velocity.
  public var damping: Double
  /// The cubic stiffness β, force per length cubed: positive for a spring that gets stiffer.
  public var cubicStiffness: Double
  /// The position at rest.
  public var target: Double
  /// The force F of the drive.
  public var driveForce: Double
  /// The frequency Ω of the drive, in radians per second.
  public var driveFrequency: Double

  /// Creates a Duffing oscillator.
  ///
  /// - Parameters:
  ///   - spring: mass, stiffness and damping.
  ///   - cubicStiffness: the cubic stiffness β, force per length cubed.
  ///   - target: the position at rest.
  ///   - driveForce: the amplitude of the driving force.
  ///   - driveFrequency: the frequency of the driving force in radians per second.
  /// - Precondition: all numbers are finite; ``init(validating:cubicStiffness:target:driveForce:driveFrequency:)``
  ///   throws instead.
  public init(
    _ spring: Spring, cubicStiffness: Double, target: Double = 0, driveForce: Double = 0, driveFrequency: Double = 0
  ) {
    self = ParameterError.orTrap(
      try Self(
        validating: spring, cubicStiffness: cubicStiffness, target: target, driveForce: driveForce,
        driveFrequency: driveFrequency))
  }

  /// Creates a Duffing oscillator from numbers that come from outside.
  ///
  /// The parameters are those of ``init(_:cubicStiffness:target:driveForce:driveFrequency:)``.
  ///
  /// - Throws: ``ParameterError`` for a number that is not finite.
  public init(
    validating spring: Spring, cubicStiffness: Double, target: Double = 0, driveForce: Double = 0,
    driveFrequency: Double = 0
  ) throws(ParameterError) {
    try ParameterError.requireFinite(cubicStiffness, "cubicStiffness")
    try ParameterError.requireFinite(target, "target")
    try ParameterError.requireFinite(driveForce, "driveForce")
    try ParameterError.requireFinite(driveFrequency, "driveFrequency")
    mass = spring.mass
    stiffness = spring.stiffness
    damping = spring.damping
    self.cubicStiffness = cubicStiffness
    self.target = target
    self.driveForce = driveForce
    self.driveFrequency = driveFrequency
  }

  /// (−k·e − β·e³ − c·x′ + F·cos(Ω·t))/m.
  public func acceleration(at time: Double, position: Double, velocity: Double) -> Double {
    let extent = position - target
    let drive = driveForce == 0 ? 0 : driveForce * .cos(driveFrequency * time)
    // The longest product comes last, so that the rest need not wait for it.
    return (drive - damping * velocity - (stiffness + cubicStiffness * extent * extent) * extent) / mass
  }

  /// −(k + 3β·e²)/m, −c/m, and −F·Ω·sin(Ω·t)/m.
  public func differentiate(
    byPosition: inout MutableSpan<Double>, byVelocity: inout MutableSpan<Double>, byTime: inout MutableSpan<Double>,
    at time: Double, positions: Span<Double>, velocities: Span<Double>
  ) -> Bool {
    let extent = positions[0] - target
    byPosition[0] = -(stiffness + 3 * cubicStiffness * extent * extent) / mass
    byVelocity[0] = -damping / mass
    byTime[0] = -driveForce * driveFrequency * .sin(driveFrequency * time) / mass
    return true
  }

  /// √(|k|/m), the frequency of small oscillations.
  public var slowestFrequency: Double { (abs(stiffness) / mass).squareRoot() }
}

extension DuffingSpring: Codable {
  private enum CodingKeys: String, CodingKey {
    case mass, stiffness, damping, cubicStiffness, target, driveForce, driveFrequency
  }

  /// Reads the oscillator; a target or a drive that is missing is 0.
  ///
  /// Stiffness and damping may be negative, like the properties.
  ///
  /// - Throws: `DecodingError` for a mass that is not positive, and for a number that is not finite.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    func finite(_ key: CodingKeys, _ number: Double?) throws -> Double {
      let number = try number ?? container.decode(Double.self, forKey: key)
      try decoder.checked(try ParameterError.requireFinite(number, key.stringValue))
      return number
    }
    func optional(_ key: CodingKeys) throws -> Double {
      try finite(key, try container.decodeIfPresent(Double.self, forKey: key) ?? 0)
    }
    mass = try finite(.mass, nil)
    stiffness = try finite(.stiffness, nil)
    damping = try finite(.damping, nil)
    cubicStiffness = try finite(.cubicStiffness, nil)
    target = try optional(.target)
    driveForce = try optional(.driveForce)
    driveFrequency = try optional(.driveFrequency)
    try decoder.checked(try ParameterError.requirePositive(mass, "mass"))
  }
}
