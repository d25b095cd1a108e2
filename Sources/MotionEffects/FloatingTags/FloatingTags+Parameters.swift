public import MotionNumerics

extension FloatingTags {
  /// The screen, the way of a tag over it, and its time; lengths in points.
  public struct Parameters: Sendable, Hashable {
    /// The width and height of the screen, the canvas of the scene.
    public let size: SIMD2<Double>
    /// Where the tags of the left button begin.
    public let leftStart: SIMD2<Double>
    /// Where the tags of the right button begin.
    public let rightStart: SIMD2<Double>
    /// The width of the range of end points, around the middle of the screen: the original's `exceedWidth`.
    public let endSpread: Double
    /// The y coordinate of the end points.
    public let endY: Double
    /// The y coordinate of both control points.
    public let controlY: Double
    /// The distance of the control points from the middle, as a part of the screen's width.
    public let reach: Double
    /// The time on the way, in seconds.
    public let duration: Double
    /// The seed of the random end points.
    public let seed: UInt64
    /// With the defects of the original or without.
    public let variant: EffectVariant

    /// Creates parameters.
    ///
    /// The defaults are the original's 10, 200 and 1 s; what it leaves out is chosen: a screen of 375 × 667 with a
    /// button in either lower corner, a spread of 40, and a reach of 0.4.
    ///
    /// - Throws: ``ParameterError`` for a number that is not finite, a size or duration that is not positive, or a
    ///   spread that is negative.
    public init(
      size: SIMD2<Double> = [375, 667], leftStart: SIMD2<Double> = [75, 600], rightStart: SIMD2<Double> = [300, 600],
      endSpread: Double = 40, endY: Double = 10, controlY: Double = 200, reach: Double = 0.4, duration: Double = 1,
      seed: UInt64 = 0, variant: EffectVariant = .exact
    ) throws(ParameterError) {
      try Self.requirePoint(size, "size")
      try ParameterError.requirePositive(size.x, "size.x")
      try ParameterError.requirePositive(size.y, "size.y")
      try Self.requirePoint(leftStart, "leftStart")
      try Self.requirePoint(rightStart, "rightStart")
      try Self.requireCoordinate(endSpread, "endSpread")
      try ParameterError.requireNotNegative(endSpread, "endSpread")
      try Self.requireCoordinate(endY, "endY")
      try Self.requireCoordinate(controlY, "controlY")
      try Self.requireCoordinate(reach, "reach")
      try ParameterError.requirePositive(duration, "duration")
      self.size = size
      self.leftStart = leftStart
      self.rightStart = rightStart
      self.endSpread = endSpread
      self.endY = endY
      self.controlY = controlY
      self.reach = reach
      self.duration = duration
      self.seed = seed
      self.variant = variant
    }

    static func requirePoint(_ point: SIMD2<Double>, _ parameter: String) throws(ParameterError) {
      try requireCoordinate(point.x, "\(parameter).x")
      try requireCoordinate(point.y, "\(parameter).y")
    }

    /// Coordinates whose cubics cannot overflow.
    private static func requireCoordinate(_ value: Double, _ parameter: String) throws(ParameterError) {
      guard abs(value) <= 1e9 else {
        throw ParameterError(parameter: parameter, value: value.shortestDecimal, allowed: "a number in -1e9...1e9")
      }
    }

    /// The way of a tag from a point, towards the side of the screen that the point is not on.
    ///
    /// - Parameters:
    ///   - start: the point of the tap.
    ///   - random: a number in 0..<1 that says where in the range of end points it ends; `legacy` ends at a whole
    ///     number of points from the beginning of the range.
    /// - Returns: the cubic.
    public func way(from start: SIMD2<Double>, random: Double) -> PathSegment {
      let middle = 0.5 * size.x
      let direction: Double = start.x < middle ? 1 : -1
      let bulge = reach * size.x * direction
      let steps = max(endSpread.rounded(.down), 1)
      let shift = variant == .legacy ? min((random * steps).rounded(.down), endSpread) : random * endSpread
      return .cubic(
        from: start, control1: SIMD2(middle + bulge, controlY), control2: SIMD2(middle - bulge, controlY),
        to: SIMD2(middle - 0.5 * endSpread + shift, endY))
    }

    /// Whether the way from a point is a true S, one whose control polygon turns both ways.
    ///
    /// It is when the end points lie on different sides of the line through the control points, and those are apart:
    /// (start.y − controlY)·(controlY − endY) > 0 and reach ≠ 0. Then the way itself has one point of inflection.
    public func isSShaped(from start: SIMD2<Double>) -> Bool {
      (start.y - controlY) * (controlY - endY) > 0 && reach != 0
    }
  }
}
