public import MotionNumerics

/// One layer of what shows at a time, or one copy of it, with the map that brings it to the screen.
///
/// Made by ``Layer/rendered(at:)``.
public struct RenderedLayer: Sendable, Equatable {
  /// The layer's name.
  public let name: String
  /// What sort of layer it is.
  public let kind: Layer.Kind
  /// Its place: the indices of sublayers from the layer that was asked on.
  public let path: [Int]
  /// Which copy it is of each replicator around it, from the outermost on, from 0.
  public let copies: [Int]
  /// What it shows.
  public let state: LayerState
  /// From its plane to the screen; it leaves z alone, and is one of the plane (`transform.affine`) unless there is a
  /// perspective.
  public let transform: Transform3D
  /// Its opacity times those of all layers around it, 0…1.
  public let opacity: Double
  /// The colour by which its own are to be multiplied: the product of the `instanceColor` of the replicators around it.
  public let tint: Color

  /// Whether its front shows, rather than its back.
  public var isFrontFacing: Bool { transform.showsFront }

  /// The corners of its bounds on the screen: those at (0, 0), (w, 0), (w, h), (0, h) from the origin of the bounds.
  ///
  /// nil if one of them is not in front of the eye of a perspective: what is drawn then has no such corners.
  public var corners: [SIMD2<Double>]? {
    let all = RectangleCorners(state.bounds).points.compactMap(transform.projected)
    return all.count == 4 ? all : nil
  }

  /// Where a point of the layer is on the screen; nil if it is not in front of the eye.
  public func screenPoint(of point: SIMD2<Double>) -> SIMD2<Double>? {
    transform.projected(point)
  }

  /// The point of the layer's plane that is at a point of the screen; nil if there is none, or it is behind the eye.
  public func point(atScreen point: SIMD2<Double>) -> SIMD2<Double>? {
    transform.inverse?.projected(point)
  }
}
