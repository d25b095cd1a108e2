extension Path {
  /// The length of all lines and curves, those that close subpaths included: SVG's `getTotalLength()`.
  ///
  /// Jumps between subpaths have no length. It is 0 for an empty path, and infinite if it exceeds the greatest double.
  ///
  /// - Accuracy: 10⁻¹² of the length.
  /// - Complexity: that of ``PathSegment/length(tolerance:)`` for each segment, at every call. A ``PathMeasure`` keeps
  ///   the length, and has positions and tangents by the distance.
  public var length: Double { subpaths.reduce(0) { $1.segments.reduce($0) { $0 + $1.length() } } }

  /// The length of each line and curve, those that close subpaths included, in the order of ``PathMeasure/segments``.
  ///
  /// It answers which part of a path is how long, at the cost of ``PathSegment/length(tolerance:)`` for each segment
  /// and without the table of a ``PathMeasure``.
  ///
  /// ```swift
  /// let sides = Path.rectangle(x: 0, y: 0, width: 2, height: 1).segmentLengths()
  /// // [2, 1, 2, 1]
  /// ```
  ///
  /// - Parameter tolerance: the relative error of each, at least 10⁻¹⁴; smaller tolerances and NaN count as 10⁻¹⁴.
  /// - Returns: as many lengths as the path has segments; none for an empty path, and for one of only moves.
  public func segmentLengths(tolerance: Double = 1e-12) -> [Double] {
    subpaths.flatMap { $0.segments.map { $0.length(tolerance: tolerance) } }
  }
}

/// The arc length of single segments, without preparation. For many look-ups on one path, use ``PathMeasure``.
extension PathSegment {
  /// The length of the segment.
  ///
  /// It is the integral of the speed |derivative|, by Gauss–Legendre quadrature. The intervals shrink towards the
  /// complex parameters at which the speed is not analytic, so the length is also accurate at and near cusps and stops.
  ///
  /// - Parameter tolerance: the relative error, at least 10⁻¹⁴; smaller tolerances and NaN count as 10⁻¹⁴.
  /// - Returns: the length in points; 0 for a point, infinite if it exceeds the greatest double.
  /// - Complexity: eight to twenty-four evaluations of the speed for a well-behaved curve, O(log(1/`tolerance`)) times
  ///   as many for others.
  public func length(tolerance: Double = 1e-12) -> Double {
    length(from: 0, to: 1, tolerance: tolerance)
  }

  /// The length between two parameters.
  ///
  /// - Parameters:
  ///   - start: the first parameter, in 0…1.
  ///   - end: the second parameter, in 0…1.
  ///   - tolerance: the relative error, at least 10⁻¹⁴. The speed is a difference of coordinates. The length of a part
  ///     much smaller than the segment loses as many digits as the speed there.
  /// - Returns: the length in points, negative if `end` is less than `start`; NaN for NaN.
  public func length(from start: Double, to end: Double, tolerance: Double = 1e-12) -> Double {
    if end < start { return -length(from: end, to: start, tolerance: tolerance) }
    guard start <= end else { return .nan }
    let profile = SpeedProfile(of: self)
    let tolerance = SpeedProfile.allowed(tolerance)
    let negligible = tolerance * Self.partsBelowTolerance * profile.roughLength(from: start, to: end)
    return profile.length(from: start, to: end, tolerance: tolerance, negligible: negligible)
  }

  /// The parameter at a length from the start: the inverse of ``length(from:to:tolerance:)`` from 0.
  ///
  /// It uses Newton's method on the remaining length, safeguarded by a bracket.
  ///
  /// - Parameters:
  ///   - length: in points; below 0 it means the start, beyond the segment's length the end of the segment.
  ///   - tolerance: the error of the length up to the result, relative to the segment's length, at least 10⁻¹⁴.
  /// - Returns: the parameter, in 0…1; NaN for NaN. For a segment so long that its length overflows it is 0 or 1.
  public func parameter(atLength length: Double, tolerance: Double = 1e-12) -> Double {
    guard !length.isNaN else { return .nan }
    let tolerance = SpeedProfile.allowed(tolerance)
    let profile = SpeedProfile(of: self)
    let negligible = tolerance * Self.partsBelowTolerance * profile.roughLength(from: 0, to: 1)
    let whole = profile.length(from: 0, to: 1, tolerance: tolerance, negligible: negligible)
    guard length > 0 else { return 0 }
    guard length < whole, whole.isFinite else { return length < whole ? 0 : 1 }
    var (lower, upper) = (0.0, 1.0)
    var parameter = length / whole
    // The length up to `lower`, from which further lengths are measured.
    var covered = 0.0
    for _ in 0..<Self.mostSteps {
      let step = profile.length(from: lower, to: parameter, tolerance: tolerance, negligible: negligible)
      let missing = length - (covered + step)
      if missing.magnitude <= tolerance * whole { return parameter }
      if missing > 0 {
        covered += step
        lower = parameter
      } else {
        upper = parameter
      }
      let next = parameter + missing / profile.speed(at: parameter)
      // Written so that a NaN or ∞ at a stop leads to bisection too.
      parameter = next > lower && next < upper ? next : 0.5 * (lower + upper)
      if parameter <= lower || parameter >= upper { return parameter }
    }
    return parameter
  }

  /// Only a few intervals at each branch point are left without full accuracy.
  ///
  /// Together they stay below the tolerance.
  private static let partsBelowTolerance = 1.0 / 32
  /// Bisection alone determines a double's 53 bits within 64 steps; Newton's method takes far fewer.
  private static let mostSteps = 128
}

extension SpeedProfile {
  /// The least relative error that doubles allow.
  static let leastTolerance = 1e-14

  /// The tolerance, at least the least one.
  ///
  /// For NaN every comparison is false, so NaN counts as the least one.
  fileprivate static func allowed(_ tolerance: Double) -> Double {
    tolerance > leastTolerance ? tolerance : leastTolerance
  }
}
