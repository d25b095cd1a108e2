public import MotionCurves
public import MotionKeyframes

/// UIKit's `animateKeyframes(withDuration:delay:options:animations:)`: changes at fractions of a duration.
///
/// Each property holds its value until its first change, moves during the change, and holds again until the next
/// change. The intervals of a property may touch, but not overlap. By mode:
///
/// - linear, cubic and the paced modes go through the starts and ends of all changes as a `CAKeyframeAnimation` does:
///   the paced ones ignore the times, and the cubic ones may overshoot where a hold meets a change;
/// - discrete jumps where a change begins.
///
/// Apple documents the fractions, but not the effect of the modes on holds. Source: Documentation/CoreAnimation.md,
/// "UIKit".
public struct ViewKeyframes: Sendable {
  /// A change of a property.
  struct Keyframe: Sendable {
    /// The property.
    let keyPath: LayerKeyPath
    /// The value after the change.
    let value: LayerValue
    /// The start of the change, as a fraction of the duration.
    let relativeStart: Double
    /// The length of the change, as a fraction of the duration.
    let relativeDuration: Double
  }

  /// The duration of the whole animation in seconds.
  private let duration: Double
  /// The delay before the animation in seconds.
  private let delay: Double
  /// The mode of interpolation between the values.
  private let mode: CalculationMode
  /// The changes; the changes of each property are in the order of their starts.
  private(set) var keyframes: [Keyframe] = []

  /// The tolerated overlap: fractions that add up to 1 rarely do so in doubles.
  private static let tolerance = 1e-12

  /// Creates an animation without changes.
  ///
  /// - Precondition: the duration is positive, and the delay not negative; ``init(validatingDuration:delay:mode:)``
  ///   throws instead.
  public init(duration: Double, delay: Double = 0, mode: CalculationMode = .linear) {
    self = ParameterError.orTrap(try Self(validatingDuration: duration, delay: delay, mode: mode))
  }

  /// Creates an animation without changes.
  ///
  /// - Throws: ``MotionCurves/ParameterError`` unless the duration is positive and the delay not negative.
  public init(
    validatingDuration duration: Double, delay: Double = 0, mode: CalculationMode = .linear
  ) throws(ParameterError) {
    try ParameterError.requirePositive(duration, "duration")
    try ParameterError.requireNotNegative(delay, "delay")
    self.duration = duration
    self.delay = delay
    self.mode = mode
  }

  /// Adds a change of a key's value: `keyframes.addKeyframe(.opacity, to: 0, relativeStart: 0, relativeDuration: 0.5)`.
  ///
  /// - Parameters:
  ///   - key: the property.
  ///   - value: the value after the change, finite.
  ///   - relativeStart: the start of the change, 0…1.
  ///   - relativeDuration: the length of the change, 0…1; the change ends at 1 at the latest.
  /// - Precondition: the change does not overlap another change of the property.
  ///   ``addKeyframe(validating:to:relativeStart:relativeDuration:)`` throws instead.
  public mutating func addKeyframe<Value>(
    _ key: LayerKey<Value>, to value: Value, relativeStart: Double, relativeDuration: Double
  ) {
    do {
      try addKeyframe(
        validating: key.keyPath, to: key.layerValue(value), relativeStart: relativeStart,
        relativeDuration: relativeDuration)
    } catch {
      fatalError(error.description)
    }
  }

  /// Adds a change: UIKit's `addKeyframe(withRelativeStartTime:relativeDuration:animations:)`.
  ///
  /// - Parameters:
  ///   - keyPath: the property.
  ///   - value: the value after the change.
  ///   - relativeStart: the start of the change, 0…1.
  ///   - relativeDuration: the length of the change, 0…1; the change ends at 1 at the latest.
  /// - Throws: ``MotionCurves/ParameterError`` for fractions outside their ranges, for an overlap with another change
  ///   of the property, and for values that are not finite.
  public mutating func addKeyframe(
    validating keyPath: LayerKeyPath, to value: LayerValue, relativeStart: Double, relativeDuration: Double
  ) throws(ParameterError) {
    try value.requireFinite("value")
    try Self.requireFraction(relativeStart, upTo: 1, "relativeStart")
    try Self.requireFraction(relativeDuration, upTo: 1 - relativeStart + Self.tolerance, "relativeDuration")
    let keyframe = Keyframe(
      keyPath: keyPath, value: value, relativeStart: relativeStart, relativeDuration: relativeDuration)
    for other in keyframes where other.keyPath == keyPath && keyframe.overlaps(other, tolerance: Self.tolerance) {
      throw ParameterError(
        parameter: "relativeStart", value: relativeStart.shortestDecimal,
        allowed: "outside \(other.relativeStart.shortestDecimal)…\(other.relativeEnd.shortestDecimal) of \(keyPath)")
    }
    let index = keyframes.firstIndex { $0.keyPath == keyPath && $0.relativeStart > relativeStart }
    keyframes.insert(keyframe, at: index ?? keyframes.count)
  }

