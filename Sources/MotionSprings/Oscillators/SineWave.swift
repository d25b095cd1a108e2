public import MotionCurves

/// The wave y = A·sin(ωx + φ) + k.
///
/// - Domain: finite parameters.
/// - Accuracy: 2 ulp of |A| + |k|, plus the rounding of the phase, |ωx + φ| ulp of A.
public struct SineWave: Sendable, Hashable {
  /// The amplitude A.
  public let amplitude: Double
  /// The angular frequency ω, in radians per unit of x.
  public let frequency: Double
  /// The phase φ at x = 0, in radians.
  public let phase: Double
  /// The offset k.
  public let offset: Double

  /// Creates the wave A·sin(ωx + φ) + k.
  ///
  /// - Precondition: all four parameters are finite; ``init(validatingAmplitude:frequency:phase:offset:)`` throws
  ///   instead.
  public init(amplitude: Double = 1, frequency: Double, phase: Double = 0, offset: Double = 0) {
    self = ParameterError.orTrap(
      try Self(validatingAmplitude: amplitude, frequency: frequency, phase: phase, offset: offset))
  }

  /// Creates a wave with parameters from outside.
  ///
  /// - Throws: ``ParameterError`` for a parameter that is not finite.
  public init(
    validatingAmplitude amplitude: Double, frequency: Double, phase: Double = 0, offset: Double = 0
  ) throws(ParameterError) {
    try ParameterError.requireFinite(amplitude, "amplitude")
    try ParameterError.requireFinite(frequency, "frequency")
    try ParameterError.requireFinite(phase, "phase")
    try ParameterError.requireFinite(offset, "offset")
    self.amplitude = amplitude
    self.frequency = frequency
    self.phase = phase
    self.offset = offset
  }
}

extension SineWave: Motion {
  /// The value at x.
  public func value(at x: Double) -> Double {
    if x.isNaN { return .nan }
    return amplitude == 0 ? offset : amplitude * Elementary.sineAndCosine(angle(at: x)).sine + offset
  }

  /// The derivative at x, Aω·cos(ωx + φ).
  public func velocity(at x: Double) -> Double {
    if x.isNaN { return .nan }
    if amplitude == 0 || frequency == 0 { return 0 }
    return amplitude * frequency * Elementary.sineAndCosine(angle(at: x)).cosine
  }

  /// Infinite, or 0 if the amplitude or the frequency is 0, so that the wave never moves.
  public var restTime: Double { amplitude == 0 || frequency == 0 ? 0 : .infinity }

  /// The angle, which is constant for a frequency of 0, even at infinity.
  private func angle(at x: Double) -> Double {
    frequency == 0 ? phase : frequency * x + phase
  }
}

extension SineWave: CustomStringConvertible {
  /// The wave as Swift.
  public var description: String {
    "SineWave(amplitude: \(amplitude.shortestDecimal), frequency: \(frequency.shortestDecimal), "
      + "phase: \(phase.shortestDecimal), offset: \(offset.shortestDecimal))"
  }
}

// Embedded Swift has no Codable.
#if !hasFeature(Embedded)
  extension SineWave: Codable {
    private enum CodingKeys: String, CodingKey {
      case amplitude, frequency, phase, offset
    }

    /// Decodes the wave; a missing phase or offset is 0.
    ///
    /// - Throws: `DecodingError` for a parameter outside its domain.
    public init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      let amplitude = try container.decode(Double.self, forKey: .amplitude)
      let frequency = try container.decode(Double.self, forKey: .frequency)
      let phase = try container.decodeIfPresent(Double.self, forKey: .phase) ?? 0
      let offset = try container.decodeIfPresent(Double.self, forKey: .offset) ?? 0
      self = try decoder.checked(
        try Self(validatingAmplitude: amplitude, frequency: frequency, phase: phase, offset: offset))
    }
  }
#endif
