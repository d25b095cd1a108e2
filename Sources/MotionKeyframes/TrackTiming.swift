public import MotionCurves

/// The timing of a track: one timing curve for the whole track, and one for each segment.
///
/// It is a class, because copying the curves would take longer than evaluating them.
@usableFromInline
package final class TrackTiming: Sendable, Hashable {
  /// The curves of the first segments; the remaining segments are linear.
  @usableFromInline let segmentCurves: [TimingCurve]
  /// The curve applied first, to the progress over the whole track; nil for linear.
  @usableFromInline let overallCurve: TimingCurve?
  /// Whether all curves are linear.
  @usableFromInline package let isLinear: Bool
  private let segments: EasedCurves
  /// The overall curve; empty if it is linear.
  private let overall: EasedCurves

  /// Requires at most one curve for each segment between values.
  static func requireCurves(_ curves: [TimingCurve], keyCount: Int) throws(ParameterError) {
    guard curves.count <= keyCount - 1 else {
      throw ParameterError(
        parameter: "timingCurves", value: "\(curves.count) of them",
        allowed: "at most one for each segment, \(keyCount - 1)")
    }
  }

  /// Creates the timing of a track between `keyCount` values.
  ///
  /// - Throws: ``ParameterError`` if there are more curves than segments.
  package convenience init(segmentCurves: [TimingCurve], overallCurve: TimingCurve, keyCount: Int)
    throws(ParameterError)
  {
    try Self.requireCurves(segmentCurves, keyCount: keyCount)
    self.init(segmentCurves: segmentCurves, overallCurve: overallCurve)
  }

  /// Creates the timing of a track with at most as many curves as segments.
  init(segmentCurves: [TimingCurve], overallCurve: TimingCurve) {
    self.segmentCurves = segmentCurves.contains { $0 != .linear } ? segmentCurves : []
    self.overallCurve = overallCurve == .linear ? nil : overallCurve
    isLinear = self.segmentCurves.isEmpty && overallCurve == .linear
    segments = EasedCurves(self.segmentCurves)
    overall = EasedCurves(overallCurve == .linear ? [] : [overallCurve])
  }

  @usableFromInline
  package static func == (a: TrackTiming, b: TrackTiming) -> Bool {
    a === b || a.segmentCurves == b.segmentCurves && a.overallCurve == b.overallCurve
  }

  @usableFromInline
  package func hash(into hasher: inout Hasher) {
    hasher.combine(segmentCurves)
    hasher.combine(overallCurve)
  }

  /// The position in the track at a time, after the timing curves.
  @inlinable
  @inline(__always)
  package func position(at time: Double, on timeline: Timeline, near guess: Int = 0) -> TrackPosition {
    if isLinear { return timeline.position(at: time, near: guess) }
    return easedPosition(at: time, on: timeline, near: guess)
  }

  @usableFromInline
  func easedPosition(at time: Double, on timeline: Timeline, near guess: Int) -> TrackPosition {
    var position: TrackPosition
    if !overall.curves.isEmpty, timeline.start < timeline.end {
      let progress = Self.progress(at: time, on: timeline)
      let warped = timeline.start.interpolated(to: timeline.end, by: overall.value(of: 0, at: progress))
      // Before the start, a jump at the start has not happened yet.
      position =
        time < timeline.start && warped == timeline.start
        ? TrackPosition(interval: 0, fraction: 0) : timeline.extrapolatedPosition(at: warped, near: guess)
    } else {
      position = timeline.position(at: time, near: guess)
    }
    position.fraction = Self.limited(position.fraction)
    if position.interval < segments.curves.count, timeline.duration(of: position.interval) > 0 {
      position.fraction = Self.limited(segments.value(of: position.interval, at: position.fraction))
    }
    return position
  }

  /// The position in the track at a progress; an overshooting timing curve may take the progress outside 0…1.
  ///
  /// Outside 0…1 the segment at that end is extrapolated if the keys begin at 0 or end at 1. Otherwise the values hold,
  /// as within 0…1.
  ///
  /// - Parameters:
  ///   - progress: the fraction of the whole duration that has passed.
  ///   - beforeFlag: whether step functions take the value before a jump.
  ///   - timeline: the key times, as fractions of the whole duration.
  /// - Returns: the position after the timing curves.
  @usableFromInline
  package func position(atProgress progress: Double, beforeFlag: Bool, on timeline: Timeline) -> TrackPosition {
    let isExtrapolated = timeline.isExtrapolated(atProgress: progress)
    guard isExtrapolated || beforeFlag else { return self.position(at: progress, on: timeline) }
    var position: TrackPosition
    if let overallCurve, timeline.start < timeline.end {
      let reached = (progress - timeline.start) / (timeline.end - timeline.start)
      let fraction = isExtrapolated ? reached : Self.progress(at: progress, on: timeline)
      let warped = overallCurve.value(at: fraction, beforeFlag: beforeFlag)
      position = timeline.extrapolatedPosition(at: timeline.start.interpolated(to: timeline.end, by: warped))
    } else {
      position = isExtrapolated ? timeline.extrapolatedPosition(at: progress) : timeline.position(at: progress)
    }
    if let curve = segmentCurve(position.interval), timeline.duration(of: position.interval) > 0 {
      position.fraction = curve.value(at: position.fraction, beforeFlag: beforeFlag)
    }
    return position
  }

  /// The position and the speed in the track at a time; nil where the value is constant.
  ///
  /// - Returns: the position, and the rate at which the fraction of its interval grows.
  @usableFromInline
  package func movement(at time: Double, on timeline: Timeline) -> (position: TrackPosition, rate: Double)? {
    movementOfValue(at: time, on: timeline).map { ($0.position, $0.rate) }
  }

  /// The movement at a time, and whether the value has the same position: everywhere except at the ends.
  func movementOfValue(
    at time: Double, on timeline: Timeline
  ) -> (position: TrackPosition, rate: Double, isOfValue: Bool)? {
    if time < timeline.start || time > timeline.end { return nil }
    var overallRate = 1.0
    var reached = time
    var found: TrackPosition?
    if let overallCurve, timeline.start < timeline.end {
      let progress = Self.progress(at: time, on: timeline)
      overallRate = overallCurve.velocity(at: progress)
      reached = timeline.start.interpolated(to: timeline.end, by: overallCurve.value(at: progress))
      found = timeline.extrapolatedMovingPosition(at: reached)
    } else {
      found = timeline.movingPosition(at: time)
    }
    guard var position = found else { return nil }
    let isOfValue = time < timeline.end && reached >= timeline.start && reached < timeline.end
    var curveRate = 1.0
    position.fraction = Self.limited(position.fraction)
    if let curve = segmentCurve(position.interval) {
      curveRate = curve.velocity(at: position.fraction)
      position.fraction = Self.limited(curve.value(at: position.fraction))
    }
    // A horizontal tangent takes precedence over the other curve's vertical tangent, because 0 · ∞ would be NaN.
    if curveRate == 0 || overallRate == 0 { return (position, 0, isOfValue) }
    // The product of the other two rates can underflow.
    if overallRate.isInfinite { return (position, curveRate < 0 ? -overallRate : overallRate, isOfValue) }
    return (position, timeline.rate(of: position.interval) * curveRate * overallRate, isOfValue)
  }

  /// A fraction of an interval, limited to ±2¹⁰⁰.
  ///
  /// The cube of a larger fraction could overflow, and become NaN by cancellation.
  ///
  /// An overshooting curve reaches such a fraction if an interval is that much shorter than the whole track. NaN stays
  /// NaN.
  static func limited(_ fraction: Double) -> Double { min(max(fraction, -0x1p100), 0x1p100) }

  /// The fraction of the whole duration that has passed at a time, limited to 0…1; NaN for NaN.
  private static func progress(at time: Double, on timeline: Timeline) -> Double {
    if time <= timeline.start { return 0 }
    if time >= timeline.end { return 1 }
    return (time - timeline.start) / (timeline.end - timeline.start)
  }

  private func segmentCurve(_ interval: Int) -> TimingCurve? {
    interval < segmentCurves.count ? segmentCurves[interval] : nil
  }
}
