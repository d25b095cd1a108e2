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

extension ValueGenerator {
  /// The values through a closure: any function of the value, and any type.
  ///
  /// ```swift
  /// let height = motion.map { 22 + $0 }
  /// let label = motion.map { "\(Int($0)) km/h" }
  /// ```
  ///
  /// The result has no velocity, as nothing is known of the closure's slope. A straight line between two values keeps
  /// it: ``ValueGenerator/mapped(from:to:)``, here `motion.mapped(from: 22.0, to: 23)`.
  ///
  /// - Parameter transform: gives the new value; always the same one for the same value.
  /// - Returns: the generator of the new values.
  /// - Complexity: that of the generator and of the closure, and an indirect call.
  @inlinable
  public func map<Result>(_ transform: @escaping @Sendable (Value) -> Result) -> CustomGenerator<Result> {
    CustomGenerator { transform(value(at: $0)) }
  }
}
