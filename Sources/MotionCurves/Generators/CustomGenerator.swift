/// A generator made of a closure.
///
/// ```swift
/// let wobble = CustomGenerator { time in SIMD2(time, sin(20 * time)) }
/// wobble.delayed(by: 0.2).value(at: 1)
/// ```
///
/// The closure must keep the promises of ``ValueGenerator``: the same time gives the same value, NaN gives NaN, an
/// infinite time the limit.
///
/// - Complexity: that of the closure, and an indirect call.
public struct CustomGenerator<Value>: ValueGenerator {
  @usableFromInline let generate: @Sendable (Double) -> Value

  /// Creates a generator.
  ///
  /// - Parameter value: gives the value at a time.
  @inlinable
  public init(_ value: @escaping @Sendable (Double) -> Value) {
    generate = value
  }

  /// The closure's result.
  @inlinable
  public func value(at time: Double) -> Value { generate(time) }
}
