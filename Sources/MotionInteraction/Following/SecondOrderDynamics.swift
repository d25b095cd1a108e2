public import MotionCurves
public import MotionSprings

/// A follower for procedural animation, set by frequency, damping and response: y + k₁ẏ + k₂ÿ = x + k₃ẋ.
///
/// With ω = 2πf the constants are k₁ = 2ζ/ω, k₂ = 1/ω² and k₃ = rζ/ω. Between two updates the input x moves on a
/// straight line, which suits an input sampled once a frame. The equation is solved in closed form on this line. So the
/// state at an update depends only on the lines between the updates: further updates on the same line change it by
/// rounding only.
///
/// ```swift
/// var tail = SecondOrderDynamics(frequency: 2, dampingRatio: 0.5, response: 2, at: SIMD2(0, 0))
/// tail.follow([12, 5], at: 1.0 / 60)
/// let drawn = tail.value(at: 1.0 / 60)
/// ```
///
/// - The response r determines how the output starts: slowly at 0, at once for r > 0, beyond the input for r > 1, at
///   first in the wrong direction for r < 0. With a response of 2 the output follows a steady motion without a lag.
/// - The input jumps with ``jump(to:at:)`` or with a second update at the same time. A jump adds rζω times the jump to
///   the velocity: the limit of a steep line.
/// - An update is ignored if it is older than the last one, if it is not finite, or if it is so far away that the state
///   would overflow. The line then goes to the next update.
/// - As a ``Motion``, after its last update the input stays where it is; before that update the output is at rest.
/// - Accuracy: 10⁻¹⁴ of the greatest displacement, as ``Spring``, and a few ulp of the distance that the input moves,
///   however short the interval is.
/// - Complexity: constant.
///
/// Source: t3ssel8r, *Giving Personality to Procedural Animations using Math*, 2022; its steps use a semi-implicit
/// Euler method, which is not always stable and depends on the frame rate.
public struct SecondOrderDynamics<Value: VectorValue>: AcceleratedMotion {
  /// The spring of the output: ω = 2πf, with mass 1.
  public let spring: Spring
  /// The response r.
  public let response: Double
  /// The time of the last update, in seconds.
  @usableFromInline package let lastTime: Double
  /// The output at the last update.
  @usableFromInline package let lastValue: Value.Precise
  /// The velocity of the output at the last update, in value units per second.
  @usableFromInline package let lastVelocity: Value.Precise
  @usableFromInline package let preciseInput: Value.Precise

  /// The input at the last update.
  @inlinable
  public var input: Value { Value(rounding: preciseInput) }

  /// Creates a follower at rest.
  ///
  /// - Parameters:
  ///   - frequency: the natural frequency f in hertz, positive.
  ///   - dampingRatio: the damping ratio ζ, not negative.
  ///   - response: the response r, within ±10⁶.
  ///   - value: the input and the output at the start.
  ///   - time: the time of the start, in seconds.
  /// - Precondition: the numbers are in their domain;
  ///   ``init(validatingFrequency:dampingRatio:response:at:startingAt:)`` throws instead.
  @inlinable
  public init(
    frequency: Double, dampingRatio: Double, response: Double, at value: Value, startingAt time: Double = 0
  ) {
    self = ParameterError.orTrap(
      try Self(
        validatingFrequency: frequency, dampingRatio: dampingRatio, response: response, at: value, startingAt: time))
  }

  /// Creates a follower at rest with numbers from outside.
  ///
  /// - Throws: ``ParameterError`` for a number outside its domain.
  @inlinable
  public init(
    validatingFrequency frequency: Double, dampingRatio: Double, response: Double, at value: Value,
    startingAt time: Double = 0
  ) throws(ParameterError) {
    try ParameterError.requireFrequency(frequency)
    try ParameterError.requireFeedForward(response, "response")
    guard value.isFinite && time.isFinite else {
      throw ParameterError(motionFrom: value, to: value, velocity: .zero, at: time)
    }
    let spring = try Spring(validatingResponse: 1 / frequency, dampingRatio: dampingRatio)
    self.init(spring, response, time: time, value: value.precise, velocity: .zero, input: value.precise)
  }

  @inlinable
  init(
    _ spring: Spring, _ response: Double, time: Double, value: Value.Precise, velocity: Value.Precise,
    input: Value.Precise
  ) {
    self.spring = spring
    self.response = response
    lastTime = time
    lastValue = value
    lastVelocity = velocity
    preciseInput = input
  }

