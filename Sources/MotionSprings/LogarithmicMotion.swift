public import MotionCurves
import RealModule

/// The exponential of a generator, for values that are animated by their logarithm: see
/// ``ValueGenerator/exponentiated``.
///
/// A zoom looks steady if its logarithm is steady. With its logarithm on a spring a zoom stays positive, however far it
/// overshoots, and it moves from 1 to 4 as from 4 to 16.
///
/// ```swift
/// var zoom = LogarithmicMotion(.smooth, fromZoom: 1, toZoom: 4)
/// zoom = zoom.retargeted(toZoom: 2, at: 0.2)
/// ```
///
/// - The motion rests when the logarithm rests.
/// - Accuracy: an ulp, and the error of the logarithm times the value.
public struct LogarithmicMotion<Base: ValueGenerator<Double>>: ValueGenerator {
  /// The generator of the natural logarithm.
  package let base: Base

  init(_ base: Base) {
    self.base = base
  }

  /// e to the base's value.
  public func value(at time: Double) -> Double { Double.exp(base.value(at: time)) }
}

extension LogarithmicMotion: Motion where Base: Motion {
  /// The value times the base's velocity.
  public func velocity(at time: Double) -> Double { state(at: time).velocity }

  /// The value and the velocity, from one state of the base.
  public func state(at time: Double) -> (value: Double, velocity: Double) {
    let (logarithm, rate) = base.state(at: time)
    let value = Double.exp(logarithm)
    return (value, rate == 0 ? 0 : value * rate)
  }

  /// The time at which the base rests.
  public var restTime: Double { base.restTime }

  /// The times of the base, whose distance is one of logarithms.
  public func domain(tolerance: Double) -> ClosedRange<Double>? { base.domain(tolerance: tolerance) }

  /// e to the value at which the base rests.
  public var restValue: Double? { base.restValue.map { Double.exp($0) } }
}

extension LogarithmicMotion where Base == SpringMotion<Double> {
  /// Creates the motion of a zoom, or of another ratio, whose logarithm is on a spring.
  ///
  /// - Parameters:
  ///   - spring: the spring.
  ///   - start: the zoom at the start, positive.
  ///   - target: the zoom at rest, positive.
  ///   - velocity: at the start, in zoom per second.
  ///   - startTime: the time of the start, in seconds.
  /// - Precondition: the numbers are in their domain; ``init(validating:fromZoom:toZoom:velocity:startingAt:)`` throws
  ///   instead.
  public init(
    _ spring: Spring, fromZoom start: Double, toZoom target: Double, velocity: Double = 0,
    startingAt startTime: Double = 0
  ) {
    self = ParameterError.orTrap(
      try Self(validating: spring, fromZoom: start, toZoom: target, velocity: velocity, startingAt: startTime))
  }

  /// Creates the motion of a zoom with numbers from outside.
  ///
  /// - Throws: ``ParameterError`` for a zoom that is not positive, or a number that is not finite.
  public init(
    validating spring: Spring, fromZoom start: Double, toZoom target: Double, velocity: Double = 0,
    startingAt startTime: Double = 0
  ) throws(ParameterError) {
    try ParameterError.requirePositive(start, "start")
    try ParameterError.requirePositive(target, "target")
    self.init(
      try SpringMotion(
        validating: spring, from: Double.log(start), to: Double.log(target), velocity: velocity / start,
        startingAt: startTime))
  }

  /// The motion that continues to another zoom from a time on, with the same value and velocity.
  ///
  /// - Parameters:
  ///   - target: the new zoom at rest, positive.
  ///   - time: the time at which the target changes, in seconds; not before the start.
  ///   - spring: the spring from then on; nil for the same spring.
  /// - Returns: the motion from `time` on.
  public func retargeted(toZoom target: Double, at time: Double, with spring: Spring? = nil) -> Self {
    ParameterError.trapUnless(target > 0 && target.isFinite, "target", target, "a positive number")
    return Self(base.retargeted(to: Double.log(target), at: time, with: spring))
  }
}

extension ValueGenerator<Double> {
  /// e to this generator's value, for a value with a steady logarithm, such as a zoom.
  public var exponentiated: LogarithmicMotion<Self> { LogarithmicMotion(self) }
}

extension LogarithmicMotion: Equatable where Base: Equatable {}
extension LogarithmicMotion: Hashable where Base: Hashable {}

// Embedded Swift has no Codable, and cannot describe a value of any type.
#if !hasFeature(Embedded)
  extension LogarithmicMotion: CustomStringConvertible {
    /// The base, in Swift.
    public var description: String { "\(base).exponentiated" }
  }

  extension LogarithmicMotion: Encodable where Base: Encodable {}
  extension LogarithmicMotion: Decodable where Base: Decodable {}
#endif
