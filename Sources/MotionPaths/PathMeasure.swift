public import MotionCurves

/// A path prepared for arc length: its position, direction and curvature at any distance along it.
///
/// Distances run along all segments in order, including the lines that close subpaths. The jump from the end of a
/// subpath to the start of the next one has no length. Distances are in points from the start, limited to 0…``length``.
///
/// Segments shorter than 2⁻⁹⁰⁰ points count as points.
///
/// - Accuracy: the length of the path up to the position at a distance equals that distance within
///   `tolerance`·``length``, also at cusps, where a curve stops, and near them. Positions are monotonic in the
///   distance. Arcs of ellipses flatter than 1 to 2³², or with radii of 2⁹⁰⁰ chords, are less accurate, as doubles
///   cannot resolve their angles.
/// - Complexity: the table from distances to parameters has cells as small as the tolerance requires. A curve alone takes
///   some 27 cells of 72 bytes at 10⁻⁹, and a line none. The tolerance is a part of the length of the path: a curve that is
///   10⁻⁵ of its path takes some 7 cells of 32 bytes, and about 490 bytes in all. A look-up is O(1) on average and does
///   not allocate.
/// - Copies share the table: a copy is one reference.
public struct PathMeasure: Sendable {
  /// A position in the plane, in points.
  public typealias Point = SIMD2<Double>

  let prepared: PreparedPath

  /// The path.
  public var path: Path { prepared.path }
  /// The lines and curves of the path, in order.
  public var segments: [PathSegment] { prepared.segments }
  /// The length of all segments.
  public var length: Double { prepared.length }
  /// The error of distances, relative to the length.
  public var tolerance: Double { prepared.tolerance }

  /// Measures a path.
  ///
  /// - Parameters:
  ///   - path: any path with at least one point. Its coordinates and radii are at most 2¹⁰⁰⁰, as the derivatives of
  ///     larger ones would overflow.
  ///   - tolerance: the error of a distance relative to the length, 10⁻¹³…0.1.
  /// - Precondition: the path and the tolerance are in these domains; ``init(validating:tolerance:)`` throws instead.
  public init(_ path: Path, tolerance: Double = 1e-9) {
    self = ParameterError.orTrap(try PathMeasure(validating: path, tolerance: tolerance))
  }

  /// Measures an untrusted path.
  ///
  /// - Parameters:
  ///   - path: the path.
  ///   - tolerance: the error of a distance relative to the length, 10⁻¹³…0.1.
  /// - Throws: ``ParameterError`` for an empty path, a coordinate above 2¹⁰⁰⁰, a length that overflows, a segment that
  ///   needs more than 65536 cells, or another tolerance.
  public init(validating path: Path, tolerance: Double = 1e-9) throws(ParameterError) {
    prepared = try .make(path, tolerance: tolerance)
  }
}

extension PathMeasure: Hashable {
  /// Whether the paths and the tolerances are equal.
  public static func == (a: PathMeasure, b: PathMeasure) -> Bool {
    a.prepared === b.prepared || (a.tolerance == b.tolerance && a.path == b.path)
  }

  /// Feeds the path and the tolerance to a hasher.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(path)
    hasher.combine(tolerance)
  }
}

extension PathMeasure: CustomStringConvertible {
  /// The path as SVG's data, and its length.
  public var description: String { "PathMeasure(\"\(path)\", length: \(length.shortestDecimal))" }
}

extension PathMeasure {
  /// The position on the path at a distance, as a segment and its parameter.
  ///
  /// Where segments meet, it is the start of the later one; at the end of the path, the end of the last one. Segments
  /// without length are skipped. A NaN distance gives a NaN parameter.
  public func pathPosition(at distance: Double) -> PathPosition { prepared.locate(distance) }

  /// The distance of a position on the path from the start: the inverse of ``pathPosition(at:)``.
  ///
  /// NaN for a NaN parameter.
  ///
  /// - Precondition: the path has a segment of this index. This holds for every method that takes a ``PathPosition``.
  /// - Complexity: that of computing an arc length, which is slower than ``pathPosition(at:)``.
  public func distance(of pathPosition: PathPosition) -> Double {
    check(pathPosition)
    guard !pathPosition.parameter.isNaN else { return .nan }
    let profile = SpeedProfile(of: segments[pathPosition.segment])
    let covered = profile.length(
      from: 0, to: pathPosition.parameter, tolerance: SpeedProfile.leastTolerance,
      negligible: length * SpeedProfile.leastTolerance)
    let (start, end) = prepared.extent(of: pathPosition.segment..<pathPosition.segment + 1)
    return min(start + covered, end)
  }

  /// The point at a distance, in points.
  public func position(at distance: Double) -> Point { prepared.position(at: prepared.locate(distance)) }

  /// The point at a position on the path, in points.
  public func position(at pathPosition: PathPosition) -> Point {
    check(pathPosition)
    return prepared.position(at: pathPosition)
  }

  @inline(__always)
  private func check(_ pathPosition: PathPosition) {
    ParameterError.trapUnless(
      segments.indices.contains(pathPosition.segment), "segment", pathPosition.segment,
      "the index of a segment of the path")
  }

  /// The direction of travel at a distance, as a vector of length 1.
  ///
  /// At a corner, a cusp or a stop it is the limit from the right, and at the end of the path the limit from the left.
  /// The direction of a path without length is the x axis.
  public func tangent(at distance: Double) -> Point { prepared.unitTangent(at: prepared.locate(distance)) }

  /// The direction of travel at a position on the path, as ``tangent(at:)-(Double)``.
  public func tangent(at pathPosition: PathPosition) -> Point {
    check(pathPosition)
    return prepared.unitTangent(at: pathPosition)
  }

  /// The point and the tangent at a distance, with one look-up.
  ///
  /// Its ``PathFrame/pathPosition`` gives further properties there without another look-up.
  public func frame(at distance: Double) -> PathFrame {
    let pathPosition = prepared.locate(distance)
    return PathFrame(
      pathPosition: pathPosition, position: prepared.position(at: pathPosition),
      tangent: prepared.unitTangent(at: pathPosition))
  }

  /// The angle of the tangent in radians, from the x axis towards y, without jumps of whole turns.
  ///
  /// At the start it is in −π…π. At a corner it jumps by at most half a turn (by +π at a reversal), at a cusp by +π,
  /// and at a second cusp of the same curve by −π.
  public func angle(at distance: Double) -> Double { prepared.angle(at: prepared.locate(distance)) }

  /// The angle of the tangent at a position on the path, as at its distance.
  package func angle(at pathPosition: PathPosition) -> Double {
    check(pathPosition)
    return prepared.angle(at: pathPosition)
  }

  /// The curvature at a distance, in radians per point: positive where the path bends from x towards y.
  ///
  /// It is infinite at a cusp, and at a stop unless the curve leaves the stop straight. It is 0 where the path is a
  /// point.
  public func curvature(at distance: Double) -> Double { curvature(at: prepared.locate(distance)) }

  /// The curvature at a position on the path, as at its distance.
  package func curvature(at pathPosition: PathPosition) -> Double {
    check(pathPosition)
    return segments[pathPosition.segment].curvature(at: pathPosition.parameter)
  }
}
