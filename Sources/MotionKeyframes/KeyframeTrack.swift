public import MotionCurves
import MotionSprings

/// A motion through given values at given key times.
///
/// A ``CalculationMode`` interpolates between them as Core Animation does; a ``Spline`` offers other rules, such as
/// monotone and smooth ones. All rules are lowered to one form, cubics. Timing curves ease these cubics. A key with a
/// ``Keyframe/spring`` has a spring before it in place of a cubic.
///
/// ```swift
/// let track = KeyframeTrack([Keyframe(0, at: 0), Keyframe(1, at: 0.3, curve: .easeIn), Keyframe(0.8, at: 1)])
/// track.value(at: time)
/// time >= track.restTime   // done?
/// ```
///
/// A copy shares the keys and costs one retain.
///
/// - Domain: finite values and key times. An overshooting timing curve extrapolates a segment by at most 2¹⁰⁰ times
///   its duration; values and velocities there are finite if the keys and slopes are less than 2⁷⁰⁰.
/// - Accuracy: the values at the key times are exact.
/// - Complexity: O(1) for each value if the key times are evenly spread, never more than O(log *n*).
public struct KeyframeTrack<Value: VectorValue>: Sendable {
  @usableFromInline let storage: TrackStorage<Value.Precise>

  init(_ storage: TrackStorage<Value.Precise>) { self.storage = storage }

  /// The same track, without the rounding of its values.
  package var precise: KeyframeTrack<Value.Precise> { KeyframeTrack<Value.Precise>(storage) }

  /// The cubics through the keys, without the timing curves; they also give an acceleration.
  package var curve: PiecewiseCubic<Value.Precise> { PiecewiseCubic(storage) }

  /// The keys, in order; the curve and the hold of the last key have no effect.
  ///
  /// The times of a paced track follow from the distances. A discrete track holds at all keys. A discrete track of *n*
  /// values with *n* + 1 key times has an additional key, which repeats the last value.
  public var keyframes: [Keyframe<Value>] { storage.keys.keyframes { Value(rounding: $0) } }

  /// The key times, one for each key.
  public var keyTimes: [Double] { storage.keys.times }

  /// The curve applied first, to the progress from the first key time to the last.
  public var timingCurve: TimingCurve { storage.easing?.timing.overallCurve ?? .linear }
}

extension KeyframeTrack: Equatable {
  /// Whether the cubics, springs, key times and timing curves are equal; the rules that gave them do not matter.
  public static func == (a: KeyframeTrack, b: KeyframeTrack) -> Bool {
    a.storage === b.storage
      || a.curve == b.curve && a.storage.easing?.timing == b.storage.easing?.timing
        && a.storage.springs == b.storage.springs
  }
}

extension KeyframeTrack: Hashable where Value.Precise: Hashable {
  /// Hashes everything that is compared, except for the tangents of the cubics.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(curve)
    hasher.combine(storage.easing?.timing)
    for spring in storage.springs { hasher.combine(spring?.motion.spring) }
  }
}

extension KeyframeTrack: CustomStringConvertible {
  /// The keys, at most eight of them, and the rule between them as Swift.
  public var description: String {
    let shown = keyframes.prefix(8).map { "\($0)" }.joined(separator: ", ")
    let more = keyTimes.count > 8 ? ", … \(keyTimes.count - 8) more" : ""
    let rule =
      switch storage.rule {
      case .mode(let mode): "mode: .\(mode.rawValue)"
      case .spline(let spline): "spline: \(spline)"
      }
    let curve = timingCurve == .linear ? "" : ", timingCurve: \(timingCurve)"
    return "KeyframeTrack([\(shown)\(more)], \(rule)\(curve))"
  }
}

extension KeyframeTrack: Motion {
  /// The value at a time.
  ///
  /// NaN gives NaN. Before the first key time the first value holds, from the last key time on the last value. A timing
  /// curve that does not begin at 0 or end at 1 changes these values too. At a jump it is the value after the jump.
  @inlinable
  public func value(at time: Double) -> Value {
    // The curves are read by the storage: a reference to them here would be counted.
    if storage.easing != nil { return Value(rounding: storage.easedValue(at: time)) }
    return Value(rounding: storage.value(at: storage.timeline.position(at: time)))
  }