  private static func requireFraction(
    _ fraction: Double, upTo limit: Double, _ parameter: String
  ) throws(ParameterError) {
    guard fraction >= 0 && fraction <= limit else {
      throw ParameterError(
        parameter: parameter, value: fraction.shortestDecimal, allowed: "from 0 to \(min(limit, 1).shortestDecimal)")
    }
  }
}

extension ViewKeyframes.Keyframe {
  /// The end of the change, as a fraction of the duration.
  var relativeEnd: Double { min(1, relativeStart + relativeDuration) }

  fileprivate func overlaps(_ other: Self, tolerance: Double) -> Bool {
    relativeStart < other.relativeEnd - tolerance && other.relativeStart < relativeEnd - tolerance
  }
}

extension ViewKeyframes {
  /// The animations, one for each property, in the order of their first changes.
  ///
  /// - Parameters:
  ///   - state: the presented state, from which the first changes start.
  ///   - time: the time of creation in the layer's own time; 0 without a delay means the time at which they are added.
  /// - Returns: key paths and animations, which present their first values during the delay.
  /// - Throws: ``MotionCurves/ParameterError`` for a property without a value, or with a value of another kind.
  func animations(
    from state: LayerState, at time: Double = 0
  ) throws(ParameterError) -> [(keyPath: LayerKeyPath, animation: Animation)] {
    let timing = try MediaTiming(validatingBeginTime: time + delay, duration: duration, fillMode: .backwards)
    var result: [(keyPath: LayerKeyPath, animation: Animation)] = []
    for keyPath in keyPaths {
      guard let first = state.value(at: keyPath) else {
        throw ParameterError(parameter: "keyPath", value: "\(keyPath)", allowed: "a property that has a value")
      }
      let track = try track(from: first, through: keyframes.filter { $0.keyPath == keyPath })
      result.append((keyPath, Animation(.property(PropertyAnimation(keyPath, .keyframe(track))), timing: timing)))
    }
    return result
  }

  /// The properties, in the order of their first changes.
  private var keyPaths: [LayerKeyPath] {
    var paths: [LayerKeyPath] = []
    for keyframe in keyframes where !paths.contains(keyframe.keyPath) { paths.append(keyframe.keyPath) }
    return paths
  }

  /// The track of a property: holds and changes in turn.
  private func track(from first: LayerValue, through changes: [Keyframe]) throws(ParameterError) -> LayerTrack {
    var (values, times) = ([first], [0.0])
    for change in changes {
      let start = max(change.relativeStart, times[times.count - 1])
      if mode == .discrete {
        values.append(change.value)
        times.append(start)
        continue
      }
      if start > times[times.count - 1] {
        values.append(values[values.count - 1])
        times.append(start)
      }
      values.append(change.value)
      times.append(max(start, change.relativeEnd))
    }
    if mode == .discrete || times[times.count - 1] < 1 {
      if mode != .discrete { values.append(values[values.count - 1]) }
      times.append(1)
    }
    var options = LayerTrack.Options()
    options.mode = mode
    options.keyTimes = times
    options.keyTimeRule = .progress
    return try LayerTrack(validating: values, options)
  }
}

extension Layer {
  /// Sets the values after the last changes at once, and adds the animations that lead to them, as UIKit does.
  ///
  /// - Parameters:
  ///   - keyframes: the changes.
  ///   - time: the time of the call, in the superlayer's time.
  /// - Throws: ``MotionCurves/ParameterError`` for a property without a value, or with a value of another kind; the
  ///   layer is then unchanged.
  /// - Returns: the stop events of running animations with the same keys, which the new ones replace.
  @discardableResult
  public mutating func animate(
    _ keyframes: ViewKeyframes, at time: Double
  ) throws(ParameterError) -> [AnimationEvent] {
    let added = try keyframes.animations(from: presentation(at: time), at: timeSpace.localTime(at: time))
    for keyframe in keyframes.keyframes { model.set(keyframe.keyPath, to: keyframe.value) }
    return added.compactMap { keyPath, animation in add(animation, forKey: keyPath.description, at: time) }
  }
}
