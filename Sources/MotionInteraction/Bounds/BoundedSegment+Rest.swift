import MotionSprings
import RealModule

/// The last time at which a segment is still far from a place, or fast, before it ends at a bound.
extension BoundedSegment {
  /// The last time within a duration at which the value is at least a distance from a place, or at least as fast as a
  /// speed; nil if there is none.
  ///
  /// - Parameters:
  ///   - duration: the time until the segment ends, finite.
  ///   - distance: in value units, positive.
  ///   - place: from which the distance is measured.
  ///   - speed: in value units per second, positive.
  /// - Returns: the time from the start of the segment.
  func lastTime(
    within duration: Double, asFarAs distance: Double, from place: Double, orAsFastAs speed: Double
  ) -> Double? {
    switch course {
    case .rest: return abs(start - place) >= distance ? duration : nil
    case .spring(let spring, let target):
      let acceleration = acceleration(after: 0)
      let far = FreeResponse(spring: spring, x0: start - target, v0: velocity)
        .lastTime(within: duration, below: place - distance - target, above: place + distance - target)
      let fast = FreeResponse(spring: spring, x0: velocity, v0: acceleration)
        .lastTime(within: duration, below: -speed, above: speed)
      return later(far, fast)
    case .decay(let rate):
      return later(
        lastTime(within: duration, asFarAs: distance, from: place),
        lastTime(within: duration, asFastAs: speed, rate: rate))
    }
  }

  private func later(_ a: Double?, _ b: Double?) -> Double? {
    guard let a, let b else { return a ?? b }
    return max(a, b)
  }

  /// The last time at which a decay is at least a distance from a place; a decay is monotone.
  private func lastTime(within duration: Double, asFarAs distance: Double, from place: Double) -> Double? {
    if abs(state(after: duration).value - place) >= distance { return duration }
    guard abs(start - place) >= distance else { return nil }
    return min(self.duration(to: start < place ? place - distance : place + distance) ?? 0, duration)
  }

  /// The last time at which a decay is at least as fast as a speed.
  private func lastTime(within duration: Double, asFastAs speed: Double, rate: Double) -> Double? {
    guard abs(velocity) >= speed else { return nil }
    return min(Double.log(abs(velocity) / speed) / rate, duration)
  }
}

extension FreeResponse {
  /// The last time within a duration at which the displacement is not between two levels; nil if there is none.
  ///
  /// The search goes back from the end, one monotone section after the other. Until a spring reaches a level for the
  /// first time, its value has at most three sections and its velocity one more.
  fileprivate func lastTime(within duration: Double, below low: Double, above high: Double) -> Double? {
    let end = displacement(at: duration)
    if end <= low || end >= high { return duration }
    var count = 0.0
    while let turn = extremum(at: count), turn.time < duration, count < 8 { count += 1 }
    var last = duration
    while count >= 0 {
      count -= 1
      let time = count < 0 ? 0 : extremum(at: count)?.time ?? 0
      let displacement = displacement(at: time)
      if displacement <= low { return monotoneTime(at: low, from: time, to: last) }
      if displacement >= high { return monotoneTime(at: high, from: time, to: last) }
      last = time
    }
    return nil
  }
}
