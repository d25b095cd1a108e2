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

  /// The colour of a stop; black beyond the last number.
  subscript(stop: Int) -> Color {
    get {
      guard let place = place(of: stop) else { return .black }
      return Color(red: numbers[place], green: numbers[place + 1], blue: numbers[place + 2])
    }
    set {
      guard let place = place(of: stop) else { return }
      (numbers[place], numbers[place + 1], numbers[place + 2]) = (newValue.red, newValue.green, newValue.blue)
    }
  }

  private func place(of stop: Int) -> Int? { 4 * stop + 4 <= numbers.count ? 4 * stop + 1 : nil }
}

extension Property where Value == GradientNumbers {
  /// The colour of a stop, without the slot of the gradient.
  func color(ofStop stop: Int) -> Property<Color> {
    if let constant { return .constant(constant[stop]) }
    return .computed { value(at: $0)[stop] }
  }

  /// The gradient with another colour at a stop.
  func replacingColor(ofStop stop: Int, by color: Property<Color>) -> Property {
    @Sendable func changed(_ gradient: GradientNumbers, _ color: Color) -> GradientNumbers {
      var gradient = gradient
      gradient[stop] = color
      return gradient
    }
    if let constant, let color = color.constant { return replaced(by: .constant(changed(constant, color))) }
    return replaced(by: .computed { changed(value(at: $0), color.value(at: $0)) })
  }
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
