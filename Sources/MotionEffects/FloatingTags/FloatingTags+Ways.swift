public import MotionNumerics

extension FloatingTags {
  /// The way of a tag from a point, towards the side of the screen that the point is not on.
  ///
  /// - Parameters:
  ///   - start: the point of the tap.
  ///   - random: a number in 0..<1 that says where in the range of end points it ends; `legacy` ends at a whole
  ///     number of points from the beginning of the range.
  /// - Returns: the cubic.
  public func way(from start: SIMD2<Double>, random: Double) -> PathSegment {
    let (width, spread) = (parameters.size.x, parameters.endSpread)
    let middle = 0.5 * width
    let direction: Double = start.x < middle ? 1 : -1
    let bulge = parameters.reach * width * direction
    let steps = max(spread.rounded(.down), 1)
    let shift = variant == .legacy ? min((random * steps).rounded(.down), spread) : random * spread
    return .cubic(
      from: start, control1: SIMD2(middle + bulge, parameters.controlY),
      control2: SIMD2(middle - bulge, parameters.controlY),
      to: SIMD2(middle - 0.5 * spread + shift, parameters.endY))
  }

  /// Whether the way from a point is a true S, one whose control polygon turns both ways.
  ///
  /// It is when the end points lie on different sides of the line through the control points, and those are apart:
  /// (start.y − controlY)·(controlY − endY) > 0 and reach ≠ 0. Then the way itself has one point of inflection.
  public func isSShaped(from start: SIMD2<Double>) -> Bool {
    (start.y - parameters.controlY) * (parameters.controlY - parameters.endY) > 0 && parameters.reach != 0
  }
}
