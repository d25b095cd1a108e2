/// What is known of a motion before its spring is sought.
///
/// ```swift
/// let fit = try SpringFit(times: times, values: values, known: .init(start: values[0], velocity: 0))
/// ```
///
/// The numbers that are not given are fitted. A known number has the standard error 0.
public struct SpringConditions: Sendable, Hashable {
  /// The value at the first time; nil to fit it.
  public var start: Double?
  /// The value at rest; nil to fit it.
  public var target: Double?
  /// The velocity at the first time, in value units per second, which is 0 from rest; nil to fit it.
  public var velocity: Double?

  /// Creates what is known; without arguments, nothing is.
  public init(start: Double? = nil, target: Double? = nil, velocity: Double? = nil) {
    self.start = start
    self.target = target
    self.velocity = velocity
  }
}
