/// A motion made of two closures: for the value and for the velocity.
///
/// ```swift
/// let fall = CustomMotion(restTime: 2, value: { 4.9 * $0 * $0 }, velocity: { 9.8 * $0 }).clamped(to: 0...2)
/// ```
///
/// The closures must keep the promises of ``Motion``: the velocity is the derivative of the value, and from the time of
/// rest on the value stays the same.
///
/// - Complexity: that of the closures, and an indirect call each.
public struct CustomMotion<Value>: Motion {
  @usableFromInline let generateValue: @Sendable (Double) -> Value
  @usableFromInline let generateVelocity: @Sendable (Double) -> Value
  /// The time from which on the value stays the same; infinite if it never does.
  public let restTime: Double

  /// Creates a motion.
  ///
  /// - Parameters:
  ///   - restTime: the time from which on the value stays the same; infinite if it never does.
  ///   - value: gives the value at a time.
  ///   - velocity: gives the derivative of the value at a time, in value units per unit of time.
  @inlinable
  public init(
    restTime: Double = .infinity, value: @escaping @Sendable (Double) -> Value,
    velocity: @escaping @Sendable (Double) -> Value
  ) {
    ParameterError.trapUnless(!restTime.isNaN, "restTime", restTime, "a number")
    self.restTime = restTime
    generateValue = value
    generateVelocity = velocity
  }

  /// The result of the value's closure.
  @inlinable
  public func value(at time: Double) -> Value { generateValue(time) }

  /// The result of the velocity's closure.
  @inlinable
  public func velocity(at time: Double) -> Value { generateVelocity(time) }
}
