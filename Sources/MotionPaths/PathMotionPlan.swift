import MotionCurves
import MotionKeyframes

/// The prepared data of a ``PathMotion``, shared by all its copies.
final class PathMotionPlan: Sendable {
  let measure: PathMeasure
  let pacing: PathMotion.Pacing
  let duration: Double
  let delay: Double
  let curve: TimingCurve
  let timeline: Timeline
  let timing: TrackTiming
  private let path: PreparedPath
  private let rule: Rule
  private let isLinear: Bool
  /// Whether every interval has a duration.
  ///
  /// The velocity at a time is then that at the position of the value.
  private let sharesPositions: Bool

  /// The pacing without its key times and curves.
  private enum Rule {
    case constantSpeed
    case bySegment
    case discrete
  }

  init(
    _ measure: PathMeasure, duration: Double, curve: TimingCurve, delay: Double, pacing: PathMotion.Pacing
  ) throws(ParameterError) {
    try ParameterError.requireNotNegative(duration, "duration")
    try ParameterError.requireFinite(delay, "delay")
    let (rule, keyTimes, curves): (Rule, [Double]?, [TimingCurve]) =
      switch pacing {
      case .constantSpeed: (.constantSpeed, nil, [])
      case .bySegment(let keyTimes, let curves): (.bySegment, keyTimes, curves)
      case .discrete(let keyTimes, let curves): (.discrete, keyTimes, curves)
      }
    let keyCount = rule == .constantSpeed ? 2 : measure.segments.count + 1
    let fractions = try KeyTimes.resolved(keyTimes, count: keyCount)
    let times = fractions.map { delay + duration * $0 }
    guard let first = times.first, let last = times.last, (last - first).isFinite else {
      throw ParameterError(
        parameter: "duration", value: duration.shortestDecimal, allowed: "so small that all times are finite")
    }
    timeline = Timeline(keyTimes: times)
    timing = try TrackTiming(segmentCurves: curves, overallCurve: curve, keyCount: keyCount)
    isLinear = timing.isLinear
    sharesPositions = zip(times, times.dropFirst()).allSatisfy { $0 < $1 }
    self.measure = measure
    self.pacing = pacing
    self.duration = duration
    self.delay = delay
    self.curve = curve
    self.rule = rule
    path = measure.prepared
  }

  /// A position on the path, and the amount by which a timing curve overshoots the end of its segment.
  private struct ExtendedPosition {
    let pathPosition: PathPosition
    /// In units of the parameter, or, at constant speed, of the path's length; negative before the start.
    let excess: Double
  }

  @inline(__always)
  private func extendedPosition(at position: TrackPosition) -> ExtendedPosition {
    let fraction = position.fraction.isNaN ? position.fraction : min(max(position.fraction, 0), 1)
    let excess = position.fraction - fraction
    if rule == .constantSpeed {
      return ExtendedPosition(
        pathPosition: path.locate(fraction * path.length), excess: excess.isNaN ? 0 : excess)
    }
    // If the curve of a segment overshoots, the segment is extrapolated.
    let isHeld = rule == .discrete
    let pathPosition = PathPosition(segment: position.interval, parameter: isHeld && fraction < 1 ? 0 : fraction)
    return ExtendedPosition(pathPosition: pathPosition, excess: isHeld || excess.isNaN ? 0 : excess)
  }

  /// The derivative of the position with respect to the fraction of the interval between key times.
  private func slope(at pathPosition: PathPosition) -> SIMD2<Double> {
    guard !pathPosition.parameter.isNaN else { return SIMD2(repeating: .nan) }
    switch rule {
    case .constantSpeed: return path.unitTangent(at: pathPosition) * path.length
    case .bySegment: return path.segments[pathPosition.segment].derivative(at: pathPosition.parameter)
    case .discrete: return .zero
    }
  }

  @inline(__always)
  private func point(at extended: ExtendedPosition) -> SIMD2<Double> {
    let position = path.exactPosition(at: extended.pathPosition)
    return extended.excess == 0 ? position : position + slope(at: extended.pathPosition) * extended.excess
  }

  func value(at position: TrackPosition) -> SIMD2<Double> { point(at: extendedPosition(at: position)) }

  func value(at time: Double) -> SIMD2<Double> {
    isLinear ? value(at: timeline.position(at: time)) : easedValue(at: time)
  }

  /// The value through timing curves.
  ///
  /// It is out of line, so that a motion without timing curves does not copy them.
  @inline(never)
  private func easedValue(at time: Double) -> SIMD2<Double> {
    value(at: timing.position(at: time, on: timeline))
  }

  func velocity(at time: Double) -> SIMD2<Double> {
    guard let (position, rate) = timing.movement(at: time, on: timeline) else { return .zero }
    return slope(at: extendedPosition(at: position).pathPosition).moving(at: rate)
  }

  func state(at time: Double) -> (value: SIMD2<Double>, velocity: SIMD2<Double>) {
    guard sharesPositions, let (position, rate) = timing.movement(at: time, on: timeline) else {
      return (value(at: time), velocity(at: time))
    }
    let extended = extendedPosition(at: position)
    return (point(at: extended), slope(at: extended.pathPosition).moving(at: rate))
  }

  func tangent(at position: TrackPosition) -> SIMD2<Double> {
    path.unitTangent(at: extendedPosition(at: position).pathPosition)
  }

  func angle(at position: TrackPosition) -> Double {
    path.angle(at: extendedPosition(at: position).pathPosition)
  }

  func distance(at position: TrackPosition) -> Double {
    if rule == .constantSpeed {
      return position.fraction.isNaN ? .nan : min(max(position.fraction, 0), 1) * path.length
    }
    let pathPosition = extendedPosition(at: position).pathPosition
    return pathPosition.parameter.isNaN ? .nan : measure.distance(of: pathPosition)
  }
}
