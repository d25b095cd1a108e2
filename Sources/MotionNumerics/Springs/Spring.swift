/// A linear spring: a mass m on a spring of stiffness k with a damping c, m·ẍ = −k·x − c·ẋ.
///
/// x is the displacement from the target. With the natural frequency ω = √(k/m) and the damping ratio ζ = c/(2√(km))
/// the spring swings through the target for ζ < 1 and creeps to it for ζ ≥ 1.
///
/// - Domain: mass and stiffness are positive, damping is not negative, all are finite; ω is within 10⁻¹⁰⁰…10¹⁰⁰ per
///   second and ζ at most 10⁵⁰.
/// - Accuracy: with A = max(|x₀|, |v₀|/ω) a position is right to 10⁻¹⁴·A and a velocity to 10⁻¹⁴·ωA, for any damping,
///   near ζ = 1 included, and at any time; see ``transition(over:)``.
public struct Spring: Sendable {
  /// The mass m.
  public let mass: Double
  /// The stiffness k, a force per length.
  public let stiffness: Double
  /// The damping c, a force per velocity.
  public let damping: Double

  /// The natural frequency ω = √(k/m), in radians per second.
  public let naturalFrequency: Double
  /// The damping ratio ζ = c/(2√(km)).
  public let dampingRatio: Double

  /// The coefficients of the closed form.
  let roots: CharacteristicRoots

  /// Creates a spring from data that come from outside.
  ///
  /// - Throws: ``ParameterError`` for a parameter outside the domain.
  public init(mass: Double, stiffness: Double, damping: Double) throws(ParameterError) {
    try ParameterError.requirePositive(mass, "mass")
    try ParameterError.requirePositive(stiffness, "stiffness")
    try ParameterError.requireNotNegative(damping, "damping")
    self.mass = mass
    self.stiffness = stiffness
    self.damping = damping
    naturalFrequency = (stiffness / mass).squareRoot()
    dampingRatio = 0.5 * (damping / mass) / naturalFrequency
    guard naturalFrequency >= 1e-100 && naturalFrequency <= 1e100 else {
      throw ParameterError(
        parameter: "stiffness", value: stiffness.shortestDecimal,
        allowed: "a number such that √(stiffness/mass) is from 1e-100 to 1e100")
    }
    guard dampingRatio <= 1e50 else {
      throw ParameterError(
        parameter: "damping", value: damping.shortestDecimal,
        allowed: "a number such that the damping ratio is at most 1e50")
    }
    roots = CharacteristicRoots(mass: mass, stiffness: stiffness, damping: damping)
  }

  /// Creates a spring from mass, stiffness and damping.
  ///
  /// - Precondition: the parameters are in the domain.
  public init(_ mass: Double, _ stiffness: Double, _ damping: Double) {
    self = ParameterError.orTrap(try Self(mass: mass, stiffness: stiffness, damping: damping))
  }
}

extension Spring: Hashable {
  /// Two springs are equal if their three parameters are.
  public static func == (a: Spring, b: Spring) -> Bool {
    a.mass == b.mass && a.stiffness == b.stiffness && a.damping == b.damping
  }

  /// Hashes the three parameters.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(mass)
    hasher.combine(stiffness)
    hasher.combine(damping)
  }
}

extension Spring {
  /// How a spring comes to rest.
  public enum Regime: String, Sendable, Hashable, CaseIterable {
    /// ζ = 0: it swings for ever.
    case undamped
    /// ζ < 1: it swings through the target.
    case underdamped
    /// ζ = 1, within 4 ulp: the fastest without a swing.
    case critical
    /// ζ > 1: it creeps.
    case overdamped
  }

  /// How the spring comes to rest.
  ///
  /// For a label alone: nothing is computed differently on account of it.
  public var regime: Regime {
    if dampingRatio == 0 { return .undamped }
    if abs(dampingRatio - 1) <= 4 * 1.0.ulp { return .critical }
    return dampingRatio < 1 ? .underdamped : .overdamped
  }
}
