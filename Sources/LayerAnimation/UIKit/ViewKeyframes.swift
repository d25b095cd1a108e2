public import MotionNumerics

/// UIKit's `animateKeyframes(withDuration:delay:options:animations:)`: changes at parts of a duration.
///
/// Each property holds its value until the first change, goes over during it, and holds again until the next. The parts
/// of one property may touch, but not overlap. By mode:
///
/// - linear, cubic and the paced ones go through the beginnings and ends of all changes as a `CAKeyframeAnimation`
///   does: the paced ones give up the times, and cubic ones may swing where a hold meets a change;
/// - discrete jumps where a change begins.
///
/// Apple documents the parts, and not what the modes make of holds. Source: Documentation/CoreAnimation.md,
/// "UIKit".
public struct ViewKeyframes: Sendable {
  /// One change of a property.
  public struct Keyframe: Sendable, Equatable {
    /// The property.
    public let keyPath: LayerKeyPath
    /// Its value afterwards.
    public let value: LayerValue
    /// When it begins, in parts of the duration.
    public let relativeStart: Double
    /// How long it takes, in parts of the duration.
    public let relativeDuration: Double
  }

  /// How long all takes, in seconds.
  public let duration: Double
  /// How long before it begins, in seconds.
  public let delay: Double
  /// How values go over into each other.
  public let mode: CalculationMode
  /// The changes, those of each property by their start.
  public private(set) var keyframes: [Keyframe] = []

  /// Parts that add up to 1 rarely do so in doubles: as much does not count as an overlap.
  private static let tolerance = 1e-12

  /// Creates an animation without changes.
  ///
  /// - Throws: ``MotionNumerics/ParameterError`` unless the duration is positive and the delay not negative.
  public init(duration: Double, delay: Double = 0, mode: CalculationMode = .linear) throws(ParameterError) {
    try ParameterError.requirePositive(duration, "duration")
    try ParameterError.requireNotNegative(delay, "delay")
    self.duration = duration
    self.delay = delay
    self.mode = mode
  }

  /// Adds a change: UIKit's `addKeyframe(withRelativeStartTime:relativeDuration:animations:)`.
  ///
  /// - Parameters:
  ///   - keyPath: the property.
  ///   - value: its value afterwards.
  ///   - relativeStart: when it begins, 0…1.
  ///   - relativeDuration: how long it takes, 0…1, to 1 at most.
  /// - Throws: ``MotionNumerics/ParameterError`` for parts that are not allowed, or overlap with others of the
  ///   property, and for values that are not finite.
  public mutating func addKeyframe(
    _ keyPath: LayerKeyPath, to value: LayerValue, relativeStart: Double, relativeDuration: Double
  ) throws(ParameterError) {
    try value.requireFinite("value")
    try Self.requirePart(relativeStart, upTo: 1, "relativeStart")
    try Self.requirePart(relativeDuration, upTo: 1 - relativeStart + Self.tolerance, "relativeDuration")
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

  private static func requirePart(_ part: Double, upTo limit: Double, _ parameter: String) throws(ParameterError) {
    guard part >= 0 && part <= limit else {
      throw ParameterError(
        parameter: parameter, value: part.shortestDecimal, allowed: "from 0 to \(min(limit, 1).shortestDecimal)")
    }
  }
}

extension ViewKeyframes.Keyframe {
  /// When it ends, in parts of the duration.
  public var relativeEnd: Double { min(1, relativeStart + relativeDuration) }

  fileprivate func overlaps(_ other: Self, tolerance: Double) -> Bool {
    relativeStart < other.relativeEnd - tolerance && other.relativeStart < relativeEnd - tolerance
  }
}

extension ViewKeyframes {
  /// The animations, one for each property, in the order of their first changes.
  ///
  /// - Parameters:
  ///   - state: what shows now, from which the first changes go.
  ///   - time: when they are made, in the layer's own time; 0 without a delay means when they are added.
  /// - Returns: key paths and animations; these show their first value during the delay.
  /// - Throws: ``MotionNumerics/ParameterError`` for a property that has no value, or one of another kind.
  public func animations(
    from state: LayerState, at time: Double = 0
  ) throws(ParameterError) -> [(keyPath: LayerKeyPath, animation: Animation)] {
    let timing = try MediaTiming(beginTime: time + delay, duration: duration, fillMode: .backwards)
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

  /// Hold, go over, hold.
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
    return try LayerTrack(values, options)
  }
}

extension Layer {
  /// Sets the values after the last changes at once, and adds the animations that lead there, as UIKit does.
  ///
  /// - Parameters:
  ///   - keyframes: the changes.
  ///   - time: when, in the superlayer's time.
  /// - Throws: ``MotionNumerics/ParameterError`` for a property that has no value, or one of another kind; nothing has
  ///   happened then.
  /// - Returns: that those with the same key have been stopped that had not ended.
  @discardableResult
  public mutating func animate(
    _ keyframes: ViewKeyframes, at time: Double
  ) throws(ParameterError) -> [AnimationEvent] {
    let added = try keyframes.animations(from: presentation(at: time), at: timeSpace.localTime(at: time))
    for keyframe in keyframes.keyframes { model.set(keyframe.value, at: keyframe.keyPath) }
    return added.compactMap { keyPath, animation in add(animation, forKey: keyPath.description, at: time) }
  }
}
