public import MotionCurves

/// Animations that take their values from a motion: a spring that has a velocity, a wave, a recorded track.
extension Animation {
  /// Creates an animation of a property by a motion: `Animation.motion(.position, spring)`.
  ///
  /// The motion's time 0 is the begin of the animation. Without a duration the animation lasts until the motion's rest
  /// time. A shorter duration cuts the motion off, a longer one holds it, and neither changes its speed. A timing curve
  /// eases the motion's time.
  ///
  /// ```swift
  /// let spring = SpringMotion<SIMD2<Double>>(.snappy, from: [0, 0], to: [120, 40], velocity: [300, 0])
  /// layer.add(.motion(.position, spring), at: 10)
  /// layer.model.position = [120, 40]
  /// ```
  ///
  /// - Parameters:
  ///   - key: the property.
  ///   - motion: the source of the property's values, which must be finite.
  ///   - duration: the time after which the motion is cut off; 0 for the motion's rest time, or the transaction's
  ///     duration if the motion rests from the begin.
  ///   - timingCurve: the easing of the motion's time.
  ///   - isAdditive: whether values are added to the value without the animation.
  ///   - isCumulative: whether each cycle continues from the end of the previous cycle.
  /// - Returns: the animation.
  /// - Precondition: the duration is finite and not negative.
  @inlinable
  public static func motion<Moving: Motion>(
    _ key: LayerKey<Moving.Value>, _ motion: Moving, duration: Double = 0, timingCurve: TimingCurve = .linear,
    isAdditive: Bool = false, isCumulative: Bool = false
  ) -> Animation where Moving.Value: Sendable {
    self.motion(
      key.keyPath, LayerMotion(motion) { key.layerValue($0) }, duration: duration, timingCurve: timingCurve,
      isAdditive: isAdditive, isCumulative: isCumulative)
  }

  /// Creates an animation of a property by a generator, which has a value at every time and never rests:
  /// `Animation.motion(.opacity, SineWave(frequency: 2), duration: 3)`.
  ///
  /// - Parameters:
  ///   - key: the property.
  ///   - generator: the source of the property's values, which must be finite.
  ///   - duration: the duration; with 0 the animation goes on.
  ///   - timingCurve: the easing of the generator's time.
  ///   - isAdditive: whether values are added to the value without the animation.
  ///   - isCumulative: whether each cycle continues from the end of the previous cycle.
  /// - Returns: the animation.
  /// - Precondition: the duration is finite and not negative.
  @inlinable
  public static func motion<Generator: ValueGenerator>(
    _ key: LayerKey<Generator.Value>, _ generator: Generator, duration: Double, timingCurve: TimingCurve = .linear,
    isAdditive: Bool = false, isCumulative: Bool = false
  ) -> Animation where Generator.Value: Sendable {
    motion(
      key.keyPath, LayerMotion(generator) { key.layerValue($0) }, duration: duration, timingCurve: timingCurve,
      isAdditive: isAdditive, isCumulative: isCumulative)
  }

  /// Creates an animation of a property by a motion, for key paths that are known only at run time.
  ///
  /// A motion whose values are of another kind than the property's changes nothing.
  ///
  /// - Precondition: the duration is finite and not negative; 0 is the motion's rest time.
  public static func motion(
    _ keyPath: LayerKeyPath, _ motion: LayerMotion, duration: Double = 0, timingCurve: TimingCurve = .linear,
    isAdditive: Bool = false, isCumulative: Bool = false
  ) -> Animation {
    let property = PropertyAnimation(keyPath, .motion(motion), isAdditive: isAdditive, isCumulative: isCumulative)
    return Animation(.property(property), timing: MediaTiming(duration: duration), timingCurve: timingCurve)
  }
}
