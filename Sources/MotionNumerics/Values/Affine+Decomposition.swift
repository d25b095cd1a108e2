import RealModule

extension Affine {
  /// The parts of a map of the plane: it scales, then shears, then turns, then shifts.
  ///
  /// The linear part is R(rotation)·[1 shear; 0 1]·diag(scale), its QR factorisation. Interpolated, every part goes
  /// linearly, the rotation too, so that it can make many turns.
  ///
  /// Source: S. W. Thomas, "Decomposing a matrix into simple transformations", in J. Arvo (ed.), *Graphics Gems II*,
  /// 1991, in two dimensions, as CSS Transforms 1 §9 uses it.
  public struct Decomposition: Sendable, Hashable {
    /// The shift, applied last.
    public var translation: SIMD2<Double>
    /// The angle in radians, from x towards y.
    public var rotation: Double
    /// The factors along x and y, applied first.
    public var scale: SIMD2<Double>
    /// How far x moves for one unit of y, after the scaling: the tangent of an angle.
    public var shear: Double

    /// Creates a decomposition from its parts; without arguments that of the identity.
    public init(
      translation: SIMD2<Double> = .zero, rotation: Double = 0, scale: SIMD2<Double> = .one, shear: Double = 0
    ) {
      self.translation = translation
      self.rotation = rotation
      self.scale = scale
      self.shear = shear
    }
  }

  /// Creates the map with given parts.
  public init(_ parts: Decomposition) {
    let (cosine, sine) = (Double.cos(parts.rotation), Double.sin(parts.rotation))
    let scale = parts.scale
    self.init(
      a: scale.x * cosine, b: scale.x * sine,
      c: scale.y * (parts.shear * cosine - sine), d: scale.y * (parts.shear * sine + cosine),
      tx: parts.translation.x, ty: parts.translation.y)
  }

  /// The parts of the map, or nil if it is singular, or a number not finite.
  ///
  /// Singular are columns that are parallel to within 2⁻⁴⁸. The scale is positive; of a reflection one factor is
  /// negative, the one that leaves the smaller turn, so that a mirrored map is not a turned one. The rotation lies in
  /// −π…π, that of a reflection in −π/2…π/2. Put together again, the parts give each column of the map within 4 ulp
  /// of its length.
  public var decomposition: Decomposition? {
    guard let parts = uprightDecomposition else { return nil }
    return parts.scale.y < 0 && parts.rotation.magnitude > .pi / 2 ? parts.halfTurned : parts
  }

  /// The parts with a positive scale along x.
  private var uprightDecomposition: Decomposition? {
    let (columnX, columnY) = (SIMD2(a, b), SIMD2(c, d))
    guard elements.isFinite, columnX.norm.isFinite, columnY.norm.isFinite else { return nil }
    guard let x = columnX.direction, let y = columnY.direction else { return nil }
    let sine = x.x * y.y - x.y * y.x
    guard sine.magnitude > LinearIndependence.leastSine else { return nil }
    return Decomposition(
      translation: SIMD2(tx, ty),
      rotation: Double.atan2(y: x.y, x: x.x),
      scale: SIMD2(columnX.norm, columnY.norm * sine),
      shear: (x * y).sum() / sine)
  }
}

extension Affine.Decomposition: Interpolatable {
  /// Every part in a straight line; the rotation as it is written, many turns or the long way round.
  public func interpolated(to end: Self, by part: Double) -> Self {
    if part == 1 { return end }
    return Self(
      translation: translation.interpolated(to: end.translation, by: part),
      rotation: rotation.interpolated(to: end.rotation, by: part),
      scale: scale.interpolated(to: end.scale, by: part),
      shear: shear.interpolated(to: end.shear, by: part))
  }

  /// The same map, turned by half a turn more and scaled by the opposite numbers.
  fileprivate var halfTurned: Self {
    var parts = self
    parts.rotation += rotation > 0 ? -.pi : .pi
    parts.scale = -scale
    return parts
  }

  /// The turn to the rotation of `end`, at most half a turn; both rotations are in −π…π.
  fileprivate func turn(to end: Self) -> Double {
    let turn = end.rotation - rotation
    guard turn.magnitude > .pi else { return turn }
    return turn - Double(signOf: turn, magnitudeOf: 2 * .pi)
  }
}

extension Affine: Interpolatable {
  /// Translation, scale, shear and rotation in straight lines, the rotation by the shorter turn.
  ///
  /// If one end reflects, of its two decompositions the one nearer to the other end counts. Of two turns of exactly π
  /// it is the one that goes through angle 0. If an end is singular (``decomposition`` is nil), the coefficients go
  /// in straight lines. To turn further than half a turn, interpolate a ``Decomposition``, or a plain angle; to go by
  /// the coefficients, ``elements``. Backwards it is the same way.
  ///
  /// - Parameters:
  ///   - end: the map at part 1.
  ///   - part: any finite number; outside 0…1 the way goes on.
  /// - Returns: the map on the way: `self` at 0 and `end` at 1, exactly.
  public func interpolated(to end: Affine, by part: Double) -> Affine {
    if part == 0 { return self }
    if part == 1 { return end }
    guard var first = uprightDecomposition, var last = end.uprightDecomposition else {
      return Affine(elements: elements.interpolated(to: end.elements, by: part))
    }
    switch (first.scale.y < 0, last.scale.y < 0) {
    case (true, true) where first.rotation.magnitude + last.rotation.magnitude > .pi:
      // The same way, but with the smaller angles, so that a reflection in x without a turn has none.
      (first, last) = (first.halfTurned, last.halfTurned)
    case (true, false) where first.turn(to: last).magnitude > .pi / 2:
      first = first.halfTurned
    case (false, true) where first.turn(to: last).magnitude > .pi / 2:
      last = last.halfTurned
    default:
      break
    }
    last.rotation = first.rotation + first.turn(to: last)
    return Affine(first.interpolated(to: last, by: part))
  }
}
