internal import JSONText
internal import MotionNumerics
internal import VectorScene

/// The shapes of a shape layer, or of a glyph.
struct ShapeContent: Sendable {
  /// Whether the content is the same at every frame.
  let isConstant = true

  /// Reads the array `shapes` of a layer.
  init(reading shapes: JSONValue?, reader: inout LottieReader) {
    guard let shapes else { return }
    reader.warn("shapes", .ignored, "shapes are not drawn yet", at: shapes)
  }

  /// The nodes at a frame from back to front, in the coordinates of the layer.
  func nodes(at frame: Double, budget: inout FrameBudget) -> [Node] { [] }

  /// The outlines of all shapes at a frame.
  func outlines(at frame: Double, budget: inout FrameBudget) -> [Outline] { [] }

  /// Hands all properties to a visitor.
  mutating func visit(_ visitor: inout some PropertyVisitor) {}
}
