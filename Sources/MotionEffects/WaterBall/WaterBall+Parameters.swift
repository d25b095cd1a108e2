import MotionNumerics

extension WaterBall {
  /// The sizes and speeds of the water, with YSWaterWaveView's values but for the ``turn``, which is one
  /// and a half times its.
  ///
  /// Lengths are in points.
  public struct Parameters: Sendable, Hashable {
    /// The diameter of the ball, which is also its canvas.
    public var diameter = 160.0
    /// How much of the ball's height is filled at first, 0…1.
    public var startFill = 0.2
    /// How much is filled at last, 0…1.
    public var targetFill = 0.8
    /// The score at first: of a hundred, as much as is filled.
    public var startScore = 20.0
    /// The score at last.
    public var targetScore = 80.0
    /// How fast the level changes, in points per second: 1 per frame, here of 1/60 s.
    public var growth = 60.0
    /// How fast the phase of the waves changes, in radians per second: 0.4/π per frame.
    public var phaseSpeed = 60 * 0.4 / Double.pi
    /// The angular frequency of the waves over the width of the ball, in radians: 1.5 times 1.66π.
    public var turn = 1.5 * 1.66 * Double.pi
    /// The amplitude at rest, half of the least height of a crest.
    public var amplitude = 5.0

    /// The original's values.
    public init() {}

    /// Throws unless the diameter and the growth are positive, the fills parts, and the amplitude not negative.
    func check() throws(ParameterError) {
      try ParameterError.require(diameter, "diameter", in: ParameterError.positiveRange)
      try ParameterError.require(startFill, "startFill", in: 0...1)
      try ParameterError.require(targetFill, "targetFill", in: 0...1)
      try ParameterError.require(startScore, "startScore")
      try ParameterError.require(targetScore, "targetScore")
      try ParameterError.require(growth, "growth", in: ParameterError.positiveRange)
      try ParameterError.require(phaseSpeed, "phaseSpeed")
      try ParameterError.require(turn, "turn")
      try ParameterError.require(amplitude, "amplitude", in: ParameterError.notNegativeRange)
    }

    /// The level at first, in points below the top.
    public var startLevel: Double { diameter * (1 - startFill) }
    /// The level at last, in points below the top.
    public var targetLevel: Double { diameter * (1 - targetFill) }
    /// The time until the level is reached, in seconds.
    public var fillDuration: Double { abs(targetLevel - startLevel) / growth }
  }
}
