public import MotionCurves

extension Spring {
  /// Creates a spring from pop's bounciness and speed, both usually in 0…20.
  ///
  /// The speed gives Origami's tension. The bounciness lowers the friction, from the friction without a bounce at that
  /// tension to 0.01. The defaults are pop's.
  ///
  /// - Precondition: the numbers give a valid spring; ``pop(validatingBounciness:speed:)`` throws instead.
  ///
  /// Source: Facebook's pop and Rebound, `BouncyConversion`.
  public static func pop(bounciness: Double = 4, speed: Double = 12) -> Spring {
    ParameterError.orTrap(try pop(validatingBounciness: bounciness, speed: speed))
  }

  /// Creates a spring from pop's bounciness and speed, with numbers from outside; see ``pop(bounciness:speed:)``.
  ///
  /// - Throws: ``ParameterError`` for numbers that give no valid spring.
  @inline(never)
  public static func pop(
    validatingBounciness bounciness: Double, speed: Double = 12
  ) throws(ParameterError) -> Spring {
    try ParameterError.requireFinite(bounciness, "bounciness")
    try ParameterError.requireFinite(speed, "speed")
    let tension = BouncyConversion.tension(speed: speed)
    let limit = BouncyConversion.frictionWithoutBounce(tension: tension)
    let friction = BouncyConversion.friction(bounciness: bounciness, limit: limit)
    return try derived(
      stiffness: Origami.stiffness(ofTension: tension), from: ("speed", speed),
      damping: Origami.damping(ofFriction: friction), from: ("bounciness", bounciness))
  }

  /// The spring's parameters in pop: the inverse of ``pop(bounciness:speed:)``.
  public var pop: Pop {
    let origami = origami
    let limit = BouncyConversion.frictionWithoutBounce(tension: origami.tension)
    let excess = frictionAboveLeast
    let bounciness =
      excess < 0.5 * limit
      ? BouncyConversion.bounciness(frictionAboveLeast: excess, limit: limit)
      : BouncyConversion.bounciness(friction: origami.friction, limit: limit)
    return Pop(bounciness: bounciness, speed: BouncyConversion.speed(tension: origami.tension))
  }

  /// Origami's friction less 0.01, which is (damping/mass − 1.03)/3, to the last digits also where both are nearly equal.
  private var frictionAboveLeast: Double {
    let least = DoubleDouble(exactProductOf: mass, 1.03)
    // 1.03 is less than its double by the second constant.
    return ((damping - least.high) - (least.low - mass * 2.6645352591003757e-17)) / (3 * mass)
  }

  /// The parameters of a spring in pop.
  public struct Pop: Sendable, Hashable {
    /// pop's bounciness, at most 42.5, where pop's formula turns back; nil if no bounciness gives a friction this low.
    public let bounciness: Double?
    /// pop's speed.
    public let speed: Double
  }
}

/// The formulas of `BouncyConversion`.
private enum BouncyConversion {
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

  /// The same root as 1 − √(1 − eased): near the greatest bounciness the root magnifies an error of 1 − eased.
  static func bounciness(frictionAboveLeast excess: Double, limit: Double) -> Double? {
    let rest = excess / (limit - 0.01)
    return rest >= 0 ? (1 - rest.squareRoot()) / 0.8 * 20 * 1.7 : nil
  }
}

// Embedded Swift cannot look into a value.
#if !hasFeature(Embedded)
  extension Spring.Pop: CustomStringConvertible {
    /// The numbers by their names, without a missing bounciness.
    public var description: String { fieldDescription(of: self) }
  }
#endif
