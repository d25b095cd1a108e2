import RealModule

/// A position that moves along a path: Core Animation's keyframe animation with a `path`.
///
/// The time is progress, 0…1 unless key times say otherwise. Modes `linear` and `cubic` give each segment its time, by
/// default the same, in which the parameter of the curve grows evenly; `paced` and `cubicPaced` go at constant speed
/// along the whole path; `discrete` stays at the start of each segment. From one subpath to the next the position
/// jumps.
///
/// Before the first and after the last key time the position holds. A timing curve that overshoots leads straight on,
/// with the direction and speed of the end that it leaves. Source: Apple, *CAKeyframeAnimation*;
/// Documentation/CoreAnimation.md, Keyframes and calculation modes.
///
/// - Accuracy: paced, the distance covered is off by at most `tolerance` of the length (``PathMeasure``); the other
///   modes evaluate the curve itself.
/// - Complexity: O(1) on average, without allocation.
public struct PathMotion: Motion {
  /// How an object that follows the path is turned: Core Animation's `rotationMode`.
  public enum RotationMode: String, Sendable, Hashable, CaseIterable {
    /// Along the direction of travel.
    case auto
    /// Against it: turned by π more.
    case autoReverse
  }

  /// The path, prepared.
  public let measure: PathMeasure
  /// How the time is distributed over the path.
  public let mode: CalculationMode
  private let timeline: Timeline
  private let timing: TrackTiming

  /// Creates a motion along a path.
  ///
  /// - Parameters:
  ///   - path: the path; each element but moves is a segment.
  ///   - mode: how the time is distributed.
  ///   - keyTimes: one for the start of each segment and one for the end; by default evenly from 0 to 1. Paced modes
  ///     ignore them.
  ///   - timingCurves: one for each segment from the first on, those that are missing being linear; paced modes
  ///     ignore them.
  ///   - timingCurve: what the whole progress goes through first.
  ///   - keyTimeRule: which key times are allowed.
  ///   - tolerance: the error of distances, relative to the length of the path.
  /// - Throws: ``ParameterError`` for an empty path, key times or timing curves that do not fit, or a tolerance out
  ///   of range.
  public init(
    _ path: Path, mode: CalculationMode = .linear, keyTimes: [Double]? = nil, timingCurves: [TimingCurve] = [],
    timingCurve: TimingCurve = .linear, keyTimeRule: KeyTimeRule = .anyTimes, tolerance: Double = 1e-9
  ) throws(ParameterError) {
    measure = try PathMeasure(path, tolerance: tolerance)
    self.mode = mode
    let stretches = mode.isPaced ? 1 : measure.segments.count
    timeline = Timeline(
      keyTimes: try KeyTimes.resolved(mode.isPaced ? nil : keyTimes, count: stretches + 1, rule: keyTimeRule))
    timing = try TrackTiming(
      segmentCurves: mode.isPaced ? [] : timingCurves, overallCurve: timingCurve, keyCount: stretches + 1)
  }
}

extension PathMotion {
  /// The key times; of a paced motion its start and end.
  public var keyTimes: [Double] { timeline.index.knots }

  /// A place on the path, and how far beyond the end of its segment a timing curve has led.
  private struct Spot {
    let location: PathPosition
    /// In units of the parameter, or paced of the length of the path; negative before the start.
    let excess: Double
  }

  private func spot(at position: TrackPosition) -> Spot {
    let part = position.fraction.isNaN ? position.fraction : min(max(position.fraction, 0), 1)
    let excess = position.fraction - part
    if mode.isPaced {
      return Spot(location: measure.location(at: part * measure.length), excess: excess.isNaN ? 0 : excess)
    }
    // What is led beyond a segment by its own curve stays in its neighbourhood.
    let location = PathPosition(segment: place.interval, parameter: mode == .discrete && part < 1 ? 0 : part)
    return Spot(location: location, excess: mode == .discrete || excess.isNaN ? 0 : excess)
  }

  private func spot(at time: Double) -> Spot { spot(at: timing.position(at: time, on: timeline)) }

  /// The derivative of the position with respect to the part of the stretch.
  private func slope(at location: PathPosition) -> SIMD2<Double> {
    guard !location.parameter.isNaN else { return SIMD2(repeating: .nan) }
    switch mode {
    case .paced, .cubicPaced: return measure.directions.unitTangent(at: location) * measure.length
    case .linear, .cubic: return measure.segments[location.segment].derivative(at: location.parameter)
    case .discrete: return .zero
    }
  }

  /// The position at a time, in points; NaN for NaN.
  public func value(at time: Double) -> SIMD2<Double> { position(at: spot(at: time)) }

  private func position(at spot: Spot) -> SIMD2<Double> {
    let position = measure.segments[spot.location.segment].position(at: spot.location.parameter)
    return spot.excess == 0 ? position : position + slope(at: spot.location) * spot.excess
  }

  /// The derivative of the position: the tangent times the speed, in points for a unit of time.
  ///
  /// Zero outside the key times. At a corner it is the one on the right, at the last key time the one on the left. It
  /// is infinite at the vertical tangent of a timing curve, but for what stands still there. NaN for NaN.
  public func velocity(at time: Double) -> SIMD2<Double> {
    guard let (place, rate) = timing.movement(at: time, on: timeline) else { return .zero }
    return slope(at: spot(at: place).location).moving(at: rate)
  }

  /// The angle of the direction of the path at a time, in radians from the x axis towards y, without jumps of whole
  /// turns.
  ///
  /// ``PathMeasure/angle(at:)-(Double)`` says how it goes on at corners and cusps; at a stop it is the limit from the
  /// right, at the end of the path that from the left. It is the path's own direction also while a timing curve leads
  /// backwards.
  public func angle(at time: Double) -> Double {
    measure.directions.angle(at: spot(at: time).location)
  }

  /// The rotation of an object that follows the path, in radians.
  public func rotation(at time: Double, mode: RotationMode) -> Double {
    mode == .auto ? angle(at: time) : angle(at: time) + .pi
  }

  private func spot(atProgress progress: Double, beforeFlag: Bool) -> Spot {
    spot(at: timing.position(atProgress: progress, beforeFlag: beforeFlag, on: timeline))
  }

  /// The position at a progress, which a timing curve may have led beyond 0…1: there it goes straight on.
  ///
  /// - Parameters:
  ///   - progress: how much of the whole is over; key times are parts of it.
  ///   - beforeFlag: whether the staircases of segments show what is before a jump.
  /// - Returns: the position, in points.
  package func value(atProgress progress: Double, beforeFlag: Bool) -> SIMD2<Double> {
    position(at: spot(atProgress: progress, beforeFlag: beforeFlag))
  }

  /// The rotation at such a progress; beyond the path that at its end.
  package func rotation(atProgress progress: Double, beforeFlag: Bool, mode: RotationMode) -> Double {
    let angle = measure.directions.angle(at: spot(atProgress: progress, beforeFlag: beforeFlag).location)
    return mode == .auto ? angle : angle + .pi
  }

  /// The length of the path up to the position at a time, in points.
  ///
  /// - Complexity: paced as fast as the position; in other modes that of an arc length.
  public func distance(at time: Double) -> Double {
    let position = timing.position(at: time, on: timeline)
    if mode.isPaced { return position.fraction.isNaN ? .nan : min(max(position.fraction, 0), 1) * measure.length }
    let location = spot(at: place).location
    return location.parameter.isNaN ? .nan : measure.distance(of: location)
  }
}
