public import MotionCurves
import RealModule

/// The distance travelled by an object that starts with a velocity and slows down by itself.
///
/// x(t) = distance·(1 − e^(−λt)), with the rate λ = −1000·ln d for a deceleration d per millisecond. The distance of a
/// scroll view is v/λ, so its motion starts with the velocity v. Distances and velocities may be negative.
///
/// - Domain: a finite velocity, 0 < d < 1; times before 0 count as 0.
/// - Accuracy: 3 ulp of the distance.
/// - Complexity: one exponential.
public struct Decay: Sendable, Hashable {
  /// The velocity at the start, in units per second.
  public let velocity: Double
  /// The deceleration d: the fraction of the velocity that remains after a millisecond.
  public let deceleration: Double
  /// The distance from the start to the position at rest.
  public let distance: Double
  /// The decay rate λ of the velocity and of the remaining distance, in 1/s.
  public let rate: Double

  /// Creates the motion of a scroll view.
  ///
  /// - Parameters:
  ///   - velocity: the velocity at the start, in units per second.
  ///   - deceleration: per millisecond, above 0 and below 1; see ``scrollViewNormal`` and ``scrollViewFast``.
  /// - Precondition: the parameters are in their domain; ``init(validatingVelocity:deceleration:)`` throws instead.
  ///
  /// Source: `UIScrollView.decelerationRate`; the continuous form follows its observed motion.
  public init(velocity: Double, deceleration: Double = Decay.scrollViewNormal) {
    self = ParameterError.orTrap(try Self(validatingVelocity: velocity, deceleration: deceleration))
  }

  /// Creates the motion of a scroll view with parameters from outside.
  ///
  /// - Throws: ``ParameterError`` for a parameter outside its domain.
  public init(
    validatingVelocity velocity: Double, deceleration: Double = Decay.scrollViewNormal
  ) throws(ParameterError) {
    rate = try Self.rate(velocity, deceleration)
    self.velocity = velocity
    self.deceleration = deceleration
    distance = velocity / rate
  }

  /// Creates a motion whose velocity halves in each half-life.
  ///
  /// The deceleration is 2^(−0.001/h), rounded. For the half-life of a scroll view the result has a relative error of
  /// 10⁻¹³, for longer half-lives one of 10⁻¹³·h.
  ///
  /// - Parameters:
  ///   - velocity: the velocity at the start, in units per second.
  ///   - halfLife: in seconds, from 10⁻⁶ to 10⁶; a scroll view has 0.346.
  /// - Precondition: the parameters are in their domain; ``init(validatingVelocity:halfLife:)`` throws instead.
  public init(velocity: Double, halfLife: Double) {
    self = ParameterError.orTrap(try Self(validatingVelocity: velocity, halfLife: halfLife))
  }

  /// Creates a motion by its half-life, with parameters from outside; see ``init(velocity:halfLife:)``.
  ///
  /// - Throws: ``ParameterError`` for a parameter outside its domain.
  public init(validatingVelocity velocity: Double, halfLife: Double) throws(ParameterError) {
    guard halfLife >= 1e-6 && halfLife <= 1e6 else {
      throw ParameterError(
        parameter: "half-life", value: halfLife.shortestDecimal, allowed: "a number from 1e-6 to 1e6")
    }
    try self.init(validatingVelocity: velocity, deceleration: Double.exp2(-0.001 / halfLife))
  }

  /// The decay of Facebook's pop.
  ///
  /// In each millisecond pop first decreases the velocity and then adds it up. So the distance is v/1000·d/(1 − d), a
  /// little less than that of a scroll view, and the continuous form starts with less than v. UIKit's projection of
  /// WWDC 2018 has the same distance.
  ///
  /// - Parameters:
  ///   - velocity: pop's velocity at the start, in units per second.
  ///   - deceleration: per millisecond, above 0 and below 1; pop's default is 0.998.
  /// - Returns: the motion over pop's distance, within an ulp or two.
  /// - Precondition: the parameters are in their domain; ``pop(validatingVelocity:deceleration:)`` throws instead.
  ///
  /// Source: Facebook's pop, `POPDecayAnimation`.
  public static func pop(velocity: Double, deceleration: Double = 0.998) -> Decay {
    ParameterError.orTrap(try pop(validatingVelocity: velocity, deceleration: deceleration))
  }

  /// pop's decay with parameters from outside; see ``pop(velocity:deceleration:)``.
  ///
  /// - Throws: ``ParameterError`` for a parameter outside its domain.
  public static func pop(
    validatingVelocity velocity: Double, deceleration: Double = 0.998
  ) throws(ParameterError) -> Decay {
    let rate = try rate(velocity, deceleration)
    let distance = velocity / 1000 * deceleration / (1 - deceleration)
    return try Decay(validatingVelocity: distance * rate, deceleration: deceleration)
  }

  private static func rate(_ velocity: Double, _ deceleration: Double) throws(ParameterError) -> Double {
    try ParameterError.requireFinite(velocity, "velocity")
    guard deceleration > 0 && deceleration < 1 else {
      throw ParameterError(
        parameter: "deceleration", value: deceleration.shortestDecimal, allowed: "a number above 0 and below 1")
    }
    let rate = -1000 * Double.log(deceleration)
    guard (velocity / rate).isFinite else {
      throw ParameterError(
        parameter: "velocity", value: velocity.shortestDecimal, allowed: "a number such that the distance is finite")
    }
    return rate
  }

  /// `UIScrollView.DecelerationRate.normal`.
  public static let scrollViewNormal = 0.998
  /// `UIScrollView.DecelerationRate.fast`.
  public static let scrollViewFast = 0.99
}

extension Decay: Motion {
  /// The distance travelled at a time in seconds.
  public func value(at time: Double) -> Double {
    time <= 0 ? 0 : distance * -Elementary.exponentialLessOne(-rate * time)
  }

  /// The velocity at a time in seconds; 0 before the start.
  public func velocity(at time: Double) -> Double {
    time < 0 ? 0 : distance * rate * Elementary.exponential(-rate * time)
  }
}

extension Decay {
  /// The time from which on the remaining distance is less than a thousandth: ``settlingDuration(tolerance:)``.
  public var restTime: Double { settlingDuration() }

  /// The times from 0 to the settling duration.
  public func domain(tolerance: Double) -> ClosedRange<Double>? {
    let duration = settlingDuration(tolerance: tolerance)
    return duration.isFinite ? 0...duration : nil
  }

  /// The whole distance.
  public var restValue: Double? { distance }

  /// The time after which the remaining distance is below a fraction of the distance: −ln(tolerance)/λ.
  ///
  /// - Parameter tolerance: the fraction, above 0, at most 1.
  /// - Returns: the time in seconds; 0 for a velocity of 0.
  public func settlingDuration(tolerance: Double = 0.001) -> Double {
    ParameterError.trapUnless(tolerance > 0, "tolerance", tolerance, "positive")
    return velocity == 0 ? 0 : max(0, -Double.log(tolerance) / rate)
  }

  /// The time at which a distance has been travelled; nil if it is never reached, as for ``distance`` and beyond.
  public func time(at value: Double) -> Double? {
    let fraction = value / distance
    guard fraction >= 0 && fraction < 1 else { return value == 0 ? 0 : nil }
    return -Double.log(onePlus: -fraction) / rate
  }
}
