public import MotionValues

/// The picture of one frame: nodes drawn in order on a canvas.
///
/// The origin is the top left corner, y points down, lengths are points. A scene is plain data; its numbers
/// are checked when it is written.
public struct Scene: Sendable, Hashable {
  /// The width and height of the canvas.
  public var size: SIMD2<Double>
  /// The background colour of the canvas, or `nil` for a transparent one.
  public var background: Color?
  /// A short name, for screen readers and tooltips; empty for none.
  public var title: String
  /// The content of the picture in a sentence or two, for people who cannot see it; empty for none.
  public var description: String
  /// The content, from back to front.
  public var nodes: [Node]

  /// Creates a scene of a size.
  public init(
    size: SIMD2<Double>, background: Color? = nil, title: String = "", description: String = "",
    nodes: [Node] = []
  ) {
    self.size = size
    self.background = background
    self.title = title
    self.description = description
    self.nodes = nodes
  }
}

// Embedded Swift has no Codable.
#if !hasFeature(Embedded)
  /// A scene is stored as its properties.
  ///
  /// Nodes and paints are objects of one field, which names their kind; paths are SVG's path data. The numbers of the
  /// scene are checked when it is written, as for any scene: ``Scene/validate()``.
  extension Scene: Codable {}
#endif
