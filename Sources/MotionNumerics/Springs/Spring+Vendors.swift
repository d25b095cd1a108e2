/// The spring parameters and presets of other libraries.
extension Spring {
  // MARK: Origami and pop

  /// Creates a spring from Origami's tension and friction.
  ///
  /// k = 3.62·(tension − 30) + 194 and c = 3·(friction − 8) + 25, with m = 1.
  ///
  /// Rebound's defaults, tension 40 and friction 7, give k = 230.2 and c = 22.
  ///
  /// - Throws: ``ParameterError`` if the stiffness is not positive or the damping is negative.
  ///
  /// Source: Facebook's Rebound, `OrigamiValueConverter`.
  public init(tension: Double, friction: Double) throws(ParameterError) {
    try ParameterError.requireFinite(tension, "tension")
    try ParameterError.requireFinite(friction, "friction")
    self = try Self.derived(
      stiffness: Self.stiffness(ofTension: tension), from: ("tension", tension),
      damping: Self.damping(ofFriction: friction), from: ("friction", friction))
  }

  private static func stiffness(ofTension tension: Double) -> Double { (tension - 30) * 3.62 + 194 }

  private static func damping(ofFriction friction: Double) -> Double { (friction - 8) * 3 + 25 }

  /// Origami's tension: the inverse of ``init(tension:friction:)``, for a mass of 1.
  public var tension: Double { (stiffness / mass - 194) / 3.62 + 30 }

  /// Origami's friction: the inverse of ``init(tension:friction:)``, for a mass of 1.
  public var friction: Double { (damping / mass - 25) / 3 + 8 }

  /// Creates a spring from pop's bounciness and speed, both usually in 0…20; pop's defaults are 4 and 12.
  ///
  /// The speed gives Origami's tension. The bounciness lowers the friction, from the one without a bounce at that
  /// tension to 0.01.
  ///
  /// - Throws: ``ParameterError`` for numbers that give no valid spring.
  ///
  /// Source: Facebook's pop and Rebound, `BouncyConversion`.
  public init(bounciness: Double, speed: Double) throws(ParameterError) {
    try ParameterError.requireFinite(bounciness, "bounciness")
    try ParameterError.requireFinite(speed, "speed")
    let tension = Bouncy.tension(speed: speed)
    let limit = Bouncy.frictionWithoutBounce(tension: tension)
    let friction = Bouncy.friction(bounciness: bounciness, limit: limit)
    self = try Self.derived(
      stiffness: Self.stiffness(ofTension: tension), from: ("speed", speed),
      damping: Self.damping(ofFriction: friction), from: ("bounciness", bounciness))
  }

  /// pop's speed: the inverse of ``init(bounciness:speed:)``.
  public var speed: Double { Bouncy.speed(tension: tension) }

  /// pop's bounciness; nil where no bounciness gives so much friction.
  ///
  /// The inverse of ``init(bounciness:speed:)`` up to a bounciness of 42.5, where pop's formula turns back.
  public var bounciness: Double? {
    Bouncy.bounciness(friction: friction, limit: Bouncy.frictionWithoutBounce(tension: tension))
  }

  /// The formulas of `BouncyConversion`.
  private enum Bouncy {
    static func tension(speed: Double) -> Double { 0.5 + speed / 1.7 / 20 * 199.5 }

    static func speed(tension: Double) -> Double { (tension - 0.5) / 199.5 * 20 * 1.7 }

    /// Origami's friction at which a spring of that tension does not bounce: three fitted cubics.
    static func frictionWithoutBounce(tension x: Double) -> Double {
      if x <= 18 { return 0.0007 * x * x * x - 0.031 * x * x + 0.64 * x + 1.28 }
      if x <= 44 { return 0.000044 * x * x * x - 0.006 * x * x + 0.36 * x + 2 }
      return 0.00000045 * x * x * x - 0.000332 * x * x + 0.1078 * x + 5.84
    }

    /// The friction, quadratic from `limit` at 0 to 0.01, with b = 0.8·bounciness/34.
    static func friction(bounciness: Double, limit: Double) -> Double {
      let fraction = bounciness / 1.7 / 20 * 0.8
      let eased = 2 * fraction - fraction * fraction
      return eased * 0.01 + (1 - eased) * limit
    }

    static func bounciness(friction: Double, limit: Double) -> Double? {
      let eased = (limit - friction) / (limit - 0.01)
      // The root of 2b − b² = eased below 1.
      guard eased <= 1 else { return nil }
      return eased / (1 + (1 - eased).squareRoot()) / 0.8 * 20 * 1.7
    }
  }

  // MARK: Named springs

