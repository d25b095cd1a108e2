public import MotionCurves
import RealModule

extension Affine {
  /// The components of a map of the plane, in order of application: scale, shear, rotation, translation.
  ///
  /// The linear part is R(rotation)·[1 shear; 0 1]·diag(scale), its QR factorisation. Every component interpolates
  /// linearly, the rotation too, so that it can make many turns.
  ///
  /// Source: S. W. Thomas, "Decomposing a matrix into simple transformations", in J. Arvo (ed.), *Graphics Gems II*,
  /// 1991, in two dimensions, as CSS Transforms 1 §9 uses it.
  public struct Decomposition: Sendable, Hashable {
    /// The translation, applied last.
    public var translation: SIMD2<Double>
    /// The angle in radians, from x towards y.
    public var rotation: Double
    /// The factors along x and y, applied first.
    public var scale: SIMD2<Double>
    /// The displacement of x for one unit of y, after the scaling: the tangent of an angle.
    public var shear: Double

    /// Creates a decomposition from its components; by default that of the identity.
    public init(
      translation: SIMD2<Double> = .zero, rotation: Double = 0, scale: SIMD2<Double> = .one, shear: Double = 0
    ) {
      self.translation = translation
      self.rotation = rotation
      self.scale = scale
      self.shear = shear
    }
  }

  /// Creates a map from its components.
  public init(_ parts: Decomposition) {
    let (cosine, sine) = (Double.cos(parts.rotation), Double.sin(parts.rotation))
    let scale = parts.scale
    self.init(
      a: scale.x * cosine, b: scale.x * sine,
      c: scale.y * (parts.shear * cosine - sine), d: scale.y * (parts.shear * sine + cosine),
      tx: parts.translation.x, ty: parts.translation.y)
  }

  /// The components of the map, or nil if it is singular or a coefficient is not finite.
  ///
  /// A map is singular if its columns are parallel to within 2⁻⁴⁸. The scale is positive. For a reflection, one factor
  /// is negative: the factor that leads to the smaller rotation, so that a mirrored map does not become a rotated one.
  /// The rotation lies in −π…π, for a reflection in −π/2…π/2. In the map made from the components, each column is
  /// accurate to 4 ulp of its length.
  public var decomposition: Decomposition? {
    guard let parts = canonicalDecomposition else { return nil }
    return parts.scale.y < 0 && parts.rotation.magnitude > .pi / 2 ? parts.halfTurned : parts
  }

  /// The decomposition with a positive scale along x.
  private var canonicalDecomposition: Decomposition? {
    let (columnX, columnY) = (SIMD2(a, b), SIMD2(c, d))
    guard elements.isFinite, columnX.norm.isFinite, columnY.norm.isFinite else { return nil }
    guard let x = columnX.direction, let y = columnY.direction else { return nil }
    let sine = x.x * y.y - x.y * y.x
    guard sine.magnitude > Decomposition.leastSine else { return nil }
    return Decomposition(
      translation: SIMD2(tx, ty),
      rotation: Double.atan2(y: x.y, x: x.x),
      scale: SIMD2(columnX.norm, columnY.norm * sine),
      shear: (x * y).sum() / sine)
  }
}

extension Affine.Decomposition: Interpolatable {
  /// The greatest sine of an angle between two rows or columns of a matrix that is only rounding error: 2⁻⁴⁸, or 32 ulp
  /// of 1.
  ///
  /// A product of matrices with a singular factor has angles of a few ulp in place of 0; the rotation that they suggest
  /// is noise.
  static let leastSine = 0x1p-48

  /// Interpolates every component linearly; the rotation is a plain number, for many turns or for more than half a
  /// turn.
  public func interpolated(to end: Self, by fraction: Double) -> Self {
    if fraction == 1 { return end }
    return Self(
      translation: translation.interpolated(to: end.translation, by: fraction),
      rotation: rotation.interpolated(to: end.rotation, by: fraction),
      scale: scale.interpolated(to: end.scale, by: fraction),
      shear: shear.interpolated(to: end.shear, by: fraction))
  }

  /// The same map with half a turn more and the scales negated.
  fileprivate var halfTurned: Self {
    var parts = self
    parts.rotation += rotation > 0 ? -.pi : .pi
    parts.scale = -scale
    return parts
  }

  /// The signed angle to the rotation of `end`, at most half a turn; both rotations are in −π…π.
  fileprivate func turn(to end: Self) -> Double {
    let turn = end.rotation - rotation
    guard turn.magnitude > .pi else { return turn }
    return turn - Double(signOf: turn, magnitudeOf: 2 * .pi)
  }
}

extension Affine: Interpolatable {
  /// Interpolates translation, scale, shear and rotation linearly, the rotation by the shorter turn.
  ///
  /// If one end reflects, it has two decompositions; the decomposition nearer to the other end is used. Of two turns by
  /// exactly π, the turn through angle 0 is used. If an end is singular (``decomposition`` is nil), the coefficients
  /// interpolate linearly. To turn by more than half a turn, interpolate a ``Decomposition`` or a plain angle; to
  /// interpolate the coefficients, use ``elements``. Swapping the ends gives the same maps.
  ///
  /// - Parameters:
  ///   - end: the map at fraction 1.
  ///   - fraction: any finite number; outside 0…1 the map is extrapolated.
  /// - Returns: the interpolated map: `self` at 0 and `end` at 1, exactly.
  public func interpolated(to end: Affine, by fraction: Double) -> Affine {
    if fraction == 0 { return self }
    if fraction == 1 { return end }
    guard var first = canonicalDecomposition, var last = end.canonicalDecomposition else {
      return Affine(elements: elements.interpolated(to: end.elements, by: fraction))
    }
    switch (first.scale.y < 0, last.scale.y < 0) {
    case (true, true) where first.rotation.magnitude + last.rotation.magnitude > .pi:
      // The same maps with the smaller angles, so that a reflection in x without a rotation has none.
      (first, last) = (first.halfTurned, last.halfTurned)
    case (true, false) where first.turn(to: last).magnitude > .pi / 2:
      first = first.halfTurned
    case (false, true) where first.turn(to: last).magnitude > .pi / 2:
      last = last.halfTurned
    default:
      break
    }
    last.rotation = first.rotation + first.turn(to: last)
    return Affine(first.interpolated(to: last, by: fraction))
  }
}
