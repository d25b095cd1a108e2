/// How fast the time of a track passes: one timing curve over all of it, and one for each segment.
@usableFromInline
struct TrackTiming: Sendable, Equatable {
  /// One curve a segment, from the first on; those that are missing are linear.
  @usableFromInline let segmentCurves: [TimingCurve]
  /// The curve that the whole progress goes through first; nil for linear.
  @usableFromInline let overallCurve: TimingCurve?
  /// Whether time passes as it is.
  @usableFromInline let isLinear: Bool

  /// - Throws: ``ParameterError`` if there are more curves than segments between `keyCount` values.
  init(
    segmentCurves: [TimingCurve], overallCurve: TimingCurve, keyCount: Int
  ) throws(ParameterError) {
    guard segmentCurves.count <= keyCount - 1 else {
      throw ParameterError(
        parameter: "timingCurves", value: "\(segmentCurves.count) of them",
        allowed: "at most one for each segment, \(keyCount - 1)")
    }
    self.segmentCurves = segmentCurves.contains { $0 != .linear } ? segmentCurves : []
    self.overallCurve = overallCurve == .linear ? nil : overallCurve
    isLinear = self.segmentCurves.isEmpty && overallCurve == .linear
  }

  /// Where in the track a time is, once it has gone through the curves.
  @inlinable
  @inline(__always)
  func place(at time: Double, on timeline: Timeline, near guess: Int = 0) -> Place {
    if isLinear { return timeline.place(at: time, near: guess) }
    return curvedPlace(at: time, on: timeline, near: guess)
  }

  @usableFromInline
  func curvedPlace(at time: Double, on timeline: Timeline, near guess: Int) -> Place {
    var place: Place
    if let overallCurve, timeline.start < timeline.end {
      let progress = Self.progress(at: time, on: timeline)
      let warped = timeline.start.interpolated(to: timeline.end, by: overallCurve.value(at: progress))
      // Before the start, a jump there has not happened.
      place =
        time < timeline.start && warped == timeline.start
        ? Place(interval: 0, part: 0) : timeline.extrapolatedPlace(at: warped, near: guess)
    } else {
      place = timeline.place(at: time, near: guess)
    }
    place.part = Self.limited(place.part)
    if let curve = segmentCurve(place.interval), timeline.duration(of: place.interval) > 0 {
      place.part = Self.limited(curve.value(at: place.part))
    }
    return place
  }

  /// Where in the track a progress is, which a timing curve may have led beyond 0…1.
  ///
  /// There the segment at that end goes on, if the keys begin at 0, or end at 1; otherwise they hold, as within 0…1.
  ///
  /// - Parameters:
  ///   - progress: how much of the whole is over.
  ///   - beforeFlag: whether staircases show what is before a jump.
  ///   - timeline: the key times, as parts of the whole.
  /// - Returns: the place, once it has gone through the curves.
  @usableFromInline
  func place(atProgress progress: Double, beforeFlag: Bool, on timeline: Timeline) -> Place {
    let goesOn = progress < 0 && timeline.start == 0 || progress > 1 && timeline.end == 1
    guard goesOn || beforeFlag else { return place(at: progress, on: timeline) }
    var place: Place
    if let overallCurve, timeline.start < timeline.end {
      let reached = (progress - timeline.start) / (timeline.end - timeline.start)
      let part = goesOn ? reached : Self.progress(at: progress, on: timeline)
      let warped = overallCurve.value(at: part, beforeFlag: beforeFlag)
      place = timeline.extrapolatedPlace(at: timeline.start.interpolated(to: timeline.end, by: warped))
    } else {
      place = goesOn ? timeline.extrapolatedPlace(at: progress) : timeline.place(at: progress)
    }
    if let curve = segmentCurve(place.interval), timeline.duration(of: place.interval) > 0 {
      place.part = curve.value(at: place.part, beforeFlag: beforeFlag)
    }
    return place
  }

  /// Where and how fast the track moves at a time; nil where it stands still.
  ///
  /// - Returns: a place, and how much of its interval passes in a unit of time.
  @usableFromInline
  func movement(at time: Double, on timeline: Timeline) -> (place: Place, rate: Double)? {
    if time < timeline.start || time > timeline.end { return nil }
    var overallRate = 1.0
    var found: Place?
    if let overallCurve, timeline.start < timeline.end {
      let progress = Self.progress(at: time, on: timeline)
      overallRate = overallCurve.velocity(at: progress)
      found = timeline.extrapolatedMovingPlace(
        at: timeline.start.interpolated(to: timeline.end, by: overallCurve.value(at: progress)))
    } else {
      found = timeline.movingPlace(at: time)
    }
    guard var place = found else { return nil }
    var curveRate = 1.0
    place.part = Self.limited(place.part)
    if let curve = segmentCurve(place.interval) {
      curveRate = curve.velocity(at: place.part)
      place.part = Self.limited(curve.value(at: place.part))
    }
    // A horizontal tangent counts for more than a vertical one of the other curve, 0 · ∞ being NaN.
    if curveRate == 0 || overallRate == 0 { return (place, 0) }
    // The product of the other two may underflow.
    if overallRate.isInfinite { return (place, curveRate < 0 ? -overallRate : overallRate) }
    return (place, timeline.rate(of: place.interval) * curveRate * overallRate)
  }

  /// A part of an interval, held within 2¹⁰⁰ intervals: a cube of more would overflow, and be NaN once it cancels.
  ///
  /// A curve that overshoots leads so far where one interval is that much shorter than all of them. NaN stays.
  private static func limited(_ part: Double) -> Double { min(max(part, -0x1p100), 0x1p100) }

  /// How much of the whole is over at a time, held at 0 and 1; NaN for NaN.
  private static func progress(at time: Double, on timeline: Timeline) -> Double {
    if time <= timeline.start { return 0 }
    if time >= timeline.end { return 1 }
    return (time - timeline.start) / (timeline.end - timeline.start)
  }

  private func segmentCurve(_ interval: Int) -> TimingCurve? {
    interval < segmentCurves.count ? segmentCurves[interval] : nil
  }
}

extension VectorValue {
  /// A slope times the rate at which time passes.
  ///
  /// What stands still is not moved by the vertical tangent of a timing curve either, 0 · ∞ being NaN; all else becomes
  /// infinite.
  @inlinable
  func moving(at rate: Double) -> Self {
    guard rate.isInfinite else { return self * rate }
    let factor = Double.greatestFiniteMagnitude
    return self * (rate < 0 ? -factor : factor) * factor
  }
}
