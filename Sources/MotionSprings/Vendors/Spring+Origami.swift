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
    Origami(tension: (stiffness / mass - 194) / 3.62 + 30, friction: (damping / mass - 1) / 3)
  }

  /// The parameters of a spring in Origami and Rebound.
  public struct Origami: Sendable, Hashable {
    /// Origami's tension.
    public let tension: Double
    /// Origami's friction.
    public let friction: Double

    /// 3.62·(tension − 30) + 194 = 3.62·tension + 85.4, rounded once: soft springs keep all their digits.
    static func stiffness(ofTension tension: Double) -> Double {
      let product = DoubleDouble(exactProductOf: 3.62, tension)
      let sum = DoubleDouble(exactSumOf: product.high, 85.4)
      // The decimals 3.62 and 85.4 are less than their doubles, by these numbers.
      let excess = 1.0658141036401502e-16 * tension + 5.684341886080802e-15
      return sum.high + (sum.low + (product.low - excess))
    }

    /// 3·(friction − 8) + 25 without its cancellation: small frictions keep all their digits.
    static func damping(ofFriction friction: Double) -> Double { 3 * friction + 1 }
  }
}
