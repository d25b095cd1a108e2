internal import MotionCurves
import MotionFitting
internal import MotionPaths

extension Animation {
  /// The times of the parent in a range at which the presented value may jump or turn.
  ///
  /// They are the begins and ends of the animation and of its iterations, its keys, the joints of its paths, and the
  /// corners of its timing curves.
  ///
  /// Between two consecutive times the value is smooth, except where a ``LayerMotion`` itself jumps or turns.
  ///
  /// - Parameters:
  ///   - range: times of the parent, finite.
  ///   - limit: the greatest number of times; an animation that has more gives this many.
  /// - Returns: ascending times without duplicates, with the durations of ``resolved(defaultDuration:)``.
  /// - Complexity: O(*n* log *n*) for *n* times.
  package func cornerTimes(in range: ClosedRange<Double>, limit: Int = 10_000) -> [Double] {
    var corners = CornerTimes(range: range, limit: limit)
    corners.add(resolved(), in: range) { [$0] }
    return Set(corners.times).sorted()
  }
}

/// Collects the corner times of an animation.
private struct CornerTimes {
  let range: ClosedRange<Double>
  let limit: Int
  private(set) var times: [Double] = []

  init(range: ClosedRange<Double>, limit: Int) {
    self.range = range
    self.limit = limit
  }

  private mutating func add(_ new: [Double]) {
    times += new.filter { range.contains($0) }.prefix(max(0, limit - times.count))
  }

  /// Adds the corners of an animation.
  ///
  /// - Parameters:
  ///   - animation: the animation, with a duration.
  ///   - span: the times of its parent that count.
  ///   - outer: gives the times of the outermost parent at which the animation's parent has a time.
  mutating func add(_ animation: Animation, in span: ClosedRange<Double>, through outer: (Double) -> [Double]) {
    let timing = animation.timing
    add(outer(timing.beginTime))
    guard timing.speed != 0, timing.duration > 0 else { return }
    add(outer(timing.endTime))
    let iterations = timing.iterations(in: span, limit: limit)
    func times(of progress: Double) -> [Double] {
      iterations.flatMap { iteration in
        let time = timing.parentTime(of: progress, in: iteration)
        return span.contains(time) && time >= timing.beginTime && time <= timing.endTime ? outer(time) : []
      }
    }
    for progress in [0, 1] + animation.cornersOfProgress { add(times(of: progress)) }
    guard case .group(let members) = animation.content else { return }
    let duration = timing.duration
    for member in members {
      guard self.times.count < limit else { return }
      // The group's clock may be eased: then it reaches a time more than once, or never.
      add(member, in: 0...duration) { time in
        animation.timingCurve.crossings(of: time / duration).flatMap { times(of: $0) }
      }
    }
  }
}

extension Animation {
  /// The progresses inside an iteration at which its values may jump or turn.
  fileprivate var cornersOfProgress: [Double] {
    let own = timingCurve.corners
    guard case .property(let property) = content else { return own }
    switch property.form {
    case .spring: return []
    case .basic, .motion: return own
    case .keyframe(let track): return own + track.corners.flatMap { timingCurve.crossings(of: $0) }
    }
  }
}

extension LayerTrack {
  /// The progresses at which the track may jump or turn: its keys, and the corners between them.
  fileprivate var corners: [Double] {
    let keyTimes = keyTimes
    var corners = keyTimes + (pathMotion?.joints ?? [])
    for (index, curve) in options.timingCurves.enumerated() where index + 1 < keyTimes.count {
      corners += curve.corners.map { keyTimes[index].interpolated(to: keyTimes[index + 1], by: $0) }
    }
    return corners
  }
}

extension PathMotion {
  /// The progresses at which a segment of the path meets the next one, at constant speed.
  fileprivate var joints: [Double] {
    guard case .constantSpeed = pacing, measure.length > 0 else { return [] }
    return measure.segments.indices.dropFirst().map {
      measure.distance(of: PathPosition(segment: $0, parameter: 0)) / measure.length
    }
  }
}

extension TimingCurve {
  /// The progresses inside 0…1 at which the curve jumps or turns.
  fileprivate var corners: [Double] {
    var corners: [Double] = []
    var time = 0.0
    while let next = nextBreak(after: time), next.time < 1, corners.count < 10_000 {
      corners.append(next.time)
      time = next.time
    }
    return corners
  }
}

extension MediaTiming {
  /// The iterations that lie at least in part in a span of the parent's time; at most `limit` of them.
  ///
  /// Source: W3C, *Web Animations Level 1*, "Calculating the current iteration".
  fileprivate func iterations(in span: ClosedRange<Double>, limit: Int) -> Range<Int> {
    let times = span.clamped(to: beginTime...max(beginTime, endTime))
    let ends = [times.lowerBound, times.upperBound].map {
      ((activeTime(at: $0) + timeOffset) / duration).rounded(.down)
    }
    guard let first = ends.min(), let last = ends.max(), abs(first) < 1e15, abs(last) < 1e15 else { return 0..<0 }
    return Int(first)..<Int(first) + min(Int(last) - Int(first) + 1, limit)
  }

  private func activeTime(at time: Double) -> Double {
    let elapsed = (time - beginTime) * abs(speed)
    return speed < 0 ? activeDuration - elapsed : elapsed
  }

  /// The time of the parent at which an iteration has a progress.
  fileprivate func parentTime(of progress: Double, in iteration: Int) -> Double {
    let isReversed = autoreverses && iteration % 2 != 0
    let part = isReversed ? 1 - progress : progress
    let active = (Double(iteration) + part) * duration - timeOffset
    return beginTime + (speed < 0 ? activeDuration - active : active) / abs(speed)
  }
}
