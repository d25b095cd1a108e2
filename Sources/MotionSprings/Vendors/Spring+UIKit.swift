public import MotionCurves
import RealModule

extension Spring {
  /// Creates a spring of UIKit from its settling duration and its damping ratio.
  ///
  /// It is the spring of `animate(withDuration:usingSpringWithDamping:initialSpringVelocity:)`.
  ///
  /// ω is the root of |B|·e^(−ζωD) = 0.001 with B = (ζω − v)/(ω√(1 − ζ²)); for v = 0 it is ln(1000ζ/√(1 − ζ²))/(ζD). A
  /// ratio above 1 counts as 1. For a ratio of 1 the equation is (1 + (ω − v)D)e^(−ωD) = 0.001. The mass is 1.
  ///
  /// - Parameters:
  ///   - settlingDuration: D in seconds, positive.
  ///   - dampingRatio: ζ, above 0.001: for other ratios UIKit's equation has no root.
  ///   - velocity: `initialSpringVelocity`, in distances per second towards the target.
  /// - Returns: the spring.
  /// - Precondition: the parameters are in their domain, and a spring solves the equation;
  ///   ``uiKit(validatingSettlingDuration:dampingRatio:velocity:)`` throws instead.
  ///
  /// Source: measured on the `CASpringAnimation`s that UIKit creates; the measurements agree to 6·10⁻⁸, UIKit's own
  /// error.
  public static func uiKit(settlingDuration: Double, dampingRatio: Double, velocity: Double = 0) -> Spring {
    ParameterError.orTrap(
      try uiKit(validatingSettlingDuration: settlingDuration, dampingRatio: dampingRatio, velocity: velocity))
  }

  /// Creates UIKit's spring from numbers that come from outside; see
  /// ``uiKit(settlingDuration:dampingRatio:velocity:)``.
  ///
  /// - Throws: ``ParameterError`` for a parameter outside its domain, or if no spring solves the equation.
  @inline(never)
  public static func uiKit(
    validatingSettlingDuration settlingDuration: Double, dampingRatio: Double, velocity: Double = 0
  ) throws(ParameterError) -> Spring {
    try ParameterError.requirePositive(settlingDuration, "settling")
    guard dampingRatio > 0.001 && dampingRatio.isFinite else {
      throw ParameterError(
        parameter: "damping-ratio", value: dampingRatio.shortestDecimal, allowed: "a finite number above 0.001")
    }
    try ParameterError.requireFinite(velocity, "velocity")
    let ratio = min(dampingRatio, 1)
    // In units of the duration: u = ωD and w = vD.
    guard let scaled = UIKitSettling(ratio: ratio, velocity: velocity * settlingDuration).scaledFrequency else {
      throw ParameterError(
        parameter: "velocity", value: velocity.shortestDecimal,
        allowed: "a number such that a spring settles in that time")
    }
    let frequency = scaled / settlingDuration
    return try derived(
      stiffness: frequency * frequency, from: ("settling", settlingDuration),
      damping: 2 * ratio * frequency, from: ("damping-ratio", dampingRatio))
  }

  /// The spring's parameters in UIKit: the inverse of ``uiKit(settlingDuration:dampingRatio:velocity:)``.
  public var uiKit: UIKit {
    let ratio = min(dampingRatio, 1)
    var duration = Double.infinity
    if ratio > 0.001, let scaled = UIKitSettling(ratio: ratio, velocity: 0).scaledFrequency {
      duration = scaled / naturalFrequency
    }
    return UIKit(settlingDuration: duration, dampingRatio: ratio)
  }

  /// The parameters of a spring in UIKit, for a velocity of 0.
  public struct UIKit: Sendable, Hashable {
    /// UIKit's settling duration in seconds; infinite for a damping ratio of at most 0.001.
    public let settlingDuration: Double
    /// The damping ratio ζ, at most 1: UIKit has no overdamped springs.
    public let dampingRatio: Double
  }
}

/// UIKit's equation between natural frequency and settling duration, in units of the settling duration.
private struct UIKitSettling {
  let ratio: Double
  let velocity: Double

  /// The product of natural frequency and settling duration, ωD.
  var scaledFrequency: Double? {
    guard ratio < 1 else { return root(from: criticalRoot) }
    return root(from: Double.log(1000 * ratio / complement) / ratio)
  }

  /// √(1 − ζ²).
  private var complement: Double { ((1 - ratio) * (1 + ratio)).squareRoot() }

  /// −1 − W₋₁(−0.001/e), the root of (1 + u)e^(−u) = 0.001.
  private var criticalRoot: Double { 9.233413476451586 }

  /// The logarithm of the displacement at the end, minus the logarithm of 0.001.
  private func excess(_ frequency: Double) -> Double {
    guard ratio < 1 else {
      return Double.log(abs(1 + frequency - velocity)) - frequency - Double.log(0.001)
    }
    return Double.log(abs(ratio * frequency - velocity) / (frequency * complement)) - ratio * frequency
      - Double.log(0.001)
  }

  /// The root nearest to the root for velocity 0; for large frequencies the excess decreases steadily.
  private func root(from start: Double) -> Double? {
    guard velocity != 0 else { return start }
    var upper = start
    while excess(upper) > 0 && upper < 1e9 { upper *= 1.25 }
    var lower = upper
    while !(excess(lower) > 0) && lower > 1e-9 { lower *= 0.8 }
    guard excess(upper) <= 0, excess(lower) > 0 else { return nil }
    return bracketedRoot(in: lower...upper) { (-excess($0), .nan) }
  }
}
