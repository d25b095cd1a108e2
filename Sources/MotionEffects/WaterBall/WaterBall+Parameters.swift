public import MotionNumerics

extension WaterBall {
  /// The sizes and speeds of the water; lengths in points.
  public struct Parameters: Sendable, Hashable {
    /// The diameter of the ball, which is also its canvas.
    public let diameter: Double
    /// How much of the ball's height is filled at first, 0…1.
    public let startFill: Double
    /// How much is filled at last, 0…1.
    public let targetFill: Double
    /// The score at first.
    public let startScore: Double
    /// The score at last.
    public let targetScore: Double
    /// How fast the level changes, in points per second.
    public let growth: Double
    /// How fast the phase of the waves changes, in radians per second.
    public let phaseSpeed: Double
    /// The angular frequency of the waves over the width of the ball, in radians.
    public let turn: Double
    /// The amplitude at rest, half of the least height of a crest.
    public let amplitude: Double
    /// The same at any frame rate, or in steps of 1/60 s.
    public let variant: EffectVariant

    /// Creates parameters.
    ///
    /// The defaults are YSWaterWaveView's: a ball of 160, 1 point and 0.4/π radians per frame, here of 1/60 s, and
    /// 1.66π over the width, times 1.5 by seed 004; an amplitude of 5; and a rise from 0.2 to 0.8, with scores of 100.
    ///
    /// - Throws: ``ParameterError`` for a number that is not finite, a diameter or growth that is not positive, a fill
    ///   outside 0…1, a negative amplitude, or one of the others beyond 10⁹.
    public init(
      diameter: Double = 160, startFill: Double = 0.2, targetFill: Double = 0.8, startScore: Double = 20,
      targetScore: Double = 80, growth: Double = 60, phaseSpeed: Double = 60 * 0.4 / .pi,
      turn: Double = 1.5 * 1.66 * .pi, amplitude: Double = 5, variant: EffectVariant = .exact
    ) throws(ParameterError) {
      try ParameterError.requirePositive(diameter, "diameter")
      try ParameterError.requirePositive(growth, "growth")
      try ParameterError.requireNotNegative(amplitude, "amplitude")
      try Self.requireFill(startFill, "startFill")
      try Self.requireFill(targetFill, "targetFill")
      let others = [
        ("diameter", diameter), ("growth", growth), ("amplitude", amplitude), ("startScore", startScore),
        ("targetScore", targetScore), ("phaseSpeed", phaseSpeed), ("turn", turn),
      ]
      for (name, value) in others where !(abs(value) <= 1e9) {
        throw ParameterError(parameter: name, value: value.shortestDecimal, allowed: "a number in -1e9...1e9")
      }
      self.diameter = diameter
      self.startFill = startFill
      self.targetFill = targetFill
      self.startScore = startScore
      self.targetScore = targetScore
      self.growth = growth
      self.phaseSpeed = phaseSpeed
      self.turn = turn
      self.amplitude = amplitude
      self.variant = variant
    }

    private static func requireFill(_ value: Double, _ parameter: String) throws(ParameterError) {
      guard value >= 0 && value <= 1 else {
        throw ParameterError(parameter: parameter, value: value.shortestDecimal, allowed: "0...1")
      }
    }

    /// The level at first, in points below the top.
    public var startLevel: Double { diameter * (1 - startFill) }
    /// The level at last, in points below the top.
    public var targetLevel: Double { diameter * (1 - targetFill) }
    /// The time until the level is reached, in seconds.
    public var fillDuration: Double { abs(targetLevel - startLevel) / growth }
  }
}
