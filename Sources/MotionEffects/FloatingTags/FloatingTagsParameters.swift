public import MotionCurves
public import MotionValues

extension FloatingTags {
  /// The parameters of the screen and of the tags' paths; lengths in points.
  ///
  /// The original's are ``endY``, ``controlY``, ``duration`` and the lines that the curves are by default; the others
  /// are chosen.
  public struct Parameters: Sendable, Hashable {
    /// The width and height of the screen, the canvas of the scene.
    public var size: SIMD2<Double>
    /// The start of the left button's tags; the buttons are in the lower corners.
    public var leftStart: SIMD2<Double>
    /// The start of the right button's tags.
    public var rightStart: SIMD2<Double>
    /// The width of the range of end points, around the middle of the screen: the original's `exceedWidth`.
    public var endSpread: Double
    /// The y coordinate of the end points.
    public var endY: Double
    /// The y coordinate of both control points.
    public var controlY: Double
    /// The distance of the control points from the middle, as a fraction of the screen's width.
    public var reach: Double
    /// The lifetime of a tag in seconds.
    public var duration: Double
    /// The timing curve along the path, from the part of the lifetime to the Bézier parameter.
    public var riseCurve: TimingCurve
    /// The timing curve of the fading, from the part of the lifetime to the part of the opacity that is gone.
    ///
    /// The `legacy` variant, whose opacity a timer steps down, ignores it.
    public var fadeCurve: TimingCurve
    /// The seed of the random end points.
    public var seed: UInt64
    /// The colour of the left button's tags.
    public var leftColor: Color
    /// The colour of the right button's tags.
    public var rightColor: Color
    /// The colour of the buttons.
    public var buttonColor: Color

    /// Creates parameters; the defaults are the original's, or chosen.
    public init(
      size: SIMD2<Double> = [375, 667],
      leftStart: SIMD2<Double> = [75, 600],
      rightStart: SIMD2<Double> = [300, 600],
      endSpread: Double = 40.0,
      endY: Double = 10.0,
      controlY: Double = 200.0,
      reach: Double = 0.4,
      duration: Double = 1.0,
      riseCurve: TimingCurve = TimingCurve.linear,
      fadeCurve: TimingCurve = TimingCurve.linear,
      seed: UInt64 = 0,
      leftColor: Color = Color(hex: 0x00_72B2),
      rightColor: Color = Color(hex: 0xD5_5E00),
      buttonColor: Color = Color(hex: 0x77_7777)
    ) {
      self.size = size
      self.leftStart = leftStart
      self.rightStart = rightStart
      self.endSpread = endSpread
      self.endY = endY
      self.controlY = controlY
      self.reach = reach
      self.duration = duration
      self.riseCurve = riseCurve
      self.fadeCurve = fadeCurve
      self.seed = seed
      self.leftColor = leftColor
      self.rightColor = rightColor
      self.buttonColor = buttonColor
    }

    /// Throws unless a cubic of the coordinates cannot overflow, lengths and the duration are positive, the spread is
    /// not negative, and the curves are bounded.
    func validate() throws(ParameterError) {
      try ParameterError.require(size, "size", in: ParameterError.positiveRange)
      try ParameterError.require(leftStart, "leftStart")
      try ParameterError.require(rightStart, "rightStart")
      try ParameterError.require(endSpread, "endSpread", in: ParameterError.notNegativeRange)
      try ParameterError.require(endY, "endY")
      try ParameterError.require(controlY, "controlY")
      try ParameterError.require(reach, "reach")
      try ParameterError.require(duration, "duration", in: ParameterError.positiveRange)
      try ParameterError.require(riseCurve, "riseCurve")
      try ParameterError.require(fadeCurve, "fadeCurve")
      try ParameterError.require(leftColor, "leftColor")
      try ParameterError.require(rightColor, "rightColor")
      try ParameterError.require(buttonColor, "buttonColor")
    }
  }
}

// Embedded Swift has no Codable.
#if !hasFeature(Embedded)
  extension FloatingTags.Parameters: Codable {
    /// Decodes parameters; missing ones have their defaults.
    ///
    /// - Throws: `DecodingError` for numbers that ``FloatingTags/init(validating:variant:)`` refuses.
    public init(from decoder: any Decoder) throws {
      let values = try decoder.container(keyedBy: CodingKeys.self)
      self.init()
      try values.decode(to: &size, .size)
      try values.decode(to: &leftStart, .leftStart)
      try values.decode(to: &rightStart, .rightStart)
      try values.decode(to: &endSpread, .endSpread)
      try values.decode(to: &endY, .endY)
      try values.decode(to: &controlY, .controlY)
      try values.decode(to: &reach, .reach)
      try values.decode(to: &duration, .duration)
      try values.decode(to: &riseCurve, .riseCurve)
      try values.decode(to: &fadeCurve, .fadeCurve)
      try values.decode(to: &seed, .seed)
      try values.decode(to: &leftColor, .leftColor)
      try values.decode(to: &rightColor, .rightColor)
      try values.decode(to: &buttonColor, .buttonColor)
      try decoder.checked(try validate())
    }
  }
#endif
