public import MotionCurves

/// The points of a path by their distance along it, prepared for many look-ups from a ``PathMeasure``.
///
/// Each cell stores x and y as polynomials of degree 5 of the distance. A look-up is therefore one search and one
/// polynomial, without a curve's parameter in between. It takes half the time of
/// ``PathMeasure/position(at:)-(Double)``. The points of that method lie exactly on the curve, whereas these may lie
/// beside it.
///
/// ```swift
/// let positions = PathPositions(PathMeasure(path))
/// positions.position(at: 40)
/// positions.sample(at: distances.span, into: &points)
/// ```
///
/// - Accuracy: a position is within `tolerance`·``PathMeasure/length`` of the point of the path at that distance, at cusps too, and
///   within a few units in the last place of the coordinates. The cells are halved until this holds.
/// - Complexity: 112 bytes and about 20 more for each cell, with some tens of cells for a curve at 10⁻⁹. A look-up is
///   O(1) on average and does not allocate.
/// - Copies share the cells: a copy is one reference.
public struct PathPositions: Sendable {
  /// A position in the plane, in points.
  public typealias Point = SIMD2<Double>

  private let table: PathPositionTable

  /// The measure on which the positions are based.
  public var measure: PathMeasure { table.measure }
  /// The length of the path in points.
  public var length: Double { table.measure.length }
  /// The error of a position, relative to the length.
  public var tolerance: Double { table.tolerance }

  /// Prepares the positions on a path.
  ///
  /// - Parameters:
  ///   - measure: the path with its lengths.
  ///   - tolerance: the error of a position relative to the length, 10⁻¹³…0.1, independent of the measure's tolerance.
  /// - Precondition: the tolerance is in this domain, and no segment needs more than 65536 cells;
  ///   ``init(validating:tolerance:)`` throws instead.
  public init(_ measure: PathMeasure, tolerance: Double = 1e-9) {
    self = ParameterError.orTrap(try PathPositions(validating: measure, tolerance: tolerance))
  }

  /// Prepares the positions on a path with an untrusted tolerance.
  ///
  /// - Parameters:
  ///   - measure: the path with its lengths.
  ///   - tolerance: the error of a position relative to the length, 10⁻¹³…0.1.
  /// - Throws: ``ParameterError`` for a tolerance outside this domain, and for a segment that needs more than 65536
  ///   cells.
  public init(validating measure: PathMeasure, tolerance: Double = 1e-9) throws(ParameterError) {
    try PreparedPath.check(tolerance: tolerance)
    table = try PathPositionTable(measure, tolerance: tolerance)
  }

  /// The point at a distance from the start, which is limited to 0…``PathMeasure/length``; a NaN gives NaNs.
  ///
  /// Where subpaths meet, it is the start of the later one.
  public func position(at distance: Double) -> Point { table.position(at: distance) }

  /// The direction of travel at a distance, as a vector of length 1: ``PathMeasure/tangent(at:)-(Double)``.
  ///
  /// - Complexity: that of the measure, twice that of a position.
  public func tangent(at distance: Double) -> Point { measure.tangent(at: distance) }

  /// The angle of the tangent in radians, without jumps of whole turns: ``PathMeasure/angle(at:)``.
  public func angle(at distance: Double) -> Double { measure.angle(at: distance) }

  /// The points at many distances, equal to ``position(at:)`` to the bit.
  ///
  /// - Parameters:
  ///   - distances: the distances in points, in any order.
  ///   - positions: receives as many points.
  /// - Precondition: there are as many positions as distances.
  public func sample(at distances: Span<Double>, into positions: inout MutableSpan<Point>) {
    ParameterError.trapUnlessSameCount(positions.count, "positions", distances.count, "distances")
    let table = table
    for index in distances.indices { positions[index] = table.position(at: distances[index]) }
  }
}

extension PathPositions: Hashable {
  /// Whether the measures and the tolerances are equal.
  public static func == (a: PathPositions, b: PathPositions) -> Bool {
    a.table === b.table || (a.tolerance == b.tolerance && a.measure == b.measure)
  }

  /// Feeds the measure and the tolerance to a hasher.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(measure)
    hasher.combine(tolerance)
  }
}

extension PathPositions: CustomStringConvertible {
  /// The path as SVG's data, and its length.
  public var description: String { "PathPositions(\"\(measure.path)\", length: \(length.shortestDecimal))" }
}
