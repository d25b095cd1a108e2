import MotionCurves

extension Transform3D {
  /// Creates the rotation of a quaternion, within an ulp or two of 1 in each element.
  public init(_ rotation: Quaternion) {
    let q = rotation.components
    let twice = 2 * q
    let (xx, yy, zz) = (q.x * twice.x, q.y * twice.y, q.z * twice.z)
    let (xy, yz, zx) = (q.x * twice.y, q.y * twice.z, q.z * twice.x)
    let (xw, yw, zw) = (q.x * twice.w, q.y * twice.w, q.z * twice.w)
    self.init(
      row1: SIMD4(1 - (yy + zz), xy + zw, zx - yw, 0),
      row2: SIMD4(xy - zw, 1 - (zz + xx), yz + xw, 0),
      row3: SIMD4(zx + yw, yz - xw, 1 - (xx + yy), 0),
      row4: SIMD4(0, 0, 0, 1))
  }
}

extension Quaternion {
  /// Creates the rotation in the ``Transform3D/decomposition`` of a map, or nil if it has none.
  public init?(rotationOf transform: Transform3D) {
    guard let parts = transform.decomposition else { return nil }
    self = parts.rotation
  }

  /// Creates the rotation of the axes to three orthonormal, right-handed directions, with w ≥ 0.
  ///
  /// It is computed from the largest of the four components, which is at least ½, so that half a turn is as accurate as
  /// any other rotation.
  ///
  /// Source: S. W. Shepperd, "Quaternion from rotation matrix", J. Guidance and Control 1 (1978).
  init(axesTo x: SIMD3<Double>, _ y: SIMD3<Double>, _ z: SIMD3<Double>) {
    let trace = x.x + y.y + z.z
    let largest = max(max(trace, x.x), max(y.y, z.z))
    // Four times the product of each component with the largest one.
    let products: SIMD4<Double>
    if largest == trace {
      products = SIMD4(y.z - z.y, z.x - x.z, x.y - y.x, 1 + trace)
    } else if largest == x.x {
      products = SIMD4(1 + x.x - y.y - z.z, x.y + y.x, z.x + x.z, y.z - z.y)
    } else if largest == y.y {
      products = SIMD4(x.y + y.x, 1 - x.x + y.y - z.z, y.z + z.y, z.x - x.z)
    } else {
      products = SIMD4(z.x + x.z, y.z + z.y, 1 - x.x - y.y + z.z, x.y - y.x)
    }
    self = Quaternion(unit: products / products.norm).canonical
  }
}
