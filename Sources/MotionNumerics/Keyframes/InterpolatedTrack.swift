/// A track of values that are no vectors, such as transforms, paths and lists: discrete or linear.
///
/// It goes from key to key as ``Interpolatable/interpolated(to:by:)`` does; key times and timing curves are those of
/// ``KeyframeTrack``. Such values have no distance: a paced track of them is one with even key times.
///
/// - Accuracy: the values at the key times are exact.
/// - Complexity: one interpolation for a value, found in O(1) where the key times are spread evenly.
public struct InterpolatedTrack<Value: Interpolatable>: Sendable, Equatable {
  /// The values of the keys.
  public let values: [Value]
  /// The key times; of a discrete track one more than values.
  public let keyTimes: [Double]
  /// How the track goes from key to key.
  public let mode: CalculationMode
  @usableFromInline let timeline: Timeline
  @usableFromInline let timing: TrackTiming

  /// Creates a track through values.
  ///
  /// Key times are i/(*n* − 1) by default, i/*n* for a discrete track of *n* values; a paced track ignores those that
  /// are given, and the timing curves of segments.
  ///
  /// - Parameters:
  ///   - values: at least one.
  ///   - keyTimes: one for each value and, for a discrete track, one for the end. Equal ones are a jump.
  ///   - mode: discrete, linear or paced.
  ///   - timingCurves: one for each segment, from the first on; those that are missing are linear.
  ///   - timingCurve: what the whole progress goes through first.
  ///   - keyTimeRule: which key times are allowed.
  /// - Throws: ``ParameterError`` if there is no value, a count is wrong, the key times are not allowed, or the mode is
  ///   a cubic one.
  public init(
    _ values: [Value], keyTimes: [Double]? = nil, mode: CalculationMode = .linear,
    timingCurves: [TimingCurve] = [], timingCurve: TimingCurve = .linear, keyTimeRule: KeyTimeRule = .anyTimes
  ) throws(ParameterError) {
    try ParameterError.requireValues(values.count)
    guard mode != .cubic && mode != .cubicPaced else {
      throw ParameterError(
        parameter: "mode", value: mode.rawValue, allowed: "discrete, linear or paced for values that are no vectors")
    }
    self.values = values
    self.mode = mode
    self.keyTimes =
      try KeyTimes.chosen(
        mode.isPaced ? nil : keyTimes, count: mode.keyTimeCount(values.count), rule: keyTimeRule)
    timeline = Timeline(keyTimes: self.keyTimes)
    timing = try TrackTiming(
      segmentCurves: mode.isPaced ? [] : timingCurves, overallCurve: timingCurve, keyCount: values.count)
  }
}

extension InterpolatedTrack: ValueGenerator {
  /// The value at a time.
  ///
  /// Before the first key time the first value holds, from the last one on the last value; at a jump it is the value
  /// behind it. For NaN it is what the first value makes of going to itself by a NaN part.
  @inlinable
  public func value(at time: Double) -> Value {
    value(at: timing.place(at: time, on: timeline))
  }

  /// The values at many times; times in ascending or descending order are found fastest.
  @inlinable
  public func sample(at times: Span<Double>, into values: inout MutableSpan<Value>) {
    ParameterError.trapUnlessSameCount(values.count, "values", times.count, "times")
    var interval = 0
    for index in times.indices {
      let place = timing.place(at: times[index], on: timeline, near: interval)
      interval = place.interval
      values[index] = value(at: place)
    }
  }

  @inlinable
  func value(at place: Place) -> Value {
    let start = values[place.interval]
    if place.part.isNaN { return start.interpolated(to: start, by: place.part) }
    if mode == .discrete || place.part == 0 || values.count == 1 { return start }
    return start.interpolated(to: values[place.interval + 1], by: place.part)
  }
}

extension InterpolatedTrack {
  /// The value at a progress, which a timing curve may have led beyond 0…1: there the segment at that end goes on.
  ///
  /// - Parameters:
  ///   - progress: how much of the whole is over; key times are parts of it.
  ///   - beforeFlag: whether the staircases of segments show what is before a jump.
  /// - Returns: the value.
  @inlinable
  package func value(atProgress progress: Double, beforeFlag: Bool) -> Value {
    value(at: timing.place(atProgress: progress, beforeFlag: beforeFlag, on: timeline))
  }
}
