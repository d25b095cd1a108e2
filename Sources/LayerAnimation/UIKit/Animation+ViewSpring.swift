public import MotionCurves
import MotionSprings

extension SpringParameters {
  /// Creates the spring of UIKit's view animations: from a damping ratio and a velocity, so that it settles in a
  /// duration.
  ///
  /// - Precondition: the arguments are as
  ///   ``MotionSprings/Spring/uiKit(settlingDuration:dampingRatio:velocity:)`` allows them;
  ///   ``init(validatingSettlingDuration:dampingRatio:initialVelocity:)`` throws instead.
  public init(settlingDuration: Double, dampingRatio: Double, initialVelocity: Double = 0) {
    self = ParameterError.orTrap(
      try Self(
        validatingSettlingDuration: settlingDuration, dampingRatio: dampingRatio, initialVelocity: initialVelocity))
  }

  /// Creates the spring of UIKit's view animations from numbers that come from outside.
  ///
  /// - Throws: ``MotionCurves/ParameterError`` as
  ///   ``MotionSprings/Spring/uiKit(settlingDuration:dampingRatio:velocity:)`` does.
  public init(
    validatingSettlingDuration settlingDuration: Double, dampingRatio: Double, initialVelocity: Double = 0
  ) throws(ParameterError) {
    let spring = try Spring.uiKit(
      validatingSettlingDuration: settlingDuration, dampingRatio: dampingRatio, velocity: initialVelocity)
    try self.init(
      validatingMass: spring.mass, stiffness: spring.stiffness, damping: spring.damping,
      initialVelocity: initialVelocity)
  }
}

extension Animation {
  /// Creates the animation of UIKit's `animate(withDuration:delay:usingSpringWithDamping:initialSpringVelocity:)`.
  ///
  /// The spring is that of ``SpringParameters/init(settlingDuration:dampingRatio:initialVelocity:)``: after the
  /// duration it is within 0.001/ζ of the distance from the end, and the animation is cut off. During the delay the
  /// first value is presented.
  ///
  /// - Parameters:
  ///   - keyPath: the property.
  ///   - interpolation: the ends; in UIKit the presented value and the model value, which is set at once.
  ///   - dampingRatio: above 0.001; from 1 on the spring does not oscillate.
  ///   - initialVelocity: distances per second, positive towards the end.
  ///   - duration: in seconds, positive.
  ///   - delay: in seconds, not negative.
  ///   - time: the time of creation in the layer's own time; 0 without a delay means the time at which it is added.
  /// - Precondition: the numbers are as described;
  ///   ``init(validating:_:usingSpringWithDamping:initialSpringVelocity:duration:delay:at:)`` throws instead.
  public init(
    _ keyPath: LayerKeyPath, _ interpolation: FromToBy, usingSpringWithDamping dampingRatio: Double,
    initialSpringVelocity initialVelocity: Double = 0, duration: Double, delay: Double = 0, at time: Double = 0
  ) {
    self = ParameterError.orTrap(
      try Self(
        validating: keyPath, interpolation, usingSpringWithDamping: dampingRatio,
        initialSpringVelocity: initialVelocity, duration: duration, delay: delay, at: time))
  }

  /// Creates the animation of UIKit's
  /// `animate(withDuration:delay:usingSpringWithDamping:initialSpringVelocity:)` from numbers that come from outside.
  ///
  /// - Throws: ``MotionCurves/ParameterError`` for a number that is not allowed.
  public init(
    validating keyPath: LayerKeyPath, _ interpolation: FromToBy, usingSpringWithDamping dampingRatio: Double,
    initialSpringVelocity initialVelocity: Double = 0, duration: Double, delay: Double = 0, at time: Double = 0
  ) throws(ParameterError) {
    try ParameterError.requireNotNegative(delay, "delay")
    let spring = try SpringParameters(
      validatingSettlingDuration: duration, dampingRatio: dampingRatio, initialVelocity: initialVelocity)
    self.init(
      .property(PropertyAnimation(keyPath, .spring(interpolation, spring))),
      timing: try MediaTiming(validatingBeginTime: time + delay, duration: duration, fillMode: .backwards))
  }
}
