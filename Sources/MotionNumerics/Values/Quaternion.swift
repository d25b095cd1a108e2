import RealModule

/// A rotation of space as a quaternion of length 1: x·i + y·j + z·k + w.
///
/// The rotation by θ about a unit axis is (axis·sin(θ/2), cos(θ/2)). A quaternion and its opposite turn alike; they
/// are different values, and the way between them has no length.
public struct Quaternion: Sendable, Hashable {
  /// The components x, y, z, w.
  public let components: SIMD4<Double>

  /// A quaternion whose length is known to be 1.
  init(unit components: SIMD4<Double>) {
    self.components = components
  }

  /// Creates the quaternion of length 1 in the direction of four components x, y, z, w.
  ///
  /// - Parameter components: finite numbers, not all of them 0.
  /// - Throws: ``ParameterError`` for other components.
  public init(normalizing components: SIMD4<Double>) throws(ParameterError) {
    guard let direction = components.direction else {
      let given = components.indices.map { components[$0].shortestDecimal }.joined(separator: ", ")
      throw ParameterError(parameter: "components", value: given, allowed: "finite and not all 0")
    }
    self.init(unit: direction)
  }

  /// Creates the rotation by an angle in radians about an axis of any length: about z it leads from x towards y.
  ///
  /// Without a direction (an axis of length 0, or not finite) it is the identity.
  public init(angle: Double, axis: SIMD3<Double>) {
    guard let unit = axis.direction else {
      self = .identity
      return
    }
    self.init(unit: SIMD4(unit * Double.sin(0.5 * angle), Double.cos(0.5 * angle)))
  }

  /// The rotation that changes nothing.
  public static let identity = Quaternion(unit: SIMD4(0, 0, 0, 1))

  /// The rotation that undoes this one.
  public var inverse: Quaternion { Quaternion(unit: SIMD4(-vector, components.w)) }

  /// The one of the two quaternions of the same rotation whose w is not negative: an angle of at most π.
  var upright: Quaternion { components.w < 0 ? -self : self }

  /// The opposite quaternion: the same rotation.
  public static prefix func - (a: Quaternion) -> Quaternion {
    Quaternion(unit: -a.components)
  }

  /// The rotation that applies `inner` first and `outer` to its result: Hamilton's product.
  ///
  /// Its length is that of the factors within an ulp or two; after thousands of products, normalise.
  public static func * (outer: Quaternion, inner: Quaternion) -> Quaternion {
    let (p, q) = (outer.vector, inner.vector)
    let (v, w) = (outer.components.w, inner.components.w)
    return Quaternion(unit: SIMD4(cross(p, q) + p * w + q * v, v * w - (p * q).sum()))
  }

  /// The point to which the rotation about the origin moves a point.
  public func applied(to point: SIMD3<Double>) -> SIMD3<Double> {
    let twice = 2 * cross(vector, point)
    return point + components.w * twice + cross(vector, twice)
  }

  /// The angle of the rotation, 0…2π; about ``axis``.
  ///
  /// By the arctangent, which is as good near 0 and π as anywhere.
  public var angle: Double { 2 * Double.atan2(y: vector.norm, x: components.w) }

  /// The axis of the rotation, of length 1; of the identity, which has none, z.
  public var axis: SIMD3<Double> { vector.direction ?? SIMD3(0, 0, 1) }

  /// The part with x, y and z: the axis, times sin(θ/2).
  var vector: SIMD3<Double> { SIMD3(components.x, components.y, components.z) }
}

extension Quaternion: Interpolatable {
  /// Along the shorter arc, at constant speed: `self`·sin((1 − t)θ)/sin θ ± `end`·sin(tθ)/sin θ.
  ///
  /// θ is half the angle of the turn from one to the other, from an arctangent that keeps its digits near 0, so that no
  /// case needs an approximation. Of two arcs of the same length, where the turn is exactly π, it is the one to `end`
  /// as it is written, not to its opposite. Right to a few ulp in 0…1, and to |t|·ulp outside.
  ///
  /// Source: K. Shoemake, "Animating rotation with quaternion curves", SIGGRAPH 1985; the angle: W. Kahan, *How futile
  /// are mindless assessments of roundoff in floating-point computation?*, 2006, §12.
  ///
  /// - Parameters:
  ///   - end: the rotation at part 1.
  ///   - part: any finite number t; outside 0…1 the turn goes on.
  /// - Returns: the rotation on the way: `self` at 0 and `end` at 1, exactly.
  public func interpolated(to end: Quaternion, by part: Double) -> Quaternion {
    if part == 0 || self == end { return self }
    if part == 1 { return end }
    let start = components
    let isOpposite = (start * end.components).sum() < 0
    let near = isOpposite ? -end.components : end.components
    let angle = 2 * Double.atan2(y: (start - near).norm, x: (start + near).norm)
    guard angle != 0 else { return self }
    // The weights are divided first: the products with a tiny sine would be lost.
    let sine = Double.sin(angle)
    let (startWeight, endWeight) = (Double.sin((1 - part) * angle) / sine, Double.sin(part * angle) / sine)
    let sum = start * startWeight + near * endWeight
    // Far outside 0…1 the two sines are of angles with roundings of their own.
    return Quaternion(unit: sum / sum.norm)
  }
}

/// The cross product.
func cross(_ a: SIMD3<Double>, _ b: SIMD3<Double>) -> SIMD3<Double> {
  SIMD3(a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x)
}
