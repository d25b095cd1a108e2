public import MotionCurves
public import MotionSprings

/// A value on a spring that follows a moving target, such as a pointer.
///
/// Each update gives the target a place and a velocity. Until the next update the target moves on a straight line. The
/// spring is m·ẍ = −k·(x − y) − c·(ẋ − φ·ẏ), for a target y and a feed-forward φ, solved in closed form. The state at a
/// time depends only on the updates and their times, not on the frames in which it is read.
///
/// ```swift
/// var follower = SpringFollower(Spring(response: 0.2, dampingRatio: 0.9), at: SIMD2(0, 0))
/// follower.follow([12, 5], velocity: [700, 90], at: 0.016)      // for each event, with its own time
/// let (value, velocity) = follower.state(at: 0.025)             // for each frame
/// follower.follow([300, 0], at: 0.5)                            // a new target that stands still
/// follower.isAtRest(at: 2)
/// ```
///
/// - With φ = 0 the value lags by (c/k)·u behind a target that moves at a velocity u for long. With φ = 1 it does not
///   lag.
/// - An update is ignored if it is older than the last one, if it is not finite, or if it is so far away that the state
///   would overflow. Of two updates at the same time the later one counts.
/// - A target without a velocity stays where it is until the next update. Value and velocity of the follower are still
///   continuous. With a critically damped spring, ``Spring/init(halfLife:)``, this is the smooth damping of game
///   engines.
/// - As a ``Motion`` it continues from its last update; before that update it is at rest.
/// - Accuracy: 10⁻¹⁴ of the greatest displacement for a transition, as for ``Spring``, and a few ulp of the distance
///   that the target moves.
/// - Complexity: constant: one transition for an update, one for a state.
public struct SpringFollower<Value: VectorValue>: AcceleratedMotion {
  /// The spring.
  public let spring: Spring
  /// The fraction φ of the target's velocity that is fed forward.
  public let feedForward: Double
  /// The time of the last update, in seconds.
  @usableFromInline package let lastTime: Double
  /// The value at the last update.
  @usableFromInline package let lastValue: Value.Precise
  /// The velocity at the last update, in value units per second.
  @usableFromInline package let lastVelocity: Value.Precise
  @usableFromInline package let preciseTarget: Value.Precise
  @usableFromInline package let preciseTargetVelocity: Value.Precise

  /// The place of the target at the last update.
  @inlinable
  public var target: Value {
    get { Value(rounding: preciseTarget) }
    @available(*, unavailable, message: "use follow(_:at:): a new target has a time")
    set { fatalError() }
  }

  /// The velocity of the target from the last update on, in value units per second.
  @inlinable
  public var targetVelocity: Value { Value(rounding: preciseTargetVelocity) }

  /// Creates a follower at rest, with its target at the same place.
  ///
  /// - Parameters:
  ///   - spring: the spring.
  ///   - value: the value at the start, and its target.
  ///   - time: the time of the start, in seconds.
  ///   - velocity: the velocity at the start, in value units per second.
  ///   - feedForward: the fraction of the target's velocity that is fed forward: 0 for a damper to the ground, 1 for a
  ///     damper to the target.
  /// - Precondition: the numbers are finite; ``init(validating:at:startingAt:velocity:feedForward:)`` throws instead.
  @inlinable
  public init(
    _ spring: Spring, at value: Value, startingAt time: Double = 0, velocity: Value = .zero, feedForward: Double = 0
  ) {
    self = ParameterError.orTrap(
      try Self(validating: spring, at: value, startingAt: time, velocity: velocity, feedForward: feedForward))
  }

  /// Creates a follower with numbers from outside.
  ///
  /// - Throws: ``ParameterError`` for a number that is not finite, or a feed-forward beyond ±10⁶.
  @inlinable
  public init(
    validating spring: Spring, at value: Value, startingAt time: Double = 0, velocity: Value = .zero,
    feedForward: Double = 0
  ) throws(ParameterError) {
    guard value.isFinite && velocity.isFinite && time.isFinite else {
      throw ParameterError(motionFrom: value, to: value, velocity: velocity, at: time)
    }
    try ParameterError.requireFeedForward(feedForward)
    self.init(
      spring, feedForward, time: time, value: value.precise, velocity: velocity.precise, target: value.precise,
      targetVelocity: .zero)
  }

  @inlinable
  init(
    _ spring: Spring, _ feedForward: Double, time: Double, value: Value.Precise, velocity: Value.Precise,
    target: Value.Precise, targetVelocity: Value.Precise
  ) {
    self.spring = spring
    self.feedForward = feedForward
    lastTime = time
    lastValue = value
    lastVelocity = velocity
    preciseTarget = target
    preciseTargetVelocity = targetVelocity
  }

  /// The lag of the value behind a target that has moved at one velocity for long, (1 − φ)·c/k, in seconds.
  @inlinable
  public var lag: Double { spring.lag(feedForward: feedForward) }

  /// Gives the target a new place and a velocity at which it moves on.
  ///
  /// - Parameters:
  ///   - target: the place of the target at `time`.
  ///   - velocity: its velocity from then on, in value units per second.
  ///   - time: the time of the update, in seconds; the type describes times that are not after the last update.
  @inlinable
  public mutating func follow(_ target: Value, velocity: Value = .zero, at time: Double) {
    follow(precise: target.precise, velocity: velocity.precise, at: time)
  }

