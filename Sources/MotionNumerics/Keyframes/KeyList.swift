/// The keys of a track as parallel lists, the form in which they are checked and lowered.
@usableFromInline
struct KeyList<Value: Interpolatable>: Sendable, Equatable {
  /// The values, at least one.
  @usableFromInline var values: [Value]
  /// The key times, one for each value.
  @usableFromInline var times: [Double]
  /// Whether the value holds after each key; empty if none does.
  @usableFromInline var holds: [Bool] = []
  /// The curves of the first segments; the others are linear.
  var curves: [TimingCurve] = []
}

extension KeyList: Hashable where Value: Hashable {}

extension KeyList {
  /// The keys of a track in a mode; a paced one ignores the curves and holds, a discrete one holds everywhere.
  ///
  /// - Throws: ``ParameterError`` if there is no key, or the times are not finite or descend.
  init(_ keyframes: [Keyframe<Value>], isDiscrete: Bool = false, isPaced: Bool = false) throws(ParameterError) {
    guard !keyframes.isEmpty else {
      throw ParameterError(parameter: "keyframes", value: "empty", allowed: "at least one")
    }
    values = keyframes.map { $0.value }
    times = try KeyTimes.resolved(keyframes.map { $0.time }, count: keyframes.count)
    let segments = keyframes.dropLast()
    if isPaced { return }
    if isDiscrete {
      holds = [Bool](repeating: true, count: segments.count)
      return
    }
    if segments.contains(where: { $0.hold }) { holds = segments.map { $0.hold } }
    if segments.contains(where: { $0.curve != .linear }) { curves = segments.map { $0.curve } }
  }

  /// The keys of Core Animation's parallel lists; those of a discrete track end with a time at which nothing changes.
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

  /// The keys with their times between the first and the last one in other proportions, 0…1.
  func spaced(by progress: [Double]) -> KeyList {
    let (start, end) = (times[0], times[times.count - 1])
    return KeyList(values: values, times: progress.map { start.interpolated(to: end, by: $0) })
  }

  /// The keys, for people to read and to store.
  var keyframes: [Keyframe<Value>] {
    values.indices.map { key in
      if isHeld(key) { return Keyframe(values[key], at: times[key], hold: true) }
      return Keyframe(values[key], at: times[key], curve: key < curves.count ? curves[key] : .linear)
    }
  }
}
