public import MotionCurves
public import MotionSprings

/// The smoothest motion that comes to rest at a given time: it has the least jerk of all motions with the same ends.
///
/// It starts with any value, velocity and acceleration, and ends at rest without an acceleration. With p = (time −
/// start)/duration and T the duration, its displacement from the end is a polynomial of degree five: (1 − p)³·(D·(1 +
/// 3p + 6p²) + V·T·p·(1 + 3p) + ½A·T²·p²). D, V and A are the displacement, velocity and acceleration at the start.
/// From rest to rest the motion is end + D·(1 − 10p³ + 15p⁴ − 6p⁵): how people move their hands.
///
/// ```swift
/// let reach = MinimumJerk(from: 0, to: 300, duration: 0.5)
/// let caught = MinimumJerk(from: 120, to: 0, duration: 0.3, velocity: 900)
/// ```
///
/// - Domain: finite numbers; a duration within 10⁻¹⁰⁰…10¹⁰⁰.
/// - Accuracy: a few ulp of the largest of |D|, |V|T and |A|T²; exact at both ends and after them.
/// - Complexity: a polynomial.
///
/// Source: T. Flash and N. Hogan, *The coordination of arm movements*, Journal of Neuroscience 5 (1985).
public struct MinimumJerk<Value: VectorValue>: AcceleratedMotion {
  @usableFromInline let preciseStart: Value.Precise
  @usableFromInline let preciseEnd: Value.Precise
  @usableFromInline let preciseVelocity: Value.Precise
  @usableFromInline let preciseAcceleration: Value.Precise
  /// The duration, in seconds.
  public let duration: Double
  /// The time of the start, in seconds.
  public let startTime: Double

  /// The value at the start, and before it.
  @inlinable
  public var start: Value { Value(rounding: preciseStart) }

  /// The value at the end, and after it.
  @inlinable
  public var end: Value { Value(rounding: preciseEnd) }

  /// The velocity at the start, in value units per second.
  @inlinable
  public var initialVelocity: Value { Value(rounding: preciseVelocity) }

  /// The acceleration at the start, in value units per second squared.
  @inlinable
  public var initialAcceleration: Value { Value(rounding: preciseAcceleration) }

  /// Creates a motion that comes to rest after a duration.
  ///
  /// - Parameters:
  ///   - start: the value at the start.
  ///   - end: the value at rest.
  ///   - duration: in seconds, positive.
  ///   - velocity: the velocity at the start, in value units per second.
  ///   - acceleration: the acceleration at the start, in value units per second squared.
  ///   - startTime: the time of the start, in seconds.
  /// - Precondition: the numbers are in their domain;
  ///   ``init(validatingFrom:to:duration:velocity:acceleration:startingAt:)`` throws instead.
  @inlinable
  public init(
    from start: Value, to end: Value, duration: Double, velocity: Value = .zero, acceleration: Value = .zero,
    startingAt startTime: Double = 0
  ) {
    self = ParameterError.orTrap(
      try Self(
        validatingFrom: start, to: end, duration: duration, velocity: velocity, acceleration: acceleration,
        startingAt: startTime))
  }

  /// Creates a motion that comes to rest after a duration, with numbers from outside.
  ///
  /// - Throws: ``ParameterError`` for a number outside its domain.
  @inlinable
  public init(
    validatingFrom start: Value, to end: Value, duration: Double, velocity: Value = .zero,
    acceleration: Value = .zero, startingAt startTime: Double = 0
  ) throws(ParameterError) {
    try self.init(
      validatingFromPrecise: start.precise, to: end.precise, duration: duration, velocity: velocity.precise,
      acceleration: acceleration.precise, startingAt: startTime)
  }

  @inlinable
  init(
    validatingFromPrecise start: Value.Precise, to end: Value.Precise, duration: Double, velocity: Value.Precise,
    acceleration: Value.Precise, startingAt startTime: Double
  ) throws(ParameterError) {
    let isAllowed = (start - end).isFinite && velocity.isFinite && startTime.isFinite
    guard isAllowed else { throw ParameterError(motionFrom: start, to: end, velocity: velocity, at: startTime) }
    guard acceleration.isFinite else { throw ParameterError(notFinite: acceleration, "acceleration") }
    try ParameterError.requireDuration(duration)
    preciseStart = start
    preciseEnd = end
    self.duration = duration
    preciseVelocity = velocity
    preciseAcceleration = acceleration
    self.startTime = startTime
  }

