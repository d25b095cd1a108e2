public import MotionCurves

/// The 1€ filter: it removes the jitter of a slow pointer, and the lag of a fast one.
///
/// It is a low-pass filter of first order whose cutoff grows with the speed: c = c₀ + β·|ẋ|. Let T be the interval
/// since the last sample, x̂ the last filtered value and α(c) = 1/(1 + 1/(2πcT)). The derivative (x − x̂)/T is filtered
/// with α(c_d). The new value is α(c)·x + (1 − α(c))·x̂. Each scalar is filtered separately.
///
/// ```swift
/// var filter = OneEuroFilter<SIMD2<Double>>(minimumCutoff: 1, beta: 0.007)
/// let steady = filter.filter([312, 40.5], at: 0.016)
/// ```
///
/// - To tune it, set β = 0 and lower the cutoff until a resting pointer does not jitter. Then raise β until a moving
///   pointer does not lag.
/// - The first sample is returned unchanged. A sample is ignored if it is not after the last one, or if it is not
///   finite; the result is then the last result. So a missing sample makes the next interval longer.
/// - The published α is that of an implicit Euler step, so the result depends on the sample times, as with any filter
///   of samples. For values between samples use ``ExponentialSmoothing``.
/// - Complexity: some divisions for each scalar.
///
/// Source: G. Casiez, N. Roussel and D. Vogel, *1€ Filter: A Simple Speed-based Low-pass Filter for Noisy Input in
/// Interactive Systems*, CHI 2012, algorithm 1.
public struct OneEuroFilter<Value: VectorValue>: Sendable, Equatable {
  /// The cutoff c₀ at rest, in hertz.
  public let minimumCutoff: Double
  /// The growth β of the cutoff with the speed, in hertz per value unit per second.
  public let beta: Double
  /// The cutoff c_d of the derivative, in hertz.
  public let derivativeCutoff: Double
  private(set) var preciseValue: Value.Precise?
  private(set) var preciseVelocity: Value.Precise = .zero
  /// The time of the last sample, in seconds.
  package private(set) var lastTime = -Double.infinity

  /// The filtered value of the last sample; nil before the first one.
  public var lastValue: Value? { preciseValue.map { Value(rounding: $0) } }

  /// The filtered derivative at the last sample, in value units per second.
  public var lastVelocity: Value { Value(rounding: preciseVelocity) }

  /// Creates a filter.
  ///
  /// - Parameters:
  ///   - minimumCutoff: in hertz, positive.
  ///   - beta: in hertz per value unit per second, not negative.
  ///   - derivativeCutoff: in hertz, positive.
  /// - Precondition: the numbers are in their domain;
  ///   ``init(validatingMinimumCutoff:beta:derivativeCutoff:)`` throws instead.
  public init(minimumCutoff: Double = 1, beta: Double = 0, derivativeCutoff: Double = 1) {
    self = ParameterError.orTrap(
      try Self(validatingMinimumCutoff: minimumCutoff, beta: beta, derivativeCutoff: derivativeCutoff))
  }

  /// Creates a filter with numbers from outside.
  ///
  /// - Throws: ``ParameterError`` for a number outside its domain.
  public init(
    validatingMinimumCutoff minimumCutoff: Double, beta: Double = 0, derivativeCutoff: Double = 1
  ) throws(ParameterError) {
    try ParameterError.requirePositive(minimumCutoff, "minimum cutoff")
    try ParameterError.requireNotNegative(beta, "beta")
    try ParameterError.requirePositive(derivativeCutoff, "derivative cutoff")
    self.minimumCutoff = minimumCutoff
    self.beta = beta
    self.derivativeCutoff = derivativeCutoff
  }

  /// The filtered value of a sample.
  ///
  /// - Parameters:
  ///   - sample: the value measured.
  ///   - time: of the measurement, in seconds.
  /// - Returns: the filtered value; for an ignored sample, the last filtered value, or the sample itself if there is
  ///   none.
  @discardableResult
  public mutating func filter(_ sample: Value, at time: Double) -> Value {
    guard time > lastTime, time.isFinite, sample.isFinite else { return lastValue ?? sample }
    let given = sample.precise
    guard let last = preciseValue else {
      (preciseValue, lastTime) = (given, time)
      return sample
    }
    let interval = time - lastTime
    let share = Self.share(ofCutoff: derivativeCutoff, over: interval)
    let derivative = preciseVelocity + ((given - last) * (1 / interval) - preciseVelocity) * share
    let value = Value.Precise(scalars: { index in
      let cutoff = minimumCutoff + beta * abs(derivative[scalar: index])
      let share = Self.share(ofCutoff: cutoff, over: interval)
      return share * given[scalar: index] + (1 - share) * last[scalar: index]
    })
    guard value.isFinite, derivative.isFinite else { return Value(rounding: last) }
    (preciseValue, preciseVelocity, lastTime) = (value, derivative, time)
    return Value(rounding: value)
  }

  /// Forgets all samples; the next sample is the first.
  public mutating func forget() {
    (preciseValue, preciseVelocity, lastTime) = (nil, .zero, -.infinity)
  }

  /// α: the share of a sample in its result, 1/(1 + 1/(2πcT)).
  private static func share(ofCutoff cutoff: Double, over interval: Double) -> Double {
    1 / (1 + 1 / (2 * .pi * cutoff * interval))
  }
}

extension OneEuroFilter: Hashable where Value.Precise: Hashable {}

// Embedded Swift has no Codable.
#if !hasFeature(Embedded)
  extension OneEuroFilter: Codable where Value.Precise: Codable {
    private enum CodingKeys: CodingKey {
      case minimumCutoff, beta, derivativeCutoff, lastValue, lastVelocity, lastTime
    }

    /// Decodes the parameters, and the state of the last sample if there has been one.
    ///
    /// - Throws: a `DecodingError` for a missing value, or a number outside its domain.
    public init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      let minimumCutoff = try container.decode(Double.self, forKey: .minimumCutoff)
      let beta = try container.decode(Double.self, forKey: .beta)
      let derivativeCutoff = try container.decode(Double.self, forKey: .derivativeCutoff)
      self = try decoder.checked(
        try Self(validatingMinimumCutoff: minimumCutoff, beta: beta, derivativeCutoff: derivativeCutoff))
      guard let value = try container.decodeIfPresent(Value.Precise.self, forKey: .lastValue) else { return }
      let velocity = try container.decode(Value.Precise.self, forKey: .lastVelocity)
      let time = try container.decode(Double.self, forKey: .lastTime)
      try decoder.checked(try ParameterError.requireMotion(from: value, to: value, velocity: velocity, at: time))
      (preciseValue, preciseVelocity, lastTime) = (value, velocity, time)
    }

    /// Encodes the parameters, and the state of the last sample if there has been one.
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(minimumCutoff, forKey: .minimumCutoff)
      try container.encode(beta, forKey: .beta)
      try container.encode(derivativeCutoff, forKey: .derivativeCutoff)
      guard let preciseValue else { return }
      try container.encode(preciseValue, forKey: .lastValue)
      try container.encode(preciseVelocity, forKey: .lastVelocity)
      try container.encode(lastTime, forKey: .lastTime)
    }
  }
#endif
