public import MotionCurves
public import MotionValues

extension WaterBall {
  /// The parameters; the defaults are those of YSWaterWaveView, except for ``turn``, which is 1.5 times its value.
  ///
  /// Lengths are in points.
  public struct Parameters: Sendable, Hashable {
    /// The diameter of the ball, which is also its canvas.
    public var diameter: Double
    /// The filled fraction of the ball's height at the start, 0…1.
    public var startFill: Double
    /// The filled fraction at the end, 0…1.
    public var targetFill: Double
    /// The score at the start: the filled percentage.
    public var startScore: Double
    /// The score at the end.
    public var targetScore: Double
    /// The mean speed of the level in points per second: 1 per frame of 1/60 s.
    public var growth: Double
    /// The timing curve of the filling: the original's constant speed.
    public var fillCurve: TimingCurve
    /// The angular velocity of the waves' phase in radians per second: 0.4/π per frame.
    public var phaseSpeed: Double
    /// The angular frequency of the waves over the width of the ball, in radians: 1.5 times 1.66π.
    public var turn: Double
    /// The amplitude at rest, half of the least height of a crest.
    public var amplitude: Double
    /// The timing curve from each turning point of the breathing to the next: the original's constant speed.
    ///
    /// The `legacy` variant, which adds a number in each frame, ignores it.
    public var breathingCurve: TimingCurve
    /// The colour of the water, whose waves are translucent.
    public var waterColor: Color
    /// The colour of the ball behind the water.
    public var ballColor: Color
    /// The colour of the score.
    public var scoreColor: Color

    /// Creates parameters; the defaults are the original's.
    public init(
      diameter: Double = 160.0,
      startFill: Double = 0.2,
      targetFill: Double = 0.8,
      startScore: Double = 20.0,
      targetScore: Double = 80.0,
      growth: Double = 60.0,
      fillCurve: TimingCurve = TimingCurve.linear,
      phaseSpeed: Double = 60 * 0.4 / Double.pi,
      turn: Double = 1.5 * 1.66 * Double.pi,
      amplitude: Double = 5.0,
      breathingCurve: TimingCurve = TimingCurve.linear,
      waterColor: Color = Color(hex: 0x00_72B2),
      ballColor: Color = Color(hex: 0xE8_F1F8),
      scoreColor: Color = Color(hex: 0x22_2222)
    ) {
      self.diameter = diameter
      self.startFill = startFill
      self.targetFill = targetFill
      self.startScore = startScore
      self.targetScore = targetScore
      self.growth = growth
      self.fillCurve = fillCurve
      self.phaseSpeed = phaseSpeed
      self.turn = turn
      self.amplitude = amplitude
      self.breathingCurve = breathingCurve
      self.waterColor = waterColor
      self.ballColor = ballColor
      self.scoreColor = scoreColor
    }

    /// Throws unless the diameter and the growth are positive, the fills in 0…1, the amplitude not negative, and the
    /// curves bounded.
    func validate() throws(ParameterError) {
      try ParameterError.require(diameter, "diameter", in: ParameterError.positiveRange)
      try ParameterError.require(startFill, "startFill", in: 0...1)
      try ParameterError.require(targetFill, "targetFill", in: 0...1)
      try ParameterError.require(startScore, "startScore")
      try ParameterError.require(targetScore, "targetScore")
      try ParameterError.require(growth, "growth", in: ParameterError.positiveRange)
      try ParameterError.require(fillCurve, "fillCurve")
      try ParameterError.require(phaseSpeed, "phaseSpeed")
      try ParameterError.require(turn, "turn")
      try ParameterError.require(amplitude, "amplitude", in: ParameterError.notNegativeRange)
      try ParameterError.require(breathingCurve, "breathingCurve")
      try ParameterError.require(waterColor, "waterColor")
      try ParameterError.require(ballColor, "ballColor")
      try ParameterError.require(scoreColor, "scoreColor")
    }

    /// The level at the start, in points below the top.
    package var startLevel: Double { diameter * (1 - startFill) }
    /// The level at the end, in points below the top.
    package var targetLevel: Double { diameter * (1 - targetFill) }
    /// The time of filling in seconds.
    package var fillDuration: Double { abs(targetLevel - startLevel) / growth }
  }
}

// Embedded Swift has no Codable.
#if !hasFeature(Embedded)
  extension WaterBall.Parameters: Codable {
    /// Decodes parameters; missing ones have their defaults.
    ///
    /// - Throws: `DecodingError` for numbers that ``WaterBall/init(validating:variant:)`` refuses.
    public init(from decoder: any Decoder) throws {
      let values = try decoder.container(keyedBy: CodingKeys.self)
      self.init()
      try values.decode(to: &diameter, .diameter)
      try values.decode(to: &startFill, .startFill)
      try values.decode(to: &targetFill, .targetFill)
      try values.decode(to: &startScore, .startScore)
      try values.decode(to: &targetScore, .targetScore)
      try values.decode(to: &growth, .growth)
      try values.decode(to: &fillCurve, .fillCurve)
      try values.decode(to: &phaseSpeed, .phaseSpeed)
      try values.decode(to: &turn, .turn)
      try values.decode(to: &amplitude, .amplitude)
      try values.decode(to: &breathingCurve, .breathingCurve)
      try values.decode(to: &waterColor, .waterColor)
      try values.decode(to: &ballColor, .ballColor)
      try values.decode(to: &scoreColor, .scoreColor)
      try decoder.checked(try validate())
    }
  }
#endif
