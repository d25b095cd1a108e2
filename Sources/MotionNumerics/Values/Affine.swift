/// An affine map of the plane: x′ = a·x + c·y + tx, y′ = b·x + d·y + ty.
///
/// The letters are those of SVG's `matrix(a b c d e f)` and of Core Graphics; `tx` and `ty` are in points.
public struct Affine: Sendable, Hashable {
  /// How far x′ moves for one unit of x.
  public var a: Double
  /// How far y′ moves for one unit of x.
  public var b: Double
  /// How far x′ moves for one unit of y.
  public var c: Double
  /// How far y′ moves for one unit of y.
  public var d: Double
  /// The x coordinate to which the origin goes.
  public var tx: Double
  /// The y coordinate to which the origin goes.
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

  /// The map that leaves every point where it is.
  public static let identity = Affine(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

  /// A shift by (x, y).
  public static func translation(x: Double, y: Double) -> Affine {
    Affine(a: 1, b: 0, c: 0, d: 1, tx: x, ty: y)
  }

  /// A scaling about the origin.
  public static func scale(x: Double, y: Double) -> Affine {
    Affine(a: x, b: 0, c: 0, d: y, tx: 0, ty: 0)
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

  /// The point to which a point goes.
  public func applied(to point: SIMD2<Double>) -> SIMD2<Double> {
    SIMD2(a * point.x + c * point.y + tx, b * point.x + d * point.y + ty)
  }
}
