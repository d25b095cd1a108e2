public import MotionCurves
public import MotionSprings
public import MotionValues

/// A rotation in space on a spring, with an angular velocity that continues when the target changes.
///
/// The spring acts on the rotation vector r from the target, the logarithm of the rotation: with R = exp(r)·target, r
/// moves as a ``SpringMotion`` to 0. The rotation starts by the shorter way.
///
/// ```swift
/// let cube = RotationSpringMotion(.bouncy, from: .identity, to: Quaternion(angle: 2, axis: [0, 1, 0]))
/// let tossed = cube.retargeted(to: .identity, at: 0.2)      // with the angular velocity of that moment
/// ```
///
/// - If the angular velocity is along r, the rotation keeps one axis and its angle is exactly that of a spring.
///   Otherwise the angular acceleration is −ω₀²·r − 2ζω₀·Ω as on a spring, plus a term that is ⅙·ṙ×(r×ṙ) to lowest
///   order.
/// - Accuracy: that of ``SpringMotion``, and some ulp.
/// - Complexity: constant.
public struct RotationSpringMotion: ValueGenerator, Hashable {
  /// The spring.
  public let spring: Spring
  /// The rotation at the start, and before it.
  public let start: Quaternion
  /// The rotation at rest.
  public let target: Quaternion
  /// The angular velocity at the start, in radians per second, about the axes of space.
  public let initialAngularVelocity: SIMD3<Double>
  /// The time of the start, in seconds.
  public let startTime: Double
  /// The rotation vector from the target.
  let displacement: SpringMotion<SIMD3<Double>>

  /// Creates the motion of a rotation.
  ///
  /// - Parameters:
  ///   - spring: the spring.
  ///   - start: the rotation at the start.
  ///   - target: the rotation at rest.
  ///   - angularVelocity: at the start, in radians per second, about the axes of space.
  ///   - startTime: the time of the start, in seconds.
  /// - Precondition: the numbers are finite; ``init(validating:from:to:angularVelocity:startingAt:)`` throws instead.
  public init(
    _ spring: Spring, from start: Quaternion, to target: Quaternion, angularVelocity: SIMD3<Double> = .zero,
    startingAt startTime: Double = 0
  ) {
    self = ParameterError.orTrap(
      try Self(validating: spring, from: start, to: target, angularVelocity: angularVelocity, startingAt: startTime))
  }

  /// Creates the motion of a rotation with numbers from outside.
  ///
  /// - Throws: ``ParameterError`` for a number that is not finite.
  public init(
    validating spring: Spring, from start: Quaternion, to target: Quaternion, angularVelocity: SIMD3<Double> = .zero,
    startingAt startTime: Double = 0
  ) throws(ParameterError) {
    guard angularVelocity.isFinite else { throw ParameterError(notFinite: angularVelocity, "angular velocity") }
    let vector = (start * target.inverse).rotationVector
    self.spring = spring
    self.start = start
    self.target = target
    initialAngularVelocity = angularVelocity
    self.startTime = startTime
    displacement = try SpringMotion(
      validating: spring, from: vector, to: .zero, velocity: RotationJacobian.rate(of: angularVelocity, at: vector),
      startingAt: startTime)
  }

  /// The rotation at a time in seconds; the target at a NaN time.
  public func value(at time: Double) -> Quaternion {
    if time <= startTime { return start }
    return Quaternion(rotationVector: displacement.value(at: time)) * target
  }

  /// The angular velocity at a time, in radians per second, about the axes of space.
  public func angularVelocity(at time: Double) -> SIMD3<Double> {
    if time <= startTime { return time < startTime ? .zero : initialAngularVelocity }
    let (vector, rate) = displacement.state(at: time)
    return RotationJacobian.angularVelocity(of: rate, at: vector)
  }

  /// The motion that continues to another target from a time on, with the rotation and angular velocity of that time.
  ///
  /// - Parameters:
  ///   - target: the new rotation at rest.
  ///   - time: the time at which the target changes, in seconds, finite.
  ///   - spring: the spring from then on; nil for the same spring.
  /// - Returns: the motion from `time` on.
  public func retargeted(to target: Quaternion, at time: Double, with spring: Spring? = nil) -> RotationSpringMotion {
    ParameterError.trapUnlessFinite(time, "the time of a new target")
    return RotationSpringMotion(
      spring ?? self.spring, from: value(at: time), to: target, angularVelocity: angularVelocity(at: time),
      startingAt: time)
  }

  /// The time at which the rotation vector rests, as ``SpringMotion/restTime``.
  public var restTime: Double { displacement.restTime }

  /// The target; nil for an undamped spring that moves.
  public var restValue: Quaternion? { displacement.restValue == nil ? nil : target }
}

// Embedded Swift has no Codable.
#if !hasFeature(Embedded)
  extension RotationSpringMotion: Codable {
    private enum CodingKeys: CodingKey {
      case spring, start, target, initialAngularVelocity, startTime
    }

    /// Decodes the parameters of the motion; a missing angular velocity or start time is 0.
    ///
    /// - Throws: a `DecodingError` for a missing value, or a number outside its domain.
    public init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      let spring = try container.decode(Spring.self, forKey: .spring)
      let start = try container.decode(Quaternion.self, forKey: .start)
      let target = try container.decode(Quaternion.self, forKey: .target)
      let velocity = try container.decodeIfPresent(SIMD3<Double>.self, forKey: .initialAngularVelocity) ?? .zero
      let startTime = try container.decodeIfPresent(Double.self, forKey: .startTime) ?? 0
      self = try decoder.checked(
        try Self(validating: spring, from: start, to: target, angularVelocity: velocity, startingAt: startTime))
    }
  }
#endif
