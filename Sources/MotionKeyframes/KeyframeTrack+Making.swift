public import MotionCurves

extension KeyframeTrack {
  /// Creates a track through keys, by one of Core Animation's calculation modes.
  ///
  /// A paced track keeps the times of the first and the last key and moves at constant speed between them. It ignores
  /// all other times, and curves, holds and springs. A discrete track holds at all keys, and ignores curves and springs.
  ///
  /// - Parameters:
  ///   - keyframes: at least one, with finite values, at times that do not descend. Equal times are a jump.
  ///   - mode: the interpolation between the keys.
  ///   - timingCurve: the curve applied first, to the progress from the first key time to the last. An overshooting
  ///     curve extrapolates the cubics at the ends.
  /// - Precondition: the keys make a track; ``init(validating:mode:timingCurve:)`` throws instead.
  @inlinable
  public init(_ keyframes: [Keyframe<Value>], mode: CalculationMode = .linear, timingCurve: TimingCurve = .linear) {
    self = ParameterError.orTrap(try Self(validating: keyframes, mode: mode, timingCurve: timingCurve))
  }

  /// Creates a track through keys that come from outside, by one of Core Animation's calculation modes.
  ///
  /// - Throws: ``ParameterError`` if there is no key, a number is not finite, the times descend, or a segment
  ///   overflows.
  @inlinable
  public init(
    validating keyframes: [Keyframe<Value>], mode: CalculationMode = .linear, timingCurve: TimingCurve = .linear
  ) throws(ParameterError) {
    let keys = try KeyList(keyframes, isDiscrete: mode == .discrete, isPaced: mode.isPaced) { $0.precise }
    storage = try .make(keys, .mode(mode), hasDefaultTimes: false, curve: timingCurve)
  }

  /// Creates a track through keys, by a spline.
  ///
  /// A key that holds splits the spline: each section between two holds or jumps has its own ends.
  ///
  /// - Parameters:
  ///   - keyframes: at least one, with finite values, at times that do not descend. Equal times are a jump.
  ///   - spline: the rule for the tangents.
  ///   - timingCurve: the curve applied first, to the progress over the whole track.
  /// - Precondition: the keys make a track; ``init(validating:spline:timingCurve:)`` throws instead.
  @inlinable
  public init(_ keyframes: [Keyframe<Value>], spline: Spline<Value>, timingCurve: TimingCurve = .linear) {
    self = ParameterError.orTrap(try Self(validating: keyframes, spline: spline, timingCurve: timingCurve))
  }

  /// Creates a track through keys that come from outside, by a spline.
  ///
  /// - Throws: ``ParameterError`` if there is no key, a number is not finite, the times descend, the spline rejects the
  ///   values, or a segment overflows.
  @inlinable
  public init(
    validating keyframes: [Keyframe<Value>], spline: Spline<Value>, timingCurve: TimingCurve = .linear
  ) throws(ParameterError) {
    let keys = try KeyList(keyframes) { $0.precise }
    storage = try .make(keys, .spline(spline.precise), hasDefaultTimes: false, curve: timingCurve)
  }
}
