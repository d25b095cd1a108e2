/// A discrete or linear track of values that are not vectors, such as transforms, paths and lists.
///
/// It interpolates between keys by ``Interpolatable/interpolated(to:by:)``; key times and timing curves are those of
/// ``KeyframeTrack``. Such values have no distance, so the key times of a paced track are even.
///
/// - Accuracy: the values at the key times are exact.
/// - Complexity: one interpolation for each value, and a search in O(1) where the key times are evenly spread.
public struct InterpolatedTrack<Value: Interpolatable>: Sendable, Equatable {
  /// The values of the keys.
  public let values: [Value]
  /// The key times; a discrete track has one more than values.
  public let keyTimes: [Double]
  /// The interpolation between the keys.
  public let mode: CalculationMode
  @usableFromInline let timeline: Timeline
  @usableFromInline let timing: TrackTiming

  /// Creates a track through values.
  ///
  /// Key times are i/(*n* − 1) by default, i/*n* for a discrete track of *n* values; a paced track ignores given key
  /// times.
  ///
  /// - Parameters:
  ///   - values: at least one.
  ///   - keyTimes: one for each value and, for a discrete track, one for the end. Equal ones are a jump.
  ///   - mode: discrete, linear or paced.
  ///   - timingCurve: the curve applied first, to the progress over the whole track.
  /// - Precondition: the numbers make a track; ``init(validating:keyTimes:mode:timingCurve:)`` throws instead.
  public init(
    _ values: [Value], keyTimes: [Double]? = nil, mode: CalculationMode = .linear, timingCurve: TimingCurve = .linear
  ) {
    self = ParameterError.orTrap(
      try Self(validating: values, keyTimes: keyTimes, mode: mode, timingCurve: timingCurve))
  }

  /// Creates a track through values that come from outside.
  ///
  /// - Throws: ``ParameterError`` if there is no value, a count is wrong, the key times are not finite or descend, or
  ///   the mode is a cubic one.
  public init(
    validating values: [Value], keyTimes: [Double]? = nil, mode: CalculationMode = .linear,
    timingCurve: TimingCurve = .linear
  ) throws(ParameterError) {
    try self.init(validating: values, keyTimes: keyTimes, mode: mode, timingCurves: [], timingCurve: timingCurve)
  }

  /// Creates a track from Core Animation's parallel lists; a timing curve for each segment, from the first on, which
  /// a paced track ignores.
  package init(
    validating values: [Value], keyTimes: [Double]? = nil, mode: CalculationMode = .linear, timingCurves: [TimingCurve],
    timingCurve: TimingCurve = .linear
  ) throws(ParameterError) {
    try ParameterError.requireValues(values.count)
    guard mode != .cubic && mode != .cubicPaced else {
      throw ParameterError(
        parameter: "mode", value: mode.rawValue, allowed: "discrete, linear or paced for values that are not vectors")
    }
    self.values = values
    self.mode = mode
    self.keyTimes = try KeyTimes.resolved(mode.isPaced ? nil : keyTimes, count: mode.keyTimeCount(values.count))
    timeline = Timeline(keyTimes: self.keyTimes)
    timing = try TrackTiming(
      segmentCurves: mode.isPaced ? [] : timingCurves, overallCurve: timingCurve, keyCount: values.count)
  }
}

extension InterpolatedTrack: ValueGenerator {
  /// The value at a time.
  ///
  /// Before the first key time the first value holds, from the last one on the last value; at a jump it is the value
  /// after the jump. For NaN it is the interpolation of the first value to itself by a NaN fraction.
  @inlinable
  public func value(at time: Double) -> Value {
    value(at: timing.position(at: time, on: timeline))
  }

  /// The values at many times; fastest for times in ascending or descending order.
  @inlinable
  public func sample(at times: Span<Double>, into values: inout MutableSpan<Value>) {
    ParameterError.trapUnlessSameCount(values.count, "values", times.count, "times")
    var interval = 0
    for index in times.indices {
      let position = timing.position(at: times[index], on: timeline, near: interval)
      interval = position.interval
      values[index] = value(at: position)
    }
  }

  @inlinable
  func value(at position: TrackPosition) -> Value {
    let start = values[position.interval]
    if position.fraction.isNaN { return start.interpolated(to: start, by: position.fraction) }
    if mode == .discrete || position.fraction == 0 || values.count == 1 { return start }
    return start.interpolated(to: values[position.interval + 1], by: position.fraction)
  }
}

extension InterpolatedTrack {
  /// The value at a progress; outside 0…1, where a timing curve may overshoot, the segment at that end is extrapolated.
  ///
  /// - Parameters:
  ///   - progress: the fraction of the whole duration that has passed, of which key times are fractions too.
  ///   - beforeFlag: whether the step functions of segments take the value before a jump.
  /// - Returns: the value.
  @inlinable
  package func value(atProgress progress: Double, beforeFlag: Bool) -> Value {
    value(at: timing.position(atProgress: progress, beforeFlag: beforeFlag, on: timeline))
  }
}
