import MotionNumerics

extension PopScale {
  /// The keys of a pop, evenly spaced, with lines between them; their values are the original's.
  public struct Parameters: Sendable, Hashable {
    /// The scales, at least one.
    public var scales = [0.1, 1.3, 0.9, 1.1, 1]
    /// The time from the first to the last, in seconds.
    public var duration = 0.5

    /// The original's values.
    public init() {}

    /// Throws unless there is a scale, all are numbers whose squares do not overflow, and the duration is positive.
    func check() throws(ParameterError) {
      guard !scales.isEmpty else {
        throw ParameterError(parameter: "scales", value: "[]", allowed: "one or more numbers")
      }
      for scale in scales { try ParameterError.require(scale, "scales") }
      try ParameterError.require(duration, "duration", in: ParameterError.positiveRange)
    }
  }
}
