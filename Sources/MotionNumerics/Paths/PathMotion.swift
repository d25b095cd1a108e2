import RealModule

/// A position that moves along a path: Core Animation's keyframe animation with a `path`.
///
/// The time is progress, 0…1 unless key times say otherwise. Modes `linear` and `cubic` give each segment a duration,
/// by default the same for all, over which the parameter of the curve grows linearly; `paced` and `cubicPaced` move at
/// constant speed along the whole path; `discrete` stays at the start of each segment. Between subpaths the position
/// jumps.
///
/// Before the first and after the last key time the position holds. An overshooting timing curve continues in a
/// straight line, with the direction and speed at that end. Source: Apple, *CAKeyframeAnimation*;
/// Documentation/CoreAnimation.md, Keyframes and calculation modes.
///
/// - Accuracy: in paced modes the distance travelled is off by at most `tolerance` of the length (``PathMeasure``); the
///   other modes evaluate the curve itself.
/// - Complexity: O(1) on average, without allocation.
public struct PathMotion: Motion {
  /// The rotation of an object that follows the path: Core Animation's `rotationMode`.
  public enum RotationMode: String, Sendable, Hashable, CaseIterable {
    /// Along the direction of travel.
    case auto
    /// Against the direction of travel: rotated by π more.
    case autoReverse
  }

  /// The prepared path.
  public let measure: PathMeasure
  /// The distribution of time over the path.
  public let mode: CalculationMode
  private let timeline: Timeline
  private let timing: TrackTiming

  /// Creates a motion along a path.
  ///
  /// - Parameters:
  ///   - path: the path; every element except a move is a segment.
  ///   - mode: the distribution of time over the path.
  ///   - keyTimes: one for the start of each segment and one for the end; by default evenly from 0 to 1. Paced modes
  ///     ignore them.
  ///   - timingCurves: one for each segment, from the first on; missing ones are linear. Paced modes ignore them.
  ///   - timingCurve: the curve applied first, to the progress over the whole path.
  ///   - tolerance: the error of distances, relative to the length of the path.
  /// - Throws: ``ParameterError`` for an empty path, key times or timing curves that do not fit, or a tolerance out
  ///   of range.
  public init(
    _ path: Path, mode: CalculationMode = .linear, keyTimes: [Double]? = nil, timingCurves: [TimingCurve] = [],
    timingCurve: TimingCurve = .linear, tolerance: Double = 1e-9
  ) throws(ParameterError) {
    measure = try PathMeasure(path, tolerance: tolerance)
    self.mode = mode
    let segmentCount = mode.isPaced ? 1 : measure.segments.count
    timeline = Timeline(
      keyTimes: try KeyTimes.resolved(mode.isPaced ? nil : keyTimes, count: segmentCount + 1))
    timing = try TrackTiming(
      segmentCurves: mode.isPaced ? [] : timingCurves, overallCurve: timingCurve, keyCount: segmentCount + 1)
  }
}

extension PathMotion {
  /// The key times; those of a paced motion are its start and end.
  public var keyTimes: [Double] { timeline.keyTable.knots }

  /// A position on the path, and the amount by which a timing curve overshoots the end of its segment.
  private struct ExtendedPosition {
    let pathPosition: PathPosition
    /// In units of the parameter, or in paced modes of the length of the path; negative before the start.
    let excess: Double
  }

  private func extendedPosition(at position: TrackPosition) -> ExtendedPosition {
    let fraction = position.fraction.isNaN ? position.fraction : min(max(position.fraction, 0), 1)
    let excess = position.fraction - fraction
    if mode.isPaced {
      return ExtendedPosition(
        pathPosition: measure.pathPosition(at: fraction * measure.length), excess: excess.isNaN ? 0 : excess)
    }
    // A segment's own curve that overshoots extrapolates that segment.
    let pathPosition = PathPosition(
      segment: position.interval, parameter: mode == .discrete && fraction < 1 ? 0 : fraction)
    return ExtendedPosition(pathPosition: pathPosition, excess: mode == .discrete || excess.isNaN ? 0 : excess)
  }

