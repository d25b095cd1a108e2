// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// The API of Core Animation that `inbetween export core-animation` and Scripts/check/apple call, without bodies: see
/// SwiftUI.swift.

import Foundation

public typealias CFTimeInterval = Double

// swift-format-ignore: AlwaysUseLowerCamelCase
public func CACurrentMediaTime() -> CFTimeInterval { 0 }

public struct CAMediaTimingFillMode {
  public static var both: CAMediaTimingFillMode { CAMediaTimingFillMode() }
}

public struct CAMediaTimingFunctionName {
  public static var linear: CAMediaTimingFunctionName { CAMediaTimingFunctionName() }
  public static var easeIn: CAMediaTimingFunctionName { CAMediaTimingFunctionName() }
  public static var easeOut: CAMediaTimingFunctionName { CAMediaTimingFunctionName() }
  public static var easeInEaseOut: CAMediaTimingFunctionName { CAMediaTimingFunctionName() }
  public static var `default`: CAMediaTimingFunctionName { CAMediaTimingFunctionName() }
}

public struct CAAnimationCalculationMode {
  public static var linear: CAAnimationCalculationMode { CAAnimationCalculationMode() }
  public static var discrete: CAAnimationCalculationMode { CAAnimationCalculationMode() }
  public static var paced: CAAnimationCalculationMode { CAAnimationCalculationMode() }
  public static var cubic: CAAnimationCalculationMode { CAAnimationCalculationMode() }
  public static var cubicPaced: CAAnimationCalculationMode { CAAnimationCalculationMode() }
}

open class CAMediaTimingFunction {
  public init(name: CAMediaTimingFunctionName) {}
  public init(controlPoints x1: Float, _ y1: Float, _ x2: Float, _ y2: Float) {}
  open func getControlPoint(at index: Int, values: UnsafeMutablePointer<Float>) {}
}

open class CAAnimation {
  open var timingFunction: CAMediaTimingFunction?
  open var isRemovedOnCompletion = true
  open var beginTime: CFTimeInterval = 0
  open var duration: CFTimeInterval = 0
  open var fillMode = CAMediaTimingFillMode.both
}

open class CAPropertyAnimation: CAAnimation {
  public init(keyPath: String?) {}
}

open class CABasicAnimation: CAPropertyAnimation {
  open var fromValue: Any?
  open var toValue: Any?
}

open class CASpringAnimation: CABasicAnimation {
  open var mass: CGFloat = 1
  open var stiffness: CGFloat = 100
  open var damping: CGFloat = 10
  open var initialVelocity: CGFloat = 0
  open var allowsOverdamping = false
  open var settlingDuration: CFTimeInterval { 1 }
}

open class CAKeyframeAnimation: CAPropertyAnimation {
  open var values: [Any]?
  open var keyTimes: [NSNumber]?
  open var timingFunctions: [CAMediaTimingFunction]?
  open var calculationMode = CAAnimationCalculationMode.linear
  open var tensionValues: [NSNumber]?
  open var continuityValues: [NSNumber]?
  open var biasValues: [NSNumber]?
}

// MARK: Layers

open class CALayer {
  public init() {}
  open var speed: Float = 1
  open var timeOffset: CFTimeInterval = 0
  open var zPosition: CGFloat = 0
  open var position = CGPoint.zero
  open func addSublayer(_ layer: CALayer) {}
  open func add(_ animation: CAAnimation, forKey key: String?) {}
  open func removeAllAnimations() {}
  open func presentation() -> Self? { self }
}

open class CATransaction {
  open class func flush() {}
}
