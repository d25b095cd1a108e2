public import MotionCurves
public import MotionKeyframes
public import MotionPaths
public import MotionSprings
public import MotionValues

// Calls that people try first, under the names of other libraries. Each message names the right call.

// MARK: Springs

extension Spring {
  /// The order of the three numbers in CSS proposals, Android and the motion notation.
  @available(*, unavailable, renamed: "init(mass:stiffness:damping:)")
  public init(_ mass: Double, _ stiffness: Double, _ damping: Double) { fatalError() }

  /// SwiftUI's `Animation.spring`.
  @available(*, unavailable, renamed: "init(response:dampingRatio:)")
  public init(response: Double, dampingFraction: Double) { fatalError() }

  /// SwiftUI's `Spring`, whose settling duration is that of an envelope around the value.
  @available(
    *, unavailable,
    message: "use Spring(dampingRatio:settlingDuration:), or Spring.uiKit(settlingDuration:dampingRatio:) for UIKit's"
  )
  public init(settlingDuration: Double, dampingRatio: Double) { fatalError() }

  /// Rebound's and react-spring's configurations.
  @available(
    *, unavailable, message: "use Spring.origami(tension:friction:), or Spring(stiffness:damping:) for react-spring's"
  )
  public init(tension: Double, friction: Double) { fatalError() }

  /// pop's `POPSpringAnimation`.
  @available(*, unavailable, message: "use Spring.pop(bounciness:speed:)")
  public init(bounciness: Double, speed: Double) { fatalError() }

  /// SwiftUI's `Animation.interactiveSpring`.
  @available(*, unavailable, renamed: "interactive")
  public static var interactiveSpring: Spring { fatalError() }

  /// SwiftUI's `Spring.settlingDuration`.
  @available(*, unavailable, renamed: "settlingDuration()")
  public var settlingDuration: Double { fatalError() }

  /// SwiftUI's `Spring.value(target:initialVelocity:time:)`.
  @available(*, unavailable, message: "use SpringMotion(spring, from: .zero, to: target).value(at: time)")
  public func value<Value: VectorValue>(target: Value, initialVelocity: Value = .zero, time: Double) -> Value {
    fatalError()
  }

  /// SwiftUI's `Spring.update(value:velocity:target:deltaTime:)`.
  @available(*, unavailable, message: "use SpringPool, or SpringMotion and retargeted(to:at:), which do not drift")
  public func update<Value: VectorValue>(
    value: inout Value, velocity: inout Value, target: Value, deltaTime: Double
  ) { fatalError() }

  /// A spring by itself has neither start nor target.
  @available(*, unavailable, message: "use unitStep().value(at:), the motion from 0 to 1, or SpringMotion")
  public func value(at time: Double) -> Double { fatalError() }
}

extension SpringMotion {
  /// The name of the property.
  @available(*, unavailable, renamed: "init(_:from:to:velocity:startingAt:)")
  public init(_ spring: Spring, from start: Value, to target: Value, initialVelocity: Value) { fatalError() }

  /// The term of control theory.
  @available(*, unavailable, message: "use restTime, a time on the motion's clock, or settlingDuration(tolerance:)")
  public var settlingTime: Double { fatalError() }

  /// The property of other animations.
  @available(*, unavailable, message: "use restTime, a time on the motion's clock, or settlingDuration(tolerance:)")
  public var duration: Double { fatalError() }

  /// SwiftUI's and Core Animation's `settlingDuration`.
  @available(*, unavailable, message: "use restTime, a time on the motion's clock, or settlingDuration(tolerance:)")
  public var settlingDuration: Double { fatalError() }

  /// The method of animation libraries that keep a state.
  @available(*, unavailable, renamed: "retargeted(to:at:)")
  public func retarget(to target: Value, at time: Double) { fatalError() }
}

// MARK: Paths, as in SwiftUI, Core Graphics and SVG

extension Path {
  /// An ellipse, as SwiftUI makes it.
  @available(*, unavailable, message: "use Path.ellipse(in: rectangle), or Path.circle(center:radius:)")
  public init(ellipseIn rectangle: Rectangle) { fatalError() }

  /// A rounded rectangle, as SwiftUI makes it.
  @available(*, unavailable, message: "use Path.roundedRectangle(rectangle, cornerRadius:)")
  public init(roundedRect rectangle: Rectangle, cornerRadius: Double) { fatalError() }

  /// A rectangle, as SwiftUI makes it.
  @available(*, unavailable, message: "use Path.rectangle(rectangle)")
  public init(_ rectangle: Rectangle) { fatalError() }

  /// A cubic curve, as SwiftUI adds it.
  @available(*, unavailable, message: "use addCubic(control1, control2, to: end)")
  public mutating func addCurve(to end: Point, control1: Point, control2: Point) { fatalError() }

  /// A quadratic curve, as SwiftUI adds it.
  @available(*, unavailable, message: "use addQuadratic(control, to: end)")
  public mutating func addQuadCurve(to end: Point, control: Point) { fatalError() }

  /// The end of a subpath, as in SwiftUI.
  @available(*, unavailable, renamed: "close()")
  public mutating func closeSubpath() { fatalError() }

  /// A part of the path, as in SwiftUI.
  @available(*, unavailable, renamed: "trimmed(from:to:)")
  public func trimmedPath(from start: Double, to end: Double) -> Path { fatalError() }

  /// The image under a map, as in SwiftUI.
  @available(*, unavailable, renamed: "transformed(by:)")
  public func applying(_ map: Affine) -> Path { fatalError() }
}

extension PathMeasure {
  /// The point at a distance, as SVG's `getPointAtLength()`.
  @available(*, unavailable, renamed: "position(at:)")
  public func point(at distance: Double) -> Point { fatalError() }
}