  /// Moves the input on a straight line, from its last place to a place at a time.
  ///
  /// - Parameters:
  ///   - input: the place at `time`.
  ///   - time: in seconds; the type describes times that are not after the last update.
  @inlinable
  public mutating func follow(_ input: Value, at time: Double) { follow(precise: input.precise, at: time) }

  @inlinable
  mutating func follow(precise input: Value.Precise, at time: Double) {
    guard time >= lastTime, time.isFinite, input.isFinite else { return }
    let span = time - lastTime
    // Over a shorter span the slope of the line could overflow.
    guard span > 1e-200 else { return kick(to: input) }
    let ramp = spring.transition(over: span, lag: (2 - response) * spring.dampingRatio / spring.naturalFrequency)
    let (displacement, velocity) = ramp(
      displacement: lastValue - preciseInput, velocity: lastVelocity,
      targetVelocity: (input - preciseInput) * (1 / span))
    update(time: time, value: preciseInput + displacement, velocity: velocity, input: input)
  }

  /// Keeps the input at its place until a time, and then lets it jump.
  @inlinable
  public mutating func jump(to input: Value, at time: Double) {
    guard time >= lastTime, time.isFinite, input.isFinite else { return }
    follow(precise: preciseInput, at: time)
    kick(to: input.precise)
  }

  /// Lets the input jump: its velocity is an impulse, which makes the velocity of the output jump.
  @inlinable
  mutating func kick(to input: Value.Precise) {
    let kick = (input - preciseInput) * (response * spring.dampingRatio * spring.naturalFrequency)
    update(time: lastTime, value: lastValue, velocity: lastVelocity + kick, input: input)
  }

  /// Takes a new state, unless it overflows.
  @inlinable
  mutating func update(
    time: Double, value: Value.Precise, velocity: Value.Precise, input: Value.Precise
  ) {
    guard (value - input).isFinite && velocity.isFinite else { return }
    self = SecondOrderDynamics(spring, response, time: time, value: value, velocity: velocity, input: input)
  }

  /// The output as a motion on a spring to the input of the last update.
  @inlinable
  package var motion: SpringMotion<Value.Precise> {
    SpringMotion(spring, from: lastValue, to: preciseInput, velocity: lastVelocity, startingAt: lastTime)
  }

  /// The value and the velocity at a time in seconds, at the cost of either.
  @inlinable
  public func state(at time: Double) -> (value: Value, velocity: Value) { Value.rounding(motion.state(at: time)) }

  /// The output at a time in seconds.
  @inlinable
  public func value(at time: Double) -> Value { Value(rounding: motion.state(at: time).value) }

  /// The velocity of the output at a time in seconds.
  @inlinable
  public func velocity(at time: Double) -> Value { Value(rounding: motion.state(at: time).velocity) }

  /// The acceleration of the output at a time in seconds.
  @inlinable
  public func acceleration(at time: Double) -> Value { Value(rounding: motion.acceleration(at: time)) }

  /// The time at which the output rests at its input, as ``SpringMotion/restTime``.
  @inlinable
  public var restTime: Double { motion.restTime }

  /// The times until the output stays within a fraction of the distance that it had at its last input.
  @inlinable
  public func domain(tolerance: Double) -> ClosedRange<Double>? { motion.domain(tolerance: tolerance) }

  /// The input; nil without damping.
  @inlinable
  public var restValue: Value? { motion.restValue.map { Value(rounding: $0) } }
}

extension SecondOrderDynamics: Equatable {}
extension SecondOrderDynamics: Hashable where Value.Precise: Hashable {}

// Embedded Swift has no Codable.
#if !hasFeature(Embedded)
  extension SecondOrderDynamics: Codable where Value.Precise: Codable {
    private enum CodingKeys: String, CodingKey {
      case spring, response, lastTime, lastValue, lastVelocity
      case preciseInput = "input"
    }

    /// Decodes the spring, the response and the state of the last update; the output continues unchanged.
    ///
    /// - Throws: a `DecodingError` for a missing value, or a number outside its domain.
    public init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      let spring = try container.decode(Spring.self, forKey: .spring)
      let response = try container.decode(Double.self, forKey: .response)
      let time = try container.decode(Double.self, forKey: .lastTime)
      let value = try container.decode(Value.Precise.self, forKey: .lastValue)
      let velocity = try container.decode(Value.Precise.self, forKey: .lastVelocity)
      let input = try container.decode(Value.Precise.self, forKey: .preciseInput)
      try decoder.checked(try ParameterError.requireFeedForward(response, "response"))
      try decoder.checked(try ParameterError.requireMotion(from: value, to: input, velocity: velocity, at: time))
      self.init(spring, response, time: time, value: value, velocity: velocity, input: input)
    }
  }
#endif
