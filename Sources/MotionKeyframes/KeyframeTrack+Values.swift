public import MotionCurves

extension KeyframeTrack {
  /// Creates a track through values, by one of Core Animation's calculation modes.
  ///
  /// Key times are i/(*n* − 1) by default, i/*n* for a discrete track of *n* values; paced tracks ignore given key
  /// times.
  ///
  /// Source: Apple, *CAKeyframeAnimation* and `CAAnimation.h`.
  ///
  /// - Parameters:
  ///   - values: at least one, all finite.
  ///   - keyTimes: one for each value and, for a discrete track, one for the end. Equal key times are a jump.
  ///   - mode: the interpolation between the keys.
  ///   - timingCurve: the curve applied first, to the progress from the first key time to the last. An overshooting
  ///     curve extrapolates the cubics at the ends.
  /// - Precondition: the numbers make a track; ``init(validating:keyTimes:mode:timingCurve:)`` throws instead.
  public init(
    _ values: [Value], keyTimes: [Double]? = nil, mode: CalculationMode = .linear, timingCurve: TimingCurve = .linear
  ) {
    self = ParameterError.orTrap(
      try Self(validating: values, keyTimes: keyTimes, mode: mode, timingCurve: timingCurve))
  }

  /// Creates a track through values that come from outside, by one of Core Animation's calculation modes.
  ///
  /// - Throws: ``ParameterError`` if there is no value, a number is not finite, a count is wrong, the key times descend,
  ///   or a segment overflows.
  public init(
    validating values: [Value], keyTimes: [Double]? = nil, mode: CalculationMode = .linear,
    timingCurve: TimingCurve = .linear
  ) throws(ParameterError) {
    try self.init(validating: values, keyTimes: keyTimes, mode: mode, timingCurves: [], timingCurve: timingCurve)
  }

  /// Creates a track from Core Animation's parallel lists.
  ///
  /// - Parameters:
  ///   - values: at least one, all finite.
  ///   - keyTimes: one for each value and, for a discrete track, one for the end.
  ///   - mode: the interpolation between the keys.
  ///   - shapes: one for each key of a cubic track, or none; other modes ignore them.
  ///   - timingCurves: one for each segment, from the first on; missing ones are linear. Paced tracks ignore them.
  ///   - timingCurve: the curve applied first, to the progress over the whole track.
  /// - Throws: ``ParameterError`` as ``init(validating:keyTimes:mode:timingCurve:)`` does, or for a wrong number of
  ///   shapes or timing curves.
  @_specialize(where Value == Double)
  @_specialize(where Value == SIMD2<Double>)
  @_specialize(where Value == SIMD3<Double>)
  package init(
    validating values: [Value], keyTimes: [Double]? = nil, mode: CalculationMode = .linear,
    shapes: [KochanekBartels] = [], timingCurves: [TimingCurve], timingCurve: TimingCurve = .linear
  ) throws(ParameterError) {
    let values = values.map { $0.precise }
    var keys = try KeyList(
      values, keyTimes: mode.isPaced ? nil : keyTimes, curves: mode.isPaced ? [] : timingCurves,
      isDiscrete: mode == .discrete)
    var rule = TrackRule<Value.Precise>.mode(mode)
    if !shapes.isEmpty, mode == .cubic || mode == .cubicPaced {
      if mode.isPaced {
        try keys.requireFinite("values")
        keys.times = try KeyTimes.byDistance(values)
      }
      rule = .spline(.coreAnimation(shapes))
    }
    storage = try .make(keys, rule, hasDefaultTimes: false, curve: timingCurve)
  }

  /// Creates a track through values, by a spline.
  ///
  /// - Parameters:
  ///   - values: at least one, all finite.
  ///   - keyTimes: one for each value, finite and not descending; equal key times are a jump. The default is i/(*n* −
  ///     1), or the spline's own spacing.
  ///   - spline: the rule for the tangents.
  ///   - timingCurve: the curve applied first, to the progress over the whole track.
  /// - Precondition: the numbers make a track; ``init(validating:keyTimes:spline:timingCurve:)`` throws instead.
  public init(
    _ values: [Value], keyTimes: [Double]? = nil, spline: Spline<Value>, timingCurve: TimingCurve = .linear
  ) {
    self = ParameterError.orTrap(
      try Self(validating: values, keyTimes: keyTimes, spline: spline, timingCurve: timingCurve))
  }

  /// Creates a track through values that come from outside, by a spline.
  ///
  /// - Throws: ``ParameterError`` if there is no value, a number is not finite, a count is wrong, the key times
  ///   descend, the spline rejects the values, or a segment overflows.
  public init(
    validating values: [Value], keyTimes: [Double]? = nil, spline: Spline<Value>, timingCurve: TimingCurve = .linear
  ) throws(ParameterError) {
    try self.init(
      validating: values, keyTimes: keyTimes, spline: spline, timingCurves: [], timingCurve: timingCurve)
  }

  /// Creates a track by a spline, with a timing curve for each segment, from the first on.
  @_specialize(where Value == Double)
  @_specialize(where Value == SIMD2<Double>)
  @_specialize(where Value == SIMD3<Double>)
  package init(
    validating values: [Value], keyTimes: [Double]? = nil, spline: Spline<Value>, timingCurves: [TimingCurve],
    timingCurve: TimingCurve = .linear
  ) throws(ParameterError) {
    let keys = try KeyList(values.map { $0.precise }, keyTimes: keyTimes, curves: timingCurves)
    storage = try .make(keys, .spline(spline.precise), hasDefaultTimes: keyTimes == nil, curve: timingCurve)
  }
}
