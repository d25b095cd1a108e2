public import MotionNumerics

/// The common settings of a change's implicit animations: Core Animation's `CATransaction`.
public struct Transaction: Sendable, Equatable {
  /// The duration in seconds.
  public let animationDuration: Double
  /// The timing curve; nil for Core Animation's `default`.
  public let timingCurve: TimingCurve?
  /// Whether there are no implicit animations.
  public let disablesActions: Bool

  /// Creates Core Animation's defaults: a quarter of a second, with the `default` curve.
  public init() {
    animationDuration = 0.25
    timingCurve = nil
    disablesActions = false
  }

  /// Creates a transaction.
  ///
  /// - Throws: ``ParameterError`` for a duration that is negative or not finite.
  public init(
    animationDuration: Double = 0.25, timingCurve: TimingCurve? = nil, disablesActions: Bool = false
  ) throws(ParameterError) {
    try ParameterError.requireNotNegative(animationDuration, "animationDuration")
    self.animationDuration = animationDuration
    self.timingCurve = timingCurve
    self.disablesActions = disablesActions
  }

  /// The transaction of a change without animations.
  public static let withoutActions = ParameterError.orTrap(try Transaction(disablesActions: true))
}
