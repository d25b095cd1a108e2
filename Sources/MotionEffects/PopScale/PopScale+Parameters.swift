public import MotionNumerics

extension PopScale {
  /// The keys of a pop, evenly spaced, with lines between them.
  public struct Parameters: Sendable, Hashable {
    /// The scales, finite, at least one.
    public let scales: [Double]
    /// The time from the first to the last, in seconds.
    public let duration: Double

    /// Creates parameters; the defaults are the original's.
    ///
    /// - Throws: ``ParameterError`` without a scale, for one that is not finite, or a duration that is not positive.
    public init(scales: [Double] = [0.1, 1.3, 0.9, 1.1, 1], duration: Double = 0.5) throws(ParameterError) {
      guard !scales.isEmpty else {
        throw ParameterError(parameter: "scales", value: "[]", allowed: "one or more numbers")
      }
      for scale in scales { try ParameterError.requireFinite(scale, "scales") }
      try ParameterError.requirePositive(duration, "duration")
      self.scales = scales
      self.duration = duration
    }
  }
}
