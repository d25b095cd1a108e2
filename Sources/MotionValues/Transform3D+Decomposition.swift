public import MotionCurves

extension Transform3D {
  /// The components of a map of space, in order of application: scale, skew, rotation, translation, perspective.
  ///
  /// M = S·K·R·T·P for row vectors, with K = [1 0 0; xy 1 0; xz yz 1] for the skew and P the identity with
  /// `perspective` as its last column. Every component interpolates linearly, the rotation along the shorter arc.
  ///
  /// Source: S. W. Thomas, "Decomposing a matrix into simple transformations", in J. Arvo (ed.), *Graphics Gems II*,
  /// 1991, and CSS Transforms 2, "Interpolation of 3D matrices". Unlike there, the matrix is not divided by `m44`
  /// beforehand, so that a product with a perspective gives its factors back. Also unlike there, a reflection does not
  /// always negate all three axes.
  public struct Decomposition: Sendable, Hashable {
    /// The factors along x, y and z, applied first.
    public var scale: SIMD3<Double>
    /// The displacements of x for a unit of y, x for a unit of z and y for a unit of z, after the scaling: tangents of
    /// angles.
    public var skew: SIMD3<Double>
    /// The rotation.
    public var rotation: Quaternion
    /// The translation.
    public var translation: SIMD3<Double>
    /// The coefficients of x, y, z and 1 in w, after the translation: (0, 0, 0, 1) without perspective; the third is
    /// −1/distance.
    public var perspective: SIMD4<Double>

    /// Creates a decomposition from its components; by default that of the identity.
    public init(
      scale: SIMD3<Double> = .one, skew: SIMD3<Double> = .zero, rotation: Quaternion = .identity,
      translation: SIMD3<Double> = .zero, perspective: SIMD4<Double> = SIMD4(0, 0, 0, 1)
    ) {
      self.scale = scale
      self.skew = skew
      self.rotation = rotation
      self.translation = translation
      self.perspective = perspective
    }
  }

  /// Creates a map from its components.
  public init(_ parts: Decomposition) {
    let rotation = Transform3D(parts.rotation)
    let (scale, skew) = (parts.scale, parts.skew)
    var linear = rotation
    linear.row1 = scale.x * rotation.row1
    linear.row2 = scale.y * (skew.x * rotation.row1 + rotation.row2)
    linear.row3 = scale.z * ((skew.y * rotation.row1 + skew.z * rotation.row2) + rotation.row3)
    linear.row4 = SIMD4(parts.translation, 1)
    // The product with P changes only the last column.
    let perspective = parts.perspective
    self = linear
    row1.w = (linear.row1 * perspective).sum()
    row2.w = (linear.row2 * perspective).sum()
    row3.w = (linear.row3 * perspective).sum()
    row4.w = (linear.row4 * perspective).sum()
  }

  /// The components of the map, or nil if its first three rows and columns are singular or an element is not finite.
  ///
  /// The rows and columns are singular if the rows lie in a plane to within 2⁻⁴⁸ of their length. Scales are positive.
  /// For a reflection, one scale is negative, or all three are: the choice with the smallest rotation. In the map made
  /// from the components, each row is accurate to a few ulp of its length.
  public var decomposition: Decomposition? {
    canonicalDecomposition.map { $0.scale.z < 0 ? $0.reflected(near: .identity) : $0 }
  }

  /// The decomposition with positive scales along x and y.
  ///
  /// It comes from the Gram–Schmidt process on the directions of the rows. For the second row the process runs twice,
  /// which makes this row orthogonal to an ulp.
  private var canonicalDecomposition: Decomposition? {
    let rows = (row1.first3, row2.first3, row3.first3)
    guard elements.isFinite else { return nil }
    guard let x = rows.0.direction, let second = rows.1.direction, let third = rows.2.direction else { return nil }
    var alongX = (second * x).sum()
    var rest = second - alongX * x
    let correction = (rest * x).sum()
    alongX += correction
    rest -= correction * x
    let sine = rest.norm
    guard sine > Affine.Decomposition.leastSine, let y = rest.direction else { return nil }
    let z = cross(x, y)
    let height = (third * z).sum()
    guard height.magnitude > Affine.Decomposition.leastSine else { return nil }
    let scale = SIMD3(rows.0.norm, rows.1.norm * sine, rows.2.norm * height)
    let skew = SIMD3(alongX / sine, (third * x).sum() / height, (third * y).sum() / height)
    // The last column is S·K·R times the first three numbers of the perspective, solved by forward substitution.
    let first = row1.w / scale.x
    let next = row2.w / scale.y - skew.x * first
    let last = row3.w / scale.z - skew.y * first - skew.z * next
    let projection = (first * x + next * y) + last * z
    let perspective = SIMD4(projection, row4.w - (row4.first3 * projection).sum())
    guard scale.isFinite, skew.isFinite, perspective.isFinite else { return nil }
    return Decomposition(
      scale: scale, skew: skew, rotation: Quaternion(axesTo: x, y, z), translation: row4.first3,
      perspective: perspective)
  }
}

