public import MotionPaths

/// A path with a fill, a stroke over it, both, or neither.
public struct Shape: Sendable, Hashable {
  /// The outline.
  public var path: Path
  /// The painting of the inside, or `nil` for none.
  public var fill: Fill?
  /// The painting of the outline, or `nil` for none.
  public var stroke: Stroke?
  private var boxedShadow: Boxed<Shadow>?

  /// Creates a shape.
  public init(_ path: Path, fill: Fill? = nil, stroke: Stroke? = nil, shadow: Shadow? = nil) {
    self.path = path
    self.fill = fill
    self.stroke = stroke
    boxedShadow = shadow.map { Boxed($0) }
  }

  /// The shadow of fill and stroke, or `nil` for none.
  public var shadow: Shadow? {
    get { boxedShadow?.value }
    set { boxedShadow = newValue.map { Boxed($0) } }
  }
}

// Embedded Swift has no Codable.
#if !hasFeature(Embedded)
  extension Shape: Codable {
    private enum CodingKeys: String, CodingKey {
      case path
      case fill
      case stroke
      case boxedShadow = "shadow"
    }
  }
#endif
