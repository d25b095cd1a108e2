public import MotionCurves
public import MotionSprings

/// The fastest motion from rest to rest on a straight line within limits of velocity, acceleration and jerk.
///
/// With a limit of the jerk it is an S-curve of seven segments. Without one the velocity is a trapezoid, or a triangle
/// if the distance is too short to reach the greatest velocity. Several axes move in step on one straight line. The
/// slowest axis sets the pace, so each axis keeps its limits.
///
/// ```swift
/// let limits = MotionLimits(velocity: SIMD2(500, 300), acceleration: [2000, 2000], jerk: [20_000, 20_000])
/// let head = LimitedMotion(from: [0, 0], to: [400, 100], within: limits)
/// head.restTime
/// ```
///
/// - The value holds before the start and after the end.
/// - Accuracy: some ulp of the distance; exact at both ends.
/// - Complexity: a polynomial of degree three.
///
/// Source: L. Biagiotti and C. Melchiorri, *Trajectory Planning for Automatic Machines and Robots*, 2008, §3.2 and §3.4.
public struct LimitedMotion<Value: VectorValue>: AcceleratedMotion {
  /// The value at the start, and before it.
  public let start: Value
  /// The value at the end, and after it.
  public let end: Value
  /// The limits.
  public let limits: MotionLimits<Value>
  /// The time of the start, in seconds.
  public let startTime: Double
  /// The requested duration; nil for the shortest.
  @usableFromInline package let stretchedDuration: Double?
  @usableFromInline package let profile: SCurveProfile?

  /// Creates a motion within limits.
  ///
  /// - Parameters:
  ///   - start: the value at the start.
  ///   - end: the value at the end.
  ///   - limits: the limits of each scalar.
  ///   - duration: a longer duration than the shortest, so that several motions end together; nil for the shortest.
  ///   - startTime: the time of the start, in seconds.
  /// - Precondition: the numbers are in their domain; ``init(validatingFrom:to:within:duration:startingAt:)`` throws
  ///   instead.
  public init(
    from start: Value, to end: Value, within limits: MotionLimits<Value>, duration: Double? = nil,
    startingAt startTime: Double = 0
  ) {
    self = ParameterError.orTrap(
      try Self(validatingFrom: start, to: end, within: limits, duration: duration, startingAt: startTime))
  }

  /// Creates a motion within limits, with numbers from outside.
  ///
  /// - Throws: ``ParameterError`` for a number that is not finite, a distance above 10⁵⁰, or a duration shorter than
  ///   the limits allow.
  public init(
    validatingFrom start: Value, to end: Value, within limits: MotionLimits<Value>, duration: Double? = nil,
    startingAt startTime: Double = 0
  ) throws(ParameterError) {
    let distance = end.precise - start.precise
    guard distance.isFinite && startTime.isFinite else {
      throw ParameterError(motionFrom: start, to: end, velocity: .zero, at: startTime)
    }
    let profile = try Self.profile(of: distance, within: limits)
    if let duration {
      guard duration >= profile?.duration ?? 0 && duration <= 1e100 else {
        throw ParameterError(
          parameter: "duration", value: duration.shortestDecimal,
          allowed: "at least \((profile?.duration ?? 0).shortestDecimal), which the limits need, and at most 1e100")
      }
    }
    self.start = start
    self.end = end
    self.limits = limits
    self.startTime = startTime
    self.profile = profile
    stretchedDuration = duration
  }

