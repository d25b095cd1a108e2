public import MotionCurves
import RealModule

/// A value that starts with a velocity and slows down by itself, as content that a finger has thrown.
///
/// x(t) = start + distance·(1 − e^(−λt)), with the rate λ = −1000·ln d for a deceleration d per millisecond. The
/// distance is v/λ, as that of a scroll view, so the motion starts with the velocity v.
///
/// ```swift
/// let flick = Decay(from: SIMD2(120, 40), velocity: [900, -300])
/// flick.target                                     // where it comes to rest
/// let dial = Decay(velocity: 720, halfLife: 0.2)   // a distance, from 0
/// ```
///
/// - Domain: finite numbers, 0 < d < 1.
/// - Accuracy: 3 ulp of the distance, and the rounding of the sum.
/// - Complexity: one exponential.
public struct Decay<Value: VectorValue>: Sendable {
  @usableFromInline let preciseStart: Value.Precise
  @usableFromInline let preciseVelocity: Value.Precise
  @usableFromInline let preciseDistance: Value.Precise
  /// The deceleration d: the fraction of the velocity that remains after a millisecond.
  public let deceleration: Double
  /// The decay rate λ of the velocity and of the remaining distance, in 1/s.
  public let rate: Double
  /// The time of the start, in seconds.
  public let startTime: Double

  /// The value at the start, and before it.
  @inlinable
  public var start: Value { Value(rounding: preciseStart) }

  /// The velocity at the start, in value units per second.
  @inlinable
  public var initialVelocity: Value { Value(rounding: preciseVelocity) }

  /// The way from the start to the value at rest, v/λ.
  @inlinable
  public var distance: Value { Value(rounding: preciseDistance) }

  /// Creates the motion of a scroll view.
  ///
  /// - Parameters:
  ///   - start: the value at the start.
  ///   - velocity: the velocity at the start, in value units per second.
  ///   - deceleration: per millisecond, above 0 and below 1; see ``scrollViewNormal`` and ``scrollViewFast``.
  ///   - startTime: the time of the start, in seconds.
  /// - Precondition: the numbers are in their domain;
  ///   ``init(validatingVelocity:from:deceleration:startingAt:)`` throws instead.
  ///
  /// Source: `UIScrollView.decelerationRate`; the continuous form follows its observed motion.
  @inlinable
  public init(
    from start: Value = .zero, velocity: Value, deceleration: Double = Decay<Double>.scrollViewNormal,
    startingAt startTime: Double = 0
  ) {
    self = ParameterError.orTrap(
      try Self(validatingVelocity: velocity, from: start, deceleration: deceleration, startingAt: startTime))
  }

  /// Creates the motion of a scroll view with numbers from outside.
  ///
  /// - Throws: ``ParameterError`` for a number outside its domain.
  @inlinable
  public init(
    validatingVelocity velocity: Value, from start: Value = .zero,
    deceleration: Double = Decay<Double>.scrollViewNormal, startingAt startTime: Double = 0
  ) throws(ParameterError) {
    try self.init(
      validatingPrecise: velocity.precise, from: start.precise, deceleration: deceleration, startingAt: startTime)
  }

  /// Creates the motion with the numbers in which it computes.
  @inlinable
  package init(
    validatingPrecise velocity: Value.Precise, from start: Value.Precise, deceleration: Double,
    startingAt startTime: Double
  ) throws(ParameterError) {
    let rate = try DecayRate.of(deceleration)
    let distance = Value.Precise(scalars: { velocity[scalar: $0] / rate })
    // The sum is not finite unless both are.
    guard (start + distance).isFinite && startTime.isFinite else {
      throw DecayRate.error(start: start, velocity: velocity, distance: distance, startTime: startTime)
    }
    preciseStart = start
    preciseVelocity = velocity
    preciseDistance = distance
    self.deceleration = deceleration
    self.rate = rate
    self.startTime = startTime
  }

  /// Creates a motion whose velocity halves in each half-life.
  ///
  /// The deceleration is 2^(−0.001/h), rounded. For the half-life of a scroll view the result has a relative error of
  /// 10⁻¹³, for longer half-lives one of 10⁻¹³·h.
  ///
  /// - Parameters:
  ///   - start: the value at the start.
  ///   - velocity: the velocity at the start, in value units per second.
  ///   - halfLife: in seconds, from 10⁻⁶ to 10⁶; a scroll view has 0.346.
  ///   - startTime: the time of the start, in seconds.
  /// - Precondition: the numbers are in their domain;
  ///   ``init(validatingVelocity:from:halfLife:startingAt:)`` throws instead.
  @inlinable
  public init(from start: Value = .zero, velocity: Value, halfLife: Double, startingAt startTime: Double = 0) {
    self = ParameterError.orTrap(
      try Self(validatingVelocity: velocity, from: start, halfLife: halfLife, startingAt: startTime))
  }

