public import MotionCurves
public import MotionInteraction
public import MotionKeyframes

extension MinimumJerk: ChordBounded where Value == Double {
  /// From the acceleration at both ends and the greatest jerk: at most 60·|D|/T³ + 36·|V|/T² + 9·|A|/T.
  public func chordDeviation(over interval: ClosedRange<Double>) -> Double {
    let (start, end) = (max(interval.lowerBound, startTime), min(interval.upperBound, restTime))
    guard start < end else { return 0 }
    let jerk =
      60 * abs(self.end - self.start) / duration / duration / duration
      + 36 * abs(initialVelocity) / duration / duration + 9 * abs(initialAcceleration) / duration
    let bound = abs(acceleration(at: start)) + jerk * (end - start)
    return interval.chordDeviation(curvature: bound)
  }

  /// The start and the end.
  public func nextBreak(after time: Double) -> MotionBreak? {
    if time < startTime {
      return MotionBreak(
        at: startTime, before: MotionLimit(value: start, velocity: 0),
        after: MotionLimit(value: start, velocity: initialVelocity))
    }
    guard time < restTime else { return nil }
    let rest = MotionLimit(value: end, velocity: 0)
    return MotionBreak(at: restTime, before: rest, after: rest)
  }
}

extension LimitedMotion: ChordBounded where Value == Double {
  /// From the greatest acceleration.
  public func chordDeviation(over interval: ClosedRange<Double>) -> Double {
    guard interval.lowerBound < restTime && interval.upperBound > startTime else { return 0 }
    let acceleration = abs(end - start) * (profile?.acceleration ?? 0) * pace * pace
    return interval.chordDeviation(curvature: acceleration)
  }

  /// The start and the end.
  public func nextBreak(after time: Double) -> MotionBreak? {
    guard time < restTime else { return nil }
    let isStart = time < startTime
    let rest = MotionLimit(value: isStart ? start : end, velocity: 0)
    return MotionBreak(at: isStart ? startTime : restTime, before: rest, after: rest)
  }
}

extension PiecewiseCubic: ChordBounded where Value == Double {
  /// The second derivative of a cubic is largest at an end.
  package func chordDeviation(over interval: ClosedRange<Double>) -> Double {
    let timeline = storage.timeline
    // By the middle: the rounding of a clock around the motion may move an end across a key.
    guard let index = timeline.movingPosition(at: interval.middle)?.interval else { return 0 }
    let (piece, knot, duration) = (storage.pieces[index], keyTimes[index], timeline.duration(of: index))
    guard duration > 0 else { return 0 }
    let start = max(0, min((interval.lowerBound - knot) / duration, 1))
    let end = max(start, min((interval.upperBound - knot) / duration, 1))
    let bend = max(abs(piece.acceleration(at: start)), abs(piece.acceleration(at: end)))
    let half = 0.5 * (end - start)
    return 0.5 * half * half * bend
  }

  /// The key times.
  package func nextBreak(after time: Double) -> MotionBreak? {
    let times = keyTimes
    let index = times.indices.partitioningIndex { times[$0] > time }
    guard index < times.count else { return nil }
    let knot = times[index]
    let last = times.indices.partitioningIndex { times[$0] > knot } - 1
    func limit(_ interval: Int, at fraction: Double) -> MotionLimit {
      let pieces = storage.pieces
      guard pieces.indices.contains(interval), times[interval + 1] > times[interval] else {
        return MotionLimit(value: value(at: fraction == 1 ? knot.nextDown : knot), velocity: 0)
      }
      let rate = storage.timeline.rate(of: interval)
      return MotionLimit(
        value: pieces[interval].value(at: fraction), velocity: pieces[interval].velocity(at: fraction) * rate)
    }
    return MotionBreak(at: knot, before: limit(index - 1, at: 1), after: limit(last, at: 0))
  }
}
