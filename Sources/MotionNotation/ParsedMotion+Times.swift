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
      if let motion = try base.box.lasting(duration, after: delay) { return motion }
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
    guard motion.timeMeaning == .seconds else {
      throw error(expected: "a duration before a delay, such as '0.4s ease'", at: start)
    }
    guard motion.delay == 0 else { throw error(expected: "one delay", at: start) }
    do throws(ParameterError) {
      return try motion.after(delay)
    } catch {
      throw self.error(expected: "\(error.allowed) for \(error.parameter)", at: start)
    }
  }
}

extension ParsedMotion {
  /// The motion in seconds after a delay.
  ///
  /// - Throws: ``ParameterError`` for a delay outside its domain.
  func after(_ delay: Double) throws(ParameterError) -> ParsedMotion {
    if let motion = try box.after(delay) { return motion }
    return delay == 0 ? self : ParsedMotion(ParsedDelay(inside: self, delay: delay))
  }

  /// The motion with ends in place of 0 and 1.
  func ending(from start: Double, to end: Double, unlessUnit leavesUnit: Bool = false) -> ParsedMotion {
    if leavesUnit, start == 0, start.sign == .plus, end == 1 { return self }
    return ParsedMotion(ParsedEnds(inside: self, start: start, end: end))
  }
}
