public import MotionNumerics

extension Animation {
  /// Creates an animation from one value to another: `CABasicAnimation`.
  ///
  /// - Throws: ``ParameterError`` if the values are of different kinds, or not finite.
  public static func basic(
    _ keyPath: LayerKeyPath, from: LayerValue? = nil, to: LayerValue? = nil, by: LayerValue? = nil,
    timing: MediaTiming, timingCurve: TimingCurve = .linear
  ) throws(ParameterError) -> Animation {
    let interpolation = try FromToBy(from: from, to: to, by: by)
    return Animation(
      .property(PropertyAnimation(keyPath, .basic(interpolation))), timing: timing, timingCurve: timingCurve)
  }

  /// Creates an animation through values: `CAKeyframeAnimation`.
  ///
  /// - Throws: ``ParameterError`` as ``LayerTrack/init(_:_:)`` does.
  public static func keyframes(
    _ keyPath: LayerKeyPath, _ values: [LayerValue], _ options: LayerTrack.Options = LayerTrack.Options(),
    timing: MediaTiming, timingCurve: TimingCurve = .linear
  ) throws(ParameterError) -> Animation {
    let track = try LayerTrack(values, options)
    return Animation(
      .property(PropertyAnimation(keyPath, .keyframe(track))), timing: timing, timingCurve: timingCurve)
  }

  /// Creates an animation of the position along a path: `CAKeyframeAnimation` with a `path`.
  ///
  /// - Throws: ``ParameterError`` as ``LayerTrack/init(along:rotation:_:)`` does.
  public static func along(
    _ path: Path, rotation: PathMotion.RotationMode? = nil, _ options: LayerTrack.Options = LayerTrack.Options(),
    timing: MediaTiming, timingCurve: TimingCurve = .linear
  ) throws(ParameterError) -> Animation {
    let track = try LayerTrack(along: path, rotation: rotation, options)
    return Animation(
      .property(PropertyAnimation(try LayerKeyPath(.position), .keyframe(track))), timing: timing,
      timingCurve: timingCurve)
  }

  /// Creates an animation from one value to another on a spring: `CASpringAnimation`.
  ///
  /// Without a duration it lasts until it has settled.
  ///
  /// - Throws: ``ParameterError`` if the values are of different kinds, or not finite.
  public static func spring(
    _ keyPath: LayerKeyPath, from: LayerValue? = nil, to: LayerValue? = nil, by: LayerValue? = nil,
    _ parameters: SpringParameters, timing: MediaTiming = MediaTiming(0)
  ) throws(ParameterError) -> Animation {
    let interpolation = try FromToBy(from: from, to: to, by: by)
    return Animation(.property(PropertyAnimation(keyPath, .spring(interpolation, parameters))), timing: timing)
  }

  /// Creates a group of animations that run together: `CAAnimationGroup`.
  public static func group(_ members: [Animation], timing: MediaTiming, timingCurve: TimingCurve = .linear) -> Animation
  {
    Animation(.group(members), timing: timing, timingCurve: timingCurve)
  }
}
