import MotionCurves
import MotionInteraction
import MotionSprings

extension ParsedMotion: LosslessStringConvertible {
  /// The motion in its canonical notation, which parses to the same motion.
  ///
  /// A spring is written with mass, stiffness and damping, and with its velocity unless that is 0. A tween is written
  /// with its duration in seconds before the curve, and its delay after the curve unless that is 0. For any other
  /// motion in seconds the delay follows the word `after`. Both ends come last.
  public var description: String {
    switch self {
    case .timingCurve(let curve): return curve.description
    case .spring(let motion):
      let spring = motion.spring
      var numbers = [spring.mass, spring.stiffness, spring.damping]
      if motion.initialVelocity != 0 { numbers.append(motion.initialVelocity) }
      return "spring(\(numbers.map { $0.shortestDecimal }.joined(separator: " ")))"
    case .tween(let tween):
      let delay = tween.delay == 0 ? "" : " \(tween.delay.shortestDecimal)s"
      return "\(tween.duration.shortestDecimal)s \(tween.curve)\(delay)"
    case .preset(let preset): return preset.fullName
    case .secondOrder(let step): return step.description
    case .minimumJerk(let motion): return "min-jerk(\(motion.duration.shortestDecimal)s)"
    case .limited(let motion):
      let limits = motion.limits
      let speed = "velocity: \(limits.velocity.shortestDecimal), acceleration: \(limits.acceleration.shortestDecimal)"
      guard let jerk = limits.jerk else { return "trapezoid(\(speed))" }
      return "s-curve(\(speed), jerk: \(jerk.shortestDecimal))"
    case .bounded(let motion): return "\(motion.base) \(motion.notation)"
    case .delayed(let motion): return "\(motion.base) after \(motion.delay.shortestDecimal)s"
    case .mapped(let motion):
      return "\(motion.base) \(motion.start.shortestDecimal) -> \(motion.end.shortestDecimal)"
    case .damped(let oscillation): return oscillation.description
    case .timed(let motion): return motion.description
    case .decay(let decay): return decay.description
    }
  }

  /// Parses a motion from its description or any of its other notations; nil for any other text.
  ///
  /// ``init(parsing:)`` reports where and why a text does not parse.
  public init?(_ description: String) {
    guard let motion = try? Self(parsing: description) else { return nil }
    self = motion
  }
}

// Embedded Swift has no Codable.
#if !hasFeature(Embedded)
  extension ParsedMotion: Codable {
    /// Decodes the motion from its notation.
    ///
    /// - Throws: `DecodingError` with the column, for a text that does not parse.
    public init(from decoder: any Decoder) throws {
      self = try decoder.parsed(Self.init(parsing:))
    }

    /// Encodes the motion as its notation, a string.
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      try container.encode(description)
    }
  }
#endif
