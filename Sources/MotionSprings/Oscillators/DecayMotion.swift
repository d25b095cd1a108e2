public import MotionCurves
import RealModule

/// A value that starts with a velocity and slows down by itself, as content that a finger has thrown.
///
/// x(t) = start + v·(1 − e^(−λt))/λ, with the rate λ = −1000·ln d for a deceleration d per millisecond: each number of
/// the value travels the distance of a ``Decay``.
///
/// ```swift
/// let flick = DecayMotion(from: SIMD2(120, 40), velocity: [900, -300])
/// flick.target                       // where it comes to rest
/// ```
///
/// - Domain: finite numbers, 0 < d < 1.
/// - Accuracy: 3 ulp of the distance, and the rounding of the sum.
/// - Complexity: one exponential.
public struct DecayMotion<Value: VectorValue>: AcceleratedMotion {
  @usableFromInline let preciseStart: Value.Precise
  @usableFromInline let preciseVelocity: Value.Precise
  @usableFromInline let preciseTarget: Value.Precise
  /// The deceleration d: the fraction of the velocity that remains after a millisecond.
  public let deceleration: Double
  /// The time of the start, in seconds.
  public let startTime: Double
  @usableFromInline let rate: Double

  /// The value at the start, and before it.
  @inlinable
  public var start: Value { Value(rounding: preciseStart) }

  /// The velocity at the start, in value units per second.
  @inlinable
  public var initialVelocity: Value { Value(rounding: preciseVelocity) }

  /// The value at rest, start + v/λ.
  @inlinable
  public var target: Value { Value(rounding: preciseTarget) }

  /// Creates the motion of a value that slows down.
  ///
  /// - Parameters:
  ///   - start: the value at the start.
  ///   - velocity: the velocity at the start, in value units per second.
  ///   - deceleration: per millisecond, above 0 and below 1; see ``Decay/scrollViewNormal`` and ``Decay/scrollViewFast``.
  ///   - startTime: the time of the start, in seconds.
  /// - Precondition: the numbers are in their domain;
  ///   ``init(validatingFrom:velocity:deceleration:startingAt:)`` throws instead.
  public init(
    from start: Value, velocity: Value, deceleration: Double = Decay.scrollViewNormal, startingAt startTime: Double = 0
  ) {
    self = ParameterError.orTrap(
      try Self(validatingFrom: start, velocity: velocity, deceleration: deceleration, startingAt: startTime))
  }

  /// Creates the motion of a value that slows down, with numbers from outside.
  ///
  /// - Throws: ``ParameterError`` for a number outside its domain.
  public init(
    validatingFrom start: Value, velocity: Value, deceleration: Double = Decay.scrollViewNormal,
    startingAt startTime: Double = 0
  ) throws(ParameterError) {
    try self.init(
      validatingFromPrecise: start.precise, velocity: velocity.precise, deceleration: deceleration,
      startingAt: startTime)
  }

  init(
    validatingFromPrecise start: Value.Precise, velocity: Value.Precise, deceleration: Double,
    startingAt startTime: Double
  ) throws(ParameterError) {
    rate = try Decay(validatingVelocity: 0, deceleration: deceleration).rate
    let target = start + velocity * (1 / rate)
    guard target.isFinite && velocity.isFinite && startTime.isFinite else {
      throw ParameterError(motionFrom: start, to: target, velocity: velocity, at: startTime)
    }
    preciseStart = start
    preciseVelocity = velocity
    preciseTarget = target
    self.deceleration = deceleration
    self.startTime = startTime
  }

  /// The value at a time in seconds.
  @inlinable
  public func value(at time: Double) -> Value {
    if time <= startTime { return start }
    let passed = -Elementary.exponentialLessOne(-rate * (time - startTime))
    return passed == 1 ? target : Value(rounding: preciseStart + preciseVelocity * (passed / rate))
  }

  /// The velocity at a time in seconds; zero before the start.
  @inlinable
  public func velocity(at time: Double) -> Value {
    Value(rounding: preciseVelocity(at: time))
  }

  @inlinable
  func preciseVelocity(at time: Double) -> Value.Precise {
    time < startTime ? .zero : preciseVelocity * Elementary.exponential(-rate * (time - startTime))
  }

  /// The acceleration at a time in seconds, −λ times the velocity; zero before the start.
  @inlinable
  public func acceleration(at time: Double) -> Value { Value(rounding: preciseVelocity(at: time) * -rate) }

  /// The time from which on the remaining distance is less than a thousandth of the distance.
  public var restTime: Double { restTime(tolerance: 0.001) }

  /// The times from ``startTime`` until the remaining distance is less than a fraction of the distance.
  public func domain(tolerance: Double) -> ClosedRange<Double>? {
    ParameterError.trapUnless(tolerance > 0, "tolerance", tolerance, "positive")
    return startTime...max(startTime, restTime(tolerance: tolerance))
  }

  /// The value at rest, ``target``.
  @inlinable
  public var restValue: Value? { target }

  private func restTime(tolerance: Double) -> Double {
    preciseVelocity == .zero ? startTime : startTime + max(0, -Double.log(tolerance) / rate)
  }
}

extension DecayMotion: Equatable {}
extension DecayMotion: Hashable where Value.Precise: Hashable {}

extension DecayMotion: CustomStringConvertible {
  /// The motion as Swift; a start time of 0 is left out.
  public var description: String {
    let text = "DecayMotion(from: \(preciseStart.listedScalars), velocity: \(preciseVelocity.listedScalars), "
    let time = startTime == 0 ? "" : ", startingAt: \(startTime.shortestDecimal)"
    return text + "deceleration: \(deceleration.shortestDecimal)\(time))"
  }
}

// Embedded Swift has no Codable.
#if !hasFeature(Embedded)
  extension DecayMotion: Codable where Value.Precise: Codable {
    private enum CodingKeys: CodingKey {
      case start, initialVelocity, deceleration, startTime
    }

    /// Decodes the motion; the start time is 0 where it is missing.
    ///
    /// - Throws: a `DecodingError` for a missing value, or a number outside its domain.
    public init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      let start = try container.decode(Value.Precise.self, forKey: .start)
      let velocity = try container.decode(Value.Precise.self, forKey: .initialVelocity)
      let deceleration = try container.decode(Double.self, forKey: .deceleration)
      let startTime = try container.decodeIfPresent(Double.self, forKey: .startTime) ?? 0
      self = try decoder.checked(
        try Self(validatingFromPrecise: start, velocity: velocity, deceleration: deceleration, startingAt: startTime))
    }

    /// Encodes the start, the velocity, the deceleration and the start time.
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(preciseStart, forKey: .start)
      try container.encode(preciseVelocity, forKey: .initialVelocity)
      try container.encode(deceleration, forKey: .deceleration)
      try container.encode(startTime, forKey: .startTime)
    }
  }
#endif