  private func extendedPosition(at time: Double) -> ExtendedPosition {
    extendedPosition(at: timing.position(at: time, on: timeline))
  }

  /// The derivative of the position with respect to the fraction of the interval between key times.
  private func slope(at pathPosition: PathPosition) -> SIMD2<Double> {
    guard !pathPosition.parameter.isNaN else { return SIMD2(repeating: .nan) }
    switch mode {
    case .paced, .cubicPaced: return measure.directions.unitTangent(at: pathPosition) * measure.length
    case .linear, .cubic: return measure.segments[pathPosition.segment].derivative(at: pathPosition.parameter)
    case .discrete: return .zero
    }
  }

  /// The position at a time, in points; NaN for NaN.
  public func value(at time: Double) -> SIMD2<Double> { position(at: extendedPosition(at: time)) }

  private func position(at extended: ExtendedPosition) -> SIMD2<Double> {
    let position = measure.segments[extended.pathPosition.segment].position(at: extended.pathPosition.parameter)
    return extended.excess == 0 ? position : position + slope(at: extended.pathPosition) * extended.excess
  }

  /// The derivative of the position: the tangent times the speed, in points per unit of time.
  ///
  /// Zero outside the key times. At a corner it is the right derivative, at the last key time the left derivative. It
  /// is infinite at the vertical tangent of a timing curve, unless the derivative along the path is 0 there. NaN for
  /// NaN.
  public func velocity(at time: Double) -> SIMD2<Double> {
    guard let (position, rate) = timing.movement(at: time, on: timeline) else { return .zero }
    return slope(at: extendedPosition(at: position).pathPosition).moving(at: rate)
  }

  /// The angle of the path's direction at a time, in radians from the x axis towards y, without jumps of whole turns.
  ///
  /// ``PathMeasure/angle(at:)-(Double)`` describes its jumps at corners and cusps; at a stop it is the limit from the
  /// right, at the end of the path the limit from the left. It remains the path's direction while a timing curve moves
  /// backwards.
  public func angle(at time: Double) -> Double {
    measure.directions.angle(at: extendedPosition(at: time).pathPosition)
  }

  /// The rotation of an object that follows the path, in radians.
  public func rotation(at time: Double, mode: RotationMode) -> Double {
    mode == .auto ? angle(at: time) : angle(at: time) + .pi
  }

  private func extendedPosition(atProgress progress: Double, beforeFlag: Bool) -> ExtendedPosition {
    extendedPosition(at: timing.position(atProgress: progress, beforeFlag: beforeFlag, on: timeline))
  }

  /// The position at a progress; outside 0…1, where a timing curve may overshoot, it continues in a straight line.
  ///
  /// - Parameters:
  ///   - progress: the fraction of the whole duration that has passed, of which key times are fractions too.
  ///   - beforeFlag: whether the step functions of segments take the value before a jump.
  /// - Returns: the position, in points.
  package func value(atProgress progress: Double, beforeFlag: Bool) -> SIMD2<Double> {
    position(at: extendedPosition(atProgress: progress, beforeFlag: beforeFlag))
  }

  /// The rotation at a progress; outside the path that of its nearer end.
  package func rotation(atProgress progress: Double, beforeFlag: Bool, mode: RotationMode) -> Double {
    let angle = measure.directions.angle(
      at: extendedPosition(atProgress: progress, beforeFlag: beforeFlag).pathPosition)
    return mode == .auto ? angle : angle + .pi
  }

  /// The length of the path up to the position at a time, in points.
  ///
  /// - Complexity: in paced modes that of the position, in others that of an arc length.
  public func distance(at time: Double) -> Double {
    let position = timing.position(at: time, on: timeline)
    if mode.isPaced { return position.fraction.isNaN ? .nan : min(max(position.fraction, 0), 1) * measure.length }
    let pathPosition = extendedPosition(at: position).pathPosition
    return pathPosition.parameter.isNaN ? .nan : measure.distance(of: pathPosition)
  }
}
