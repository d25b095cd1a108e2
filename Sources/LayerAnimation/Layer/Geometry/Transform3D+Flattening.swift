import MotionValues

/// Projection from space into a plane: every layer except a transform layer is flat, and so are its sublayers in it.
///
/// A perspective divides by w only at the very end. Until then points are (x, y, z, w), and flattening drops z, which
/// is a view along the z axis. So the transforms of all layers up to the screen multiply.
extension Transform3D {
  /// The transform, followed by the projection along z into the plane z = 0.
  var flattened: Transform3D {
    var map = self
    (map.m13, map.m23, map.m33, map.m43) = (0, 0, 0, 0)
    return map
  }

  /// The transform of the plane z = 0 to itself, seen along z, as a transform that leaves z unchanged and can be
  /// inverted.
  var ofPlane: Transform3D {
    Transform3D(
      row1: SIMD4(m11, m12, 0, m14), row2: SIMD4(m21, m22, 0, m24), row3: SIMD4(0, 0, 1, 0),
      row4: SIMD4(m41, m42, 0, m44))
  }

  /// Whether a viewer on the side of positive z, who looks along z, sees the front of the plane z = 0.
  ///
  /// The area of a figure on the plane grows by D/w³, where D is the determinant of the rows x, y and 1 in the columns
  /// x, y and w. In front of the eye w is positive. So D has the sign of the projected quad's area and, without a
  /// perspective, the sign of the normal's z. A plane that is seen edge-on has no front.
  var showsFront: Bool {
    let minor = m11 * (m22 * m44 - m24 * m42) - m12 * (m21 * m44 - m24 * m41) + m14 * (m21 * m42 - m22 * m41)
    return minor > 0
  }

  /// The image of a point of the plane z = 0 in that plane; nil if it is not in front of the eye.
  func projected(_ point: SIMD2<Double>) -> SIMD2<Double>? {
    let image = mapped(SIMD4(point.x, point.y, 0, 1))
    guard image.w > 0 else { return nil }
    return SIMD2(image.x, image.y) / image.w
  }
}
