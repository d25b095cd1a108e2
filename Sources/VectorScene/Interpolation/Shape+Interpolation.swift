public import MotionCurves
import MotionPaths
import MotionValues

extension Shape: Interpolatable {
  /// Interpolates the path point by point; fill, stroke and shadow if both shapes have them.
  public func interpolated(to end: Shape, by fraction: Double) -> Shape {
    if fraction == 0 { return self }
    if fraction == 1 { return end }
    return Shape(
      path.interpolated(to: end.path, by: fraction), fill: fill.interpolated(to: end.fill, by: fraction),
      stroke: stroke.interpolated(to: end.stroke, by: fraction),
      shadow: shadow.interpolated(to: end.shadow, by: fraction))
  }
}

extension Fill: Interpolatable {
  /// Interpolates the paint; the rule changes at fraction 1.
  public func interpolated(to end: Fill, by fraction: Double) -> Fill {
    Fill(
      paint.interpolated(to: end.paint, by: fraction),
      rule: DiscreteInterpolation.value(from: rule, to: end.rule, by: fraction))
  }
}

extension Stroke: Interpolatable {
  /// Interpolates paint, width, miter limit, dashes of the same count, their phase, and the trim; cap and join change
  /// at fraction 1.
  public func interpolated(to end: Stroke, by fraction: Double) -> Stroke {
    if fraction == 0 { return self }
    if fraction == 1 { return end }
    return Stroke(
      paint.interpolated(to: end.paint, by: fraction), width: width.interpolatedLength(to: end.width, by: fraction),
      cap: DiscreteInterpolation.value(from: cap, to: end.cap, by: fraction),
      join: DiscreteInterpolation.value(from: join, to: end.join, by: fraction),
      miterLimit: miterLimit.interpolated(to: end.miterLimit, by: fraction),
      dash: dash.interpolated(to: end.dash, by: fraction).map { max(0, $0) },
      dashPhase: dashPhase.interpolated(to: end.dashPhase, by: fraction),
      trim: trim.interpolated(to: end.trim, by: fraction))
  }
}

extension Stroke.Trim {
  /// Interpolates both ends linearly.
  func interpolated(to end: Stroke.Trim, by fraction: Double) -> Stroke.Trim {
    Stroke.Trim(
      from: start.interpolated(to: end.start, by: fraction), to: self.end.interpolated(to: end.end, by: fraction))
  }
}

extension Shadow: Interpolatable {
  /// Interpolates colour, offset and radius linearly.
  public func interpolated(to end: Shadow, by fraction: Double) -> Shadow {
    if fraction == 0 { return self }
    if fraction == 1 { return end }
    return Shadow(
      color.interpolated(to: end.color, by: fraction), offset: offset.interpolated(to: end.offset, by: fraction),
      radius: radius.interpolatedLength(to: end.radius, by: fraction))
  }
}
