public import MotionCurves
public import MotionSprings
import RealModule

/// The motion of a value on a spring that follows another motion, prepared for a range of time, with a bound on its error.
///
/// The other motion is sampled at even times and replaced by straight lines between the samples. The response to these
/// lines is exact. So the error is at most that of the lines times the greatest gain of the spring: see
/// ``errorBound(acceleration:)``.
///
/// ```swift
/// let wave = SineWave(amplitude: 40, frequency: 6)
/// let tail = FollowingMotion(Spring(response: 0.3, dampingRatio: 0.6), after: wave, during: 0...10, step: 0.005)
/// tail.value(at: 2.5)
/// tail.errorBound(acceleration: 40 * 6 * 6)      // for a motion whose acceleration stays below this
/// ```
///
/// - Before the range the value is at rest; after it the target stays where it was at the end.
/// - Complexity: preparation takes a transition for each step and an array of states; then each value takes one
///   transition.
public struct FollowingMotion<Value: VectorValue>: Motion {
  /// The spring.
  public let spring: Spring
  /// The range of time in which the other motion is followed, in seconds.
  public let range: ClosedRange<Double>
  /// The time between two samples of the other motion, in seconds.
  public let step: Double
  let knots: [Knot]

  /// The states of the value and of the target at the start of a step.
  struct Knot: Sendable, Equatable {
    let time: Double
    let value: Value.Precise
    let velocity: Value.Precise
    let target: Value.Precise
    let targetVelocity: Value.Precise
  }

  /// Creates the motion that follows another one.
  ///
  /// - Parameters:
  ///   - spring: the spring.
  ///   - target: the motion that is followed.
  ///   - start: the value at the start; nil for the target's value.
  ///   - velocity: the velocity at the start, in value units per second.
  ///   - range: the time in which the target is followed, in seconds, finite.
  ///   - step: the time between two samples of the target, in seconds.
  /// - Precondition: the numbers are in their domain;
  ///   ``init(validating:after:from:velocity:during:step:)`` throws instead.
  public init<Target: Motion>(
    _ spring: Spring, after target: Target, from start: Value? = nil, velocity: Value = .zero,
    during range: ClosedRange<Double>, step: Double
  ) where Target.Value == Value {
    self = ParameterError.orTrap(
      try Self(validating: spring, after: target, from: start, velocity: velocity, during: range, step: step))
  }

  /// Creates the motion that follows another one, with numbers from outside.
  ///
  /// - Throws: ``ParameterError`` for a number that is not finite, a step that is not positive or too short for the
  ///   times of the range to differ by it, more than a million steps in the range, or a target that is not finite at a
  ///   sample.
  public init<Target: Motion>(
    validating spring: Spring, after target: Target, from start: Value? = nil, velocity: Value = .zero,
    during range: ClosedRange<Double>, step: Double
  ) throws(ParameterError) where Target.Value == Value {
    try ParameterError.requirePositive(step, "step")
    let count = ((range.upperBound - range.lowerBound) / step).rounded(.up)
    guard count <= 1e6 else {
      throw ParameterError(
        parameter: "step", value: step.shortestDecimal, allowed: "a number of which at most a million are in the range")
    }
    let first = target.value(at: range.lowerBound).precise
    let origin = start?.precise ?? first
    guard (origin - first).isFinite && velocity.isFinite else {
      throw ParameterError(motionFrom: origin, to: first, velocity: velocity.precise, at: range.lowerBound)
    }
    var knots: [Knot] = []
    knots.reserveCapacity(Int(count) + 1)
    var (place, state) = (first, (value: origin, velocity: velocity.precise))
    for index in 0..<Int(count) {
      let time = range.lowerBound + Double(index) * step
      let next = min(range.lowerBound + Double(index + 1) * step, range.upperBound)
      guard next > time else {
        // Only the last step may be too short for the rounding of the times: after another one the target moves on.
        if index + 1 == Int(count) { break }
        throw ParameterError(
          parameter: "step", value: step.shortestDecimal, allowed: "a number by which the times of the range differ")
      }
      let nextPlace = target.value(at: next).precise
      guard nextPlace.isFinite else { throw ParameterError(notFinite: nextPlace, "the value of the target") }
      let knot = Knot(
        time: time, value: state.value, velocity: state.velocity, target: place,
        targetVelocity: (nextPlace - place) * (1 / (next - time)))
      knots.append(knot)
      state = knot.state(after: next - time, on: spring)
      place = nextPlace
    }
    knots.append(
      Knot(
        time: range.upperBound, value: state.value, velocity: state.velocity, target: place, targetVelocity: .zero))
    self.spring = spring
    self.range = range
    self.step = step
    self.knots = knots
  }

