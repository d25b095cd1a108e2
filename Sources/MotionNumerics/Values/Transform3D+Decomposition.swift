extension Transform3D {
  /// The parts of a map of space: it scales, then skews, then turns, then shifts, then projects.
  ///
  /// M = S·K·R·T·P in rows, with K = [1 0 0; xy 1 0; xz yz 1] for the skew and P the identity with `perspective` as
  /// its last column. Interpolated, every part goes linearly, the rotation along the shorter arc.
  ///
  /// Source: S. W. Thomas, "Decomposing a matrix into simple transformations", in J. Arvo (ed.), *Graphics Gems II*,
  /// 1991, and CSS Transforms 2, "Interpolation of 3D matrices". Unlike there the matrix is not divided by `m44`
  /// beforehand, so that the parts of a product with a perspective come back as they were, and a reflection
  /// is not always one of all three axes.
  public struct Decomposition: Sendable, Hashable {
    /// The factors along x, y and z, applied first.
    public var scale: SIMD3<Double>
    /// How far x moves for a unit of y, x for a unit of z, y for a unit of z, after the scaling: tangents of angles.
    public var skew: SIMD3<Double>
    /// The rotation.
    public var rotation: Quaternion
    /// The shift.
    public var translation: SIMD3<Double>
    /// What x, y, z and 1 contribute to w, after the shift: (0, 0, 0, 1) without perspective, −1/distance the third.
    public var perspective: SIMD4<Double>

    /// Creates a decomposition from its parts; without arguments that of the identity.
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

  /// Creates the map with given parts.
  public init(_ parts: Decomposition) {
    let turned = Transform3D(parts.rotation)
    let (scale, skew) = (parts.scale, parts.skew)
    var linear = turned
    linear.row1 = scale.x * turned.row1
    linear.row2 = scale.y * (skew.x * turned.row1 + turned.row2)
    linear.row3 = scale.z * ((skew.y * turned.row1 + skew.z * turned.row2) + turned.row3)
    linear.row4 = SIMD4(parts.translation, 1)
    // Times P, which changes the last column only.
    let perspective = parts.perspective
    self = linear
    row1.w = (linear.row1 * perspective).sum()
    row2.w = (linear.row2 * perspective).sum()
    row3.w = (linear.row3 * perspective).sum()
    row4.w = (linear.row4 * perspective).sum()
  }

  /// The parts of the map, or nil if its first three rows and columns are singular, or an element is not finite.
  ///
  /// Singular are rows that lie in a plane to within 2⁻⁴⁸ of their length. Scales are positive; of a reflection one of
  /// them is negative, or all three are: the choice that leaves the smallest turn. Put together again, the parts give
  /// each row of the map within some ulp of its length.
  public var decomposition: Decomposition? {
    uprightDecomposition.map { $0.scale.z < 0 ? $0.reflected(near: .identity) : $0 }
  }

  /// The parts with positive scales along x and y.
  ///
  /// The Gram–Schmidt process on the directions of the rows, the second one twice, which makes it orthogonal to an ulp.
  private var uprightDecomposition: Decomposition? {
    let rows = (row1.first3, row2.first3, row3.first3)
    guard elements.isFinite else { return nil }
    guard let x = rows.0.direction, let second = rows.1.direction, let third = rows.2.direction else { return nil }
    var alongX = (second * x).sum()
    var rest = second - alongX * x
    let correction = (rest * x).sum()
    alongX += correction
    rest -= correction * x
    let sine = rest.norm
    guard sine > LinearIndependence.leastSine, let y = rest.direction else { return nil }
    let z = cross(x, y)
    let height = (third * z).sum()
    guard height.magnitude > LinearIndependence.leastSine else { return nil }
    let scale = SIMD3(rows.0.norm, rows.1.norm * sine, rows.2.norm * height)
    let skew = SIMD3(alongX / sine, (third * x).sum() / height, (third * y).sum() / height)
    // The last column is S·K·R times the first three numbers of the perspective; forward substitution.
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
  /// Translation, scale, skew and perspective in straight lines, the rotation along the shorter arc.
  ///
  /// If one end reflects, of its decompositions the one that is turned the least against the other end counts. If an
  /// end is singular (``decomposition`` is nil), the elements go in straight lines. Backwards it is the same way. To
  /// turn further than half a turn, interpolate an ``AxisRotation``; to go by the elements, ``elements``. A track that
  /// is sampled often is faster with values of type ``Decomposition``.
  ///
  /// - Parameters:
  ///   - end: the map at part 1.
  ///   - part: any finite number; outside 0…1 the way goes on.
  /// - Returns: the map on the way: `self` at 0 and `end` at 1, exactly.
  public func interpolated(to end: Transform3D, by part: Double) -> Transform3D {
    if part == 0 { return self }
    if part == 1 { return end }
    guard var first = uprightDecomposition, var last = end.uprightDecomposition else {
      return Transform3D(elements: elements.interpolated(to: end.elements, by: part))
    }
    switch (first.scale.z < 0, last.scale.z < 0) {
    case (true, false): first = first.reflected(near: last.rotation)
    case (false, true): last = last.reflected(near: first.rotation)
    default: break
    }
    return Transform3D(first.interpolated(to: last, by: part))
  }
}

extension Transform3D.Decomposition: Interpolatable {
  /// Every part in a straight line, the rotation along the shorter arc.
  public func interpolated(to end: Self, by part: Double) -> Self {
    if part == 1 { return end }
    return Self(
      scale: scale.interpolated(to: end.scale, by: part),
      skew: skew.interpolated(to: end.skew, by: part),
      rotation: rotation.interpolated(to: end.rotation, by: part),
      translation: translation.interpolated(to: end.translation, by: part),
      perspective: perspective.interpolated(to: end.perspective, by: part))
  }

  /// The same map with two scales of the other sign and half a turn more, or as it is: what is turned the least against
  /// another rotation.
  ///
  /// S·K·R = (S·D)·(D·K·D)·(D·R) for a D that changes the sign of two axes, half a turn about the third. The relative
  /// rotation r becomes r·i, r·j or r·k, whose real part is x, y or z of r but for the sign; the largest wins.
  fileprivate func reflected(near other: Quaternion) -> Self {
    let relative = (other.inverse * rotation).components
    let (i, j, k) = (relative.x.magnitude, relative.y.magnitude, relative.z.magnitude)
    let largest = max(max(i, j), k)
    // An even choice, as between half turns, leaves z reflected.
    guard largest > relative.w.magnitude else { return self }
    let signs = largest == i ? SIMD3(1.0, -1, -1) : largest == j ? SIMD3(-1, 1, -1) : SIMD3(-1, -1, 1)
    let halfTurn = SIMD4(0.5 * (signs + 1), 0)
    var parts = self
    parts.scale *= signs
    parts.skew *= SIMD3(signs.x * signs.y, signs.x * signs.z, signs.y * signs.z)
    parts.rotation = (rotation * Quaternion(unit: halfTurn)).upright
    return parts
  }
}

extension SIMD4<Double> {
  /// The first three components.
  fileprivate var first3: SIMD3<Double> { SIMD3(x, y, z) }
}
