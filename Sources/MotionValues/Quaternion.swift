public import MotionCurves
import RealModule

/// A rotation of space as a quaternion of length 1: x·i + y·j + z·k + w.
///
/// The rotation by θ about a unit axis is (axis·sin(θ/2), cos(θ/2)). A quaternion and its negative are the same
/// rotation; they are different values, and the arc between them has length 0.
public struct Quaternion: Sendable, Hashable {
  /// The components x, y, z, w.
  public let components: SIMD4<Double>

  /// Creates a quaternion from components known to have length 1.
  package init(unit components: SIMD4<Double>) {
    self.components = components
  }

  /// Creates the quaternion of length 1 in the direction of four components.
  ///
  /// - Precondition: the components are finite and not all 0; ``init(validatingX:y:z:w:)`` throws instead.
  public init(x: Double, y: Double, z: Double, w: Double) {
    self = ParameterError.orTrap(try Quaternion(validatingX: x, y: y, z: z, w: w))
  }

  /// Creates the quaternion of length 1 in the direction of four components from outside.
  ///
  /// - Throws: ``ParameterError`` unless the components are finite and not all 0.
  public init(validatingX x: Double, y: Double, z: Double, w: Double) throws(ParameterError) {
    let components = SIMD4(x, y, z, w)
    guard let direction = components.direction else {
      let given = components.indices.map { components[$0].shortestDecimal }.joined(separator: ", ")
      throw ParameterError(parameter: "components", value: given, allowed: "finite and not all 0")
    }
    self.init(unit: direction)
  }

  /// Creates the rotation by an angle in radians about an axis of any length: about z it turns x towards y.
  ///
  /// For an axis without a direction (of length 0, or not finite) it is the identity.
  public init(angle: Double, axis: SIMD3<Double>) {
    guard let unit = axis.direction else {
      self = .identity
      return
    }
    self.init(unit: SIMD4(unit * Double.sin(0.5 * angle), Double.cos(0.5 * angle)))
  }

  /// The identity.
  public static let identity = Quaternion(unit: SIMD4(0, 0, 0, 1))

  /// The inverse rotation.
  public var inverse: Quaternion { Quaternion(unit: SIMD4(-vector, components.w)) }

  /// The quaternion of the same rotation with w ≥ 0: an angle of at most π.
  var canonical: Quaternion { components.w < 0 ? -self : self }

  /// The negated quaternion: the same rotation.
  package static prefix func - (a: Quaternion) -> Quaternion {
    Quaternion(unit: -a.components)
  }

  /// The rotation that applies `inner` first and `outer` to its result: Hamilton's product.
  ///
  /// Its length is that of the factors within an ulp or two; normalise after thousands of products.
  public static func * (outer: Quaternion, inner: Quaternion) -> Quaternion {
    let (p, q) = (outer.vector, inner.vector)
    let (v, w) = (outer.components.w, inner.components.w)
    return Quaternion(unit: SIMD4(cross(p, q) + p * w + q * v, v * w - (p * q).sum()))
  }

  /// The image of a point under the rotation about the origin.
  public func applied(to point: SIMD3<Double>) -> SIMD3<Double> {
    let twice = 2 * cross(vector, point)
    return point + components.w * twice + cross(vector, twice)
  }

  /// The angle of the rotation about ``axis``, in 0…2π.
  ///
  /// It is an arctangent, which is as accurate near 0 and π as elsewhere.
  public var angle: Double { 2 * Double.atan2(y: vector.norm, x: components.w) }

  /// The axis of the rotation, of length 1; z for the identity, which has none.
  public var axis: SIMD3<Double> { vector.direction ?? SIMD3(0, 0, 1) }

  /// The vector part x, y, z: the axis times sin(θ/2).
  var vector: SIMD3<Double> { SIMD3(components.x, components.y, components.z) }
}

extension Quaternion: Interpolatable {
  /// Interpolates along the shorter arc, at constant speed: `self`·sin((1 − t)θ)/sin θ ± `end`·sin(tθ)/sin θ.
  ///
  /// θ is half the angle between the two rotations. It comes from an arctangent that is accurate near 0, so that no
  /// case needs an approximation. For an angle of exactly π there are two arcs of the same length; the arc to `end` as
  /// given is used, not the arc to its negative. The result is accurate to a few ulp for t in 0…1, and to |t|·ulp
  /// outside.
  ///
  /// Source: K. Shoemake, "Animating rotation with quaternion curves", SIGGRAPH 1985; the angle: W. Kahan, *How futile
  /// are mindless assessments of roundoff in floating-point computation?*, 2006, §12.
  ///
  /// - Parameters:
  ///   - end: the rotation at fraction 1.
  ///   - fraction: any finite number t; outside 0…1 the rotation continues.
  /// - Returns: the interpolated rotation: `self` at 0 and `end` at 1, exactly.
  public func interpolated(to end: Quaternion, by fraction: Double) -> Quaternion {
    if fraction == 0 || self == end { return self }
    if fraction == 1 { return end }
    let start = components
    let isOpposite = (start * end.components).sum() < 0
    let near = isOpposite ? -end.components : end.components
    let angle = 2 * Double.atan2(y: (start - near).norm, x: (start + near).norm)
    guard angle != 0 else { return self }
    // The weights are divided first, as products with a tiny sine would underflow.
    let sine = Double.sin(angle)
    let (startWeight, endWeight) = (Double.sin((1 - fraction) * angle) / sine, Double.sin(fraction * angle) / sine)
    let sum = start * startWeight + near * endWeight
    // Far outside 0…1 the angles of the two sines are rounded differently.
    return Quaternion(unit: sum / sum.norm)
  }
}

/// The cross product.
func cross(_ a: SIMD3<Double>, _ b: SIMD3<Double>) -> SIMD3<Double> {
  SIMD3(a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x)
}
