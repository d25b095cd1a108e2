public import MotionCurves

/// A linear spring: a mass m, a stiffness k and a damping c with m·ẍ = −k·x − c·ẋ.
///
/// x is the displacement from the target. With the natural frequency ω = √(k/m) and the damping ratio ζ = c/(2√(km))
/// the spring oscillates about the target for ζ < 1 and approaches it without oscillation for ζ ≥ 1.
///
/// ```swift
/// let spring = Spring(duration: 0.5, bounce: 0.3)
/// let motion = SpringMotion(spring, from: 0, to: 100)
/// let (value, velocity) = motion.state(at: 0.2)
/// ```
///
/// Each initialiser traps with a message on a parameter outside its domain. Its twin with the word `validating` before
/// the first label is for numbers from outside: it throws a ``ParameterError`` instead. Springs with the parameters of
/// other libraries carry the names of these libraries: ``origami(tension:friction:)``, ``pop(bounciness:speed:)``,
/// ``uiKit(settlingDuration:dampingRatio:velocity:)``, ``reactSpring(_:)``, ``compose(_:_:)``, ``material(_:)``.
///
/// - Domain: finite numbers; a positive mass and stiffness, a damping that is not negative; ω within 10⁻¹⁰⁰…10¹⁰⁰ per
///   second and ζ at most 10⁵⁰.
/// - Accuracy: with A = max(|x₀|, |v₀|/ω), 10⁻¹⁴·A for a position and 10⁻¹⁴·ωA for a velocity, at any time and for any
///   damping, even near ζ = 1.
public struct Spring: Sendable {
  /// The mass m.
  public let mass: Double
  /// The stiffness k, in force per length.
  public let stiffness: Double
  /// The damping c, in force per velocity.
  public let damping: Double

  /// The natural frequency ω = √(k/m), in radians per second.
  public let naturalFrequency: Double
  /// The damping ratio ζ = c/(2√(km)).
  public let dampingRatio: Double

  /// The roots of the characteristic equation, from which the closed form is computed.
  package let roots: CharacteristicRoots

  /// Creates a spring from its mass, stiffness and damping.
  ///
  /// - Precondition: the parameters are in their domain; ``init(validatingMass:stiffness:damping:)`` throws instead.
  public init(mass: Double = 1, stiffness: Double, damping: Double) {
    self = ParameterError.orTrap(try Self(validatingMass: mass, stiffness: stiffness, damping: damping))
  }

  /// Creates a spring from a mass, a stiffness and a damping that come from outside.
  ///
  /// - Throws: ``ParameterError`` for a parameter outside its domain.
  public init(validatingMass mass: Double, stiffness: Double, damping: Double) throws(ParameterError) {
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
  /// The damping of a spring, by kind.
  public enum Regime: String, Sendable, Hashable, CaseIterable {
    /// ζ = 0: the spring oscillates for ever.
    case undamped
    /// ζ < 1: the spring oscillates about the target.
    case underdamped
    /// ζ = 1, within 4 ulp: the fastest approach without oscillation.
    case critical
    /// ζ > 1: the spring approaches the target slowly.
    case overdamped
  }

  /// The kind of damping.
  ///
  /// It serves as a label only: no computation depends on it.
  public var regime: Regime {
    if dampingRatio == 0 { return .undamped }
    if abs(dampingRatio - 1) <= 4 * 1.0.ulp { return .critical }
    return dampingRatio < 1 ? .underdamped : .overdamped
  }
}

extension Spring: CustomStringConvertible {
  /// The spring as Swift: `Spring(mass: 1, stiffness: 100, damping: 10)`.
  public var description: String {
    "Spring(mass: \(mass.shortestDecimal), stiffness: \(stiffness.shortestDecimal), "
      + "damping: \(damping.shortestDecimal))"
  }
}
