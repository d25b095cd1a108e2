public import MotionCurves
public import MotionSprings

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
  /// The spring of each segment, nil for others; empty if no segment has one.
  @usableFromInline var springs: [Spring?] = []
}

extension KeyList: Hashable where Value: Hashable {}

extension KeyList {
  /// Creates the keys of a track in a mode; a paced track ignores curves, holds and springs, a discrete track holds
  /// everywhere.
  ///
  /// - Throws: ``ParameterError`` if there is no key, the times are not finite or descend, or a segment has a spring and
  ///   a hold or a curve.
  @inlinable
  init(_ keyframes: [Keyframe<Value>], isDiscrete: Bool = false, isPaced: Bool = false) throws(ParameterError) {
    try self.init(keyframes, isDiscrete: isDiscrete, isPaced: isPaced) { $0 }
  }

  /// Creates the keys of a track whose values are stored as another type.
  @inlinable
  init<Given>(
    _ keyframes: [Keyframe<Given>], isDiscrete: Bool = false, isPaced: Bool = false, as stored: (Given) -> Value
  ) throws(ParameterError) {
    // Clients specialise this, because keys are large: a generic pass would look up the type at each key.
    values = keyframes.map { stored($0.value) }
    times = keyframes.map { $0.time }
    let segmentCount = keyframes.count - 1
    if isDiscrete && !isPaced && segmentCount > 0 { holds = [Bool](repeating: true, count: segmentCount) }
    for index in keyframes.indices where !isDiscrete && !isPaced {
      if index > 0 && keyframes[index].hasSpring { try add(keyframes[index].spring, to: index - 1, of: segmentCount) }
      if index == segmentCount { continue }
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

  /// Adds the spring of a segment.
  @usableFromInline
  mutating func add(_ spring: Spring?, to segment: Int, of count: Int) throws(ParameterError) {
    let isCurved = segment < curves.count && curves[segment] != .linear
    guard !isHeld(segment) && !isCurved else {
      throw ParameterError(
        parameter: "the segment from key \(segment) to key \(segment + 1)",
        value: isCurved ? "a spring and a curve" : "a spring and a hold", allowed: "a spring, a hold or a curve")
    }
    if springs.isEmpty { springs = [Spring?](repeating: nil, count: count) }
    springs[segment] = spring
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

  /// Whether a spring leads from a key to the next one.
  func isOnSpring(_ segment: Int) -> Bool { segment < springs.count && springs[segment] != nil }

  /// The keys with new times: given fractions, 0…1, of the range from the first to the last time.
  func spaced(by progress: [Double]) -> KeyList {
    let (start, end) = (times[0], times[times.count - 1])
    return KeyList(values: values, times: progress.map { start.interpolated(to: end, by: $0) })
  }

  /// The keys as a list of ``Keyframe``, for output and storage.
  var keyframes: [Keyframe<Value>] { keyframes { $0 } }

  /// The keys with the values of another type.
  func keyframes<Given>(as given: (Value) -> Given) -> [Keyframe<Given>] {
    values.indices.map { key in
      Keyframe(
        given(values[key]), at: times[key], curve: !isHeld(key) && key < curves.count ? curves[key] : .linear,
        hold: isHeld(key), spring: key > 0 && key <= springs.count ? springs[key - 1] : nil)
    }
  }
}
