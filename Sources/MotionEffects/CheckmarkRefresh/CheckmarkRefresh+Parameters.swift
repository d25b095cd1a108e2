public import MotionNumerics

extension CheckmarkRefresh {
  /// How the dot is shown between the ticks of its timer.
  public enum Smoothing: String, Sendable, Hashable, CaseIterable {
    /// Linearly from tick to tick.
    case none
    /// As Core Animation shows it: every tick starts an implicit animation of 0.25 s with the default curve.
    case implicit
  }

  /// What can be chosen, with the values of the original.
  public struct Parameters: Sendable, Hashable {
    /// The width and height of the picture in points.
    public var size = SIMD2(28.0, 28.0)
    /// The width of the ring in points; the other lines are twice as wide.
    public var lineWidth = 1.0
    /// The colour of arrow, dot and check mark.
    public var color = Color(hex: 0xA5A5A5)
    /// The colour of the ring.
    public var ringColor = Color(hex: 0xD6D6D6)
    /// Seconds in which the arrow's head collapses; the line takes half of it, its end a third of it later.
    public var animationDuration = 0.2
    /// Seconds of the check mark's strokeStart; later versions of the original have 0.5.
    public var checkStartDuration = 0.2
    /// Seconds of the check mark's strokeEnd; later versions of the original have 0.8.
    public var checkEndDuration = 0.3
    /// Seconds from the end of loading until the control closes.
    public var endDelay = 1.0
    /// Seconds in which the control closes; then everything is reset.
    public var closingDuration = 0.25
    /// How the dot is shown between the ticks.
    public var smoothing = Smoothing.none

    /// The original's values.
    public init() {}

    /// Throws unless lengths and durations are positive, the line's width and delays not negative, and colours finite.
    func check() throws(ParameterError) {
      try ParameterError.require(size, "size", in: ParameterError.positiveRange)
      try ParameterError.require(lineWidth, "lineWidth", in: ParameterError.notNegativeRange)
      try ParameterError.require(color, "color")
      try ParameterError.require(ringColor, "ringColor")
      try ParameterError.require(animationDuration, "animationDuration", in: ParameterError.positiveRange)
      try ParameterError.require(checkStartDuration, "checkStartDuration", in: ParameterError.positiveRange)
      try ParameterError.require(checkEndDuration, "checkEndDuration", in: ParameterError.positiveRange)
      try ParameterError.require(endDelay, "endDelay", in: ParameterError.notNegativeRange)
      try ParameterError.require(closingDuration, "closingDuration", in: ParameterError.notNegativeRange)
    }

    /// From the begin to when the line's end starts to move.
    var lineEndStart: Double { animationDuration + animationDuration / 3 }
    /// From the begin to the first tick of the dot.
    var spinStart: Double { lineEndStart + animationDuration / 2 }
  }
}
