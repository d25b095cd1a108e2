extension NotatedMotion: LosslessStringConvertible {
  /// The motion in its canonical notation, which parses to the same motion.
  ///
  /// A spring has the form with mass, stiffness and damping, and with its velocity unless that is 0. A tween has its
  /// duration in seconds before the curve, and its delay behind it unless that is 0; any other motion in seconds has its
  /// delay behind `after`, and both ends behind that.
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

  /// The motion with a description, or with any of its other notations; nil for another text.
  ///
  /// ``init(parsing:)`` says where and why a text does not parse.
  public init?(_ description: String) {
    guard let motion = try? Self(parsing: description) else { return nil }
    self = motion
  }
}

extension DampedOscillation: LosslessStringConvertible {
  /// The oscillation in the motion notation, `damped(5, 30)`.
  public var description: String { "damped(\(decay.shortestDecimal), \(frequency.shortestDecimal))" }

  /// Parses an oscillation in the motion notation.
  ///
  /// - Throws: ``NotationError`` with the column of the first character that does not fit.
  public init(parsing text: String) throws(NotationError) {
    guard case .damped(let oscillation) = try NotatedMotion(parsing: text) else {
      throw NotationScanner(text).error(expected: "damped(decay, frequency)", at: 0)
    }
    self = oscillation
  }

  /// The oscillation with a description; nil for another text.
  public init?(_ description: String) {
    guard let oscillation = try? Self(parsing: description) else { return nil }
    self = oscillation
  }
}

extension Decay: LosslessStringConvertible {
  /// The motion in the motion notation, `decay(velocity: 1000, deceleration: 0.998)`.
  public var description: String {
    "decay(velocity: \(velocity.shortestDecimal), deceleration: \(deceleration.shortestDecimal))"
  }

  /// Parses a decay in the motion notation.
  ///
  /// - Throws: ``NotationError`` with the column of the first character that does not fit.
  public init(parsing text: String) throws(NotationError) {
    guard case .decay(let decay) = try NotatedMotion(parsing: text) else {
      throw NotationScanner(text).error(expected: "decay(velocity: …, deceleration: …)", at: 0)
    }
    self = decay
  }

  /// The decay with a description; nil for another text.
  public init?(_ description: String) {
    guard let decay = try? Self(parsing: description) else { return nil }
    self = decay
  }
}
