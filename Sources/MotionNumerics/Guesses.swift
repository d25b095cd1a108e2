// Calls that people try first, by the names of other libraries, with the call that is meant.

// MARK: Springs

extension Spring {
  /// The order in which CSS proposals, Android and the motion notation write the three numbers.
  @available(*, unavailable, renamed: "init(mass:stiffness:damping:)")
  public init(_ mass: Double, _ stiffness: Double, _ damping: Double) { fatalError() }

  /// SwiftUI's `Animation.spring`.
  @available(*, unavailable, renamed: "init(response:dampingRatio:)")
  public init(response: Double, dampingFraction: Double) { fatalError() }

  /// SwiftUI's `Spring`, whose settling duration is another one than UIKit's.
  @available(*, unavailable, message: "use Spring.uiKit(settlingDuration:dampingRatio:), which is UIKit's mapping")
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

  /// A spring alone has neither start nor target.
  @available(*, unavailable, message: "use unitStep().value(at:), the motion from 0 to 1, or SpringMotion")
  public func value(at time: Double) -> Double { fatalError() }
}

extension SpringMotion {
  /// The label that a memberwise initialiser would have.
  @available(*, unavailable, renamed: "init(_:from:to:velocity:startingAt:)")
  public init(spring: Spring, from start: Value, to target: Value) { fatalError() }

  /// The name of the property.
  @available(*, unavailable, renamed: "init(_:from:to:velocity:startingAt:)")
  public init(_ spring: Spring, from start: Value, to target: Value, initialVelocity: Value) { fatalError() }

  /// The word of control theory.
  @available(*, unavailable, message: "use restTime, a time on the motion's clock, or settlingDuration(tolerance:)")
  public var settlingTime: Double { fatalError() }

  /// What other animations have.
  @available(*, unavailable, message: "use restTime, a time on the motion's clock, or settlingDuration(tolerance:)")
  public var duration: Double { fatalError() }

  /// SwiftUI's and Core Animation's `settlingDuration`.
  @available(*, unavailable, message: "use restTime, a time on the motion's clock, or settlingDuration(tolerance:)")
  public var settlingDuration: Double { fatalError() }

  /// What animation libraries with a state of their own do.
  @available(*, unavailable, renamed: "retargeted(to:at:)")
  public func retarget(to target: Value, at time: Double) { fatalError() }
}
