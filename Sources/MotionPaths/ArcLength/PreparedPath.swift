import MotionCurves

/// The prepared data of a ``PathMeasure``, shared by all its copies.
final class PreparedPath: Sendable {
  let path: Path
  let tolerance: Double
  let subpaths: [SubpathExtent]
  /// All that a segment takes for other questions than positions, such as its ``SpeedProfile``, is made anew where it is
  /// needed: kept, it would be most of the memory of a long path.
  let segments: [PathSegment]
  /// The length of all segments.
  let length: Double
  let table: ArcLengthTable
  let directions: PathDirections

  private init(
    _ path: Path, tolerance: Double, subpaths: [SubpathExtent], segments: [PathSegment], table: ArcLengthTable
  ) {
    let length = table.distances[segments.count]
    self.path = path
    self.tolerance = tolerance
    self.subpaths = subpaths
    self.segments = segments
    self.length = length
    self.table = table
    directions = PathDirections(of: segments)
  }

  /// Prepares a path.
  ///
  /// Everything that can throw comes before the object is created: in Embedded Swift, as of 6.3.1, an object whose
  /// initialiser throws is not freed.
  static func make(_ path: Path, tolerance: Double) throws(ParameterError) -> PreparedPath {
    try check(tolerance: tolerance)
    let subpaths = path.subpaths
    guard let first = subpaths.first else {
      throw ParameterError(parameter: "path", value: "an empty one", allowed: "a path with at least one point")
    }
    let drawn = subpaths.count == 1 ? first.segments : subpaths.flatMap { $0.segments }
    // A path of only moves is a point.
    let segments = drawn.isEmpty ? [.line(from: first.start, to: first.start)] : drawn.fitted
    for index in segments.indices where segments[index].isHuge {
      throw ParameterError(
        parameter: "path", value: "one whose segment \(index) has a larger one",
        allowed: "a path whose coordinates and radii are at most 2^1000, 1.0715e301")
    }
    let profiles = segments.map { SpeedProfile(of: $0) }
    let table = try ArcLengthTable(of: segments, profiles: profiles, tolerance: tolerance)
    var extents: [SubpathExtent] = []
    for subpath in subpaths {
      let start = extents.last?.segments.upperBound ?? 0
      extents.append(
        SubpathExtent(
          start: subpath.start, segments: start..<start + subpath.segments.count, isClosed: subpath.isClosed))
    }
    return PreparedPath(path, tolerance: tolerance, subpaths: extents, segments: segments, table: table)
  }

  static func check(tolerance: Double) throws(ParameterError) {
    guard tolerance >= 1e-13 && tolerance <= 0.1 else {
      throw ParameterError(
        parameter: "tolerance", value: tolerance.shortestDecimal, allowed: "a number from 1e-13 to 0.1")
    }
  }
}

extension PreparedPath {
  /// The position on the path at a distance.
  @inline(__always)
  func locate(_ distance: Double) -> PathPosition {
    guard distance < length else {
      return PathPosition(
        segment: table.lastSegment ?? segments.count - 1, parameter: distance.isNaN ? .nan : 1)
    }
    return table.locate(max(0, distance))
  }

  /// The point at a position on the path.
  @inline(__always)
  func position(at pathPosition: PathPosition) -> SIMD2<Double> {
    let cubic = table.cubic(of: pathPosition.segment)
    if cubic.isCubic { return cubic.position(at: pathPosition.parameter) }
    return segments[pathPosition.segment].position(at: pathPosition.parameter)
  }

  /// The point at a position on the path.
  ///
  /// At the ends of the segment it equals the segment's ends to the bit, negative zeros included.
  @inline(__always)
  func exactPosition(at pathPosition: PathPosition) -> SIMD2<Double> {
    if pathPosition.parameter != 0 { return position(at: pathPosition) }
    return segments[pathPosition.segment].position(at: pathPosition.parameter)
  }

  /// The direction of travel at a position on the path, of length 1.
  @inline(__always)
  func unitTangent(at pathPosition: PathPosition) -> SIMD2<Double> {
    let index = pathPosition.segment
    let cubic = table.cubic(of: index)
    let quick =
      cubic.isCubic
      ? cubic.direction(at: pathPosition.parameter) : segments[index].direction(at: pathPosition.parameter)
    if let quick { return quick }
    return directions.unitTangent(at: pathPosition.parameter, of: segments[index], index)
  }

  /// The angle of the tangent at a position on the path, without jumps of whole turns.
  func angle(at pathPosition: PathPosition) -> Double {
    directions.angle(at: pathPosition.parameter, of: segments[pathPosition.segment], pathPosition.segment)
  }

  /// The subpath of an extent.
  func subpath(_ extent: SubpathExtent) -> Subpath {
    Subpath(start: extent.start, segments: Array(segments[extent.segments]), isClosed: extent.isClosed)
  }

  /// The distances at which a range of segments begins and ends.
  func extent(of segments: Range<Int>) -> (start: Double, end: Double) {
    // A path of only moves has no segments, but is measured as one point.
    (table.distances[segments.lowerBound], table.distances[segments.upperBound])
  }
}

/// A subpath of a prepared path, as a range of its segments.
struct SubpathExtent: Sendable {
  let start: SIMD2<Double>
  let segments: Range<Int>
  let isClosed: Bool
}
