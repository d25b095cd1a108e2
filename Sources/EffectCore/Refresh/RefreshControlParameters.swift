public import MotionCurves

/// The parameters of a refresh control; the defaults are those of the original.
public struct RefreshControlParameters: Sendable, Hashable {
  /// The pull in points from which letting go begins loading, and the inset while loading.
  public var triggerDistance: Double
  /// The time in which the inset opens and closes, in seconds.
  public var insetDuration: Double
  /// The least time from the end of loading until the inset closes, in seconds.
  public var endDelay: Double
  /// The timing curve of opening and closing: UIView's default, ease-in-ease-out.
  public var insetCurve: TimingCurve

  /// Creates parameters; the defaults are the original's.
  public init(
    triggerDistance: Double = 55.0,
    insetDuration: Double = 0.25,
    endDelay: Double = 1.0,
    insetCurve: TimingCurve = TimingCurve.easeInOut
  ) {
    self.triggerDistance = triggerDistance
    self.insetDuration = insetDuration
    self.endDelay = endDelay
    self.insetCurve = insetCurve
  }

  /// Throws unless the distance is positive, the times not negative, and the curve keeps the inset finite.
  func validate() throws(ParameterError) {
    try ParameterError.require(triggerDistance, "triggerDistance", in: ParameterError.positiveRange)
    try ParameterError.require(insetDuration, "insetDuration", in: ParameterError.notNegativeRange)
    try ParameterError.require(endDelay, "endDelay", in: ParameterError.notNegativeRange)
    try ParameterError.require(insetCurve, "insetCurve")
  }
}

// Embedded Swift has no Codable.
#if !hasFeature(Embedded)
  extension RefreshControlParameters: Codable {
    /// Decodes parameters; missing ones have their defaults.
    ///
    /// - Throws: `DecodingError` for numbers that ``RefreshControl/init(driving:edge:validating:)`` refuses.
    public init(from decoder: any Decoder) throws {
      let values = try decoder.container(keyedBy: CodingKeys.self)
      self.init()
      try values.decode(to: &triggerDistance, .triggerDistance)
      try values.decode(to: &insetDuration, .insetDuration)
      try values.decode(to: &endDelay, .endDelay)
      try values.decode(to: &insetCurve, .insetCurve)
      try decoder.checked(try validate())
    }
  }
#endif
