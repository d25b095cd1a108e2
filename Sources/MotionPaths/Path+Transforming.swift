public import MotionCurves
public import MotionValues
import RealModule

extension Path {
  /// The path with every point mapped by an affine map: x′ = a·x + c·y + tx, y′ = b·x + d·y + ty.
  ///
  /// Arcs stay arcs, and the parameter of each segment keeps its meaning: a point of the path is mapped to the point of
  /// the result at the same parameter. Translations keep radii and rotations to the bit. An arc becomes the lines to
  /// which it collapses if the map is singular, or flattens the plane to less than 2⁻²⁶ of its width: the ends of so
  /// thin an ellipse would not determine its arc better. An arc may be so near half a turn or a whole turn that its
  /// mapped ends no longer determine it. It then becomes pieces of at most a quarter turn.
  ///
  /// - Precondition: all resulting numbers are finite; ``transformed(validatingBy:)`` throws instead.
  /// - Complexity: O(*n*) for *n* elements.
  public func transformed(by map: Affine) -> Path {
    ParameterError.orTrap(try transformed(validatingBy: map))
  }

  /// The path mapped by an untrusted affine map, as ``transformed(by:)``.
  ///
  /// - Throws: ``ParameterError`` for a coefficient that is not finite. If a number of the result is not finite, the
  ///   error names this number and its element.
  @inline(never)
  public func transformed(validatingBy map: Affine) throws(ParameterError) -> Path {
    try map.requireFinite()
    let linear = LinearMap(map)
    let mapped = rewritten { element, start, path in
      switch element {
      case .move(let point): path.append(.move(to: map.applied(to: point)))
      case .line(let end): path.append(.line(to: map.applied(to: end)))
      case .quadratic(let control, let end):
        path.append(.quadratic(control: map.applied(to: control), to: map.applied(to: end)))
      case .cubic(let control1, let control2, let end):
        path.append(
          .cubic(control1: map.applied(to: control1), control2: map.applied(to: control2), to: map.applied(to: end)))
      case .arc: path.addArc(element, from: start, mappedBy: map, linear)
      case .close: path.append(.close)
      }
    }
    return try mapped.checked()
  }

  @inline(never)
  private mutating func addArc(
    _ element: Element, from start: Point, mappedBy map: Affine, _ linear: LinearMap
  ) {
    guard case .arc(let radii, let rotation, let isLarge, let isClockwise, let end) = element else { return }
    let mappedEnd = map.applied(to: end)
    if linear.isSingular {
      if let arc = EllipticalArc(element, from: start) { addCollapsed(arc, by: map, linear) }
      return append(.line(to: mappedEnd))
    }
    let (mappedRadii, mappedRotation) = linear.ellipse(radii: radii, rotation: rotation)
    let isMappedClockwise = isClockwise != linear.isMirroring
    var ends = [mappedEnd]
    if let arc = EllipticalArc(element, from: start) {
      let mapped = EllipticalArc(
        from: map.applied(to: start), radii: mappedRadii, rotation: mappedRotation, isLarge: isLarge,
        isClockwise: isMappedClockwise, to: mappedEnd)
      // A billionth of the radius, which exceeds the rounding error of an arc determined by its ends.
      let isSame = mapped?.hasMiddle(map.applied(to: arc.position(at: 0.5)), within: 0x1p-30) ?? false
      if !isSame { ends = arc.quarterPoints.map { map.applied(to: $0) } + ends }
    }
    for end in ends {
      append(
        .arc(
          radii: mappedRadii, rotation: mappedRotation, isLarge: isLarge && ends.count == 1,
          isClockwise: isMappedClockwise, to: end))
    }
  }

  /// Adds lines to the points at which an arc reverses when it collapses to a line.
  private mutating func addCollapsed(_ arc: EllipticalArc, by map: Affine, _ linear: LinearMap) {
    let axes = HalfAxes(linear.applied(to: arc.axes.0), linear.applied(to: arc.axes.1))
    let longer = axes.orthogonal.longer
    guard longer != .zero else { return }
    let direction = longer / longer.norm
    let weights = Point((axes.first * direction).sum(), (axes.second * direction).sum())
    for parameter in arc.extremumParameters(of: weights) {
      append(.line(to: map.applied(to: arc.position(at: parameter))))
    }
  }
}

