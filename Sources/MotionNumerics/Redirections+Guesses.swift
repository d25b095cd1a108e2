public import MotionCurves
public import MotionInteraction
public import MotionKeyframes
public import MotionPaths
public import MotionSprings
public import MotionValues

// Calls that people guessed for motions, before they had read more than the README. Each message names the right call.

// MARK: Motions

extension Motion {
  /// UIKit's and game engines' word for rest.
  @available(*, unavailable, renamed: "isAtRest(at:)")
  public func isSettled(at time: Double) -> Bool { fatalError() }

  /// The word of animation libraries for rest.
  @available(*, unavailable, renamed: "isAtRest(at:)")
  public func isFinished(at time: Double) -> Bool { fatalError() }

  /// A preference that a fixed motion cannot follow.
  @available(*, unavailable, message: "use Animated.reducedMotion, or MotionCourse.reduced(to:)")
  public func reducedMotion(_ isReduced: Bool) -> Self { fatalError() }
}

extension ValueGenerator {
  /// Reactive libraries' order of words.
  @available(*, unavailable, renamed: "adding(_:)")
  public func added(to other: some ValueGenerator) -> Self { fatalError() }

  /// Core Animation's flag.
  @available(*, unavailable, message: "use autoreversed().repeated(3), where there and back is once")
  public func repeated(_ count: Double, autoreverses: Bool) -> Self { fatalError() }

  /// All delays at once.
  @available(*, unavailable, message: "use staggered(Stagger(count:interval:), at: index) for each item")
  public func staggered(count: Int, by interval: Double) -> [Self] { fatalError() }

  /// Values at even times.
  @available(*, unavailable, message: "use sample(at:into:) with the times, or UniformSpringSampler")
  public func samples(rate: Double) -> [Value] { fatalError() }

  /// Values at even times, without allocation.
  @available(*, unavailable, message: "use sample(at: times.span, into: &values), or UniformSpringSampler")
  public func sample(into values: inout [Value], from start: Double, step: Double) { fatalError() }
}

// MARK: Curves and springs

extension TimingCurve {
  /// The labels of the four numbers, whose order the field knows.
  @available(*, unavailable, renamed: "cubicBezier(_:_:_:_:)")
  public static func cubicBezier(x1: Double, y1: Double, x2: Double, y2: Double) -> TimingCurve { fatalError() }

  /// SwiftUI's `UnitCurve.inverse`; a curve may have several branches.
  @available(*, unavailable, message: "use CubicBezier.crossings(of:), which finds every branch")
  public var inverse: TimingCurve { fatalError() }

  /// A key that holds its value, which is no curve.
  @available(*, unavailable, message: "use Keyframe(value, at: time, hold: true)")
  public static var hold: TimingCurve { fatalError() }

  /// A closure, which no text could name.
  @available(*, unavailable, message: "use CustomGenerator { time in … }, or Tween(…).map { … } for its values")
  public init(_ curve: (Double) -> Double) { fatalError() }

  /// A curve by its name.
  @available(*, unavailable, message: "use TimingCurve(\"ease-in-out\"), or a string literal")
  public init(named name: String) { fatalError() }
}

extension Spring {
  /// SwiftUI's perceptual duration.
  @available(*, unavailable, renamed: "response")
  public var duration: Double { fatalError() }

  /// SwiftUI's `Spring.velocity(target:initialVelocity:time:)`.
  @available(*, unavailable, message: "use SpringMotion(spring, from: .zero, to: target).velocity(at: time)")
  public func velocity<Value: VectorValue>(target: Value, initialVelocity: Value = .zero, time: Double) -> Value {
    fatalError()
  }

  /// A preset by its name.
  @available(*, unavailable, message: "use Spring.snappy and its like, or ParsedMotion(parsing: \"swiftui.snappy\")")
  public init(named name: String) { fatalError() }

  /// The settling duration before the overshoot.
  @available(*, unavailable, renamed: "init(overshoot:settlingDuration:tolerance:)")
  public init(settlingDuration: Double, overshoot: Double) { fatalError() }
}

extension SpringMotion {
  /// A threshold of rest.
  @available(*, unavailable, message: "use restTime(within: distance, speed: speed)")
  public init(_ spring: Spring, from start: Value, to target: Value, epsilon: Double) { fatalError() }
}

extension DampedOscillation {
  /// After Effects' parameters.
  @available(*, unavailable, message: "use DampedOscillation(decay:frequency:).mapped(from:to:)")
  public init(amplitude: Double, frequency: Double, decay: Double) { fatalError() }
}

