public import MotionCurves
public import MotionKeyframes
import MotionSprings

extension LayerTrack {
  /// Creates a track through keys with times in seconds; the times become fractions of the last time.
  ///
  /// See ``init(validating:mode:)`` for the details.
  ///
  /// - Precondition: the keys make a track; ``init(validating:mode:)`` throws instead.
  public init(_ keyframes: [Keyframe<LayerValue>], mode: CalculationMode = .linear) {
    self = ParameterError.orTrap(try Self(validating: keyframes, mode: mode))
  }

  /// Creates a track through keys with times in seconds; the times become fractions of the last time.
  ///
  /// An animation whose duration is the last key's time has the keys' values at the keys' times. A key that holds has a
  /// step as its curve, and a spring plays in seconds. Before the first key, its value holds. A paced mode ignores times, curves, springs and holds,
  /// as Core Animation does; a discrete mode holds at all keys.
  ///
  /// - Parameters:
  ///   - keyframes: at least one, with finite values of one kind, at times that are not negative and do not descend.
  ///   - mode: the interpolation between the keys.
  /// - Throws: ``MotionCurves/ParameterError`` if the keys do not make a track.
  public init(
    validating keyframes: [Keyframe<LayerValue>], mode: CalculationMode = .linear
  ) throws(ParameterError) {
    for keyframe in keyframes { try ParameterError.requireNotNegative(keyframe.time, "the time of a key") }
    let end = keyframes.last?.time ?? 0
    var options = Options(mode: mode, keyTimeRule: .anyTimes)
    if !mode.isPaced {
      // All keys at 0 are one jump.
      let times = end > 0 ? keyframes.map { $0.time / end } : keyframes.map { _ in 0 }
      options.keyTimes = mode == .discrete ? times + times.suffix(1) : times
      let curves = keyframes.dropLast().map { $0.hold ? TimingCurve.stepEnd : $0.curve }
      let springs = keyframes.dropFirst().map { $0.spring }
      if end > 0, springs.contains(where: { $0 != nil }) {
        for spring in springs { options.springs.append(try spring?.stretched(by: 1 / end)) }
      }
      if mode != .discrete, curves.contains(where: { $0 != .linear }) { options.timingCurves = curves }
    }
    try self.init(validating: keyframes.map { $0.value }, options)
  }
}

extension Animation {
  /// Creates an animation through keys with times in seconds; the last time is the duration:
  /// `Animation.keyframes(.scale, [Keyframe(1, at: 0), Keyframe(1.3, at: 0.1, curve: .easeIn), Keyframe(1, at: 0.5)])`.
  ///
  /// - Precondition: the keys make a ``LayerTrack``, whose ``LayerTrack/init(validating:mode:)`` throws instead.
  public static func keyframes<Value: Interpolatable>(
    _ key: LayerKey<Value>, _ keyframes: [Keyframe<Value>], mode: CalculationMode = .linear,
    timingCurve: TimingCurve = .linear, isAdditive: Bool = false, isCumulative: Bool = false
  ) -> Animation {
    self.keyframes(
      key.keyPath, keyframes.map { $0.withValue(key.layerValue($0.value)) }, mode: mode, timingCurve: timingCurve,
      isAdditive: isAdditive, isCumulative: isCumulative)
  }

  /// Creates an animation through keys with times in seconds; the last time is the duration, or, if it is 0, the
  /// transaction's duration.
  ///
  /// - Precondition: the keys make a ``LayerTrack``, whose ``LayerTrack/init(validating:mode:)`` throws instead.
  public static func keyframes(
    _ keyPath: LayerKeyPath, _ keyframes: [Keyframe<LayerValue>], mode: CalculationMode = .linear,
    timingCurve: TimingCurve = .linear, isAdditive: Bool = false, isCumulative: Bool = false
  ) -> Animation {
    let property = PropertyAnimation(
      keyPath, .keyframe(LayerTrack(keyframes, mode: mode)), isAdditive: isAdditive, isCumulative: isCumulative)
    return Animation(
      .property(property), timing: MediaTiming(duration: keyframes.last?.time ?? 0), timingCurve: timingCurve)
  }
}
