public import MotionCurves

extension Spring {
  /// Creates a spring from Origami's tension and friction.
  ///
  /// k = 3.62·(tension − 30) + 194 and c = 3·(friction − 8) + 25, with m = 1. The defaults are Rebound's; they give k =
  /// 230.2 and c = 22.
  ///
  /// - Precondition: the stiffness is positive and the damping not negative;
  ///   ``origami(validatingTension:friction:)`` throws instead.
  ///
  /// Source: Facebook's Rebound, `OrigamiValueConverter` and `SpringConfig`.
  public static func origami(tension: Double = 40, friction: Double = 7) -> Spring {
    ParameterError.orTrap(try origami(validatingTension: tension, friction: friction))
  }

  /// Creates a spring from Origami's tension and friction, with numbers from outside; see
  /// ``origami(tension:friction:)``.
  ///
  /// - Throws: ``ParameterError`` if the stiffness is not positive or the damping is negative.
  @inline(never)
  public static func origami(
    validatingTension tension: Double, friction: Double = 7
  ) throws(ParameterError) -> Spring {
    try ParameterError.requireFinite(tension, "tension")
    try ParameterError.requireFinite(friction, "friction")
    return try derived(
      stiffness: Origami.stiffness(ofTension: tension), from: ("tension", tension),
      damping: Origami.damping(ofFriction: friction), from: ("friction", friction))
  }

  /// The spring's parameters in Origami, for a mass of 1: the inverse of ``origami(tension:friction:)``.
  public var origami: Origami {
    Origami(tension: (stiffness / mass - 194) / 3.62 + 30, friction: (damping / mass - 25) / 3 + 8)
  }

  /// The parameters of a spring in Origami and Rebound.
  public struct Origami: Sendable, Hashable {
    /// Origami's tension.
    public let tension: Double
    /// Origami's friction.
    public let friction: Double

    static func stiffness(ofTension tension: Double) -> Double { (tension - 30) * 3.62 + 194 }

    static func damping(ofFriction friction: Double) -> Double { (friction - 8) * 3 + 25 }
  }
}