// MARK: Tracks, paths, colours

/// SwiftUI's keyframe on a spring.
@available(*, unavailable, message: "use Keyframe(value, at: time, spring: spring), with times instead of durations")
public struct SpringKeyframe<Value> {
  /// SwiftUI's parameters.
  public init(_ value: Value, duration: Double = 0, spring: Spring = .smooth) {}
}

/// SwiftUI's keyframe on a line.
@available(*, unavailable, message: "use Keyframe(value, at: time), with times instead of durations")
public struct LinearKeyframe<Value> {
  /// SwiftUI's parameters.
  public init(_ value: Value, duration: Double, timingCurve: TimingCurve = .linear) {}
}

/// SwiftUI's keyframe on a spline.
@available(*, unavailable, message: "use KeyframeTrack([Keyframe(value, at: time), …], mode: .cubic)")
public struct CubicKeyframe<Value> {
  /// SwiftUI's parameters.
  public init(_ value: Value, duration: Double) {}
}

extension KeyframeTrack {
  /// Core Animation's arrays.
  @available(*, unavailable, renamed: "init(_:keyTimes:mode:timingCurve:)")
  public init(values: [Value], times: [Double]) { fatalError() }
}

extension Path {
  /// Core Graphics' bounding box.
  @available(*, unavailable, renamed: "bounds")
  public var boundingBox: Rectangle { fatalError() }

  /// A point along the path, which needs its prepared arc length.
  @available(
    *, unavailable, message: "use let measure = PathMeasure(path), then measure.point(at: fraction * measure.length)"
  )
  public func point(atFraction fraction: Double) -> Point { fatalError() }

  /// A tangent along the path, which needs its prepared arc length.
  @available(
    *, unavailable, message: "use let measure = PathMeasure(path), then measure.tangent(at: fraction * measure.length)"
  )
  public func tangent(atFraction fraction: Double) -> Point { fatalError() }

  /// A point along the path, which needs its prepared arc length.
  @available(*, unavailable, message: "use PathMeasure(path).point(at: distance)")
  public func point(atLength distance: Double) -> Point { fatalError() }
}

extension PathMotion {
  /// The direction of the path, for what turns with it.
  @available(*, unavailable, renamed: "angle(at:)")
  public func rotation(at time: Double) -> Double { fatalError() }
}

extension Color {
  /// SwiftUI's `Color.mix(with:by:)`.
  @available(*, unavailable, renamed: "interpolated(to:by:)")
  public func mixed(with other: Color, by fraction: Double) -> Color { fatalError() }

  /// The hexadecimal notation.
  @available(*, unavailable, renamed: "hex")
  public var hexString: String { fatalError() }
}

// MARK: What has a target

extension AnimatedValue {
  /// A spring for all changes; each change names its course.
  @available(*, unavailable, message: "use Animated(value), then set(to:with: .spring(spring), at:)")
  public init(_ value: Value, spring: Spring) { fatalError() }

  /// SwiftUI's and UIKit's verb.
  @available(*, unavailable, renamed: "set(to:with:at:)")
  public mutating func animate(to target: Value, with course: MotionCourse, at time: Double) { fatalError() }

  /// A completion as a closure; ends are values.
  @available(*, unavailable, message: "use set(to:with:at:token:), and advance(to:), which returns what has ended")
  public mutating func animate(to target: Value, completion: (Bool) -> Void) { fatalError() }

  /// A step of a clock.
  @available(*, unavailable, message: "use value(at: time), and advance(to: time) for what has ended; it has no clock")
  public mutating func step(by interval: Double) { fatalError() }
}

extension SpringPool {
  /// All members at once.
  @available(*, unavailable, message: "use retarget(_:to:) with the members, or setTargets(of:from:)")
  public mutating func retargetAll(to target: Value) { fatalError() }

  /// The positions of all members.
  @available(*, unavailable, message: "use withPositions(of:_:), or position(of: member)")
  public var positions: [Value] { fatalError() }

  /// Whether nothing moves.
  @available(*, unavailable, message: "use awakeCount == 0")
  public var isAtRest: Bool { fatalError() }
}

extension ScrollMotion {
  /// All at once.
  @available(*, unavailable, message: "use ScrollAxis(bounds:extent:).released(at: offset, velocity: velocity)")
  public init(from offset: Double, velocity: Double, bounds: ClosedRange<Double>) { fatalError() }
}
