extension Spline {
  /// A rule for monotone tangents.
  public enum Monotone: Sendable, Hashable, CaseIterable {
    /// Steffen's: the parabola's tangent, limited to twice the slope of the flatter neighbouring line.
    ///
    /// The tangents at both ends are those of the end lines: Steffen's "simplest possibility", and GSL's choice.
    case steffen
    /// Fritsch and Butland's (PCHIP): a weighted harmonic mean of the neighbouring slopes.
    ///
    /// The ends have the three-point tangent, limited to preserve the shape, as in Moler and SciPy.
    case pchip
  }

  /// A spline that never overshoots: each scalar stays between its values at the two neighbouring keys.
  ///
  /// Where a scalar changes direction its velocity is zero. Scalars are treated independently, so the path of a vector
  /// depends on the choice of axes.
  ///
  /// - Accuracy: no scalar exceeds the range of its two keys by more than 2 ulp of the larger value.
  ///
  /// Source: M. Steffen, *A simple method for monotonic interpolation in one dimension*, Astronomy and Astrophysics 239
  /// (1990); F. Fritsch, J. Butland, *A method for constructing local monotone piecewise cubic interpolants*, SIAM J.
  /// Sci. Stat. Comput. 5 (1984); C. Moler, *Numerical Computing with Matlab*, 2004, §3.6, for the ends.
  public static func monotone(_ rule: Monotone = .steffen) -> Spline { Spline(.monotone(rule)) }
}

extension SplineSection {
  /// The velocities of Steffen's rule.
  func steffenVelocities() -> [Double] { velocities(by: steffenSlope) }

  /// The velocities of Fritsch and Butland's rule.
  func pchipVelocities() -> [Double] {
    var velocities = velocities(by: fritschButlandSlope)
    let last = lastSegment
    if last > 0 {
      velocities[0] = threePointEndSlope(secants[0], secants[1], durations[0], durations[1])
      velocities[last + 1] = threePointEndSlope(
        secants[last], secants[last - 1], durations[last], durations[last - 1])
    }
    return velocities
  }

  /// The velocities by a rule for the inner keys; at the ends, the slopes of the lines.
  @inline(__always)
  private func velocities(by rule: (Double, Double, Double, Double) -> Double) -> [Double] {
    var velocities = [secants[0]]
    velocities.reserveCapacity(values.count)
    for key in 0..<lastSegment {
      velocities.append(rule(secants[key], secants[key + 1], durations[key], durations[key + 1]))
    }
    velocities.append(secants[lastSegment])
    return velocities
  }
}

/// Steffen's slope at a key between lines of slopes d0 and d1, by his equations 8 and 11.
private func steffenSlope(_ d0: Double, _ d1: Double, _ h0: Double, _ h1: Double) -> Double {
  guard (d0 < 0 && d1 < 0) || (d0 > 0 && d1 > 0) else { return 0 }
  let parabola = d0 * (h1 / (h0 + h1)) + d1 * (h0 / (h0 + h1))
  let limit = 2 * min(d0.magnitude, d1.magnitude)
  return min(limit, parabola.magnitude) * (d0 < 0 ? -1 : 1)
}

/// The weighted harmonic mean of d0 and d1; the weights are those of SciPy and Moler.
private func fritschButlandSlope(_ d0: Double, _ d1: Double, _ h0: Double, _ h1: Double) -> Double {
  guard (d0 < 0 && d1 < 0) || (d0 > 0 && d1 > 0) else { return 0 }
  // The weights are divided by their sum, 3(h₀ + h₁), which can be infinite.
  let w0 = (h0 / (h0 + h1) + 2 * (h1 / (h0 + h1))) / 3
  let w1 = (2 * (h0 / (h0 + h1)) + h1 / (h0 + h1)) / 3
  let (least, other) = d0.magnitude < d1.magnitude ? (d0, d1) : (d1, d0)
  let (leastWeight, otherWeight) = d0.magnitude < d1.magnitude ? (w0, w1) : (w1, w0)
  // 1/(w/least + w′/other), without the reciprocal of a tiny slope.
  return least / (leastWeight + otherWeight * (least / other))
}

/// The slope at an end, of the parabola through three points, limited to preserve the shape.
private func threePointEndSlope(_ d0: Double, _ d1: Double, _ h0: Double, _ h1: Double) -> Double {
  let slope = d0 + (d0 - d1) * (h0 / (h0 + h1))
  guard (slope < 0 && d0 < 0) || (slope > 0 && d0 > 0) else { return 0 }
  let changesDirection = (d0 < 0) != (d1 < 0)
  return changesDirection && slope.magnitude > 3 * d0.magnitude ? 3 * d0 : slope
}
