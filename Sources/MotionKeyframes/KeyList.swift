public import MotionCurves

/// The keys of a track as parallel lists, for checking and lowering.
@usableFromInline
struct KeyList<Value: Interpolatable>: Sendable, Equatable {
  /// The values, at least one.
  @usableFromInline var values: [Value]
  /// The key times, one for each value.
  @usableFromInline var times: [Double]
  /// Whether the value holds after each key; empty if no value holds.
  @usableFromInline var holds: [Bool] = []
  /// The curves of the first segments; the others are linear.
  @usableFromInline var curves: [TimingCurve] = []
}

extension KeyList: Hashable where Value: Hashable {}

extension KeyList {
  /// Creates the keys of a track in a mode; a paced track ignores curves and holds, a discrete track holds everywhere.
  ///
  /// - Throws: ``ParameterError`` if there is no key, or the times are not finite or descend.
  @inlinable
  init(_ keyframes: [Keyframe<Value>], isDiscrete: Bool = false, isPaced: Bool = false) throws(ParameterError) {
    // One pass that clients specialise, because keys are large: a generic pass would look up the type at each key.
    values = []
    times = []
    values.reserveCapacity(keyframes.count)
    times.reserveCapacity(keyframes.count)
    let segmentCount = keyframes.count - 1
    if isDiscrete && !isPaced && segmentCount > 0 { holds = [Bool](repeating: true, count: segmentCount) }
    for index in keyframes.indices {
      values.append(keyframes[index].value)
      times.append(keyframes[index].time)
      if index == segmentCount || isDiscrete || isPaced { continue }
      if keyframes[index].hold {
        if holds.isEmpty { holds = [Bool](repeating: false, count: segmentCount) }
        holds[index] = true
      }
      if !keyframes[index].curve.isIdentity {
        if curves.isEmpty { curves = [TimingCurve](repeating: .linear, count: segmentCount) }
        curves[index] = keyframes[index].curve
      }
    }
    try KeyTimes.checkKeyframes(at: times)
  }

  /// Creates keys from Core Animation's parallel lists; a discrete track gets a last key at which nothing changes.
  ///
  /// - Throws: ``ParameterError`` if there are no values, a count is wrong, or the times are not finite or descend.
  init(
    _ values: [Value], keyTimes: [Double]?, curves: [TimingCurve], isDiscrete: Bool = false
  ) throws(ParameterError) {
    guard let last = values.last else {
      throw ParameterError(parameter: "values", value: "empty", allowed: "at least one")
    }
    try TrackTiming.requireCurves(curves, keyCount: values.count)
    self.values = isDiscrete ? values + [last] : values
    times = try KeyTimes.resolved(keyTimes, count: self.values.count)
    if isDiscrete {
      holds = [Bool](repeating: true, count: values.count)
    } else {
      self.curves = curves
    }
  }

  /// Whether the value holds from a key to the next one.
  @inlinable
  func isHeld(_ segment: Int) -> Bool { segment < holds.count && holds[segment] }

  /// The keys with new times: given fractions, 0…1, of the range from the first to the last time.
  func spaced(by progress: [Double]) -> KeyList {
    let (start, end) = (times[0], times[times.count - 1])
    return KeyList(values: values, times: progress.map { start.interpolated(to: end, by: $0) })
  }

  /// The keys as a list of ``Keyframe``, for output and storage.
  var keyframes: [Keyframe<Value>] {
    values.indices.map { key in
      if isHeld(key) { return Keyframe(values[key], at: times[key], hold: true) }
      return Keyframe(values[key], at: times[key], curve: key < curves.count ? curves[key] : .linear)
    }
  }
}
