// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// The API of SwiftUI that `inbetween export swiftui`, the guides and Scripts/check/apple call, with SwiftUI's signatures and without bodies.
///
/// Scripts/check/export_code.py and documents.py check the types of exported texts and of guides against it on machines
/// without SwiftUI.

@_exported import Foundation

public protocol View {}

public struct EmptyView: View {
  public init() {}
}

extension View {
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View { EmptyView() }
  public func scaleEffect(_ scale: CGFloat) -> some View { EmptyView() }
  public func rotationEffect(_ angle: Angle) -> some View { EmptyView() }
  public func opacity(_ opacity: Double) -> some View { EmptyView() }
  public func animation<Value: Equatable>(_ animation: Animation?, value: Value) -> some View { EmptyView() }
}

public struct Angle {
  public static func radians(_ radians: Double) -> Angle { Angle() }
}

public struct Spring {
  public init(mass: Double = 1, stiffness: Double, damping: Double, allowOverDamping: Bool = false) {}
  public init(duration: TimeInterval = 0.5, bounce: Double = 0) {}
  public init(response: Double, dampingRatio: Double) {}
  public init(settlingDuration: TimeInterval, dampingRatio: Double, epsilon: Double = 0.001) {}
  public static var smooth: Spring { Spring() }
  public static var snappy: Spring { Spring() }
  public static var bouncy: Spring { Spring() }
  public var mass: Double { 1 }
  public var stiffness: Double { 1 }
  public var damping: Double { 1 }
  public var duration: TimeInterval { 1 }
  public var bounce: Double { 0 }
  public var response: Double { 1 }
  public var dampingRatio: Double { 1 }
  public var settlingDuration: TimeInterval { 1 }
  public func value<V: VectorArithmetic>(target: V, initialVelocity: V = .zero, time: TimeInterval) -> V { .zero }
  public func velocity<V: VectorArithmetic>(target: V, initialVelocity: V = .zero, time: TimeInterval) -> V { .zero }
  public func settlingDuration<V: VectorArithmetic>(target: V, initialVelocity: V = .zero, epsilon: Double)
    -> TimeInterval
  { 1 }
}

public struct Animation {
  public static func interpolatingSpring(
    mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0
  ) -> Animation { Animation() }
  public static func interpolatingSpring(_ spring: Spring, initialVelocity: Double = 0) -> Animation { Animation() }
  public static func timingCurve(
    _ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, duration: TimeInterval = 0.35
  ) -> Animation { Animation() }
  public func delay(_ delay: TimeInterval) -> Animation { self }
}

// MARK: Custom animations

public protocol VectorArithmetic: AdditiveArithmetic {
  mutating func scale(by factor: Double)
  var magnitudeSquared: Double { get }
}

extension Double: VectorArithmetic {
  public mutating func scale(by factor: Double) { self *= factor }
  public var magnitudeSquared: Double { self * self }
}

extension VectorArithmetic {
  public func scaled(by factor: Double) -> Self { self }
}

public struct AnimationContext<Value: VectorArithmetic> {}

public protocol CustomAnimation: Hashable, Sendable {
  func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V?
  func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V?
}

extension Animation {
  public init(_ base: some CustomAnimation) {}
}

// MARK: Keyframes

public protocol Animatable {}
extension Double: Animatable {}

public protocol KeyframeTrackContent<Value> {
  associatedtype Value: Animatable
}

public struct CubicKeyframe<Value: Animatable>: KeyframeTrackContent {
  public init(_ to: Value, duration: TimeInterval, startVelocity: Value? = nil, endVelocity: Value? = nil) {}
}

public struct LinearKeyframe<Value: Animatable>: KeyframeTrackContent {
  public init(_ to: Value, duration: TimeInterval) {}
}

public struct MoveKeyframe<Value: Animatable>: KeyframeTrackContent {
  public init(_ to: Value) {}
}

public struct KeyframeSequence<Value: Animatable>: KeyframeTrackContent {}

@resultBuilder
public struct KeyframeTrackContentBuilder<Value: Animatable> {
  public static func buildExpression(_ keyframe: some KeyframeTrackContent<Value>) -> KeyframeSequence<Value> {
    .init()
  }
  public static func buildBlock(_ keyframes: KeyframeSequence<Value>...) -> KeyframeSequence<Value> { .init() }
}

public protocol Keyframes<Value> {
  associatedtype Value
}

/// SwiftUI's has a key path, too, to a part of the value.
public struct KeyframeTrack<Value: Animatable, Content: KeyframeTrackContent<Value>>: Keyframes {
  public init(@KeyframeTrackContentBuilder<Value> content: () -> Content) {}
}

public struct KeyframeAnimator<Value, Path: Keyframes<Value>, Content: View>: View {
  public init(
    initialValue: Value, trigger: some Equatable, @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> Path
  ) {}
}

@resultBuilder
public struct KeyframesBuilder<Value> {
  public static func buildBlock<Content: Keyframes<Value>>(_ content: Content) -> Content { content }
}

@resultBuilder
public struct ViewBuilder {
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
}
