/// A path prepared for arc length: its position, direction and curvature at any distance along it.
///
/// Distances run along all segments in order, lines that close subpaths included; the jump from the end of a subpath to
/// the start of the next one has no length. Distances are in points from the start, limited to 0…``length``.
///
/// Segments shorter than 2⁻⁹⁰⁰ points count as points.
///
/// - Accuracy: the length of the path up to the position at a distance equals that distance to `tolerance`·``length``:
///   also at cusps, where a curve stops, and near them; positions are monotonic in the distance. Arcs of ellipses flatter
///   than 1 to 2³², or with radii of 2⁹⁰⁰ chords, are less accurate, as doubles cannot resolve their angles.
/// - Complexity: the table from distances to parameters has cells as small as the tolerance requires, some tens for a
///   curve at 10⁻⁹, one for a line. A look-up is O(1) on average and does not allocate.
public struct PathMeasure: Sendable {
  /// A position in the plane, in points.
  public typealias Point = SIMD2<Double>

  /// The lines and curves of the path, in order.
  public let segments: [PathSegment]
  /// The length of all segments.
  public let length: Double
  /// The error of distances, relative to the length.
  public let tolerance: Double
  let subpaths: [Subpath]
  let table: ArcLengthTable
  let profiles: [SpeedProfile]
  let directions: PathDirections
  /// The control points of segments that are cubic curves.
  private let cubics: [CubicPoints?]
  private let cellTable: GuideTable

  /// Measures a path.
  ///
  /// - Parameters:
  ///   - path: any path with at least one point. Its coordinates and radii are at most 2¹⁰⁰⁰, as derivatives of greater
  ///     ones would overflow.
  ///   - tolerance: the error of a distance relative to the length, 10⁻¹³…0.1.
  /// - Throws: ``ParameterError`` for an empty path, a greater coordinate, a length that overflows, a segment that
  ///   needs more than 65536 cells, or another tolerance.
  public init(_ path: Path, tolerance: Double = 1e-9) throws(ParameterError) {
    try Self.check(tolerance: tolerance)
    let subpaths = path.subpaths
    guard let first = subpaths.first else {
      throw ParameterError(parameter: "path", value: "an empty one", allowed: "a path with at least one point")
    }
    let drawn = subpaths.flatMap { $0.segments }
    // A path of moves only is a point.
    segments = drawn.isEmpty ? [.line(from: first.start, to: first.start)] : drawn
    for index in segments.indices where segments[index].isHuge {
      throw ParameterError(
        parameter: "path", value: "one whose segment \(index) has a larger one",
        allowed: "a path whose coordinates and radii are at most 2^1000, 1.0715e301")
    }
    profiles = segments.map { SpeedProfile(of: $0) }
    table = try ArcLengthTable(of: segments, profiles: profiles, tolerance: tolerance)
    length = table.distances[segments.count]
    directions = PathDirections(of: segments)
    cubics = segments.map { CubicPoints(of: $0) }
    cellTable = GuideTable(knots: table.cells.map { $0.startDistance } + [length])
    self.subpaths = subpaths
    self.tolerance = tolerance
  }

  static func check(tolerance: Double) throws(ParameterError) {
    guard tolerance >= 1e-13 && tolerance <= 0.1 else {
      throw ParameterError(
        parameter: "tolerance", value: tolerance.shortestDecimal, allowed: "a number from 1e-13 to 0.1")
    }
  }
}

extension PathMeasure {
  /// The position on the path at a distance, as a segment and its parameter.
  ///
  /// Where segments meet it is the start of the later one, at the whole length the end of the last. Segments without
  /// length are skipped. A NaN distance gives a NaN parameter.
  public func pathPosition(at distance: Double) -> PathPosition { locate(distance) }

  @inline(__always)
  private func locate(_ distance: Double) -> PathPosition {
    guard distance < length, !table.cells.isEmpty else {
      return PathPosition(segment: lastSegment, parameter: distance.isNaN ? .nan : 1)
    }
    let distance = distance > 0 ? distance : 0
    let cell = table.cells[cellTable.interval(within: distance)]
    return PathPosition(segment: cell.segment, parameter: cell.parameter(at: distance))
  }

