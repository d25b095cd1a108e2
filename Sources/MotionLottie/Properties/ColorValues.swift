internal import MotionValues

extension Color: PropertyValue {
  /// Interpolates all components by the easing of component 0; they are limited to 0…1 only when they are drawn.
  static func interpolated(from start: Color, to end: Color, easing: SegmentEasing, at progress: Double) -> Color {
    let eased = easing.value(of: 0, at: progress)
    return Color(components: start.components + (end.components - start.components) * eased)
  }
}

/// The flat array of numbers of a gradient: four for each colour stop (offset, red, green, blue), then two for each
/// alpha stop (offset, alpha).
struct GradientNumbers: Sendable, Equatable {
  var numbers: [Double] = []
}

extension GradientNumbers: PropertyValue {
  /// Interpolates number by number, by the easing of component 0.
  static func interpolated(
    from start: GradientNumbers, to end: GradientNumbers, easing: SegmentEasing, at progress: Double
  ) -> GradientNumbers {
    let eased = easing.value(of: 0, at: progress)
    return GradientNumbers(numbers: zip(start.numbers, end.numbers).map { $0 + ($1 - $0) * eased })
  }
}
