public import MotionCurves
public import MotionInteraction
import MotionSprings

/// A spring or a decay of the motion notation within bounds: `spring(1 100 10) within(max: 1)`.
///
/// The bounds are values of the spring, which goes from 0 to 1, or distances of the decay. At a bound the motion stops,
/// or bounces if a restitution is given.
public struct ParsedBounds: Motion, Hashable {
  /// The spring, the preset or the decay.
  public let base: ParsedMotion
  /// The motion within its bounds.
  public let motion: BoundedMotion

  /// Creates a motion within bounds; nil for a motion that cannot have bounds.
  ///
  /// - Throws: ``ParameterError`` for a restitution outside its domain.
  init?(_ base: ParsedMotion, within range: ClosedRange<Double>, edge: EdgeRule) throws(ParameterError) {
    self.base = base
    switch base {
    case .spring(let spring): motion = try spring.bounded(validatingTo: range, edge: edge)
    case .preset(let preset):
      guard case .spring(let spring) = preset.kind else { return nil }
      motion = try spring.unitStep().bounded(validatingTo: range, edge: edge)
    case .decay(let decay): motion = try decay.bounded(validatingTo: range, edge: edge)
    default: return nil
    }
  }

  /// The value at a time in seconds.
  public func value(at time: Double) -> Double { motion.value(at: time) }

  /// The velocity at a time in seconds, in value units per second.
  public func velocity(at time: Double) -> Double { motion.velocity(at: time) }

  /// The value and the velocity at a time in seconds.
  public func state(at time: Double) -> (value: Double, velocity: Double) { motion.state(at: time) }

  /// The time at which the motion rests.
  public var restTime: Double { motion.restTime }

  /// The bounds in the motion notation, `within(min: 0, max: 1, restitution: 0.5)`.
  var notation: String {
    var arguments: [String] = []
    if motion.range.lowerBound > -.infinity { arguments.append("min: \(motion.range.lowerBound.shortestDecimal)") }
    if motion.range.upperBound < .infinity { arguments.append("max: \(motion.range.upperBound.shortestDecimal)") }
    if case .bounce(let restitution) = motion.edge { arguments.append("restitution: \(restitution.shortestDecimal)") }
    return "within(\(arguments.joined(separator: ", ")))"
  }
}