  /// The last segment with a length, if there is one.
  private var lastSegment: Int { table.cells.last?.segment ?? segments.count - 1 }

  /// The distance of a position on the path from the start: the inverse of ``pathPosition(at:)``.
  ///
  /// NaN for a NaN parameter.
  ///
  /// - Precondition: the path has a segment of this index; so for every method that takes a ``PathPosition``.
  /// - Complexity: that of an arc length; this is not the fast direction.
  public func distance(of pathPosition: PathPosition) -> Double {
    check(pathPosition)
    guard !pathPosition.parameter.isNaN else { return .nan }
    let profile = profiles[pathPosition.segment]
    let covered = profile.length(
      from: 0, to: pathPosition.parameter, tolerance: SpeedProfile.leastTolerance,
      negligible: length * SpeedProfile.leastTolerance)
    return min(table.distances[pathPosition.segment] + covered, table.distances[pathPosition.segment + 1])
  }

  /// The point at a distance, in points.
  public func position(at distance: Double) -> Point { positionOnPath(at: locate(distance)) }

  /// The point at a position on the path, in points.
  public func position(at pathPosition: PathPosition) -> Point {
    check(pathPosition)
    return positionOnPath(at: pathPosition)
  }

  @inline(__always)
  private func check(_ pathPosition: PathPosition) {
    ParameterError.trapUnless(
      segments.indices.contains(pathPosition.segment), "segment", pathPosition.segment,
      "the index of a segment of the path")
  }

  @inline(__always)
  private func positionOnPath(at pathPosition: PathPosition) -> Point {
    if let cubic = cubics[pathPosition.segment] { return cubic.position(at: pathPosition.parameter) }
    return segments[pathPosition.segment].position(at: pathPosition.parameter)
  }

  /// The direction of travel at a distance, as a vector of length 1.
  ///
  /// At a corner, a cusp or a stop it is the limit from the right, at the end of the path the limit from the left.
  /// The direction of a path without length is the x axis.
  public func tangent(at distance: Double) -> Point { directions.unitTangent(at: locate(distance)) }

  /// The direction of travel at a position on the path, as ``tangent(at:)-(Double)``.
  public func tangent(at pathPosition: PathPosition) -> Point {
    check(pathPosition)
    return directions.unitTangent(at: pathPosition)
  }

  /// The point and the tangent at a distance, with one look-up; its ``PathFrame/pathPosition`` gives further properties
  /// there without another.
  public func frame(at distance: Double) -> PathFrame {
    let pathPosition = locate(distance)
    return PathFrame(
      pathPosition: pathPosition, position: positionOnPath(at: pathPosition),
      tangent: directions.unitTangent(at: pathPosition))
  }

  /// The angle of the tangent in radians, from the x axis towards y, without jumps of whole turns.
  ///
  /// At the start it is in −π…π. At a corner it jumps by at most half a turn (by +π at a reversal), at a cusp by +π,
  /// and at a second cusp of the same curve by −π.
  public func angle(at distance: Double) -> Double { directions.angle(at: locate(distance)) }

  /// The angle of the tangent at a position on the path, as ``angle(at:)-(Double)``.
  public func angle(at pathPosition: PathPosition) -> Double {
    check(pathPosition)
    return directions.angle(at: pathPosition)
  }

  /// The curvature at a distance, in radians per point: positive where the path bends from x towards y.
  ///
  /// Infinite at a cusp, and at a stop unless the curve leaves it straight; 0 where the path is a point.
  public func curvature(at distance: Double) -> Double { curvature(at: locate(distance)) }

  /// The curvature at a position on the path, as ``curvature(at:)-(Double)``.
  public func curvature(at pathPosition: PathPosition) -> Double {
    check(pathPosition)
    return segments[pathPosition.segment].curvature(at: pathPosition.parameter)
  }
}