  /// Creates a motion by its half-life, with numbers from outside; see ``init(from:velocity:halfLife:startingAt:)``.
  ///
  /// - Throws: ``ParameterError`` for a number outside its domain.
  @inlinable
  public init(
    validatingVelocity velocity: Value, from start: Value = .zero, halfLife: Double, startingAt startTime: Double = 0
  ) throws(ParameterError) {
    let deceleration = try DecayRate.deceleration(ofHalfLife: halfLife)
    try self.init(validatingVelocity: velocity, from: start, deceleration: deceleration, startingAt: startTime)
  }

  /// The decay of Facebook's pop.
  ///
  /// In each millisecond pop first decreases the velocity and then adds it up. So the distance is v/1000·d/(1 − d), a
  /// little less than that of a scroll view, and the continuous form starts with less than v. UIKit's projection of
  /// WWDC 2018 has the same distance.
  ///
  /// - Parameters:
  ///   - start: the value at the start.
  ///   - velocity: pop's velocity at the start, in value units per second.
  ///   - deceleration: per millisecond, above 0 and below 1; pop's default is 0.998.
  /// - Returns: the motion over pop's distance, within an ulp or two.
  /// - Precondition: the numbers are in their domain; ``pop(validatingVelocity:from:deceleration:)`` throws instead.
  ///
  /// Source: Facebook's pop, `POPDecayAnimation`.
  public static func pop(from start: Value = .zero, velocity: Value, deceleration: Double = 0.998) -> Decay {
    ParameterError.orTrap(try pop(validatingVelocity: velocity, from: start, deceleration: deceleration))
  }

  /// pop's decay with numbers from outside; see ``pop(from:velocity:deceleration:)``.
  ///
  /// - Throws: ``ParameterError`` for a number outside its domain.
  public static func pop(
    validatingVelocity velocity: Value, from start: Value = .zero, deceleration: Double = 0.998
  ) throws(ParameterError) -> Decay {
    let rate = try DecayRate.of(deceleration)
    let given = velocity.precise
    let continuous = Value.Precise(scalars: { given[scalar: $0] / 1000 * deceleration / (1 - deceleration) * rate })
    return try Decay(validatingPrecise: continuous, from: start.precise, deceleration: deceleration, startingAt: 0)
  }
}

extension Decay where Value == Double {
  /// `UIScrollView.DecelerationRate.normal`.
  @inlinable
  public static var scrollViewNormal: Double { 0.998 }
  /// `UIScrollView.DecelerationRate.fast`.
  @inlinable
  public static var scrollViewFast: Double { 0.99 }

  /// The time at which a value is reached; nil if it never is, as ``target`` and what is beyond it.
  public func time(at value: Double) -> Double? {
    let fraction = (value - start) / distance
    guard fraction >= 0 && fraction < 1 else { return value == start ? startTime : nil }
    return startTime - Double.log(onePlus: -fraction) / rate
  }
}

extension Decay: AcceleratedMotion {
  /// The value at rest, the start and the whole distance.
  @inlinable
  public var target: Value { Value(rounding: preciseTarget) }

  @inlinable
  package var preciseTarget: Value.Precise { preciseStart + preciseDistance }

  /// The value at a time in seconds.
  @inlinable
  public func value(at time: Double) -> Value {
    if time <= startTime { return start }
    return Value(
      rounding: preciseStart + preciseDistance * -Elementary.exponentialLessOne(-rate * (time - startTime)))
  }

  /// The velocity at a time in seconds; zero before the start.
  @inlinable
  public func velocity(at time: Double) -> Value {
    Value(rounding: preciseVelocity(at: time))
  }

  @inlinable
  func preciseVelocity(at time: Double) -> Value.Precise {
    time < startTime ? .zero : preciseDistance * rate * Elementary.exponential(-rate * (time - startTime))
  }

  /// The acceleration at a time in seconds, −λ times the velocity; zero before the start.
  @inlinable
  public func acceleration(at time: Double) -> Value { Value(rounding: preciseVelocity(at: time) * -rate) }

  /// The time from which on the remaining distance is less than a thousandth: the start time and
  /// ``settlingDuration(tolerance:)``.
  public var restTime: Double { startTime + settlingDuration() }

  /// The times from the start on until the motion has settled.
  public func domain(tolerance: Double) -> ClosedRange<Double>? {
    startTime...startTime + settlingDuration(tolerance: tolerance)
  }

  /// The value at rest, ``target``.
  @inlinable
  public var restValue: Value? { target }

  /// The time after which the remaining distance is below a fraction of the distance: −ln(tolerance)/λ.
  ///
  /// - Parameter tolerance: the fraction, above 0, at most 1.
  /// - Returns: the duration in seconds; 0 for a velocity of zero.
  public func settlingDuration(tolerance: Double = 0.001) -> Double {
    ParameterError.trapUnless(tolerance > 0, "tolerance", tolerance, "positive")
    return preciseVelocity == .zero ? 0 : max(0, -Double.log(tolerance) / rate)
  }
}

extension Decay: Equatable {}
extension Decay: Hashable where Value.Precise: Hashable {}
