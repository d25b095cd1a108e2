/// The polynomial of a ``PreparedCell`` on −1…1, with a bound on its distance from the curve.
///
/// As a function of θ the distance is a polynomial of degree 24. Up to degree n it is at most 1/cos(nπ/2N) times as
/// large as at the N zeros of the Chebyshev polynomial T_N: 1.2937 for n = 14 and N = 32. The terms beyond come from
/// p(s(θ)) alone. With sizes of coefficients in place of the coefficients, and X = |x₀| + |x₁|r + |x₂|r² + |x₃|r³, their
/// sum is at most Σ|cₖ|Xᵏ/r¹⁵ for any r ≥ 1, where only k ≥ 5 contributes. It is negligible, and counts as part of the
/// distance at the zeros, too.
///
/// Source: H. Ehlich, K. Zeller, *Schwankung von Polynomen zwischen Gitterpunkten*, Mathematische Zeitschrift 86
/// (1964), 41–44.
struct CellFit {
  /// The middle of the interval, half of its length, and the reciprocal of that.
  let base, half, scale: Double
  /// The value in the middle, in the curve's unit.
  let c0: Double
  /// The coefficients c₁, c₃, c₅ and c₇.
  var odd: SIMD4<Double>
  /// The coefficients c₂, c₄, c₆ and c₈.
  let even: SIMD4<Double>
  /// A bound on the distance from the curve, in its unit; infinite or NaN if there is none.
  let error: Double

  /// Fits the interval between two points.
  init(from start: CellEnd, to end: CellEnd, of curve: CubicBezier, by vectors: WideVectors = .widest) {
    let arc = CurveArc(of: curve, from: start, to: end)
    let fit = ArcFit(of: arc, by: vectors)
    (half, scale) = (arc.half, arc.scale)
    base = start.progress + half
    c0 = arc.value + (arc.lowValue + fit.middle)
    (odd, even) = (fit.odd, fit.even)
    error = 1.2937 * fit.distance + 2.2937 * Self.tail(of: fit, over: arc)
  }

  /// A bound on the terms of p(s(θ)) beyond degree 14, with r = 16.
  private static func tail(of fit: ArcFit, over arc: CurveArc) -> Double {
    let x = (abs(arc.x0) + 16 * abs(arc.x1)) + (256 * abs(arc.x2) + 4096 * abs(arc.x3))
    let square = x * x
    let low = abs(fit.odd[2]) + x * abs(fit.even[2])
    let high = abs(fit.odd[3]) + x * abs(fit.even[3])
    return 0x1p-60 * (square * square * x) * (low + square * high)
  }
}

extension CellFit {
  /// Whether the values of a ``PreparedCell`` with these coefficients are monotone, rounding included, and whether the
  /// rounding of the progress changes them by no more than the allowed error.
  ///
  /// Then the slope does not change its sign, and from one rounded progress to the next the exact s increases by more
  /// than twice the error of the computed s. The error bound counts at most 12 roundings for any term, and 3 for the
  /// first.
  func isMonotone(allowedRounding: Double) -> Bool {
    // c₁, c₃, c₅, c₇, c₂, c₄, c₆ and c₈; in short sums, as longer ones take long to compile.
    let c = SIMD8(lowHalf: odd, highHalf: even).magnitudes
    let oddSlopes: Double = 5 * c[2] + 7 * c[3]
    let evenSlopes: Double = 4 * c[5] + 6 * c[6]
    let slopesBeyond: Double = (oddSlopes + evenSlopes) + 8 * c[7]
    let slopesBefore: Double = c[0] + 2 * c[4] + 3 * c[1]
    let oddTerms: Double = c[1] + c[2] + c[3]
    let evenTerms: Double = (c[4] + c[5]) + (c[6] + c[7])
    let roundings: Double = 3 * c[0] + 12 * (oddTerms + evenTerms)
    // The first three terms of the slope, c₁ + 2c₂s + 3c₃s², are least at an end or at the extremum.
    let curvature = odd[0] < 0 ? -3 * odd[1] : 3 * odd[1]
    let bend = 2 * c[4]
    let least = bend < 2 * curvature ? c[0] - bend * bend / (4 * curvature) : c[0] - bend + curvature
    let step = PreparedCell.quantum * scale
    return (least - slopesBeyond) * step * 0x1p53 > 2.02 * roundings
      && (slopesBefore + slopesBeyond) * step * 0.5 <= allowedRounding
  }
}
