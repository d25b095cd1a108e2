/// Arc length of single segments, without preparation; ``PathMeasure`` is for many questions about one path.
extension PathSegment {
  /// The length of the segment.
  ///
  /// The integral of the speed |derivative|, by Gauss's rule between the complex parameters at which the speed is not
  /// analytic, towards which the intervals become smaller: also at cusps, stops and beside them.
  ///
  /// - Parameter tolerance: the relative error, at least 10⁻¹⁴; smaller ones and NaN are taken for that.
  /// - Returns: the length in points; 0 for a point, infinite where it is beyond the greatest double.
  /// - Complexity: eight to twenty-four evaluations of the speed for a tame curve, O(log(1/`tolerance`)) as many for
  ///   others.
  public func length(tolerance: Double = 1e-12) -> Double {
    length(from: 0, to: 1, tolerance: tolerance)
  }

  /// The length between two parameters.
  ///
  /// - Parameters:
  ///   - start: where the part begins, in 0…1.
  ///   - end: where it ends, in 0…1.
  ///   - tolerance: the relative error, at least 10⁻¹⁴. Of a part that is much smaller than the segment as many
  ///     digits are lost as the speed there has lost, a difference of coordinates.
  /// - Returns: the length in points, negative where `end` comes before `start`; NaN for NaN.
  public func length(from start: Double, to end: Double, tolerance: Double = 1e-12) -> Double {
    if end < start { return -length(from: end, to: start, tolerance: tolerance) }
    guard start <= end else { return .nan }
    let profile = SpeedProfile(of: self)
    let tolerance = SpeedProfile.allowed(tolerance)
    let negligible = tolerance * Self.partsBelowTolerance * profile.roughLength(from: start, to: end)
    return profile.length(from: start, to: end, tolerance: tolerance, negligible: negligible)
  }

  /// The parameter up to which the segment has a length: the inverse of ``length(from:to:tolerance:)`` from 0.
  ///
  /// Newton's method on the part that is missing, inside a bracket.
  ///
  /// - Parameters:
  ///   - length: in points; below 0 it means the start, beyond the segment's length its end.
  ///   - tolerance: the error of the length up to the result, relative to that of the segment, at least 10⁻¹⁴.
  /// - Returns: the parameter, in 0…1; NaN for NaN. A segment so long that its length overflows has no parameters
  ///   between.
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
    // The length up to `lower`, from which the others are measured.
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
      // Written so that the NaN or ∞ of a stop is bisected too.
      parameter = next > lower && next < upper ? next : 0.5 * (lower + upper)
      if parameter <= lower || parameter >= upper { return parameter }
    }
    return parameter
  }

  /// Parts that are not integrated to the end are at most a few at each branch point, together below the tolerance.
  private static let partsBelowTolerance = 1.0 / 32
  /// Bisection alone settles a double's 53 bits within 64 steps; Newton's are far fewer.
  private static let mostSteps = 128
}

extension SpeedProfile {
  /// What doubles can give.
  static let leastTolerance = 1e-14

  /// A tolerance that doubles can keep; NaN, of which no comparison would be true, for the least.
  fileprivate static func allowed(_ tolerance: Double) -> Double {
    tolerance > leastTolerance ? tolerance : leastTolerance
  }
}
