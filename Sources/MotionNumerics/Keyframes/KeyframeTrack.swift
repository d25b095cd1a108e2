/// A value that goes through keys at given times.
///
/// Core Animation's five ways with a ``CalculationMode``, and others, monotone and smooth ones among them, with a
/// ``Spline``. All are lowered to one form, the cubics of ``curve``; timing curves tell how fast their time passes.
///
/// - Domain: finite values and key times. A timing curve that overshoots leads a segment beyond its ends by at most 2¹⁰⁰
///   times its duration; values and velocities there are finite if the keys and slopes are less than 2⁷⁰⁰.
/// - Accuracy: the values at the key times are exact.
/// - Complexity: O(1) for a value where the key times are spread evenly, never more than O(log *n*).
public struct KeyframeTrack<Value: VectorValue>: Sendable, Equatable {
  /// The cubics through the keys, before any timing curve; they know their acceleration too.
  public let curve: PiecewiseCubic<Value>
  @usableFromInline let timing: TrackTiming

  /// The key times; of a discrete track one more than values.
  public var keyTimes: [Double] { curve.keyTimes }

  /// Creates a track through values, by one of Core Animation's calculation modes.
  ///
  /// Key times are i/(*n* − 1) by default, i/*n* for a discrete track of *n* values; paced tracks ignore those that are
  /// given, and the timing curves of segments.
  ///
  /// Source: Apple, *CAKeyframeAnimation* and `CAAnimation.h`.
  ///
  /// - Parameters:
  ///   - values: at least one, all finite.
  ///   - keyTimes: one for each value and, for a discrete track, one for the end. Equal ones are a jump.
  ///   - mode: how the track goes from key to key.
  ///   - tensions: ``KochanekBartels/tension`` of each key of a cubic track, or none; other modes ignore it.
  ///   - continuities: ``KochanekBartels/continuity``, likewise.
  ///   - biases: ``KochanekBartels/bias``, likewise.
  ///   - timingCurves: one for each segment, from the first on; those that are missing are linear. One that overshoots
  ///     leads the segment's cubic beyond its ends.
  ///   - timingCurve: what the whole progress, from the first key time to the last, goes through first. One that
  ///     overshoots leads the cubics at the ends beyond them.
  ///   - keyTimeRule: which key times are allowed.
  /// - Throws: ``ParameterError`` if there is no value, a number is not finite or out of its range, a count is wrong,
  ///   the key times are not allowed, or a segment overflows.
  public init(
    _ values: [Value], keyTimes: [Double]? = nil, mode: CalculationMode = .linear,
    tensions: [Double] = [], continuities: [Double] = [], biases: [Double] = [],
    timingCurves: [TimingCurve] = [], timingCurve: TimingCurve = .linear, keyTimeRule: KeyTimeRule = .anyTimes
  ) throws(ParameterError) {
    try Self.check(values)
    let times =
      mode.isPaced
      ? try KeyTimes.byDistance(values)
      : try KeyTimes.chosen(keyTimes, count: mode.keyTimeCount(values.count), rule: keyTimeRule)
    switch mode {
    case .discrete:
      curve = try PiecewiseCubic(keyTimes: times, pieces: values.map { CubicPiece(from: $0, to: $0) })
    case .linear, .paced:
      curve = try PiecewiseCubic(keyTimes: times, pieces: CubicPiece.lines(through: values))
    case .cubic, .cubicPaced:
      let shapes = try KochanekBartels.each(
        of: values.count, tensions: tensions, continuities: continuities, biases: biases)
      curve = try Spline.coreAnimation(shapes).curve(through: values, at: times)
    }
    timing = try TrackTiming(
      segmentCurves: mode.isPaced ? [] : timingCurves, overallCurve: timingCurve, keyCount: values.count)
  }

