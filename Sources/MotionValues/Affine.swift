package import MotionCurves
import RealModule

/// An affine map of the plane: x′ = a·x + c·y + tx, y′ = b·x + d·y + ty.
///
/// The letters are the same as in SVG's `matrix(a b c d e f)` and in Core Graphics; `tx` and `ty` are in points. As
/// there, ``translatedBy(x:y:)``, ``scaledBy(x:y:)`` and ``rotated(by:)`` apply the new map before the existing one.
public struct Affine: Sendable, Hashable {
  /// The displacement of x′ for one unit of x.
  public var a: Double
  /// The displacement of y′ for one unit of x.
  public var b: Double
  /// The displacement of x′ for one unit of y.
  public var c: Double
  /// The displacement of y′ for one unit of y.
  public var d: Double
  /// The x coordinate of the origin's image.
  public var tx: Double
  /// The y coordinate of the origin's image.
  public var ty: Double

  /// Creates a map from its six coefficients.
  public init(a: Double, b: Double, c: Double, d: Double, tx: Double, ty: Double) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
    self.tx = tx
    self.ty = ty
  }

  /// The map that leaves every point in place.
  public static let identity = Affine(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

  /// A translation by (x, y).
  public static func translation(x: Double, y: Double) -> Affine {
    Affine(a: 1, b: 0, c: 0, d: 1, tx: x, ty: y)
  }

  /// A scaling about the origin.
  public static func scale(x: Double, y: Double) -> Affine {
    Affine(a: x, b: 0, c: 0, d: y, tx: 0, ty: 0)
  }

  /// A rotation about the origin by an angle in radians, from x towards y: clockwise where y points down.
  public static func rotation(by angle: Double) -> Affine {
    let (cosine, sine) = (Double.cos(angle), Double.sin(angle))
    return Affine(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
  }

  /// The map that applies `inner` first and `outer` to its result, as nested groups do.
  public static func * (outer: Affine, inner: Affine) -> Affine {
    let origin = outer.applied(to: SIMD2(inner.tx, inner.ty))
    return Affine(
      a: outer.a * inner.a + outer.c * inner.b,
      b: outer.b * inner.a + outer.d * inner.b,
      c: outer.a * inner.c + outer.c * inner.d,
      d: outer.b * inner.c + outer.d * inner.d,
      tx: origin.x,
      ty: origin.y)
  }

  /// The map that applies `self` first and `other` to its result, `other * self`; `CGAffineTransformConcat`.
  public func concatenated(with other: Affine) -> Affine {
    other * self
  }

  /// The map with a translation before it; `CGAffineTransformTranslate`.
  public func translatedBy(x: Double, y: Double) -> Affine {
    self * .translation(x: x, y: y)
  }

  /// The map with a scaling before it; `CGAffineTransformScale`.
  public func scaledBy(x: Double, y: Double) -> Affine {
    self * .scale(x: x, y: y)
  }

  /// The map with a rotation before it, by an angle in radians; `CGAffineTransformRotate`.
  public func rotated(by angle: Double) -> Affine {
    self * .rotation(by: angle)
  }

  /// The image of a point.
  public func applied(to point: SIMD2<Double>) -> SIMD2<Double> {
    SIMD2(a * point.x + c * point.y + tx, b * point.x + d * point.y + ty)
  }
}

extension Affine {
  /// The six coefficients a, b, c, d, tx, ty, and two zeros: a ``VectorValue``.
  ///
  /// Interpolate these to interpolate maps by their coefficients rather than by rotation and scale.
  public var elements: SIMD8<Double> { SIMD8(a, b, c, d, tx, ty, 0, 0) }

  /// Creates a map from the first six of eight numbers: a, b, c, d, tx, ty.
  public init(elements: SIMD8<Double>) {
    self.init(
      a: elements[0], b: elements[1], c: elements[2], d: elements[3], tx: elements[4], ty: elements[5])
  }

  /// The scale factor of areas, a·d − b·c, within an ulp; negative if the map reflects.
  package var determinant: Double {
    Self.difference(a, d, minus: b, c).rounded
  }

  /// The inverse map, or nil if this map is singular or a coefficient of either map is not finite.
  ///
  /// Each coefficient is accurate to an ulp or two, however ill-conditioned the map; singular means that the
  /// determinant is exactly 0.
  public var inverse: Affine? {
    // Columns scaled by powers of two, so that the determinant neither overflows nor vanishes.
    let scaleX = SIMD2(a, b).binaryScale
    let scaleY = SIMD2(c, d).binaryScale
    guard elements.isFinite, scaleX > 0, scaleY > 0 else { return nil }
    let (a, b, c, d) = (a / scaleX, b / scaleX, c / scaleY, d / scaleY)
    let determinant = Self.difference(a, d, minus: b, c)
    guard determinant.rounded != 0 else { return nil }
    let inverse = Affine(
      a: DoubleDouble(d).quotient(by: determinant) / scaleX,
      b: DoubleDouble(-b).quotient(by: determinant) / scaleY,
      c: DoubleDouble(-c).quotient(by: determinant) / scaleX,
      d: DoubleDouble(a).quotient(by: determinant) / scaleY,
      tx: Self.difference(c, ty, minus: d, tx).quotient(by: determinant) / scaleX,
      ty: Self.difference(b, tx, minus: a, ty).quotient(by: determinant) / scaleY)
    return inverse.elements.isFinite ? inverse : nil
  }

  /// p·q − r·s, in twice the precision.
  private static func difference(_ p: Double, _ q: Double, minus r: Double, _ s: Double) -> DoubleDouble {
    DoubleDouble(exactProductOf: p, q) + -DoubleDouble(exactProductOf: r, s)
  }
}

extension Affine {
  /// Throws unless all six coefficients are finite.
  package func requireFinite() throws(ParameterError) {
    try ParameterError.requireFinite(elements, ["a", "b", "c", "d", "tx", "ty"])
  }
}
