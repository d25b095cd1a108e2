public import MotionCurves
public import MotionValues

extension CheckmarkRefresh {
  /// The interpolation of the dot's rotation between the ticks of its timer.
  public enum Smoothing: String, Sendable, Hashable, CaseIterable {
    /// Linear from tick to tick.
    case none
    /// As in Core Animation: every tick starts an implicit animation of 0.25 s with the default curve.
    case implicit
  }

  /// The parameters; the defaults are those of the original.
  public struct Parameters: Sendable, Hashable {
    /// The width and height of the picture in points.
    public var size: SIMD2<Double>
    /// The width of the ring in points; the other lines are twice as wide.
    public var lineWidth: Double
    /// The colour of the arrow, the dot and the check mark.
    public var color: Color
    /// The colour of the ring.
    public var ringColor: Color
    /// The duration of the arrow head's collapse in seconds; the line takes half as long, and its end starts a third of
    /// the duration later.
    public var animationDuration: Double
    /// The timing curve of the arrow's head and line: the original's ease-in-ease-out.
    public var arrowCurve: TimingCurve
    /// The timing curve of the dot's growth: the original's ease-out.
    public var dotCurve: TimingCurve
    /// The duration of the check mark's strokeStart in seconds; later versions of the original have 0.5.
    public var checkStartDuration: Double
    /// The duration of the check mark's strokeEnd in seconds; later versions of the original have 0.8.
    public var checkEndDuration: Double
    /// The timing curve of the check mark, over all of its keyframes: the original's ease-in-ease-out.
    public var checkCurve: TimingCurve
    /// The time from the end of loading until the control closes, in seconds.
    public var endDelay: Double
    /// The duration of the control's closing in seconds; then the effect is reset.
    public var closingDuration: Double
    /// The interpolation of the dot's rotation between the ticks.
    public var smoothing: Smoothing

    /// Creates parameters; the defaults are the original's.
    public init(
      size: SIMD2<Double> = SIMD2(28.0, 28.0),
      lineWidth: Double = 1.0,
      color: Color = Color(hex: 0xA5A5A5),
      ringColor: Color = Color(hex: 0xD6D6D6),
      animationDuration: Double = 0.2,
      arrowCurve: TimingCurve = TimingCurve.easeInOut,
      dotCurve: TimingCurve = TimingCurve.easeOut,
      checkStartDuration: Double = 0.2,
      checkEndDuration: Double = 0.3,
      checkCurve: TimingCurve = TimingCurve.easeInOut,
      endDelay: Double = 1.0,
      closingDuration: Double = 0.25,
      smoothing: Smoothing = Smoothing.none
    ) {
      self.size = size
      self.lineWidth = lineWidth
      self.color = color
      self.ringColor = ringColor
      self.animationDuration = animationDuration
      self.arrowCurve = arrowCurve
      self.dotCurve = dotCurve
      self.checkStartDuration = checkStartDuration
      self.checkEndDuration = checkEndDuration
      self.checkCurve = checkCurve
      self.endDelay = endDelay
      self.closingDuration = closingDuration
      self.smoothing = smoothing
    }

    /// Throws unless lengths and durations are positive, the line width and delays not negative, colours finite, and the
    /// curves bounded.
    func validate() throws(ParameterError) {
      try ParameterError.require(size, "size", in: ParameterError.positiveRange)
      try ParameterError.require(lineWidth, "lineWidth", in: ParameterError.notNegativeRange)
      try ParameterError.require(color, "color")
      try ParameterError.require(ringColor, "ringColor")
      try ParameterError.require(animationDuration, "animationDuration", in: ParameterError.positiveRange)
      try ParameterError.require(arrowCurve, "arrowCurve")
      try ParameterError.require(dotCurve, "dotCurve")
      try ParameterError.require(checkStartDuration, "checkStartDuration", in: ParameterError.positiveRange)
      try ParameterError.require(checkEndDuration, "checkEndDuration", in: ParameterError.positiveRange)
      try ParameterError.require(checkCurve, "checkCurve")
      try ParameterError.require(endDelay, "endDelay", in: ParameterError.notNegativeRange)
      try ParameterError.require(closingDuration, "closingDuration", in: ParameterError.notNegativeRange)
    }

    /// The time from the begin until the line's end starts to move.
    var lineEndStart: Double { animationDuration + animationDuration / 3 }
    /// The time from the begin to the first tick of the dot.
    var spinStart: Double { lineEndStart + animationDuration / 2 }
  }
}

// Embedded Swift has no Codable.
#if !hasFeature(Embedded)
  extension CheckmarkRefresh.Smoothing: Codable {}

  extension CheckmarkRefresh.Parameters: Codable {
    /// Decodes parameters; missing ones have their defaults.
    ///
    /// - Throws: `DecodingError` for numbers that ``CheckmarkRefresh/init(validating:variant:)`` refuses.
    public init(from decoder: any Decoder) throws {
      let values = try decoder.container(keyedBy: CodingKeys.self)
      self.init()
      try values.decode(to: &size, .size)
      try values.decode(to: &lineWidth, .lineWidth)
      try values.decode(to: &color, .color)
      try values.decode(to: &ringColor, .ringColor)
      try values.decode(to: &animationDuration, .animationDuration)
      try values.decode(to: &arrowCurve, .arrowCurve)
      try values.decode(to: &dotCurve, .dotCurve)
      try values.decode(to: &checkStartDuration, .checkStartDuration)
      try values.decode(to: &checkEndDuration, .checkEndDuration)
      try values.decode(to: &checkCurve, .checkCurve)
      try values.decode(to: &endDelay, .endDelay)
      try values.decode(to: &closingDuration, .closingDuration)
      try values.decode(to: &smoothing, .smoothing)
      try decoder.checked(try validate())
    }
  }
#endif
