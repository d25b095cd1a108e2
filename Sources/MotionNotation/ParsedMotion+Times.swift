import MotionCurves
import MotionSprings

// Durations and delays written beside a motion.

extension NotationScanner {
  /// Takes times with units, as many as follow, up to a limit.
  mutating func takeTimes(atMost limit: Int) throws(NotationError) -> [Double] {
    var times: [Double] = []
    while times.count < limit, let time = try takeTime() { times.append(time) }
    return times
  }

  /// A motion by progress over a duration and after a delay, as in CSS's shorthand.
  ///
  /// - Parameters:
  ///   - base: the motion written beside the times.
  ///   - times: the duration and, optionally, the delay.
  ///   - start: the place where the motion begins, including anything written before it.
  ///   - place: the place where the times begin.
  /// - Returns: the motion over the duration, or the base without one.
  /// - Throws: ``NotationError`` for times outside their domain, or for a motion with its own duration.
  func timed(
    _ base: ParsedMotion, _ times: [Double], from start: Int, at place: Int
  ) throws(NotationError) -> ParsedMotion {
    guard let duration = times.first else { return base }
    let delay = times.count > 1 ? times[1] : 0
    do throws(ParameterError) {
      if let curve = base.curve {
        return .tween(try Tween(validatingFrom: 0, to: 1, duration: duration, curve: curve, delay: delay))
      }
      if case .damped(let oscillation) = base {
        return .timed(try TimedOscillation(validating: oscillation, duration: duration, delay: delay))
      }
    } catch {
      throw self.error(expected: "\(error.allowed) for \(error.parameter)", at: start)
    }
    throw error(
      expected: "no duration beside a motion that has its own; a delay reads 'after \(duration.shortestDecimal)s'",
      at: place)
  }

  /// Takes `after` and a time if they come next: the delay of a motion in seconds.
  mutating func takeDelay(of motion: ParsedMotion) throws(NotationError) -> ParsedMotion {
    skipSpaces()
    let start = offset
    var behindName = self
    guard behindName.takeName() == "after" else { return motion }
    self = behindName
    skipSpaces()
    guard let delay = try takeTime() else { throw error(expected: "a time with its unit, such as 100ms") }
    return try delayed(motion, by: delay, at: start)
  }

  /// A motion after a delay; a tween and a timed oscillation keep the delay themselves.
  private func delayed(
    _ motion: ParsedMotion, by delay: Double, at start: Int
  ) throws(NotationError) -> ParsedMotion {
    if case .mapped(let mapped) = motion {
      return .mapped(try delayed(mapped.base, by: delay, at: start).mapped(from: mapped.start, to: mapped.end))
    }
    guard motion.timeMeaning == .seconds else {
      throw error(expected: "a duration before a delay, such as '0.4s ease'", at: start)
    }
    guard !motion.hasDelay else { throw error(expected: "one delay", at: start) }
    do throws(ParameterError) {
      switch motion {
      case .tween(let tween):
        return .tween(
          try Tween(validatingFrom: 0, to: 1, duration: tween.duration, curve: tween.curve, delay: delay))
      case .timed(let timed):
        return .timed(try TimedOscillation(validating: timed.oscillation, duration: timed.duration, delay: delay))
      default: return delay == 0 ? motion : .delayed(motion.delayed(by: delay))
      }
    } catch {
      throw self.error(expected: "\(error.allowed) for \(error.parameter)", at: start)
    }
  }
}

extension ParsedMotion {
  /// The timing curve of the motion or of its preset.
  fileprivate var curve: TimingCurve? {
    switch self {
    case .timingCurve(let curve): curve
    case .preset(let preset):
      if case .curve(let curve) = preset.kind { .cubicBezier(curve) } else { nil }
    default: nil
    }
  }

  /// Whether the motion has a delay already.
  fileprivate var hasDelay: Bool {
    switch self {
    case .tween(let tween): tween.delay != 0
    case .timed(let motion): motion.delay != 0
    case .delayed: true
    default: false
    }
  }
}
