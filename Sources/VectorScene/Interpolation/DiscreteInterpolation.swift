internal import MotionCurves

/// Interpolation of values without intermediate values, such as names and styles: they change at fraction 1.
///
/// SVG's `calcMode="discrete"`, Core Animation's `.discrete`.
enum DiscreteInterpolation {
  /// The start before fraction 1, the end from there on.
  static func value<Value>(from start: Value, to end: Value, by fraction: Double) -> Value {
    fraction < 1 ? start : end
  }
}

extension Optional where Wrapped: Interpolatable {
  /// Interpolates if both values are there; otherwise the value changes at fraction 1.
  func interpolated(to end: Wrapped?, by fraction: Double) -> Wrapped? {
    guard let self, let end else { return DiscreteInterpolation.value(from: self, to: end, by: fraction) }
    return self.interpolated(to: end, by: fraction)
  }
}

extension Double {
  /// Interpolates a width, a font size or a radius linearly; an overshooting curve takes it no further than to 0.
  func interpolatedLength(to end: Double, by fraction: Double) -> Double {
    max(0, interpolated(to: end, by: fraction))
  }
}