  @inlinable
  mutating func follow(precise target: Value.Precise, velocity: Value.Precise, at time: Double) {
    guard time >= lastTime, time.isFinite, target.isFinite, velocity.isFinite else { return }
    let state = preciseState(at: time)
    guard (state.value - target).isFinite && state.velocity.isFinite else { return }
    self = SpringFollower(
      spring, feedForward, time: time, value: state.value, velocity: state.velocity, target: target,
      targetVelocity: velocity)
  }

  /// Advances the state and the target to a time; later results are the same except for rounding.
  ///
  /// A time that is not after the last update, or not finite, changes nothing.
  @inlinable
  public mutating func advance(to time: Double) {
    follow(precise: targetValue(at: time), velocity: preciseTargetVelocity, at: time)
  }

  /// The place of the target at a time in seconds, on its line since the last update.
  @inlinable
  package func targetValue(at time: Double) -> Value.Precise {
    time <= lastTime ? preciseTarget : preciseTarget + preciseTargetVelocity.moving(at: time - lastTime)
  }

  /// The value and the velocity at a time in seconds, at the cost of either.
  @inlinable
  public func state(at time: Double) -> (value: Value, velocity: Value) { Value.rounding(preciseState(at: time)) }

  @inlinable
  package func preciseState(at time: Double) -> (value: Value.Precise, velocity: Value.Precise) {
    if time <= lastTime { return (lastValue, time < lastTime ? .zero : lastVelocity) }
    let (displacement, velocity) = spring.transition(over: time - lastTime, lag: lag)(
      displacement: lastValue - preciseTarget, velocity: lastVelocity, targetVelocity: preciseTargetVelocity)
    return (preciseTarget + displacement, velocity)
  }

  /// The value at a time in seconds.
  @inlinable
  public func value(at time: Double) -> Value { Value(rounding: preciseState(at: time).value) }

  /// The velocity at a time in seconds, in value units per second.
  @inlinable
  public func velocity(at time: Double) -> Value { Value(rounding: preciseState(at: time).velocity) }

  /// The acceleration at a time in seconds, −(k/m)·(x − y) − (c/m)·(ẋ − φ·ẏ).
  @inlinable
  public func acceleration(at time: Double) -> Value {
    if time < lastTime { return .zero }
    let state = preciseState(at: time)
    return Value(
      rounding: (state.value - targetValue(at: time)) * -(spring.stiffness / spring.mass)
        + (state.velocity - preciseTargetVelocity * feedForward) * -(spring.damping / spring.mass))
  }

  /// The time at which the value rests at its target, as ``SpringMotion/restTime``; infinite while the target moves.
  @inlinable
  public var restTime: Double { preciseTargetVelocity == .zero ? remainder.restTime : .infinity }

  /// The times until the value stays within a fraction of the distance to its target; nil while the target moves.
  @inlinable
  public func domain(tolerance: Double) -> ClosedRange<Double>? {
    preciseTargetVelocity == .zero ? remainder.domain(tolerance: tolerance) : nil
  }

  /// The target; nil while it moves, or without damping.
  @inlinable
  public var restValue: Value? {
    preciseTargetVelocity == .zero ? remainder.restValue.map { Value(rounding: $0) } : nil
  }

  /// The motion to a target that stays.
  @inlinable
  var remainder: SpringMotion<Value.Precise> {
    SpringMotion(spring, from: lastValue, to: preciseTarget, velocity: lastVelocity, startingAt: lastTime)
  }
}

extension SpringFollower: Equatable {}
extension SpringFollower: Hashable where Value.Precise: Hashable {}

extension ParameterError {
  /// Throws unless a frequency is positive and finite.
  @usableFromInline
  static func requireFrequency(_ frequency: Double) throws(ParameterError) {
    try requirePositive(frequency, "frequency")
  }
}

// Embedded Swift has no Codable.
#if !hasFeature(Embedded)
  extension SpringFollower: Codable where Value.Precise: Codable {
    private enum CodingKeys: String, CodingKey {
      case spring, feedForward, lastTime, lastValue, lastVelocity
      case preciseTarget = "target"
      case preciseTargetVelocity = "targetVelocity"
    }

    /// Decodes the spring and the state of the last update; the follower continues unchanged.
    ///
    /// - Throws: a `DecodingError` for a missing value, or a number outside its domain.
    public init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      let spring = try container.decode(Spring.self, forKey: .spring)
      let feedForward = try container.decode(Double.self, forKey: .feedForward)
      let time = try container.decode(Double.self, forKey: .lastTime)
      let value = try container.decode(Value.Precise.self, forKey: .lastValue)
      let velocity = try container.decode(Value.Precise.self, forKey: .lastVelocity)
      let target = try container.decode(Value.Precise.self, forKey: .preciseTarget)
      let targetVelocity = try container.decode(Value.Precise.self, forKey: .preciseTargetVelocity)
      try decoder.checked(try ParameterError.requireFeedForward(feedForward))
      try decoder.checked(try ParameterError.requireMotion(from: value, to: target, velocity: velocity, at: time))
      try decoder.checked(try ParameterError.requireFinite(targetVelocity, "target velocity"))
      self.init(
        spring, feedForward, time: time, value: value, velocity: velocity, target: target,
        targetVelocity: targetVelocity)
    }
  }
#endif
