import MotionCurves
import MotionValues
import RealModule

extension LayerValue {
  /// Returns a component of the value; nil if this kind of value has no such component.
  package func component(_ component: LayerKeyPath.Component) -> LayerValue? {
    switch self {
    case .point(let point): point.component(component).map(LayerValue.number)
    case .rectangle(let rectangle): rectangle.component(component)
    case .transform(let transform): transform.component(component)
    default: nil
    }
  }

  /// Returns the value with a component replaced; unchanged if there is no such component, or if the new value is of
  /// another kind.
  package func replacing(_ component: LayerKeyPath.Component, by value: LayerValue) -> LayerValue {
    switch (self, value) {
    case (.point(let point), .number(let number)): .point(point.replacing(component, by: number))
    case (.rectangle(let rectangle), _): .rectangle(rectangle.replacing(component, by: value))
    case (.transform(let transform), _): .transform(transform.replacing(component, by: value))
    default: self
    }
  }
}

extension SIMD2<Double> {
  fileprivate func component(_ component: LayerKeyPath.Component) -> Double? {
    switch component {
    case .x, .width: x
    case .y, .height: y
    default: nil
    }
  }

  fileprivate func replacing(_ component: LayerKeyPath.Component, by number: Double) -> Self {
    switch component {
    case .x, .width: Self(number, y)
    case .y, .height: Self(x, number)
    default: self
    }
  }
}

extension Rectangle {
  fileprivate func component(_ component: LayerKeyPath.Component) -> LayerValue? {
    switch component {
    case .origin: .point(origin)
    case .originX: .number(x)
    case .originY: .number(y)
    case .size: .point(size)
    case .sizeWidth: .number(width)
    case .sizeHeight: .number(height)
    default: nil
    }
  }

  fileprivate func replacing(_ component: LayerKeyPath.Component, by value: LayerValue) -> Rectangle {
    var result = self
    switch (component, value) {
    case (.origin, .point(let point)): result.origin = point
    case (.originX, .number(let number)): result.x = number
    case (.originY, .number(let number)): result.y = number
    case (.size, .point(let size)): result.size = size
    case (.sizeWidth, .number(let number)): result.width = number
    case (.sizeHeight, .number(let number)): result.height = number
    default: break
    }
    return result
  }
}

extension Transform3D {
  fileprivate func component(_ component: LayerKeyPath.Component) -> LayerValue? {
    let decomposition = layerDecomposition
    switch component {
    case .translation: return .point([m41, m42])
    case .translationX: return .number(m41)
    case .translationY: return .number(m42)
    case .translationZ: return .number(m43)
    case .scale: return .number((decomposition.scale.x + decomposition.scale.y + decomposition.scale.z) / 3)
    case .scaleX: return .number(decomposition.scale.x)
    case .scaleY: return .number(decomposition.scale.y)
    case .scaleZ: return .number(decomposition.scale.z)
    case .rotation, .rotationZ: return .number(EulerAngles(decomposition.rotation).z)
    case .rotationX: return .number(EulerAngles(decomposition.rotation).x)
    case .rotationY: return .number(EulerAngles(decomposition.rotation).y)
    default: return nil
    }
  }

  fileprivate func replacing(_ component: LayerKeyPath.Component, by value: LayerValue) -> Transform3D {
    switch (component, value) {
    case (.translation, .point(let shift)): return shifted(to: SIMD3(shift, m43))
    case (.translationX, .number(let x)): return shifted(to: SIMD3(x, m42, m43))
    case (.translationY, .number(let y)): return shifted(to: SIMD3(m41, y, m43))
    case (.translationZ, .number(let z)): return shifted(to: SIMD3(m41, m42, z))
    case (_, .number(let number)): return recomposed(component, number)
    default: return self
    }
  }

  /// The transform with the translation replaced and the rest kept: a perspective comes after the translation.
  private func shifted(to position: SIMD3<Double>) -> Transform3D {
    var result = self
    result.row4 = SIMD4(position, row4.w)
    let isProjective = row1.w != 0 || row2.w != 0 || row3.w != 0
    guard isProjective, let perspective = decomposition?.perspective else { return result }
    result.row4.w = (SIMD4(position, 1) * perspective).sum()
    return result
  }