  /// SwiftUI's `smooth`: no bounce, a duration of 0.5.
  public static let smooth = ParameterError.orTrap(try Spring(duration: 0.5, bounce: 0))
  /// SwiftUI's `snappy`: a small bounce of 0.15, a duration of 0.5.
  public static let snappy = ParameterError.orTrap(try Spring(duration: 0.5, bounce: 0.15))
  /// SwiftUI's `bouncy`: a bounce of 0.3, a duration of 0.5.
  public static let bouncy = ParameterError.orTrap(try Spring(duration: 0.5, bounce: 0.3))
  /// SwiftUI's `interactiveSpring`: a response of 0.15, a damping ratio of 0.86.
  public static let interactive = ParameterError.orTrap(try Spring(response: 0.15, dampingRatio: 0.86))

  /// react-spring's presets, all of mass 1.
  ///
  /// Source: react-spring, `config`.
  public enum ReactSpring: String, Sendable, Hashable, CaseIterable {
    /// Stiffness 170, damping 26.
    case `default`
    /// Stiffness 120, damping 14.
    case gentle
    /// Stiffness 180, damping 12.
    case wobbly
    /// Stiffness 210, damping 20.
    case stiff
    /// Stiffness 280, damping 60.
    case slow
    /// Stiffness 280, damping 120.
    case molasses

    /// The spring with that name.
    public var spring: Spring {
      switch self {
      case .default: Spring(1, 170, 26)
      case .gentle: Spring(1, 120, 14)
      case .wobbly: Spring(1, 180, 12)
      case .stiff: Spring(1, 210, 20)
      case .slow: Spring(1, 280, 60)
      case .molasses: Spring(1, 280, 120)
      }
    }
  }

  /// Jetpack Compose's stiffnesses.
  ///
  /// Source: androidx, `Spring`.
  public enum ComposeStiffness: Double, Sendable, Hashable, CaseIterable {
    /// `StiffnessHigh`.
    case high = 10000
    /// `StiffnessMedium`.
    case medium = 1500
    /// `StiffnessMediumLow`.
    case mediumLow = 400
    /// `StiffnessLow`.
    case low = 200
    /// `StiffnessVeryLow`.
    case veryLow = 50
  }

  /// Jetpack Compose's damping ratios.
  ///
  /// Source: androidx, `Spring`.
  public enum ComposeDamping: Double, Sendable, Hashable, CaseIterable {
    /// `DampingRatioHighBouncy`.
    case highBouncy = 0.2
    /// `DampingRatioMediumBouncy`.
    case mediumBouncy = 0.5
    /// `DampingRatioLowBouncy`.
    case lowBouncy = 0.75
    /// `DampingRatioNoBouncy`.
    case noBouncy = 1
  }

  /// A spring of Jetpack Compose, with m = 1.
  public static func compose(_ stiffness: ComposeStiffness, _ damping: ComposeDamping) -> Spring {
    ParameterError.orTrap(try Spring(stiffness: stiffness.rawValue, dampingRatio: damping.rawValue))
  }

  /// The springs of Material 3's motion schemes, by scheme, kind and speed.
  ///
  /// Source: androidx material3, tokens v0.14.
  public enum Material: String, Sendable, Hashable, CaseIterable {
    /// Expressive, spatial, default: damping ratio 0.8, stiffness 380.
    case expressiveSpatial
    /// Expressive, spatial, fast: damping ratio 0.6, stiffness 800.
    case expressiveSpatialFast
    /// Expressive, spatial, slow: damping ratio 0.8, stiffness 200.
    case expressiveSpatialSlow
    /// Standard, spatial, default: damping ratio 0.9, stiffness 700.
    case standardSpatial
    /// Standard, spatial, fast: damping ratio 0.9, stiffness 1400.
    case standardSpatialFast
    /// Standard, spatial, slow: damping ratio 0.9, stiffness 300.
    case standardSpatialSlow
    /// Effects, default, in both schemes: damping ratio 1, stiffness 1600.
    case effects
    /// Effects, fast: damping ratio 1, stiffness 3800.
    case effectsFast
    /// Effects, slow: damping ratio 1, stiffness 800.
    case effectsSlow

    /// The spring with that name.
    public var spring: Spring {
      let (stiffness, dampingRatio): (Double, Double) =
        switch self {
        case .expressiveSpatial: (380, 0.8)
        case .expressiveSpatialFast: (800, 0.6)
        case .expressiveSpatialSlow: (200, 0.8)
        case .standardSpatial: (700, 0.9)
        case .standardSpatialFast: (1400, 0.9)
        case .standardSpatialSlow: (300, 0.9)
        case .effects: (1600, 1)
        case .effectsFast: (3800, 1)
        case .effectsSlow: (800, 1)
        }
      return ParameterError.orTrap(try Spring(stiffness: stiffness, dampingRatio: dampingRatio))
    }
  }
}
