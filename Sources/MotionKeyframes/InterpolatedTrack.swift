public import MotionCurves

/// A discrete or linear track of values that are not vectors, such as transforms, paths and lists.
///
/// It interpolates between keys by ``Interpolatable/interpolated(to:by:)``. Keys, key times and timing curves work as
/// in ``KeyframeTrack``. The values have no distance, so the key times of a paced track are even. For a smooth curve
/// through rotations use a ``RotationTrack``.
///
/// - Accuracy: the values at the key times are exact.
/// - Complexity: one interpolation for each value, and a search in O(1) for evenly spread key times.
public struct InterpolatedTrack<Value: Interpolatable>: Sendable {
  @usableFromInline let storage: InterpolatedTrackStorage<Value>

  private init(_ keys: KeyList<Value>, _ mode: CalculationMode, _ curve: TimingCurve) {
    storage = InterpolatedTrackStorage(keys, mode, curve)
  }

  /// The values of the keys.
  public var values: [Value] { storage.keys.values }

  /// The key times, one for each key.
  public var keyTimes: [Double] { storage.keys.times }

  /// The interpolation between the keys.
  public var mode: CalculationMode { storage.mode }

  /// The keys, in order; the curve and the hold of the last key have no effect.
  ///
  /// A discrete track of *n* values with *n* + 1 key times has an additional key, which repeats the last value.
  public var keyframes: [Keyframe<Value>] { storage.keys.keyframes }

  /// The curve applied first, to the progress from the first key time to the last.
  public var timingCurve: TimingCurve { storage.easing?.timing.overallCurve ?? .linear }

  /// The last key time, from which on the value stays the same.
  public var restTime: Double { storage.timeline.end }
}

// MARK: Making

extension InterpolatedTrack {
  /// Creates a track through keys.
  ///
  /// A paced track keeps the times of the first and the last key. It spaces the other keys evenly, and ignores curves
  /// and holds. A discrete track holds at all keys.
  ///
  /// - Parameters:
  ///   - keyframes: at least one, at finite times that do not descend. Equal times are a jump.
  ///   - mode: discrete, linear or paced.
  ///   - timingCurve: the curve applied first, to the progress over the whole track.
  /// - Precondition: the keys make a track; ``init(validating:mode:timingCurve:)`` throws instead.
  public init(_ keyframes: [Keyframe<Value>], mode: CalculationMode = .linear, timingCurve: TimingCurve = .linear) {
    self = ParameterError.orTrap(try Self(validating: keyframes, mode: mode, timingCurve: timingCurve))
  }

  /// Creates a track through keys that come from outside.
  ///
  /// - Throws: ``ParameterError`` if there is no key, the times are not finite or descend, a key has a spring, or the mode is a
  ///   cubic one.
  public init(
    validating keyframes: [Keyframe<Value>], mode: CalculationMode = .linear, timingCurve: TimingCurve = .linear
  ) throws(ParameterError) {
    var keys = try KeyList(keyframes, isDiscrete: mode == .discrete, isPaced: mode.isPaced)
    try Self.requireMode(mode)
    guard keys.springs.isEmpty else {
      throw ParameterError(
        parameter: "keyframes", value: "with a spring", allowed: "without springs, which take vectors: a KeyframeTrack")
    }
    if mode.isPaced { keys = keys.spaced(by: KeyTimes.even(keyframes.count)) }
    self.init(keys, mode, timingCurve)
  }

  /// Creates a track through values.
  ///
  /// Key times are i/(*n* − 1) by default, i/*n* for a discrete track of *n* values; a paced track ignores given key
  /// times.
  ///
  /// - Parameters:
  ///   - values: at least one.
  ///   - keyTimes: one for each value and, for a discrete track, one for the end. Equal key times are a jump.
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

  /// Creates a track from Core Animation's parallel lists.
  ///
  /// The timing curves belong to the segments from the first on. A paced track ignores them.
  package init(
    validating values: [Value], keyTimes: [Double]? = nil, mode: CalculationMode = .linear, timingCurves: [TimingCurve],
    timingCurve: TimingCurve = .linear
  ) throws(ParameterError) {
    let keys = try KeyList(
      values, keyTimes: mode.isPaced ? nil : keyTimes, curves: mode.isPaced ? [] : timingCurves,
      isDiscrete: mode == .discrete)
    try Self.requireMode(mode)
    self.init(keys, mode, timingCurve)
  }

  private static func requireMode(_ mode: CalculationMode) throws(ParameterError) {
    guard mode != .cubic && mode != .cubicPaced else {
      throw ParameterError(
        parameter: "mode", value: mode.rawValue, allowed: "discrete, linear or paced for values that are not vectors")
    }
  }
}

// MARK: Values

extension InterpolatedTrack: ValueGenerator {
  /// The value at a time.
  ///
  /// Before the first key time the first value holds, from the last key time on the last value. At a jump it is the
  /// value after the jump. At a NaN time it is the first value, interpolated to itself by a NaN fraction.
  @inlinable
  public func value(at time: Double) -> Value {
    storage.value(at: storage.position(at: time, near: 0))
  }

  /// The values at many times; fastest for times in ascending or descending order.
  @inlinable
  public func sample(at times: Span<Double>, into values: inout MutableSpan<Value>) {
    ParameterError.trapUnlessSameCount(values.count, "values", times.count, "times")
    var interval = 0
    for index in times.indices {
      let position = storage.position(at: times[index], near: interval)
      interval = position.interval
      values[index] = storage.value(at: position)
    }
  }

  /// The value at a progress; outside 0…1, as for an overshooting timing curve, the segment at that end is
  /// extrapolated.
  ///
  /// - Parameters:
  ///   - progress: the fraction of the whole duration that has passed; key times are fractions of the same duration.
  ///   - beforeFlag: whether the step functions of segments take the value before a jump.
  /// - Returns: the value.
  package func value(atProgress progress: Double, beforeFlag: Bool) -> Value {
    guard let easing = storage.easing else {
      return storage.value(at: storage.timeline.position(atProgress: progress))
    }
    return storage.value(
      at: easing.timing.position(atProgress: progress, beforeFlag: beforeFlag, on: storage.timeline))
  }
}

extension InterpolatedTrack: Equatable {
  /// Whether the keys and timing curves are equal.
  public static func == (a: InterpolatedTrack, b: InterpolatedTrack) -> Bool {
    a.storage === b.storage
      || a.mode == b.mode && a.storage.keys == b.storage.keys
        && a.storage.easing?.timing == b.storage.easing?.timing
  }
}

extension InterpolatedTrack: Hashable where Value: Hashable {
  /// Hashes the keys and timing curves.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(mode)
    hasher.combine(storage.keys)
    hasher.combine(storage.easing?.timing)
  }
}

extension InterpolatedTrack: CustomStringConvertible {
  /// The keys, at most eight of them, and the mode as Swift.
  public var description: String {
    let shown = keyframes.prefix(8).map { "\($0)" }.joined(separator: ", ")
    let more = keyTimes.count > 8 ? ", … \(keyTimes.count - 8) more" : ""
    let curve = timingCurve == .linear ? "" : ", timingCurve: \(timingCurve)"
    return "InterpolatedTrack([\(shown)\(more)], mode: .\(mode.rawValue)\(curve))"
  }
}