// MARK: Values, as in SwiftUI and Core Graphics

extension Color {
  /// A colour with an opacity, as SwiftUI makes it.
  @available(*, unavailable, renamed: "init(red:green:blue:alpha:)")
  public init(red: Double, green: Double, blue: Double, opacity: Double) { fatalError() }

  /// A colour from hexadecimal digits as text, which can be wrong.
  @available(*, unavailable, message: "use try Color(parsing: text), or a literal, Color(hex: \"#ff8800\")")
  public init(hex: String) { fatalError() }
}

extension Affine {
  /// A translation, as Core Graphics makes it.
  @available(*, unavailable, message: "use .translation(x:y:)")
  public init(translationX x: Double, y: Double) { fatalError() }

  /// A scaling, as Core Graphics makes it.
  @available(*, unavailable, message: "use .scale(x:y:)")
  public init(scaleX x: Double, y: Double) { fatalError() }

  /// A rotation, as Core Graphics makes it.
  @available(*, unavailable, message: "use .rotation(by:)")
  public init(rotationAngle angle: Double) { fatalError() }
}

// MARK: Keyframes

extension Keyframe {
  /// The order of Web Animations' `offset` and Theatre's `position`.
  @available(*, unavailable, renamed: "init(_:at:curve:)")
  public init(time: Double, value: Value, curve: TimingCurve = .linear) { fatalError() }

  /// The labels that a memberwise initialiser would have.
  @available(*, unavailable, renamed: "init(_:at:curve:)")
  public init(value: Value, time: Double, curve: TimingCurve = .linear) { fatalError() }

  /// A segment that holds has no curve.
  @available(*, unavailable, message: "a key that holds has no curve: use Keyframe(_:at:hold:)")
  public init(_ value: Value, at time: Double, curve: TimingCurve, hold: Bool) { fatalError() }

  /// Web Animations' name of the curve.
  @available(*, unavailable, renamed: "curve")
  public var easing: TimingCurve { fatalError() }
}

extension KeyframeTrack {
  /// Core Animation's `CAKeyframeAnimation`, with its parallel lists.
  @available(*, unavailable, message: "give each segment's curve to the Keyframe at which it starts")
  public init(
    _ values: [Value], keyTimes: [Double]?, mode: CalculationMode = .linear, timingFunctions: [TimingCurve]
  ) { fatalError() }

  /// A track's duration, which has the name of every motion's time of rest.
  @available(*, unavailable, renamed: "restTime")
  public var duration: Double { fatalError() }
}

extension KeyframeTrack where Value == Double {
  /// SwiftUI's builder.
  @available(
    *, unavailable, message: "give a list: KeyframeTrack([Keyframe(0, at: 0), Keyframe(1, at: 0.3, spring: .snappy)])"
  )
  public init(initialValue: Double = 0, keys: () -> Void) { fatalError() }
}

// MARK: Timing curves and generators

extension CubicBezier {
  /// Core Animation's `CAMediaTimingFunction`.
  @available(*, unavailable, renamed: "init(_:_:_:_:)")
  public init(controlPoints x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) { fatalError() }
}

extension TimingCurve {
  /// Core Animation's `CAMediaTimingFunction`.
  @available(*, unavailable, message: "use .cubicBezier(x1, y1, x2, y2)")
  public init(controlPoints x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) { fatalError() }

  /// A conversion, as between the standard library's numbers.
  @available(*, unavailable, message: "use .cubicBezier(curve)")
  public init(_ curve: CubicBezier) { fatalError() }

  /// SwiftUI's `Animation.timingCurve`.
  @available(*, unavailable, renamed: "cubicBezier(_:_:_:_:)")
  public static func timingCurve(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) -> TimingCurve { fatalError() }

  /// Core Animation's name.
  @available(*, unavailable, renamed: "easeInOut")
  public static var easeInEaseOut: TimingCurve { fatalError() }
}

extension Tween {
  /// The name of the curve in GSAP, Web Animations and Flutter's `Curve`.
  @available(*, unavailable, renamed: "init(from:to:duration:curve:delay:)")
  public init(from start: Value, to end: Value, duration: Double, easing curve: TimingCurve, delay: Double = 0) {
    fatalError()
  }

  /// Core Animation's order of words.
  @available(*, unavailable, renamed: "init(from:to:duration:curve:delay:)")
  public init(from start: Value, to end: Value, duration: Double, delay: Double, curve: TimingCurve) { fatalError() }
}

extension ValueGenerator {
  /// SwiftUI's `Animation.delay`.
  @available(*, unavailable, renamed: "delayed(by:)")
  public func delay(_ delay: Double) -> Delayed<Self> { fatalError() }

  /// SwiftUI's `Animation.speed`.
  @available(*, unavailable, renamed: "speed(multipliedBy:)")
  public func speed(_ speed: Double) -> SpeedScaled<Self> { fatalError() }

  /// The label of the count.
  @available(*, unavailable, renamed: "repeated(_:)")
  public func repeated(count: Double) -> Repeated<Self> { fatalError() }

  /// SwiftUI's `Animation.repeatForever`.
  @available(*, unavailable, message: "use autoreversed().repeated(), or repeated() alone")
  public func repeatForever(autoreverses: Bool = true) -> Repeated<Self> { fatalError() }

  /// SwiftUI's `Animation.repeatCount`.
  @available(*, unavailable, message: "use repeated(count), or autoreversed().repeated(count / 2)")
  public func repeatCount(_ count: Int, autoreverses: Bool = true) -> Repeated<Self> { fatalError() }
}
