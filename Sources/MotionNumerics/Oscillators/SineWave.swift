import RealModule

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

  /// Creates a wave from parameters from outside.
  ///
  /// - Throws: ``ParameterError`` for a parameter that is not finite.
  public init(
    amplitude: Double, frequency: Double, phase: Double = 0, offset: Double = 0
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

  /// Creates the wave A·sin(ωx + φ) + k.
  ///
  /// - Precondition: all four parameters are finite.
  public init(_ amplitude: Double, _ frequency: Double, _ phase: Double = 0, _ offset: Double = 0) {
    self = ParameterError.orTrap(try Self(amplitude: amplitude, frequency: frequency, phase: phase, offset: offset))
  }
}

extension SineWave: Motion {
  /// The value at x.
  public func value(at x: Double) -> Double {
    if x.isNaN { return .nan }
    return amplitude == 0 ? offset : amplitude * Double.sin(angle(at: x)) + offset
  }

  /// The slope at x, Aω·cos(ωx + φ).
  public func velocity(at x: Double) -> Double {
    if x.isNaN { return .nan }
    return amplitude == 0 || frequency == 0 ? 0 : amplitude * frequency * Double.cos(angle(at: x))
  }

  /// The angle, which is constant for a frequency of 0, even at infinity.
  private func angle(at x: Double) -> Double {
    frequency == 0 ? phase : frequency * x + phase
  }
}