  /// The greatest error of a value within the range, for a bound on the length of the target's acceleration.
  ///
  /// A line is at most step²/8·a away from the target. The spring amplifies an error at most by the integral of the
  /// absolute impulse response: 1 for ζ ≥ 1, coth(πζ/2√(1 − ζ²)) for ζ < 1, infinite without damping.
  ///
  /// - Parameter acceleration: the bound a, in value units per second squared, not negative; a target with a corner
  ///   between two samples has no such bound.
  /// - Returns: the bound in value units.
  public func errorBound(acceleration: Double) -> Double {
    ParameterError.trapUnless(acceleration >= 0, "acceleration", acceleration, "a number that is not negative")
    let ratio = spring.dampingRatio
    let gain = ratio >= 1 ? 1 : 1 / Double.tanh(0.5 * .pi * ratio / (1 - ratio * ratio).squareRoot())
    return acceleration == 0 ? 0 : step * step / 8 * acceleration * gain
  }

  /// The value and the velocity at a time in seconds, at the cost of either.
  public func state(at time: Double) -> (value: Value, velocity: Value) {
    let index = knots.indices.partitioningIndex { knots[$0].time > time }
    guard index > 0 else { return (Value(rounding: knots[0].value), .zero) }
    return Value.rounding(knots[index - 1].state(after: time - knots[index - 1].time, on: spring))
  }

  /// The value at a time in seconds.
  public func value(at time: Double) -> Value { state(at: time).value }

  /// The velocity at a time in seconds, in value units per second.
  public func velocity(at time: Double) -> Value { state(at: time).velocity }

  /// The time at which the value rests after the range, as ``SpringMotion/restTime``.
  public var restTime: Double { remainder.map { max($0.startTime, $0.restTime) } ?? .infinity }

  /// The times from the start of the range until, after it, the value stays within a fraction of its distance from the
  /// target's last place.
  public func domain(tolerance: Double) -> ClosedRange<Double>? {
    guard let end = remainder?.domain(tolerance: tolerance)?.upperBound else { return nil }
    return range.lowerBound...max(range.upperBound, end)
  }

  /// The target's place at the end of the range; nil without damping, unless nothing moves.
  public var restValue: Value? { remainder?.restValue.map { Value(rounding: $0) } }

  /// The motion after the range; nil if the state there is not finite.
  private var remainder: SpringMotion<Value.Precise>? {
    let last = knots[knots.count - 1]
    guard (last.value - last.target).isFinite && last.velocity.isFinite else { return nil }
    return SpringMotion(spring, from: last.value, to: last.target, velocity: last.velocity, startingAt: last.time)
  }
}

extension FollowingMotion.Knot {
  /// The state after a duration in which the target moves along its line.
  func state(after duration: Double, on spring: Spring) -> (value: Value.Precise, velocity: Value.Precise) {
    if duration == 0 { return (value, velocity) }
    let ramp = spring.transition(over: duration, lag: spring.damping / spring.stiffness)
    let (displacement, velocity) = ramp(
      displacement: value - target, velocity: velocity, targetVelocity: targetVelocity)
    return (target + displacement, velocity)
  }
}

extension FollowingMotion: Equatable {}
