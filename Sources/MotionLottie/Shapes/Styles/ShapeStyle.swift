internal import JSONText
internal import MotionPaths
internal import VectorScene

/// A fill or a stroke, of one colour or of a gradient (`fl`, `st`, `gf`, `gs`).
struct ShapeStyle: Sendable {
  let name: String
  private var paint: StylePaint
  /// In per cent.
  private var opacity: Property<Double>
  private var pen: Pen
  private let blendMode: BlendMode
  /// The place of the style among all styles of its content.
  private(set) var number = 0
  /// Whether the outlines that the style paints are the same at every frame.
  private(set) var isPathFixed = false

  /// The way in which the style puts its paint on the outlines.
  private enum Pen: Sendable {
    case fill(Fill.Rule)
    case stroke(StrokePen)
  }

  /// The parts of a style with any paint and any pen.
  private enum Part: Int {
    case color, opacity, blendMode, rule
    static let keys = JSONKeys(["c", "o", "bm", "r"])
  }

  init(name: String, isGradient: Bool, isStroke: Bool, reading json: JSONValue, reader: inout LottieReader) {
    self.name = name
    let parts = json.values(of: Part.keys)
    paint =
      isGradient
      ? .gradient(GradientProperties(reading: json, reader: &reader)) : .color(reader.color(parts[Part.color]))
    opacity = reader.number(parts[Part.opacity], default: 100)
    blendMode = reader.blendMode(parts[Part.blendMode])
    pen =
      isStroke
      ? .stroke(StrokePen(reading: json, reader: &reader))
      : .fill(reader.number(parts[Part.rule]) == 2 ? .evenOdd : .nonZero)
  }

  var isConstant: Bool {
    guard paint.isConstant && opacity.isConstant else { return false }
    if case .stroke(let pen) = pen { return pen.isConstant }
    return true
  }

  /// What a picture holds of the style beside its path: dashes, stops and wedges.
  ///
  /// Each copy of the style has all of them again, so they count like segments.
  var weight: Int {
    guard case .stroke(let pen) = pen else { return paint.weight }
    return paint.weight + pen.dashCount
  }

  /// Sets the number of the style, and whether its path is the same at every frame.
  mutating func fix(number: Int, isPathFixed: Bool) {
    self.number = number
    self.isPathFixed = isPathFixed
  }

  /// The painted shape at a frame.
  ///
  /// - Parameters:
  ///   - path: the path that is painted.
  ///   - isExclusive: whether the path is filled by the even-odd rule whatever the style says.
  ///   - frame: the frame.
  /// - Returns: the shape; nil if it is invisible.
  func node(painting path: Path, isExclusive: Bool = false, at frame: Double) -> Node? {
    let opacity = min(1, max(0, opacity.value(at: frame) / 100))
    guard opacity > 0, let paint = paint.value(at: frame, opacity: opacity) else { return nil }
    let shape: Shape
    switch pen {
    case .fill(let rule): shape = Shape(path, fill: Fill(paint, rule: isExclusive ? .evenOdd : rule))
    case .stroke(let pen):
      guard let stroke = pen.stroke(paint, at: frame) else { return nil }
      shape = Shape(path, stroke: stroke)
    }
    return blendMode == .normal ? .shape(shape) : .group(Group(blendMode: blendMode, children: [.shape(shape)]))
  }

  /// Hands all properties to a visitor.
  mutating func visit(_ visitor: inout some PropertyVisitor) {
    visitor.visit(inside: name) { visitor in
      paint.visit(&visitor)
      visitor.visit("Opacity", &opacity)
      guard case .stroke(var pen) = pen else { return }
      pen.visit(&visitor)
      self.pen = .stroke(pen)
    }
  }
}