  /// The value at a time in seconds; it holds before the start and after the end.
  @inlinable
  public func value(at time: Double) -> Value {
    if time <= startTime { return start }
    if time >= restTime { return end }
    let p = (time - startTime) / duration
    let (q, speed, bend) = (1 - p, preciseVelocity * duration, preciseAcceleration * (0.5 * duration * duration))
    let factor = (preciseStart - preciseEnd) * (1 + p * (3 + 6 * p)) + speed * (p * (1 + 3 * p)) + bend * (p * p)
    return Value(rounding: preciseEnd + factor * (q * q * q))
  }

  /// The velocity at a time in seconds; zero before the start and from the end on.
  @inlinable
  public func velocity(at time: Double) -> Value {
    if time <= startTime { return time < startTime ? .zero : initialVelocity }
    if time >= restTime { return .zero }
    let p = (time - startTime) / duration
    let square = (1 - p) * (1 - p)
    return Value(
      rounding: (preciseStart - preciseEnd) * (-30 * p * p * square / duration)
        + preciseVelocity * (square * (1 + p * (2 - 15 * p)))
        + preciseAcceleration * (0.5 * duration * p * square * (2 - 5 * p)))
  }

  /// The acceleration at a time in seconds; zero before the start and from the end on.
  @inlinable
  public func acceleration(at time: Double) -> Value {
    if time <= startTime { return time < startTime ? .zero : initialAcceleration }
    if time >= restTime { return .zero }
    let p = (time - startTime) / duration
    let q = 1 - p
    return Value(
      rounding: (preciseStart - preciseEnd) * (-60 * p * q * (1 - 2 * p) / duration / duration)
        + preciseVelocity * (-12 * p * q * (3 - 5 * p) / duration)
        + preciseAcceleration * (q * (1 + p * (10 * p - 8))))
  }

  /// The time of the end, startTime + duration.
  @inlinable
  public var restTime: Double { startTime + duration }
}

extension MinimumJerk: Equatable {}
extension MinimumJerk: Hashable where Value.Precise: Hashable {}

extension MinimumJerk: CustomStringConvertible {
  /// The motion as Swift; a velocity, an acceleration or a start time of 0 is left out.
  public var description: String {
    var text =
      "MinimumJerk(from: \(preciseStart.listedScalars), to: \(preciseEnd.listedScalars), duration: \(duration.shortestDecimal)"
    if preciseVelocity != .zero { text += ", velocity: \(preciseVelocity.listedScalars)" }
    if preciseAcceleration != .zero { text += ", acceleration: \(preciseAcceleration.listedScalars)" }
    if startTime != 0 { text += ", startingAt: \(startTime.shortestDecimal)" }
    return text + ")"
  }
}

// Embedded Swift has no Codable.
#if !hasFeature(Embedded)
  extension MinimumJerk: Codable where Value.Precise: Codable {
    private enum CodingKeys: String, CodingKey {
      case preciseStart = "start"
      case preciseEnd = "end"
      case duration
      case preciseVelocity = "initialVelocity"
      case preciseAcceleration = "initialAcceleration"
      case startTime
    }

    /// Decodes the motion; the velocity, the acceleration and the start time are 0 where they are missing.
    ///
    /// - Throws: a `DecodingError` for a missing value, or a number outside its domain.
    public init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      let start = try container.decode(Value.Precise.self, forKey: .preciseStart)
      let end = try container.decode(Value.Precise.self, forKey: .preciseEnd)
      let duration = try container.decode(Double.self, forKey: .duration)
      let velocity = try container.decodeIfPresent(Value.Precise.self, forKey: .preciseVelocity) ?? .zero
      let acceleration = try container.decodeIfPresent(Value.Precise.self, forKey: .preciseAcceleration) ?? .zero
      let startTime = try container.decodeIfPresent(Double.self, forKey: .startTime) ?? 0
      self = try decoder.checked(
        try Self(
          validatingFromPrecise: start, to: end, duration: duration, velocity: velocity, acceleration: acceleration,
          startingAt: startTime))
    }
  }
#endif
