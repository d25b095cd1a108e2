public import MotionCurves
import RealModule

/// A projective map of space in Core Animation's convention: points are rows, (x′, y′, z′, w′) = (x, y, z, 1)·M.
///
/// The translation is in `m41`, `m42`, `m43`, the perspective in `m14`, `m24`, `m34`. In a product a·b the map `a` is
/// applied first. The elements have to be finite; lengths are points, angles radians.
///
/// Source: CATransform3D.h. Its `CATransform3DTranslate`, `…Scale` and `…Rotate` multiply from the left, and so do
/// ``translatedBy(x:y:z:)``, ``scaledBy(x:y:z:)`` and ``rotated(by:about:)``.
public struct Transform3D: Sendable, Hashable {
  /// `m11`, `m12`, `m13`, `m14`: the image of the x axis.
  public var row1: SIMD4<Double>
  /// `m21`, `m22`, `m23`, `m24`: the image of the y axis.
  public var row2: SIMD4<Double>
  /// `m31`, `m32`, `m33`, `m34`: the image of the z axis.
  public var row3: SIMD4<Double>
  /// `m41`, `m42`, `m43`, `m44`: the image of the origin.
  public var row4: SIMD4<Double>

  /// Creates a map from its rows.
  public init(row1: SIMD4<Double>, row2: SIMD4<Double>, row3: SIMD4<Double>, row4: SIMD4<Double>) {
    self.row1 = row1
    self.row2 = row2
    self.row3 = row3
    self.row4 = row4
  }

  /// The map that leaves every point in place.
  public static let identity = scale(x: 1, y: 1, z: 1)

  /// A translation by (x, y, z).
  public static func translation(x: Double, y: Double, z: Double = 0) -> Transform3D {
    var map = identity
    map.row4 = SIMD4(x, y, z, 1)
    return map
  }

  /// A scaling about the origin.
  public static func scale(x: Double, y: Double, z: Double = 1) -> Transform3D {
    Transform3D(row1: SIMD4(x, 0, 0, 0), row2: SIMD4(0, y, 0, 0), row3: SIMD4(0, 0, z, 0), row4: SIMD4(0, 0, 0, 1))
  }

  /// A rotation about an axis through the origin, of any length; about z it turns x towards y.
  ///
  /// For an axis without a direction (of length 0, or not finite) it is the identity, as with
  /// `CATransform3DMakeRotation`.
  /// A zero in the axis gives exact zeros and ones in the matrix.
  ///
  /// Source: Rodrigues' formula, xᵢxⱼ(1 − cos θ) + δᵢⱼ·cos θ + εᵢⱼₖ·xₖ·sin θ.
  public static func rotation(by angle: Double, about axis: SIMD3<Double>) -> Transform3D {
    guard let u = axis.direction else { return identity }
    let (cosine, s) = (Double.cos(angle), u * Double.sin(angle))
    let square = u * u
    // x² + (y² + z²)·cos θ equals x²·(1 − cos θ) + cos θ, but does not round 1 − cos θ into a row that must not change.
    let diagonal = square + cosine * (SIMD3(square.y, square.z, square.x) + SIMD3(square.z, square.x, square.y))
    let mixed = SIMD3(u.y * u.z, u.z * u.x, u.x * u.y) * (1 - cosine)
    return Transform3D(
      row1: SIMD4(diagonal.x, mixed.z + s.z, mixed.y - s.y, 0),
      row2: SIMD4(mixed.z - s.z, diagonal.y, mixed.x + s.x, 0),
      row3: SIMD4(mixed.y + s.y, mixed.x - s.x, diagonal.z, 0),
      row4: SIMD4(0, 0, 0, 1))
  }

  /// The perspective of an eye at a distance from the plane z = 0: `m34` = −1/distance.
  ///
  /// An infinite distance gives the identity.
  ///
  /// - Precondition: the distance is neither 0 nor NaN; ``perspective(validatingDistance:)`` throws instead.
  public static func perspective(distance: Double) -> Transform3D {
    ParameterError.orTrap(try perspective(validatingDistance: distance))
  }

  /// The perspective of an eye, as ``perspective(distance:)``, for a distance that comes from outside.
  ///
  /// - Throws: ``ParameterError`` for 0 and NaN.
  public static func perspective(validatingDistance distance: Double) throws(ParameterError) -> Transform3D {
    guard distance.magnitude > 0 else {
      throw ParameterError(
        parameter: "the distance of a perspective", value: distance.shortestDecimal, allowed: "a number but 0")
    }
    var map = identity
    map.row3.w = -1 / distance
    return map
  }
}

extension Transform3D {
  /// The product `self`·`other`: the map that applies `self` first and `other` to its result; `CATransform3DConcat`.
  public func concatenated(with other: Transform3D) -> Transform3D {
    Transform3D(
      row1: other.mapped(row1), row2: other.mapped(row2), row3: other.mapped(row3), row4: other.mapped(row4))
  }

  /// The map with a translation before it; `CATransform3DTranslate`.
  public func translatedBy(x: Double, y: Double, z: Double = 0) -> Transform3D {
    Transform3D.translation(x: x, y: y, z: z).concatenated(with: self)
  }

  /// The map with a scaling before it; `CATransform3DScale`.
  public func scaledBy(x: Double, y: Double, z: Double = 1) -> Transform3D {
    Transform3D.scale(x: x, y: y, z: z).concatenated(with: self)
  }

  /// The map with a rotation before it; `CATransform3DRotate`.
  public func rotated(by angle: Double, about axis: SIMD3<Double>) -> Transform3D {
    Transform3D.rotation(by: angle, about: axis).concatenated(with: self)
  }

  /// The image of a point: (x′, y′, z′)/w′.
  ///
  /// Where w′ is 0, in the plane of a perspective's eye, the image lies at infinity: components are infinite or NaN.
  /// Where w′ is negative, the point is behind the eye.
  public func applied(to point: SIMD3<Double>) -> SIMD3<Double> {
    let image = mapped(SIMD4(point, 1))
    return SIMD3(image.x, image.y, image.z) / image.w
  }

  /// A row vector times the matrix, without the division.
  package func mapped(_ vector: SIMD4<Double>) -> SIMD4<Double> {
    let plane = vector.x * row1 + vector.y * row2
    return (plane + vector.z * row3) + vector.w * row4
  }

  /// The matrix with rows and columns exchanged.
  package var transposed: Transform3D {
    Transform3D(
      row1: SIMD4(row1.x, row2.x, row3.x, row4.x), row2: SIMD4(row1.y, row2.y, row3.y, row4.y),
      row3: SIMD4(row1.z, row2.z, row3.z, row4.z), row4: SIMD4(row1.w, row2.w, row3.w, row4.w))
  }
}

extension Transform3D {
  /// Creates a map of space that applies a map of the plane to x and y, and leaves z unchanged.
  public init(_ affine: Affine) {
    self.init(
      row1: SIMD4(affine.a, affine.b, 0, 0), row2: SIMD4(affine.c, affine.d, 0, 0), row3: SIMD4(0, 0, 1, 0),
      row4: SIMD4(affine.tx, affine.ty, 0, 1))
  }

  /// The equivalent map of the plane, or nil if this map changes z or has a perspective.
  public var affine: Affine? {
    let plane = Affine(a: m11, b: m12, c: m21, d: m22, tx: m41, ty: m42)
    return Transform3D(plane) == self ? plane : nil
  }
}
