public import MotionCurves
import MotionValues

extension Paint: Interpolatable {
  /// Interpolates colours with colours, gradients with those of their kind; between two kinds the paint changes at
  /// fraction 1.
  public func interpolated(to end: Paint, by fraction: Double) -> Paint {
    switch (self, end) {
    case (.color(let first), .color(let last)):
      .color(first.interpolated(to: last, by: fraction))
    case (.linearGradient(let first), .linearGradient(let last)):
      .linearGradient(first.interpolated(to: last, by: fraction))
    case (.radialGradient(let first), .radialGradient(let last)):
      .radialGradient(first.interpolated(to: last, by: fraction))
    case (.conicGradient(let first), .conicGradient(let last)):
      .conicGradient(first.interpolated(to: last, by: fraction))
    default: DiscreteInterpolation.value(from: self, to: end, by: fraction)
    }
  }
}

extension LinearGradient {
  /// Interpolates both points linearly, and the stops too if their counts are equal.
  func interpolated(to end: LinearGradient, by fraction: Double) -> LinearGradient {
    LinearGradient(
      from: start.interpolated(to: end.start, by: fraction), to: self.end.interpolated(to: end.end, by: fraction),
      stops: stops.interpolated(to: end.stops, by: fraction))
  }
}

extension RadialGradient {
  /// Interpolates centre, radius and focus linearly, and the stops too if their counts are equal.
  func interpolated(to end: RadialGradient, by fraction: Double) -> RadialGradient {
    RadialGradient(
      center: center.interpolated(to: end.center, by: fraction),
      radius: radius.interpolatedLength(to: end.radius, by: fraction),
      focus: focus.interpolated(to: end.focus, by: fraction), stops: stops.interpolated(to: end.stops, by: fraction))
  }
}

extension ConicGradient {
  /// Interpolates centre and angle linearly, and the stops too if their counts are equal.
  func interpolated(to end: ConicGradient, by fraction: Double) -> ConicGradient {
    ConicGradient(
      center: center.interpolated(to: end.center, by: fraction),
      startAngle: startAngle.interpolated(to: end.startAngle, by: fraction),
      stops: stops.interpolated(to: end.stops, by: fraction))
  }
}

extension GradientStop: Interpolatable {
  /// Interpolates offset and colour linearly.
  public func interpolated(to end: GradientStop, by fraction: Double) -> GradientStop {
    GradientStop(
      color.interpolated(to: end.color, by: fraction), at: offset.interpolated(to: end.offset, by: fraction))
  }
}