  /// Creates a track through values, by a spline.
  ///
  /// - Parameters:
  ///   - values: at least one, all finite.
  ///   - keyTimes: one for each value, finite and none less than the one before; equal ones are a jump. By default
  ///     i/(*n* − 1), or what the spline says.
  ///   - spline: the rule for the tangents.
  ///   - timingCurves: one for each segment, from the first on; those that are missing are linear.
  ///   - timingCurve: what the whole progress goes through first.
  /// - Throws: ``ParameterError`` if there is no value, a number is not finite, a count is wrong, the key times
  ///   descend, the spline refuses the values, or a segment overflows.
  public init(
    _ values: [Value], keyTimes: [Double]? = nil, spline: Spline<Value>,
    timingCurves: [TimingCurve] = [], timingCurve: TimingCurve = .linear
  ) throws(ParameterError) {
    try Self.check(values)
    try spline.check(values)
    let times =
      keyTimes == nil ? try spline.defaultKeyTimes(for: values) : try KeyTimes.chosen(keyTimes, count: values.count)
    curve = try spline.curve(through: values, at: times)
    timing = try TrackTiming(segmentCurves: timingCurves, overallCurve: timingCurve, keyCount: values.count)
  }

  private static func check(_ values: [Value]) throws(ParameterError) {
    try ParameterError.requireValues(values.count)
    for index in values.indices where !values[index].isFinite {
      throw ParameterError(parameter: "values", value: "infinite or NaN at index \(index)", allowed: "finite")
    }
  }
}

extension KeyframeTrack: Motion {
  /// The value at a time.
  ///
  /// NaN gives NaN. Before the first key time the first value holds and from the last one on the last value, through
  /// the timing curves: one that does not begin at 0 or end at 1 shows there too. At a jump it is the value behind it.
  @inlinable
  public func value(at time: Double) -> Value {
    curve.value(at: timing.place(at: time, on: curve.timeline))
  }

  /// The derivative with respect to time; zero outside the key times.
  ///
  /// At a corner it is the one on the right, at the last key time the one on the left. It is infinite at the vertical
  /// tangent of a timing curve, but for what stands still there. NaN gives NaN.
  @inlinable
  public func velocity(at time: Double) -> Value {
    if timing.isLinear { return curve.velocity(at: time) }
    guard let movement = timing.movement(at: time, on: curve.timeline) else { return .zero }
    return curve.velocity(at: movement.place).moving(at: movement.rate)
  }

  /// The values at many times; times in ascending or descending order are found fastest.
  @inlinable
  public func sample(at times: Span<Double>, into values: inout MutableSpan<Value>) {
    ParameterError.trapUnlessSameCount(values.count, "values", times.count, "times")
    var interval = 0
    for index in times.indices {
      let place = timing.place(at: times[index], on: curve.timeline, near: interval)
      interval = place.interval
      values[index] = curve.value(at: place)
    }
  }
}

extension KeyframeTrack {
  /// The value at a progress, which a timing curve may have led beyond 0…1: there the segment at that end goes on.
  ///
  /// - Parameters:
  ///   - progress: how much of the whole is over; key times are parts of it.
  ///   - beforeFlag: whether the staircases of segments show what is before a jump.
  /// - Returns: the value.
  @inlinable
  package func value(atProgress progress: Double, beforeFlag: Bool) -> Value {
    curve.value(at: timing.place(atProgress: progress, beforeFlag: beforeFlag, on: curve.timeline))
  }
}

extension KeyframeTrack {
  /// Reads a track at times that follow each other, one by one: a frame at a time.
  ///
  /// It remembers where it was. Times in any order are allowed, and give the same values as the track to the bit.
  public struct Cursor: Sendable {
    /// What is read.
    public let track: KeyframeTrack
    @usableFromInline var interval = 0

    @inlinable
    init(_ track: KeyframeTrack) { self.track = track }

    /// The track's value at a time.
    ///
    /// - Complexity: O(1) where the time is near the one before.
    @inlinable
    public mutating func value(at time: Double) -> Value {
      let place = track.timing.place(at: time, on: track.curve.timeline, near: interval)
      interval = place.interval
      return track.curve.value(at: place)
    }
  }

  /// A cursor at the start of the track.
  @inlinable
  public func cursor() -> Cursor { Cursor(self) }
}

extension ParameterError {
  static func requireValues(_ count: Int) throws(ParameterError) {
    guard count > 0 else {
      throw ParameterError(parameter: "values", value: "empty", allowed: "at least one")
    }
  }
}
