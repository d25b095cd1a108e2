internal import LayerAnimation
internal import MotionPaths
internal import MotionValues

extension LayerValue {
  /// The value as an expression of Swift, in the types of Core Animation.
  ///
  /// - Throws: ``ExportError/unrepresentable(_:)`` for paths as values.
  func coreAnimation() throws(ExportError) -> String {
    switch self {
    case .number(let number): number.plainText
    case .point(let point): "CGPoint(x: \(point.x.plainText), y: \(point.y.plainText))"
    case .rectangle(let rectangle):
      "CGRect(x: \(rectangle.origin.x.plainText), y: \(rectangle.origin.y.plainText), "
        + "width: \(rectangle.size.x.plainText), height: \(rectangle.size.y.plainText))"
    case .color(let color): color.coreGraphics
    case .numbers(let numbers): "[\(numbers.map { $0.plainText }.joined(separator: ", "))]"
    case .colors(let colors): "[\(colors.map { $0.coreGraphics }.joined(separator: ", "))]"
    case .transform(let transform): transform.coreAnimation
    case .path: throw .unrepresentable("a path as a value takes statements of its own")
    }
  }
}

extension Color {
  fileprivate var coreGraphics: String {
    "CGColor(srgbRed: \(red.plainText), green: \(green.plainText), blue: \(blue.plainText), alpha: \(alpha.plainText))"
  }
}

extension Transform3D {
  /// The transform by its sixteen numbers, row by row.
  fileprivate var coreAnimation: String {
    let numbers = (0..<16).map { "m\($0 / 4 + 1)\($0 % 4 + 1): \(elements[$0].plainText)" }
    return "CATransform3D(\(numbers.joined(separator: ", ")))"
  }
}

extension Path {
  /// The statements that add the path to a `CGMutablePath`.
  ///
  /// Arcs become cubics, as in Core Graphics.
  func coreGraphics(named name: String) -> [String] {
    func point(_ point: Path.Point) -> String { "CGPoint(x: \(point.x.plainText), y: \(point.y.plainText))" }
    return withCubicsForArcs.elements.map { element in
      switch element {
      case .move(let end): "\(name).move(to: \(point(end)))"
      case .line(let end): "\(name).addLine(to: \(point(end)))"
      case .quadratic(let control, let end): "\(name).addQuadCurve(to: \(point(end)), control: \(point(control)))"
      case .cubic(let control1, let control2, let end):
        "\(name).addCurve(to: \(point(end)), control1: \(point(control1)), control2: \(point(control2)))"
      case .arc(_, _, _, _, let end): "\(name).addLine(to: \(point(end)))"
      case .close: "\(name).closeSubpath()"
      }
    }
  }
}