  /// The derivative with respect to time; zero outside the key times and while a value holds.
  ///
  /// At a corner it is the right derivative, at the last key time the left derivative. At the vertical tangent of a
  /// timing curve it is infinite, unless the cubic's slope is 0 there. NaN gives NaN.
  @inlinable
  public func velocity(at time: Double) -> Value {
    if let easing = storage.easing { return Value(rounding: storage.velocity(at: time, eased: easing)) }
    return Value(rounding: storage.uneasedVelocity(at: time))
  }

  /// The value and the derivative at a time, from one search.
  @inlinable
  public func state(at time: Double) -> (value: Value, velocity: Value) {
    if let easing = storage.easing { return Value.rounding(storage.state(at: time, eased: easing)) }
    let state = storage.uneasedState(at: time, near: 0)
    return (Value(rounding: state.value), Value(rounding: state.velocity))
  }

  /// The values at many times; fastest for times in ascending or descending order.
  @inlinable
  public func sample(at times: Span<Double>, into values: inout MutableSpan<Value>) {
    ParameterError.trapUnlessSameCount(values.count, "values", times.count, "times")
    guard let easing = storage.easing else { return storage.sampleCubics(at: times, into: &values) }
    var interval = 0
    for index in times.indices {
      let position = easing.position(at: times[index], near: interval)
      interval = position.interval
      values[index] = Value(rounding: storage.easedValue(at: position))
    }
  }

  /// The values and derivatives at many times; fastest for times in ascending or descending order.
  @inlinable
  public func sample(
    at times: Span<Double>, into values: inout MutableSpan<Value>, velocities: inout MutableSpan<Value>
  ) {
    ParameterError.trapUnlessSameCount(values.count, "values", times.count, "times")
    ParameterError.trapUnlessSameCount(velocities.count, "velocities", times.count, "times")
    guard let easing = storage.easing else {
      return storage.sampleCubics(at: times, into: &values, velocities: &velocities)
    }
    for index in times.indices {
      (values[index], velocities[index]) = Value.rounding(storage.state(at: times[index], eased: easing))
    }
  }

  /// The last key time, from which on the value stays the same.
  ///
  /// A key that repeats the previous value counts too: it makes the track longer.
  @inlinable
  public var restTime: Double { storage.timeline.end }
}

extension KeyframeTrack {
  /// The value at a progress; outside 0…1, as for an overshooting timing curve, the segment at that end is
  /// extrapolated.
  ///
  /// - Parameters:
  ///   - progress: the fraction of the whole duration that has passed; key times are fractions of the same duration.
  ///   - beforeFlag: whether the step functions of segments take the value before a jump.
  /// - Returns: the value.
  package func value(atProgress progress: Double, beforeFlag: Bool) -> Value {
    guard let easing = storage.easing else {
      return Value(rounding: storage.value(at: storage.timeline.position(atProgress: progress)))
    }
    return Value(
      rounding: storage.easedValue(
        at: easing.timing.position(atProgress: progress, beforeFlag: beforeFlag, on: storage.timeline)))
  }
}

extension KeyframeTrack {
  /// A reader of a track at successive times, such as those of frames.
  ///
  /// It caches the cubic of the last time. Times in any order are allowed, and give the same values as the track to the
  /// bit.
  public struct Cursor: Sendable {
    /// The track to read.
    @usableFromInline package let track: KeyframeTrack
    @usableFromInline var reading: TrackReading<Value.Precise>

    @inlinable
    init(_ track: KeyframeTrack) {
      self.track = track
      reading = TrackReading(track.storage)
    }

    /// The track's value at a time.
    ///
    /// - Complexity: O(1) if the time is near the previous one.
    @inlinable
    public mutating func value(at time: Double) -> Value {
      if reading.contains(time) { return Value(rounding: reading.piece.value(at: reading.fraction(at: time))) }
      return Value(rounding: valueElsewhere(at: time))
    }

    /// The value at a time outside the range that was read last; the range moves there, unless a curve eases it.
    @inlinable
    mutating func valueElsewhere(at time: Double) -> Value.Precise {
      track.storage.easing == nil
        ? reading.move(to: time, in: track.storage).value : reading.easedValue(at: time, in: track.storage)
    }
  }

  /// A cursor at the start of the track.
  @inlinable
  public func cursor() -> Cursor { Cursor(self) }
}
