import MotionCurves
import MotionSprings

// Durations and delays beside a motion.

extension NotationScanner {
  /// Takes times with units, as many as there are.
  mutating func takeTimes(atMost limit: Int) throws(NotationError) -> [Double] {
    var times: [Double] = []
    while times.count < limit, let time = try takeTime() { times.append(time) }
    return times
  }

  /// What has progress, over a duration and behind a delay, as in CSS's shorthand.
  ///
  /// - Parameters:
  ///   - base: the motion that stands beside the times.
  ///   - times: the duration, and perhaps the delay.
  ///   - start: where the motion begins, with what stands before it.
  ///   - place: where the times begin.
  /// - Returns: the motion over the duration, or the base without one.
  /// - Throws: ``NotationError`` for times that are not allowed, and a motion that has its own duration.
  func timed(
    _ base: NotatedMotion, _ times: [Double], from start: Int, at place: Int
  ) throws(NotationError) -> NotatedMotion {
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

  /// Takes `after` and a time if they are there: a delay for what has seconds.
  mutating func takeDelay(of motion: NotatedMotion) throws(NotationError) -> NotatedMotion {
    skipSpaces()
    let start = offset
    var behindName = self
    guard behindName.takeName() == "after" else { return motion }
    self = behindName
    skipSpaces()
    guard let delay = try takeTime() else { throw error(expected: "a time with its unit, such as 100ms") }
    return try delayed(motion, by: delay, at: start)
  }

  /// A motion behind a delay; that of a tween and of a timed oscillation is their own.
  private func delayed(
    _ motion: NotatedMotion, by delay: Double, at start: Int
  ) throws(NotationError) -> NotatedMotion {
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

extension NotatedMotion {
  /// The timing curve, or that of a preset.
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
