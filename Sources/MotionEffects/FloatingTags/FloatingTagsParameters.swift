import MotionNumerics

extension FloatingTags {
  /// The parameters of the screen and of the tags' paths; lengths in points.
  ///
  /// The original's are ``endY``, ``controlY`` and ``duration``; the others are chosen.
  public struct Parameters: Sendable, Hashable {
    /// The width and height of the screen, the canvas of the scene.
    public var size: SIMD2<Double> = [375, 667]
    /// The start of the left button's tags; the buttons are in the lower corners.
    public var leftStart: SIMD2<Double> = [75, 600]
    /// The start of the right button's tags.
    public var rightStart: SIMD2<Double> = [300, 600]
    /// The width of the range of end points, around the middle of the screen: the original's `exceedWidth`.
    public var endSpread = 40.0
    /// The y coordinate of the end points.
    public var endY = 10.0
    /// The y coordinate of both control points.
    public var controlY = 200.0
    /// The distance of the control points from the middle, as a fraction of the screen's width.
    public var reach = 0.4
    /// The lifetime of a tag in seconds.
    public var duration = 1.0
    /// The seed of the random end points.
    public var seed: UInt64 = 0

    /// The original's values, and the chosen ones.
    public init() {}

    /// Throws unless coordinates are such that a cubic does not overflow, lengths and the duration positive, and the
    /// spread not negative.
    func validate() throws(ParameterError) {
      try ParameterError.require(size, "size", in: ParameterError.positiveRange)
      try ParameterError.require(leftStart, "leftStart")
      try ParameterError.require(rightStart, "rightStart")
      try ParameterError.require(endSpread, "endSpread", in: ParameterError.notNegativeRange)
      try ParameterError.require(endY, "endY")
      try ParameterError.require(controlY, "controlY")
      try ParameterError.require(reach, "reach")
      try ParameterError.require(duration, "duration", in: ParameterError.positiveRange)
    }
  }
}