/// The linear part of an affine map, and its effect on ellipses.
private struct LinearMap {
  private let columns: HalfAxes
  /// Whether the map turns clockwise into anticlockwise.
  let isMirroring: Bool
  /// Whether the image of the map is a line or a point, or nearly so.
  let isSingular: Bool

  init(_ map: Affine) {
    columns = HalfAxes(SIMD2(map.a, map.b), SIMD2(map.c, map.d))
    let axes = columns.orthogonal
    let lengths = (axes.first.norm, axes.second.norm)
    isSingular = !(min(lengths.0, lengths.1) >= 0x1p-26 * max(lengths.0, lengths.1)) || axes.longer == .zero
    isMirroring = axes.isMirrored
  }

  func applied(to vector: SIMD2<Double>) -> SIMD2<Double> {
    columns.first * vector.x + columns.second * vector.y
  }

  /// The radii and the rotation of an ellipse's image: the singular values and vectors of its mapped half axes.
  func ellipse(radii: SIMD2<Double>, rotation: Double) -> (radii: SIMD2<Double>, rotation: Double) {
    if columns.first == SIMD2(1, 0) && columns.second == SIMD2(0, 1) { return (radii, rotation) }
    let axes = EllipticalArc.axes(radii: radii, rotation: rotation)
    let mapped = HalfAxes(applied(to: axes.0), applied(to: axes.1)).orthogonal
    return (SIMD2(mapped.first.norm, mapped.second.norm), mapped.rotation)
  }
}

/// Two vectors from the centre of an ellipse; the points of the ellipse are first·cos θ + second·sin θ.
private struct HalfAxes {
  var first: SIMD2<Double>
  var second: SIMD2<Double>

  init(_ first: SIMD2<Double>, _ second: SIMD2<Double>) {
    self.first = first
    self.second = second
  }

  /// Orthogonal half axes of the same ellipse: one step of Jacobi's method makes their product vanish.
  ///
  /// Source: G. H. Golub, C. F. Van Loan, *Matrix Computations*, 4th ed., §8.6.3.
  var orthogonal: HalfAxes {
    let largest = max(first.norm, second.norm)
    guard largest > 0, largest.isFinite else { return self }
    // Scaled by a power of two near the largest, so that no product overflows; this rounds nothing.
    let scale = Double(sign: .plus, exponent: largest.exponent, significand: 1)
    let (p, q): (SIMD2<Double>, SIMD2<Double>) = (first / scale, second / scale)
    let product = (p * q).sum()
    guard product.magnitude > 0x1p-52 * p.norm * q.norm else { return self }
    let ratio = ((q * q).sum() - (p * p).sum()) / (2 * product)
    let tangent = (ratio < 0 ? -1 : 1) / (ratio.magnitude + (1 + ratio * ratio).squareRoot())
    let cosine = 1 / (1 + tangent * tangent).squareRoot()
    let sine = cosine * tangent
    return HalfAxes((p * cosine - q * sine) * scale, (p * sine + q * cosine) * scale)
  }

  var longer: SIMD2<Double> { first.norm < second.norm ? second : first }

  /// Whether the second lies anticlockwise of the first, for orthogonal half axes.
  var isMirrored: Bool {
    let quarterTurn = SIMD2(-first.y, first.x)
    let products: SIMD2<Double> = (quarterTurn / first.norm) * second
    return products.sum() < 0
  }

  /// The direction of the first, in (−π/2, π/2]: the opposite vector gives the same ellipse.
  var rotation: Double {
    let isBackwards = first.x < 0 || (first.x == 0 && first.y < 0)
    let direction = isBackwards ? -first : first
    // Adding 0 removes the sign of a zero, so that 0 does not become π or a negative zero.
    return Double.atan2(y: direction.y + 0, x: direction.x + 0) + 0
  }
}