  /// The transform with a scale or an angle replaced and the rest kept.
  private func recomposed(_ component: LayerKeyPath.Component, _ number: Double) -> Transform3D {
    var parts = layerDecomposition
    switch component {
    case .scale: parts.scale = SIMD3(repeating: number)
    case .scaleX: parts.scale.x = number
    case .scaleY: parts.scale.y = number
    case .scaleZ: parts.scale.z = number
    case .rotation, .rotationZ: parts.rotation = EulerAngles(parts.rotation).with(z: number)
    case .rotationX: parts.rotation = EulerAngles(parts.rotation).with(x: number)
    case .rotationY: parts.rotation = EulerAngles(parts.rotation).with(y: number)
    default: return self
    }
    return Transform3D(parts)
  }

  /// The decomposition of the transform, also of a singular one.
  ///
  /// A scale of 0 leaves its row without a direction. The row gets a direction at right angles to the other rows, or
  /// along its own axis, and the scale stays 0. Any other singular transform has the lengths of its rows as scales, and
  /// no rotation.
  private var layerDecomposition: Decomposition {
    if let decomposition { return decomposition }
    let (x, y, z) = (row1.first3, row2.first3, row3.first3)
    let parts = withDirections(x == .zero, y == .zero, z == .zero).decomposition
    let lengths = SIMD3(x.norm, y.norm, z.norm)
    var result = parts ?? Decomposition(scale: lengths)
    result.scale.replace(with: 0, where: lengths .== 0)
    result.translation = row4.first3
    return result
  }

  /// The transform with directions in the rows that are 0.
  private func withDirections(_ isZeroX: Bool, _ isZeroY: Bool, _ isZeroZ: Bool) -> Transform3D {
    var map = self
    switch (isZeroX, isZeroY, isZeroZ) {
    case (true, false, false): map.row1 = SIMD4(cross(row2.first3, row3.first3), 0)
    case (false, true, false): map.row2 = SIMD4(cross(row3.first3, row1.first3), 0)
    case (false, false, true): map.row3 = SIMD4(cross(row1.first3, row2.first3), 0)
    default:
      if isZeroX { map.row1 = SIMD4(1, 0, 0, 0) }
      if isZeroY { map.row2 = SIMD4(0, 1, 0, 0) }
      if isZeroZ { map.row3 = SIMD4(0, 0, 1, 0) }
    }
    return map
  }
}

extension SIMD4<Double> {
  fileprivate var first3: SIMD3<Double> { SIMD3(x, y, z) }
}

private func cross(_ a: SIMD3<Double>, _ b: SIMD3<Double>) -> SIMD3<Double> {
  SIMD3(a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x)
}

/// A rotation as rotations about x, then y, then z: Rx·Ry·Rz in rows.
private struct EulerAngles {
  var x: Double
  var y: Double
  var z: Double

  /// The cosine of y below which the elements that separate x from z are only rounding, 4 ulp of 1.
  private static let leastCosine = 0x1p-50

  /// The angles of a rotation, in −π…π.
  ///
  /// The two triples (x, y, z) and (x ± π, π − y, z ± π) describe the same rotation. The result is the triple with the
  /// smaller angles, so that a rotation about a single axis has a single angle, beyond a right angle too. If y is a
  /// right angle, only the sum or difference of the other angles is determined; then x is 0.
  init(_ rotation: Quaternion) {
    let matrix = Transform3D(rotation)
    // The last column of Rx·Ry·Rz is (−sin y, sin x·cos y, cos x·cos y).
    let cosine = Double.hypot(matrix.m23, matrix.m33)
    y = Double.atan2(y: -matrix.m13, x: cosine)
    x = cosine > Self.leastCosine ? Double.atan2(y: matrix.m23, x: matrix.m33) : 0
    // The second row of Ry·Rz is (−sin z, cos z, 0): where cos y is small x is inaccurate, but z fits it.
    let back = Double.cos(x) * matrix.row2 - Double.sin(x) * matrix.row3
    z = Double.atan2(y: -back.x, x: back.y)
    // The magnitudes of the other triple are π minus these.
    guard x.magnitude + y.magnitude + z.magnitude > 1.5 * .pi else { return }
    x -= Double(signOf: x, magnitudeOf: .pi)
    y = Double(signOf: y, magnitudeOf: .pi) - y
    z -= Double(signOf: z, magnitudeOf: .pi)
  }

  /// The rotation with some of the angles replaced.
  func with(x: Double? = nil, y: Double? = nil, z: Double? = nil) -> Quaternion {
    let aboutX = Quaternion(angle: x ?? self.x, axis: [1, 0, 0])
    let aboutY = Quaternion(angle: y ?? self.y, axis: [0, 1, 0])
    let aboutZ = Quaternion(angle: z ?? self.z, axis: [0, 0, 1])
    return aboutZ * aboutY * aboutX
  }
}
