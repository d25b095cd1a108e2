public import MotionValues

/// The geometry of a layer and its sublayers.
///
/// Coordinates are points, x to the right, y down, z towards the viewer. Points are rows: in a product the transform on
/// the left is applied first. Source: Apple, `CALayer.h`; Documentation/CoreAnimation.md, "Geometry".
extension LayerState {
  /// The anchor point in the layer's own coordinates: (bounds.origin + anchorPoint ⊙ bounds.size, anchorPointZ).
  package var anchor: SIMD3<Double> {
    let bounds = bounds
    return SIMD3(bounds.origin + anchorPoint * bounds.size, anchorPointZ)
  }

  /// The transform from the layer's own coordinates to the superlayer's, without the superlayer's `sublayerTransform`.
  ///
  /// p ↦ (p − anchor)·transform + (position, zPosition), in space: nothing is flattened.
  package var transformToSuperlayer: Transform3D {
    let (anchor, position) = (anchor, position)
    return Transform3D.translation(x: -anchor.x, y: -anchor.y, z: -anchor.z)
      .concatenated(with: transform)
      .concatenated(with: .translation(x: position.x, y: position.y, z: zPosition))
  }

  /// The transform of all sublayers: `sublayerTransform` about the anchor point, in the layer's own coordinates.
  package var transformOfSublayers: Transform3D { sublayerTransform.about(anchor) }

  /// The smallest rectangle in the superlayer's coordinates around the transformed bounds.
  ///
  /// The frame follows from `bounds`, `position`, `anchorPoint` and `transform`, so it cannot be animated itself.
  /// Without a transform its origin is position − anchorPoint ⊙ bounds.size. If a `transform` with a perspective moves
  /// a corner behind the eye, the frame is meaningless and may be infinite.
  ///
  /// Setting the frame sets `position` and `bounds.size` so that the new value would be the frame without the
  /// transform. The transform does not change. With a transform that is not a translation, the resulting frame is
  /// another rectangle; Apple leaves this undefined. A rectangle with a negative width or height extends in the
  /// opposite direction.
  public var frame: Rectangle {
    get {
      let (size, position) = (bounds.size, position)
      let toPosition = Transform3D.translation(x: 0, y: 0, z: -anchorPointZ).concatenated(with: transform)
      let start = -anchorPoint * size
      // Relative to the anchor point, so that distant layers keep the digits of their size.
      let corners = RectangleCorners(from: start, to: start + size).mapped { toPosition.applied(to: SIMD3($0, 0)) }
      let around = corners.boundingBox
      let isPlain = transform == .identity
      return Rectangle(
        origin: position + around.origin, size: isPlain ? size.replacing(with: -size, where: size .< 0) : around.size)
    }
    set {
      let size = newValue.size.replacing(with: -newValue.size, where: newValue.size .< 0)
      bounds.size = size
      position = newValue.minimum + anchorPoint * size
    }
  }
}

extension Transform3D {
  /// The transform with the origin moved to a point.
  func about(_ center: SIMD3<Double>) -> Transform3D {
    if self == .identity { return self }
    return Transform3D.translation(x: -center.x, y: -center.y, z: -center.z)
      .concatenated(with: self)
      .concatenated(with: .translation(x: center.x, y: center.y, z: center.z))
  }
}

/// The corners of a rectangle, in the order (0, 0), (w, 0), (w, h), (0, h).
struct RectangleCorners {
  let points: [SIMD2<Double>]

  init(from first: SIMD2<Double>, to last: SIMD2<Double>) {
    points = [first, SIMD2(last.x, first.y), last, SIMD2(first.x, last.y)]
  }

  init(_ rectangle: Rectangle) {
    self.init(from: rectangle.origin, to: rectangle.origin + rectangle.size)
  }

  private init(points: [SIMD2<Double>]) {
    self.points = points
  }

  /// The corners after a transform, seen along z.
  func mapped(_ map: (SIMD2<Double>) -> SIMD3<Double>) -> RectangleCorners {
    let images = points.map(map)
    return RectangleCorners(points: images.map { SIMD2($0.x, $0.y) })
  }

  var boundingBox: Rectangle {
    let least = points.reduce(points[0]) { pointwiseMin($0, $1) }
    let greatest = points.reduce(points[0]) { pointwiseMax($0, $1) }
    return Rectangle(from: least, to: greatest)
  }
}
