public import MotionNumerics

extension Shape: Interpolatable {
  /// The path point by point; fill, stroke and shadow if both shapes have them.
  public func interpolated(to end: Shape, by part: Double) -> Shape {
    if part == 0 { return self }
    if part == 1 { return end }
    return Shape(
      path.interpolated(to: end.path, by: part), fill: between(fill, end.fill, part),
      stroke: between(stroke, end.stroke, part), shadow: between(shadow, end.shadow, part))
  }
}

extension Fill: Interpolatable {
  /// The paint; the rule holds.
  public func interpolated(to end: Fill, by part: Double) -> Fill {
    Fill(paint.interpolated(to: end.paint, by: part), rule: held(rule, end.rule, part))
  }
}

extension Stroke: Interpolatable {
  /// Paint, width, dashes of the same count, their phase, and the ends of the trim; cap and join hold.
  public func interpolated(to end: Stroke, by part: Double) -> Stroke {
    if part == 0 { return self }
    if part == 1 { return end }
    return Stroke(
      paint.interpolated(to: end.paint, by: part), width: lengthBetween(width, end.width, part),
      cap: held(cap, end.cap, part), join: held(join, end.join, part),
      dash: dash.interpolated(to: end.dash, by: part).map { max(0, $0) },
      dashPhase: dashPhase.interpolated(to: end.dashPhase, by: part),
      trim: trim.interpolated(to: end.trim, by: part))
  }
}

extension Stroke.Trim: Interpolatable {
  /// Both ends in straight lines.
  public func interpolated(to end: Stroke.Trim, by part: Double) -> Stroke.Trim {
    Stroke.Trim(
      from: start.interpolated(to: end.start, by: part), to: self.end.interpolated(to: end.end, by: part))
  }
}

extension Shadow: Interpolatable {
  /// Colour, offset and radius in straight lines.
  public func interpolated(to end: Shadow, by part: Double) -> Shadow {
    if part == 0 { return self }
    if part == 1 { return end }
    return Shadow(
      color.interpolated(to: end.color, by: part), offset: offset.interpolated(to: end.offset, by: part),
      radius: lengthBetween(radius, end.radius, part))
  }
}

extension Paint: Interpolatable {
  /// Colours to colours, gradients to gradients; between the two kinds the paint stays as it is until part 1.
  public func interpolated(to end: Paint, by part: Double) -> Paint {
    switch (self, end) {
    case (.color(let first), .color(let last)):
      .color(first.interpolated(to: last, by: part))
    case (.linearGradient(let first), .linearGradient(let last)):
      .linearGradient(first.interpolated(to: last, by: part))
    default: held(self, end, part)
    }
  }
}

extension LinearGradient: Interpolatable {
  /// Both points in straight lines; the stops too if there are as many.
  public func interpolated(to end: LinearGradient, by part: Double) -> LinearGradient {
    LinearGradient(
      from: start.interpolated(to: end.start, by: part), to: self.end.interpolated(to: end.end, by: part),
      stops: stops.interpolated(to: end.stops, by: part))
  }
}

extension LinearGradient.Stop: Interpolatable {
  /// Offset and colour in straight lines.
  public func interpolated(to end: LinearGradient.Stop, by part: Double) -> LinearGradient.Stop {
    LinearGradient.Stop(
      color.interpolated(to: end.color, by: part), at: offset.interpolated(to: end.offset, by: part))
  }
}
