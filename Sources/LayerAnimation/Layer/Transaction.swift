public import MotionNumerics

/// What implicit animations of a change have in common: Core Animation's `CATransaction`.
public struct Transaction: Sendable, Equatable {
  /// How long they last, in seconds.
  public let animationDuration: Double
  /// How they are eased; nil for their own curve, which is Core Animation's `default`.
  public let timingCurve: TimingCurve?
  /// Whether there are none.
  public let disablesActions: Bool

  /// Core Animation's defaults: a quarter of a second, by the `default` curve.
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

  /// A change without animations.
  public static let withoutActions = ParameterError.orTrap(try Transaction(disablesActions: true))
}
