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
  /// The value at the start, and before it.
  public let start: Value
  /// The velocity at the start, in value units per second.
  public let initialVelocity: Value
  /// The value at rest, start + v/λ.
  public let target: Value
  /// The deceleration d: the fraction of the velocity that remains after a millisecond.
  public let deceleration: Double
  /// The time of the start, in seconds.
  public let startTime: Double
  @usableFromInline let rate: Double

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
    rate = try Decay(validatingVelocity: 0, deceleration: deceleration).rate
    target = start + velocity * (1 / rate)
    guard target.isFinite && velocity.isFinite && startTime.isFinite else {
      throw ParameterError(motionFrom: start, to: target, velocity: velocity, at: startTime)
    }
    self.start = start
    initialVelocity = velocity
    self.deceleration = deceleration
    self.startTime = startTime
  }

  /// The value at a time in seconds.
  @inlinable
  public func value(at time: Double) -> Value {
    if time <= startTime { return start }
    let passed = -Elementary.exponentialLessOne(-rate * (time - startTime))
    return passed == 1 ? target : start + initialVelocity * (passed / rate)
  }

  /// The velocity at a time in seconds; zero before the start.
  @inlinable
  public func velocity(at time: Double) -> Value {
    time < startTime ? .zero : initialVelocity * Elementary.exponential(-rate * (time - startTime))
  }

  /// The acceleration at a time in seconds, −λ times the velocity; zero before the start.
  @inlinable
  public func acceleration(at time: Double) -> Value { velocity(at: time) * -rate }

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
    initialVelocity == .zero ? startTime : startTime + max(0, -Double.log(tolerance) / rate)
  }
}

extension DecayMotion: Equatable {}
extension DecayMotion: Hashable where Value: Hashable {}

extension DecayMotion: CustomStringConvertible {
  /// The motion as Swift; a start time of 0 is left out.
  public var description: String {
    let text = "DecayMotion(from: \(start.listedScalars), velocity: \(initialVelocity.listedScalars), "
    let time = startTime == 0 ? "" : ", startingAt: \(startTime.shortestDecimal)"
    return text + "deceleration: \(deceleration.shortestDecimal)\(time))"
  }
}

// Embedded Swift has no Codable.
#if !hasFeature(Embedded)
  extension DecayMotion: Codable where Value: Codable {
    private enum CodingKeys: CodingKey {
      case start, initialVelocity, deceleration, startTime
    }

    /// Decodes the motion; the start time is 0 where it is missing.
    ///
    /// - Throws: a `DecodingError` for a missing value, or a number outside its domain.
    public init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      let start = try container.decode(Value.self, forKey: .start)
      let velocity = try container.decode(Value.self, forKey: .initialVelocity)
      let deceleration = try container.decode(Double.self, forKey: .deceleration)
      let startTime = try container.decodeIfPresent(Double.self, forKey: .startTime) ?? 0
      self = try decoder.checked(
        try Self(validatingFrom: start, velocity: velocity, deceleration: deceleration, startingAt: startTime))
    }

    /// Encodes the start, the velocity, the deceleration and the start time.
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(start, forKey: .start)
      try container.encode(initialVelocity, forKey: .initialVelocity)
      try container.encode(deceleration, forKey: .deceleration)
      try container.encode(startTime, forKey: .startTime)
    }
  }
#endif
