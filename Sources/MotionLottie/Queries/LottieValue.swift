public import MotionPaths
public import MotionValues

/// The value of a property.
public enum LottieValue: Sendable, Hashable {
  /// A number: an opacity or a scale in per cent, an angle in degrees, a length in points.
  case number(Double)
  /// A position, anchor point, scale or size, with two or three components.
  case vector([Double])
  /// A colour.
  case color(Color)
  /// The outline of a shape or of a mask.
  case outline(LottieOutline)
  /// The numbers of a gradient: offset, red, green and blue for each colour, then offset and alpha for each alpha
  /// value.
  case gradient([Double])
  /// A text.
  case text(String)
}

extension LottieValue {
  /// The numbers of the value, in the order of a document; none for a text.
  ///
  /// A colour has red, green and blue; an outline `v.x v.y i.x i.y o.x o.y` for each vertex, with tangents relative to
  /// it.
  package var numbers: [Double] {
    switch self {
    case .number(let number): [number]
    case .vector(let numbers), .gradient(let numbers): numbers
    case .color(let color): [color.red, color.green, color.blue]
    case .outline(let outline):
      outline.vertices.flatMap {
        [$0.point.x, $0.point.y, $0.inTangent.x, $0.inTangent.y, $0.outTangent.x, $0.outTangent.y]
      }
    case .text: []
    }
  }
}

/// The outline of a shape or of a mask, as vertices with tangents.
public struct LottieOutline: Sendable, Hashable {
  /// A vertex.
  public struct Vertex: Sendable, Hashable {
    /// The position.
    public var point: SIMD2<Double>
    /// The control point before the vertex, relative to it.
    public var inTangent: SIMD2<Double>
    /// The control point after the vertex, relative to it.
    public var outTangent: SIMD2<Double>

    /// Creates a vertex; without tangents a corner.
    public init(_ point: SIMD2<Double>, inTangent: SIMD2<Double> = .zero, outTangent: SIMD2<Double> = .zero) {
      self.point = point
      self.inTangent = inTangent
      self.outTangent = outTangent
    }
  }

  /// The vertices, in their order.
  public var vertices: [Vertex]
  /// Whether the last vertex is joined to the first.
  public var isClosed: Bool

  /// Creates an outline.
  public init(_ vertices: [Vertex], isClosed: Bool) {
    self.vertices = vertices
    self.isClosed = isClosed
  }

  /// The outline as a path.
  public var path: Path { Path([Outline(self)]) }
}

extension LottieOutline {
  init(_ outline: Outline) {
    self.init(
      outline.vertices.map { Vertex($0.point, inTangent: $0.inTangent, outTangent: $0.outTangent) },
      isClosed: outline.isClosed)
  }
}

extension Outline {
  init(_ outline: LottieOutline) {
    self.init(
      vertices: outline.vertices.map {
        Vertex(point: $0.point, inTangent: $0.inTangent, outTangent: $0.outTangent)
      },
      isClosed: outline.isClosed)
  }
}
