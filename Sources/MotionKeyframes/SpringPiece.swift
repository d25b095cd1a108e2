public import MotionCurves
public import MotionSprings

/// A spring from one key to the next: it passes both exactly, whether it has settled or not.
///
/// With the spring's motion x(t) from the first value to the second, and what is left of it at the end of the segment,
/// r = end − x(T), the value at the fraction u = t/T is x(t) + r·(3u² − 2u³). The correction has no velocity at either
/// end: the piece starts with the velocity that it was given, and ends with that of the spring. A spring that has
/// settled leaves nothing to correct.
///
/// Outside 0…1, where a timing curve may overshoot, it continues in a straight line.
@usableFromInline
struct SpringPiece<Value: VectorValue>: Sendable, Equatable {
  /// The motion of the spring, from time 0.
  @usableFromInline let motion: SpringMotion<Value>
  /// T: the duration of the segment.
  @usableFromInline let duration: Double
  /// r: what is left of the spring's distance at the end.
  @usableFromInline let rest: Value
  /// The velocity at the end, per unit of time.
  @usableFromInline let endVelocity: Value

  /// Creates the spring of a segment with a positive duration.
  ///
  /// - Throws: ``ParameterError`` if the motion, or what is left of it, overflows.
  init(
    _ spring: Spring, from start: Value, to end: Value, velocity: Value, over duration: Double
  ) throws(ParameterError) {
    motion = try SpringMotion(validating: spring, from: start, to: end, velocity: velocity)
    self.duration = duration
    let last = motion.state(at: duration)
    rest = end - last.value
    endVelocity = last.velocity
    guard (rest * 16).isFinite && (velocity * duration).isFinite && (endVelocity * duration).isFinite else {
      throw ParameterError(
        parameter: "values", value: "overflowing on a spring", allowed: "so small that the spring's values are finite")
    }
  }

  /// The value at a fraction u.
  @inlinable
  func value(at fraction: Double) -> Value {
    if fraction <= 0 { return motion.start + motion.initialVelocity * (duration * fraction) }
    if fraction >= 1 { return motion.target + endVelocity * (duration * (fraction - 1)) }
    return motion.value(at: duration * fraction) + rest * (fraction * fraction * (3 - 2 * fraction))
  }

  /// The slope dv/du at a fraction u.
  @inlinable
  func velocity(at fraction: Double) -> Value {
    if fraction <= 0 { return motion.initialVelocity * duration }
    if fraction >= 1 { return endVelocity * duration }
    return motion.velocity(at: duration * fraction) * duration + rest * (6 * fraction * (1 - fraction))
  }
}
