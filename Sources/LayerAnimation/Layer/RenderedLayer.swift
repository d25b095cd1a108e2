public import MotionValues

/// A visible layer at a time, or a copy of one, with its transform to the screen.
///
/// A result of ``Layer/rendered(at:)``.
public struct RenderedLayer: Sendable, Equatable {
  /// The layer's name.
  public let name: String
  /// The kind of layer.
  public let kind: Layer.Kind
  /// The path of the layer: the indices of sublayers from the rendered root.
  public let path: [Int]
  /// The index of the copy, from 0, in each enclosing replicator, from the outermost on.
  public let copies: [Int]
  /// The presented state.
  public let state: LayerState
  /// The transform from the layer's plane to the screen; it leaves z unchanged, and without a perspective it is a
  /// transform of the plane (`transform.affine`).
  public let transform: Transform3D
  /// The product of the opacities of the layer and all layers around it, 0…1.
  public let opacity: Double
  /// The factor of the layer's colours: the product of the `instanceColor` of the replicators around it.
  public let tint: Color

  /// Whether the front of the layer is visible, rather than its back.
  package var isFrontFacing: Bool { transform.showsFront }

  /// The corners of the bounds on the screen, in the order (0, 0), (w, 0), (w, h), (0, h) from the origin of the
  /// bounds.
  ///
  /// nil if a corner is not in front of the eye of a perspective: the drawn layer then has no such corner.
  public var corners: [SIMD2<Double>]? {
    let all = RectangleCorners(state.bounds).points.compactMap(transform.projected)
    return all.count == 4 ? all : nil
  }

  /// The position of a point of the layer on the screen; nil if it is not in front of the eye.
  public func screenPoint(of point: SIMD2<Double>) -> SIMD2<Double>? {
    transform.projected(point)
  }

  /// The point of the layer's plane at a point of the screen; nil if there is none, or it is behind the eye.
  public func point(atScreen point: SIMD2<Double>) -> SIMD2<Double>? {
    transform.inverse?.projected(point)
  }
}
