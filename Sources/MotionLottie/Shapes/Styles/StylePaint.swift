internal import MotionValues
internal import VectorScene

/// The colour or colours of a style.
enum StylePaint: Sendable {
  case color(Property<Color>)
  case gradient(GradientProperties)

  var isConstant: Bool {
    switch self {
    case .color(let color): color.isConstant
    case .gradient(let gradient): gradient.isConstant
    }
  }

  /// The number of stops, and of the segments of wedges; none for a colour.
  var weight: Int {
    if case .gradient(let gradient) = self { gradient.weight } else { 0 }
  }

  /// The paint at a frame, its alpha multiplied by an opacity; nil without any colour, or with one that is not finite.
  func value(at frame: Double, opacity: Double) -> Paint? {
    switch self {
    case .color(let color):
      var color = color.value(at: frame)
      color.alpha *= opacity
      return color.components.sum().isFinite ? .color(color) : nil
    case .gradient(let gradient): return gradient.paint(at: frame, opacity: opacity)
    }
  }

  /// Hands all properties to a visitor.
  mutating func visit(_ visitor: inout some PropertyVisitor) {
    switch self {
    case .color(var color):
      visitor.visit("Color", &color)
      self = .color(color)
    case .gradient(var gradient):
      gradient.visit(&visitor)
      self = .gradient(gradient)
    }
  }
}
