/// A path prepared for questions about distances along it: where it is after so many points, in which direction, how
/// bent.
///
/// All segments are walked one behind the other, lines that close subpaths included; from the end of a subpath the way
/// jumps to the start of the next one, without a distance. Distances are in points from the start, limited to
/// 0…``length``.
///
/// Segments shorter than 2⁻⁹⁰⁰ points count as points.
///
/// - Accuracy: the length of the path up to the position for a distance is that distance to `tolerance`·``length``: also
///   at cusps, where a curve stops, and beside them; positions grow monotonically. Only of arcs of ellipses flatter than
///   1 to 2³² it is less, as doubles cannot tell the angles at their tips.
/// - Complexity: the table that takes distances to parameters has cells of a size that the tolerance asks for, some
///   tens for a curve at 10⁻⁹, one for a line. A look-up is O(1) on average and does not allocate.
public struct PathMeasure: Sendable {
  /// A position in the plane, in points.
  public typealias Point = SIMD2<Double>

  /// The lines and curves of the path, in their order.
  public let segments: [PathSegment]
  /// The length of all segments.
  public let length: Double
  /// The error of distances, relative to the length.
  public let tolerance: Double
  let subpaths: [Subpath]
  let table: ArcLengthTable
  let profiles: [SpeedProfile]
  let directions: PathDirections
  /// Those segments that are cubic curves, once more.
  private let cubics: [CubicPoints?]
  private let index: GuideTable

  /// Measures a path.
  ///
  /// - Parameters:
  ///   - path: any path with at least one point, whose coordinates and radii are at most 2¹⁰⁰⁰: derivatives of greater
  ///     ones would overflow.
  ///   - tolerance: the error of a distance relative to the length, 10⁻¹³…0.1.
  /// - Throws: ``ParameterError`` for an empty path, a greater coordinate, a length that overflows, a segment that takes
  ///   more than 65536 cells, or another tolerance.
  public init(_ path: Path, tolerance: Double = 1e-9) throws(ParameterError) {
    try Self.check(tolerance: tolerance)
    let subpaths = path.subpaths
    guard let first = subpaths.first else {
      throw ParameterError(parameter: "path", value: "an empty one", allowed: "a path with at least one point")
    }
    let drawn = subpaths.flatMap { $0.segments }
    // A path of moves alone is a point.
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
    index = GuideTable(knots: table.cells.map { $0.startDistance } + [length])
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

/// A place on a path: a segment, and the parameter there.
public struct PathPosition: Sendable, Hashable {
  /// The index of the segment.
  public let segment: Int
  /// The parameter of the segment, in 0…1.
  public let parameter: Double

  /// Creates a location.
  public init(segment: Int, parameter: Double) {
    self.segment = segment
    self.parameter = parameter
  }
}

/// Where on a path something is, and in which direction the path goes there.
public struct PathFrame: Sendable, Hashable {
  /// The place.
  public let location: PathPosition
  /// The position, in points.
  public let position: SIMD2<Double>
  /// The direction of travel, as a vector of length 1.
  public let tangent: SIMD2<Double>

  /// Creates a frame.
  public init(location: PathPosition, position: SIMD2<Double>, tangent: SIMD2<Double>) {
    self.location = location
    self.position = position
    self.tangent = tangent
  }
}

extension PathMeasure {
  /// The place at a distance; where segments meet, the start of the later one, at the whole length the end of the last.
  ///
  /// Segments without a length are passed over. A NaN distance gives a NaN parameter.
  public func location(at distance: Double) -> PathPosition { locate(distance) }

  @inline(__always)
  private func locate(_ distance: Double) -> PathPosition {
    guard distance < length, !table.cells.isEmpty else {
      return PathPosition(segment: lastSegment, parameter: distance.isNaN ? .nan : 1)
    }
    let distance = distance > 0 ? distance : 0
    let cell = table.cells[index.interval(within: distance)]
    return PathPosition(segment: cell.segment, parameter: cell.parameter(at: distance))
  }

  /// The last segment that has a length, if one has.
  private var lastSegment: Int { table.cells.last?.segment ?? segments.count - 1 }

  /// The distance of a place from the start: the inverse of ``location(at:)``.
  ///
  /// NaN for a NaN parameter.
  ///
  /// - Precondition: the path has a segment of this index, here and wherever else a place is given.
  /// - Complexity: that of an arc length; this is not the fast direction.
  public func distance(of location: PathPosition) -> Double {
    check(location)
    guard !location.parameter.isNaN else { return .nan }
    let profile = profiles[location.segment]
    let part = profile.length(
      from: 0, to: location.parameter, tolerance: SpeedProfile.leastTolerance,
      negligible: length * SpeedProfile.leastTolerance)
    return min(table.distances[location.segment] + part, table.distances[location.segment + 1])
  }

  /// The position at a distance, in points.
  public func position(at distance: Double) -> Point { positionOnPath(at: locate(distance)) }

  /// The position at a place, in points.
  public func position(at location: PathPosition) -> Point {
    check(location)
    return positionOnPath(at: location)
  }

  @inline(__always)
  private func check(_ location: PathPosition) {
    ParameterError.trapUnless(
      segments.indices.contains(location.segment), "segment", location.segment, "the index of a segment of the path")
  }

  @inline(__always)
  private func positionOnPath(at location: PathPosition) -> Point {
    if let cubic = cubics[location.segment] { return cubic.position(at: location.parameter) }
    return segments[location.segment].position(at: location.parameter)
  }

  /// The direction of travel at a distance, as a vector of length 1.
  ///
  /// At a corner, a cusp or a stop it is the limit from the right, at the end of the path that from the left.
  /// A path without a length points along x.
  public func tangent(at distance: Double) -> Point { directions.unitTangent(at: locate(distance)) }

  /// The direction of travel at a place, as ``tangent(at:)-(Double)``.
  public func tangent(at location: PathPosition) -> Point {
    check(location)
    return directions.unitTangent(at: location)
  }

  /// Position and tangent at a distance, with one look-up; other questions at the same place take its
  /// ``PathFrame/location``.
  public func frame(at distance: Double) -> PathFrame {
    let location = locate(distance)
    return PathFrame(
      location: location, position: positionOnPath(at: location), tangent: directions.unitTangent(at: location))
  }

  /// The angle of the tangent in radians, from the x axis towards y, without jumps of whole turns.
  ///
  /// At the start it is in −π…π. At a corner it jumps by at most half a turn (by +π at a reversal), and at a cusp by
  /// +π, at a second one of the same curve by −π.
  public func angle(at distance: Double) -> Double { directions.angle(at: locate(distance)) }

  /// The angle of the tangent at a place, as ``angle(at:)-(Double)``.
  public func angle(at location: PathPosition) -> Double {
    check(location)
    return directions.angle(at: location)
  }

  /// The curvature at a distance, in radians for a point: positive where the path bends from x towards y.
  ///
  /// Infinite at a cusp and at a stop from which the curve sets off bent; 0 where the path is a point.
  public func curvature(at distance: Double) -> Double { curvature(at: locate(distance)) }

  /// The curvature at a place, as ``curvature(at:)-(Double)``.
  public func curvature(at location: PathPosition) -> Double {
    check(location)
    return segments[location.segment].curvature(at: location.parameter)
  }
}
