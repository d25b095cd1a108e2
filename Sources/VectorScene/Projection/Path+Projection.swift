public import MotionCurves
public import MotionPaths
public import MotionValues

extension Path {
  /// The perspective image (x′/w′, y′/w′) of the path, drawn on the plane z = 0 and transformed in space.
  ///
  /// Without perspective (`m14` = `m24` = 0) it is ``Path/transformed(by:)``: every element keeps its kind. With
  /// perspective, lines stay lines, and curves and arcs become cubics that touch the true image at their ends in
  /// position and direction.
  ///
  /// - Parameters:
  ///   - transform: the map; of its effects on depth, only the effect on w counts.
  ///   - tolerance: the greatest distance of the cubics from the image, in points, positive. It is checked at three
  ///     inner parameters of each cubic, where the error of a Hermite cubic is the largest. The error is of the fourth
  ///     order in the length of the cubic.
  /// - Returns: the image, or nil if a point of the path lies in the plane of the eye or behind it (w′ ≤ 0), a number
  ///   overflows, or 2²⁴ pieces of a curve do not reach the tolerance, such as a tolerance below the rounding of the
  ///   coordinates.
  /// - Precondition: the tolerance is positive; ``projected(validatingBy:tolerance:)`` throws instead.
  /// - Complexity: O(*n*) for *n* elements; the number of pieces of a curve grows with tolerance^(−1/4).
  public func projected(by transform: Transform3D, tolerance: Double = 0.001) -> Path? {
    ParameterError.orTrap(try projected(validatingBy: transform, tolerance: tolerance))
  }

  /// The perspective image of the path, for a tolerance that comes from outside.
  ///
  /// The parameters and the image are those of ``projected(by:tolerance:)``.
  ///
  /// - Throws: ``MotionCurves/ParameterError`` for a tolerance that is not positive.
  public func projected(
    validatingBy transform: Transform3D, tolerance: Double = 0.001
  ) throws(ParameterError) -> Path? {
    guard tolerance > 0 else {
      throw ParameterError(parameter: "tolerance", value: tolerance.shortestDecimal, allowed: "a positive number")
    }
    let projection = PlaneProjection(transform)
    if let map = projection.affine {
      return map.elements.isFinite ? try? transformed(validatingBy: map) : nil
    }
    var subpaths: [Subpath] = []
    for subpath in self.subpaths {
      guard let start = projection.image(of: subpath.start) else { return nil }
      var pieces: [PathSegment] = []
      for segment in subpath.segments {
        guard projection.append(segment, to: &pieces, tolerance: tolerance) else { return nil }
      }
      subpaths.append(Subpath(start: start, segments: pieces, isClosed: subpath.isClosed))
    }
    return Path(subpaths: subpaths)
  }
}

/// The projective map of the plane z = 0 that a map of space gives, seen along z.
private struct PlaneProjection {
  private let row1: SIMD3<Double>
  private let row2: SIMD3<Double>
  private let row4: SIMD3<Double>
  /// The greatest number of halvings of a curve: its pieces are then shorter than any sensible tolerance.
  private let greatestDepth = 24

  init(_ transform: Transform3D) {
    func plane(_ row: SIMD4<Double>) -> SIMD3<Double> { SIMD3(row.x, row.y, row.w) }
    row1 = plane(transform.row1)
    row2 = plane(transform.row2)
    row4 = plane(transform.row4)
  }

  /// The affine map, if w is the same positive number everywhere.
  var affine: Affine? {
    let w = row4.z
    guard row1.z == 0, row2.z == 0, w > 0 else { return nil }
    return Affine(
      a: row1.x / w, b: row1.y / w, c: row2.x / w, d: row2.y / w, tx: row4.x / w, ty: row4.y / w)
  }

  /// The image of a point in front of the eye.
  func image(of point: Path.Point) -> Path.Point? {
    let mapped = point.x * row1 + point.y * row2 + row4
    guard mapped.z > 0 else { return nil }
    let image = SIMD2(mapped.x, mapped.y) / mapped.z
    return image.isFinite ? image : nil
  }

  /// The velocity of the image of a moving point: (u/w)′ = (u′ − (u/w)·w′)/w.
  private func velocity(of point: Path.Point, moving velocity: Path.Point) -> Path.Point? {
    guard let image = image(of: point) else { return nil }
    let w = point.x * row1.z + point.y * row2.z + row4.z
    let moved = velocity.x * row1 + velocity.y * row2
    let result = (SIMD2(moved.x, moved.y) - image * moved.z) / w
    return result.isFinite ? result : nil
  }

  /// Adds the image of a segment; returns false if there is none.
  func append(_ segment: PathSegment, to pieces: inout [PathSegment], tolerance: Double) -> Bool {
    if case .line(let start, let end) = segment {
      guard let first = image(of: start), let last = image(of: end) else { return false }
      pieces.append(.line(from: first, to: last))
      return true
    }
    return append(segment, from: 0, to: 1, depth: 0, to: &pieces, tolerance: tolerance)
  }

  private func append(
    _ curve: PathSegment, from start: Double, to end: Double, depth: Int, to pieces: inout [PathSegment],
    tolerance: Double
  ) -> Bool {
    guard let cubic = hermite(curve, from: start, to: end) else { return false }
    var isClose = true
    for fraction in [0.25, 0.5, 0.75] {
      guard let image = image(of: curve.position(at: start + fraction * (end - start))) else { return false }
      isClose = isClose && (cubic.position(at: fraction) - image).norm <= tolerance
    }
    if isClose {
      pieces.append(cubic)
      return true
    }
    guard depth < greatestDepth else { return false }
    let middle = 0.5 * (start + end)
    return append(curve, from: start, to: middle, depth: depth + 1, to: &pieces, tolerance: tolerance)
      && append(curve, from: middle, to: end, depth: depth + 1, to: &pieces, tolerance: tolerance)
  }

  /// The Hermite cubic with the positions and velocities of the image at two parameters of a curve.
  private func hermite(_ curve: PathSegment, from start: Double, to end: Double) -> PathSegment? {
    let (first, last) = (curve.position(at: start), curve.position(at: end))
    guard let imageStart = image(of: first), let imageEnd = image(of: last),
      let startVelocity = velocity(of: first, moving: curve.derivative(at: start)),
      let endVelocity = velocity(of: last, moving: curve.derivative(at: end))
    else { return nil }
    let third = (end - start) / 3
    return .cubic(
      from: imageStart, control1: imageStart + startVelocity * third, control2: imageEnd - endVelocity * third,
      to: imageEnd)
  }
}