  /// The profile that keeps the limits of each axis; nil without a distance.
  private static func profile(
    of distance: Value.Precise, within limits: MotionLimits<Value>
  ) throws(ParameterError) -> SCurveProfile? {
    var (velocity, acceleration, jerk) = (Double.infinity, Double.infinity, Double.infinity)
    for index in 0..<Value.scalarCount {
      let size = abs(distance[scalar: index])
      guard size <= 1e50 else {
        throw ParameterError(parameter: "the distance", value: size.shortestDecimal, allowed: "at most 1e50")
      }
      // A scalar that moves less than this does not slow down the others.
      guard size > 1e-50 else { continue }
      velocity = min(velocity, limits.velocity[scalar: index] / size)
      acceleration = min(acceleration, limits.acceleration[scalar: index] / size)
      if let limit = limits.jerk { jerk = min(jerk, limit[scalar: index] / size) }
    }
    return velocity < .infinity ? SCurveProfile(velocity: velocity, acceleration: acceleration, jerk: jerk) : nil
  }

  /// The duration in seconds; 0 without a distance.
  @inlinable
  public var duration: Double { stretchedDuration ?? profile?.duration ?? 0 }

  /// The time of the end.
  @inlinable
  public var restTime: Double { startTime + duration }

  /// The ratio of the shortest duration to the actual one, 1 at most: the seconds of the profile that pass in a second.
  @inlinable
  package var pace: Double {
    // Without a distance the duration may be 0, and the ratio would be no number.
    guard let stretchedDuration, let profile else { return 1 }
    return profile.duration / stretchedDuration
  }

  /// The value, the velocity and the acceleration at a time in seconds.
  @inlinable
  func course(at time: Double) -> (value: Value.Precise, velocity: Value.Precise, acceleration: Value.Precise) {
    let (first, last) = (start.precise, end.precise)
    let distance = last - first
    if time <= startTime {
      // At the start of a trapezoid it is the acceleration from the right.
      let jolt = time == startTime ? profile?.state(at: 0).acceleration ?? 0 : 0
      return (first, .zero, distance * (jolt * pace * pace))
    }
    if time >= restTime { return (last, .zero, .zero) }
    guard let profile, !time.isNaN else {
      let nothing = distance * (0 * time)
      return (first + nothing, nothing, nothing)
    }
    let state = profile.state(at: (time - startTime) * pace)
    return (
      first.interpolated(to: last, by: state.value), distance * (state.velocity * pace),
      distance * (state.acceleration * pace * pace)
    )
  }

  /// The value and the velocity at a time in seconds.
  @inlinable
  public func state(at time: Double) -> (value: Value, velocity: Value) {
    let course = course(at: time)
    return (Value(rounding: course.value), Value(rounding: course.velocity))
  }

  /// The value at a time in seconds.
  @inlinable
  public func value(at time: Double) -> Value { Value(rounding: course(at: time).value) }

  /// The velocity at a time in seconds, in value units per second.
  @inlinable
  public func velocity(at time: Double) -> Value { Value(rounding: course(at: time).velocity) }

  /// The acceleration at a time in seconds, in value units per second squared.
  @inlinable
  public func acceleration(at time: Double) -> Value { Value(rounding: course(at: time).acceleration) }
}

extension LimitedMotion: Equatable {}
extension LimitedMotion: Hashable where Value: Hashable {}

// Embedded Swift has no Codable.
#if !hasFeature(Embedded)
  extension LimitedMotion: Codable where Value: Codable {
    private enum CodingKeys: CodingKey {
      case start, end, limits, startTime, stretchedDuration
    }

    /// Decodes the parameters of the motion; a missing duration is the shortest, a missing start time 0.
    ///
    /// - Throws: a `DecodingError` for a missing value, or a number outside its domain.
    public init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      let start = try container.decode(Value.self, forKey: .start)
      let end = try container.decode(Value.self, forKey: .end)
      let limits = try container.decode(MotionLimits<Value>.self, forKey: .limits)
      let startTime = try container.decodeIfPresent(Double.self, forKey: .startTime) ?? 0
      let duration = try container.decodeIfPresent(Double.self, forKey: .stretchedDuration)
      self = try decoder.checked(
        try Self(validatingFrom: start, to: end, within: limits, duration: duration, startingAt: startTime))
    }
  }
#endif
