/// A value that takes given values at given key times.
///
/// A ``CalculationMode`` interpolates between them as Core Animation does, a ``Spline`` by other rules, monotone and
/// smooth ones among them. All are lowered to one form, the cubics of ``curve``, which timing curves ease.
///
/// - Domain: finite values and key times. An overshooting timing curve extrapolates a segment by at most 2¹⁰⁰ times
///   its duration; values and velocities there are finite if the keys and slopes are less than 2⁷⁰⁰.
/// - Accuracy: the values at the key times are exact.
/// - Complexity: O(1) for each value where the key times are evenly spread, never more than O(log *n*).
public struct KeyframeTrack<Value: VectorValue>: Sendable, Equatable {
  /// The cubics through the keys, without the timing curves; they have an acceleration too.
  public let curve: PiecewiseCubic<Value>
  @usableFromInline let timing: TrackTiming

  /// The key times; a discrete track has one more than values.
  public var keyTimes: [Double] { curve.keyTimes }

  init(curve: PiecewiseCubic<Value>, timing: TrackTiming) {
    self.curve = curve
    self.timing = timing
  }
}

extension KeyframeTrack: Motion {
  /// The value at a time.
  ///
  /// NaN gives NaN. Before the first key time the first value holds, from the last one on the last value; a timing
  /// curve that does not begin at 0 or end at 1 changes them there too. At a jump it is the value after the jump.
  @inlinable
  public func value(at time: Double) -> Value {
    curve.value(at: timing.position(at: time, on: curve.timeline))
  }

  /// The derivative with respect to time; zero outside the key times.
  ///
  /// At a corner it is the right derivative, at the last key time the left derivative. It is infinite at the vertical
  /// tangent of a timing curve, unless the slope is 0 there. NaN gives NaN.
  @inlinable
  public func velocity(at time: Double) -> Value {
    if timing.isLinear { return curve.velocity(at: time) }
    guard let movement = timing.movement(at: time, on: curve.timeline) else { return .zero }
    return curve.velocity(at: movement.position).moving(at: movement.rate)
  }

  /// The values at many times; fastest for times in ascending or descending order.
  @inlinable
  public func sample(at times: Span<Double>, into values: inout MutableSpan<Value>) {
    ParameterError.trapUnlessSameCount(values.count, "values", times.count, "times")
    var interval = 0
    for index in times.indices {
      let position = timing.position(at: times[index], on: curve.timeline, near: interval)
      interval = position.interval
      values[index] = curve.value(at: position)
    }
  }
}

extension KeyframeTrack {
  /// The value at a progress; outside 0…1, where a timing curve may overshoot, the segment at that end is extrapolated.
  ///
  /// - Parameters:
  ///   - progress: the fraction of the whole duration that has passed, of which key times are fractions too.
  ///   - beforeFlag: whether the step functions of segments take the value before a jump.
  /// - Returns: the value.
  @inlinable
  package func value(atProgress progress: Double, beforeFlag: Bool) -> Value {
    curve.value(at: timing.position(atProgress: progress, beforeFlag: beforeFlag, on: curve.timeline))
  }
}

extension KeyframeTrack {
  /// A reader of a track at successive times, such as those of frames.
  ///
  /// It remembers the interval of the last time. Times in any order are allowed, and give the same values as the track
  /// to the bit.
  public struct Cursor: Sendable {
    /// The track to read.
    public let track: KeyframeTrack
    @usableFromInline var interval = 0

    @inlinable
    init(_ track: KeyframeTrack) { self.track = track }

    /// The track's value at a time.
    ///
    /// - Complexity: O(1) where the time is near the previous one.
    @inlinable
    public mutating func value(at time: Double) -> Value {
      let position = track.timing.position(at: time, on: track.curve.timeline, near: interval)
      interval = position.interval
      return track.curve.value(at: position)
    }
  }

  /// A cursor at the start of the track.
  @inlinable
  public func cursor() -> Cursor { Cursor(self) }
}
