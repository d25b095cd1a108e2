public import MotionCurves
public import MotionPaths

/// Creates the animations of Core Animation from values that the program has chosen; values that do not fit trap.
///
/// For values from outside, create the parts with their throwing initialisers, such as
/// ``FromToBy/init(validatingFrom:to:by:)``, and create a ``PropertyAnimation`` from the parts.
extension Animation {
  /// Creates an animation from one value to another, `CABasicAnimation`:
  /// `Animation.basic(.opacity, from: 0, to: 1, duration: 0.3)`.
  ///
  /// See ``FromToBy`` for the values of missing ends.
  ///
  /// - Precondition: the values are finite, and the duration is finite and not negative; 0 means the transaction's.
  public static func basic<Value>(
    _ key: LayerKey<Value>, from: Value? = nil, to: Value? = nil, by: Value? = nil, duration: Double = 0,
    timingCurve: TimingCurve = .linear, isAdditive: Bool = false, isCumulative: Bool = false
  ) -> Animation {
    basic(
      key.keyPath, from: from.map(key.layerValue), to: to.map(key.layerValue), by: by.map(key.layerValue),
      duration: duration, timingCurve: timingCurve, isAdditive: isAdditive, isCumulative: isCumulative)
  }

  /// Creates an animation from one value to another, `CABasicAnimation`:
  /// `Animation.basic("transform.rotation.z", from: 0, to: 3, duration: 0.3)`.
  ///
  /// - Precondition: the values are finite and of one kind, and the duration is finite and not negative; 0 means the
  ///   transaction's.
  public static func basic(
    _ keyPath: LayerKeyPath, from: LayerValue? = nil, to: LayerValue? = nil, by: LayerValue? = nil,
    duration: Double = 0, timingCurve: TimingCurve = .linear, isAdditive: Bool = false, isCumulative: Bool = false
  ) -> Animation {
    let property = PropertyAnimation(
      keyPath, .basic(FromToBy(from: from, to: to, by: by)), isAdditive: isAdditive, isCumulative: isCumulative)
    return Animation(.property(property), timing: MediaTiming(duration: duration), timingCurve: timingCurve)
  }

  /// Creates an animation through values, `CAKeyframeAnimation`:
  /// `Animation.keyframes(.scale, [1, 1.3, 0.9, 1], duration: 0.5)`.
  ///
  /// - Precondition: there are values, they are finite, and the options fit.
  public static func keyframes<Value>(
    _ key: LayerKey<Value>, _ values: [Value], _ options: LayerTrack.Options = LayerTrack.Options(),
    duration: Double = 0, timingCurve: TimingCurve = .linear, isAdditive: Bool = false, isCumulative: Bool = false
  ) -> Animation {
    keyframes(
      key.keyPath, values.map(key.layerValue), options, duration: duration, timingCurve: timingCurve,
      isAdditive: isAdditive, isCumulative: isCumulative)
  }

  /// Creates an animation through values, `CAKeyframeAnimation`:
  /// `Animation.keyframes("transform.scale", [1, 1.3, 0.9, 1], duration: 0.5)`.
  ///
  /// - Precondition: there are values, they are finite and of one kind, and the options fit.
  public static func keyframes(
    _ keyPath: LayerKeyPath, _ values: [LayerValue], _ options: LayerTrack.Options = LayerTrack.Options(),
    duration: Double = 0, timingCurve: TimingCurve = .linear, isAdditive: Bool = false, isCumulative: Bool = false
  ) -> Animation {
    let property = PropertyAnimation(
      keyPath, .keyframe(LayerTrack(values, options)), isAdditive: isAdditive, isCumulative: isCumulative)
    return Animation(.property(property), timing: MediaTiming(duration: duration), timingCurve: timingCurve)
  }

  /// Creates an animation of the position along a path: `CAKeyframeAnimation` with a `path`.
  ///
  /// - Precondition: the path is not empty, and the options fit.
  public static func along(
    _ path: Path, rotation: PathMotion.RotationMode? = nil, _ options: LayerTrack.Options = LayerTrack.Options(),
    duration: Double = 0, timingCurve: TimingCurve = .linear, isAdditive: Bool = false, isCumulative: Bool = false
  ) -> Animation {
    let property = PropertyAnimation(
      LayerKeyPath(.position), .keyframe(LayerTrack(along: path, rotation: rotation, options)),
      isAdditive: isAdditive, isCumulative: isCumulative)
    return Animation(.property(property), timing: MediaTiming(duration: duration), timingCurve: timingCurve)
  }

  /// Creates an animation from one value to another on a spring, `CASpringAnimation`:
  /// `Animation.spring(.position, to: [100, 50], SpringParameters(stiffness: 300))`.
  ///
  /// Without a duration the animation lasts until the spring has settled.
  ///
  /// - Precondition: the values are finite, and the duration is finite and not negative.
  public static func spring<Value>(
    _ key: LayerKey<Value>, from: Value? = nil, to: Value? = nil, by: Value? = nil,
    _ parameters: SpringParameters = SpringParameters(), duration: Double = 0, isAdditive: Bool = false,
    isCumulative: Bool = false
  ) -> Animation {
    spring(
      key.keyPath, from: from.map(key.layerValue), to: to.map(key.layerValue), by: by.map(key.layerValue), parameters,
      duration: duration, isAdditive: isAdditive, isCumulative: isCumulative)
  }

  /// Creates an animation from one value to another on a spring: `CASpringAnimation`.
  ///
  /// Without a duration the animation lasts until the spring has settled.
  ///
  /// - Precondition: the values are finite and of one kind, and the duration is finite and not negative.
  public static func spring(
    _ keyPath: LayerKeyPath, from: LayerValue? = nil, to: LayerValue? = nil, by: LayerValue? = nil,
    _ parameters: SpringParameters = SpringParameters(), duration: Double = 0, isAdditive: Bool = false,
    isCumulative: Bool = false
  ) -> Animation {
    let property = PropertyAnimation(
      keyPath, .spring(FromToBy(from: from, to: to, by: by), parameters), isAdditive: isAdditive,
      isCumulative: isCumulative)
    return Animation(.property(property), timing: MediaTiming(duration: duration))
  }

  /// Creates a group of animations that run together: `CAAnimationGroup`.
  ///
  /// - Precondition: the duration is finite and not negative; 0 means the transaction's.
  public static func group(
    _ members: [Animation], duration: Double = 0, timingCurve: TimingCurve = .linear
  ) -> Animation {
    Animation(.group(members), timing: MediaTiming(duration: duration), timingCurve: timingCurve)
  }

  /// Creates a transition from one content of the layer to another, `CATransition`:
  /// `Animation.transition(.push, direction: .fromRight, duration: 0.3)`.
  ///
  /// - Precondition: the duration is finite and not negative; 0 means the transaction's.
  public static func transition(
    _ kind: Transition.Kind, direction: Transition.Direction = .fromLeft, duration: Double = 0,
    timingCurve: TimingCurve = .linear
  ) -> Animation {
    Animation(
      .transition(Transition(kind, direction: direction)), timing: MediaTiming(duration: duration),
      timingCurve: timingCurve)
  }
}
