public import MotionCurves
public import MotionInteraction
public import MotionSprings
public import MotionValues

// Calls that people guess for what follows a hand, for rotations and for colours. Each message names the right call.

// MARK: Followers

/// The guess for a value on a spring that follows a target.
@available(*, unavailable, renamed: "SpringFollower")
public typealias Follower<Value: VectorValue> = SpringFollower<Value>

extension SpringFollower {
  /// A step of a clock; a follower is asked by time.
  @available(*, unavailable, message: "use follow(_:at:) for each event, value(at:) for each frame")
  public mutating func step(by duration: Double) { fatalError() }
}

// MARK: Scrolling

extension ScrollAxis {
  /// A drag; a set of rules has no state.
  @available(*, unavailable, message: "use var list = ScrollMotion(axis), then list.beginDrag(at: time)")
  public mutating func beginDrag(at place: Double) { fatalError() }

  /// A drag; a set of rules has no state.
  @available(*, unavailable, message: "use ScrollMotion(axis).drag(by:at:), or offset(draggedTo:) without a state")
  public mutating func drag(to place: Double) { fatalError() }

  /// A release; a set of rules has no state.
  @available(*, unavailable, message: "use ScrollMotion(axis).endDrag(at:), or released(at:velocity:) without a state")
  public mutating func endDrag(velocity: Double) { fatalError() }
}

extension ScrollMotion {
  /// A drag to a place; a finger is where it is, the content may be elsewhere.
  @available(*, unavailable, message: "use drag(by:at:): how far the finger has moved since beginDrag(at:)")
  public mutating func drag(to place: Double, at time: Double) { fatalError() }
}

// MARK: Rotations

/// The guess for a rotation of space.
@available(*, unavailable, renamed: "Quaternion")
public typealias Rotation = Quaternion

extension SpringMotion where Value == Double {
  /// A rotation on a spring, whose velocity is an angular one.
  @available(*, unavailable, message: "use RotationSpringMotion(spring, from:to:angularVelocity:)")
  public init(_ spring: Spring, from start: Quaternion, to target: Quaternion, velocity: SIMD3<Double> = .zero) {
    fatalError()
  }
}

// MARK: Colours

extension Tween where Value == Color {
  /// A tween in a colour space, whose coordinates move instead of the colour's components.
  @available(*, unavailable, message: "use ColorTween(from:to:in:duration:curve:delay:), whose values are colours")
  public init(
    from start: Color, to end: Color, in space: ColorSpace, duration: Double, curve: TimingCurve = .linear,
    delay: Double = 0
  ) { fatalError() }

  /// The label of the space.
  @available(*, unavailable, message: "use ColorTween(from:to:in:duration:curve:delay:), whose values are colours")
  public init(
    from start: Color, to end: Color, space: ColorSpace, duration: Double = 1, curve: TimingCurve = .linear
  ) { fatalError() }

  /// The label of the space, after the curve.
  @available(*, unavailable, message: "use ColorTween(from:to:in:duration:curve:delay:), whose values are colours")
  public init(
    from start: Color, to end: Color, duration: Double, curve: TimingCurve = .linear, space: ColorSpace
  ) { fatalError() }
}
