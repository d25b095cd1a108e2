public import MotionCurves

/// The common settings of a change's implicit animations: Core Animation's `CATransaction`.
public struct Transaction: Sendable, Equatable {
  /// The duration in seconds.
  package let animationDuration: Double
  /// The timing curve; nil for Core Animation's `default`.
  package let timingCurve: TimingCurve?
  /// Whether there are no implicit animations.
  package let disablesActions: Bool

  /// Creates a transaction, by default Core Animation's: a quarter of a second, with the `default` curve.
  ///
  /// - Precondition: the duration is finite and not negative;
  ///   ``init(validatingAnimationDuration:timingCurve:disablesActions:)`` throws instead.
  public init(animationDuration: Double = 0.25, timingCurve: TimingCurve? = nil, disablesActions: Bool = false) {
    self = ParameterError.orTrap(
      try Self(
        validatingAnimationDuration: animationDuration, timingCurve: timingCurve, disablesActions: disablesActions))
  }

  /// Creates a transaction.
  ///
  /// - Throws: ``MotionCurves/ParameterError`` for a duration that is negative or not finite.
  public init(
    validatingAnimationDuration animationDuration: Double, timingCurve: TimingCurve? = nil,
    disablesActions: Bool = false
  ) throws(ParameterError) {
    try ParameterError.requireNotNegative(animationDuration, "animationDuration")
    self.animationDuration = animationDuration
    self.timingCurve = timingCurve
    self.disablesActions = disablesActions
  }

  /// The transaction of a change without animations.
  public static let withoutActions = Transaction(disablesActions: true)
}

// Embedded Swift has no Codable.
#if !hasFeature(Embedded)
  extension Transaction: Codable {
    private enum CodingKeys: String, CodingKey {
      case animationDuration, timingCurve, disablesActions
    }

    /// Reads a transaction; a missing setting is Core Animation's default.
    ///
    /// - Throws: `DecodingError` for a duration that the throwing initialiser refuses.
    public init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      let duration = try container.decodeIfPresent(Double.self, forKey: .animationDuration) ?? 0.25
      let curve = try container.decodeIfPresent(TimingCurve.self, forKey: .timingCurve)
      let disablesActions = try container.decodeIfPresent(Bool.self, forKey: .disablesActions) ?? false
      self = try decoder.checked(
        try Self(validatingAnimationDuration: duration, timingCurve: curve, disablesActions: disablesActions))
    }
  }
#endif