extension Transform3D: Interpolatable {
  /// Interpolates translation, scale, skew and perspective linearly, the rotation along the shorter arc.
  ///
  /// If one end reflects, its decomposition with the smallest rotation relative to the other end is used. If an end is
  /// singular (``decomposition`` is nil), the elements interpolate linearly. Swapping the ends gives the same maps. To
  /// turn by more than half a turn, interpolate an ``AxisRotation``; to interpolate the elements, use ``elements``. A
  /// track that is sampled often is faster with values of type ``Decomposition``.
  ///
  /// - Parameters:
  ///   - end: the map at fraction 1.
  ///   - fraction: any finite number; outside 0…1 the map is extrapolated.
  /// - Returns: the interpolated map: `self` at 0 and `end` at 1, exactly.
  public func interpolated(to end: Transform3D, by fraction: Double) -> Transform3D {
    if fraction == 0 { return self }
    if fraction == 1 { return end }
    guard var first = canonicalDecomposition, var last = end.canonicalDecomposition else {
      return Transform3D(elements: elements.interpolated(to: end.elements, by: fraction))
    }
    switch (first.scale.z < 0, last.scale.z < 0) {
    case (true, false): first = first.reflected(near: last.rotation)
    case (false, true): last = last.reflected(near: first.rotation)
    default: break
    }
    return Transform3D(first.interpolated(to: last, by: fraction))
  }
}

extension Transform3D.Decomposition: Interpolatable {
  /// Interpolates every component linearly, the rotation along the shorter arc.
  public func interpolated(to end: Self, by fraction: Double) -> Self {
    if fraction == 1 { return end }
    return Self(
      scale: scale.interpolated(to: end.scale, by: fraction),
      skew: skew.interpolated(to: end.skew, by: fraction),
      rotation: rotation.interpolated(to: end.rotation, by: fraction),
      translation: translation.interpolated(to: end.translation, by: fraction),
      perspective: perspective.interpolated(to: end.perspective, by: fraction))
  }

  /// The decomposition of the same map with the smallest rotation relative to another rotation.
  ///
  /// It is unchanged, or has two scales negated and half a turn more.
  ///
  /// S·K·R = (S·D)·(D·K·D)·(D·R) for a D that negates two axes, half a turn about the third. The relative rotation r
  /// becomes r·i, r·j or r·k, with a real part of ±x, ±y or ±z of r; the largest in magnitude wins.
  fileprivate func reflected(near other: Quaternion) -> Self {
    let relative = (other.inverse * rotation).components
    let (i, j, k) = (relative.x.magnitude, relative.y.magnitude, relative.z.magnitude)
    let largest = max(max(i, j), k)
    // A tie, as between half turns, leaves z reflected.
    guard largest > relative.w.magnitude else { return self }
    let signs = largest == i ? SIMD3(1.0, -1, -1) : largest == j ? SIMD3(-1, 1, -1) : SIMD3(-1, -1, 1)
    let halfTurn = SIMD4(0.5 * (signs + 1), 0)
    var parts = self
    parts.scale *= signs
    parts.skew *= SIMD3(signs.x * signs.y, signs.x * signs.z, signs.y * signs.z)
    parts.rotation = (rotation * Quaternion(unit: halfTurn)).canonical
    return parts
  }
}

extension SIMD4<Double> {
  /// The first three components.
  fileprivate var first3: SIMD3<Double> { SIMD3(x, y, z) }
}
