internal import MotionValues

extension TransformProperties {
  /// The map in space, with the third axis away from the viewer.
  ///
  /// After anchor point, scale and skew come the rotations about z, y and x, then the orientation about z, y and x,
  /// then the position. lottie-web turns in the same order:
  /// `rotateZ(-rz).rotateY(ry).rotateX(rx).rotateZ(-or.z).rotateY(or.y).rotateX(or.x)`. Its angles about z count the
  /// other way round, and its third coordinates are negated.
  func spaceMap(at frame: Double, turn: Double = 0) -> Transform3D {
    let flat = skewedMap(at: frame)
    let (anchor, depth) = (anchor.value(at: frame).z, scale.value(at: frame).z / 100)
    var map = Transform3D(
      row1: SIMD4(flat.a, flat.b, 0, 0), row2: SIMD4(flat.c, flat.d, 0, 0), row3: SIMD4(0, 0, depth, 0),
      row4: SIMD4(flat.tx, flat.ty, anchor * depth, 1))
    let angle = rotation.value(at: frame) + turn
    map.turn(Vector(spatial?.x.value(at: frame) ?? 0, spatial?.y.value(at: frame) ?? 0, angle))
    if let spatial { map.turn(spatial.orientation.value(at: frame)) }
    let position = position(at: frame)
    map.row4 += SIMD4(position.x, position.y, -position.z, 0)
    return map
  }
}

extension Transform3D {
  /// Adds rotations about z, y and x, by angles in degrees.
  fileprivate mutating func turn(_ angles: Vector) {
    if angles.z != 0 { self = concatenated(with: .rotation(by: radians(angles.z), about: Vector(0, 0, 1))) }
    if angles.y != 0 { self = concatenated(with: .rotation(by: -radians(angles.y), about: Vector(0, 1, 0))) }
    if angles.x != 0 { self = concatenated(with: .rotation(by: -radians(angles.x), about: Vector(1, 0, 0))) }
  }
}

extension Affine {
  /// The image of the plane under a map in space, seen along the third axis from far away.
  init(plane map: Transform3D) {
    self.init(a: map.row1.x, b: map.row1.y, c: map.row2.x, d: map.row2.y, tx: map.row4.x, ty: map.row4.y)
  }
}
