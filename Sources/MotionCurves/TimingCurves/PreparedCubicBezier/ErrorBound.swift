/// A bound on the distance of a ``PreparedCell``'s polynomial from the curve, by complex analysis.
///
/// Around a parameter in the interval let x(τ) = d₁τ + d₂τ² + d₃τ³. For complex |τ| ≤ ρ with 2|d₂|ρ + 3|d₃|ρ² < |d₁|
/// the real part of x′/d₁ is positive. So x is one-to-one there (Noshiro and Warschawski), and its image contains the
/// disc |ξ| < r = |d₁|ρ − |d₂|ρ² − |d₃|ρ³. In that disc the value f is therefore an analytic function of the progress.
/// Without its tangent, f is at most M = |g₂|ρ² + |g₃|ρ³ with gₖ = eₖ − e₁/d₁·dₖ, where the eₖ are the coefficients of
/// y.
///
/// An interpolation p at the zeros of w is exact for the tangent, and (Hermite) its error is (1/2πi)∮ w(x)/w(z) ·
/// f(z)/(z − x) dz ≤ M · r/(r − δ) · max |w(x)| / min |w(z)|, where δ is the greatest distance of x from the disc's
/// centre. Here w(x) = (x − a)⁴(x − b)⁴(x − m), with the centre m.
///
/// Source of the error formula: P. J. Davis, *Interpolation and Approximation*, 1963, §3.6.
struct ErrorBound {
  /// The bound, in the curve's unit; infinite or NaN if there is none.
  let error: Double

  init(from start: Double, to end: Double, expansion: CurveExpansion) {
    let (x, y) = (expansion.x, expansion.y)
    let (d2, d3) = (abs(x.d2), abs(x.d3))
    // The positive root of 3|d₃|ρ² + 2|d₂|ρ = reach, limited to a few times the curve.
    let reach = Self.share * x.d1
    let radius = min(reach / (d2 + (d2 * d2 + 3 * d3 * reach).squareRoot()), 4)
    let disc = radius * (x.d1 - radius * (d2 + radius * d3))
    let slope = y.d1 / x.d1
    let bound = radius * radius * (abs(y.d2 - slope * x.d2) + radius * abs(y.d3 - slope * x.d3))

    let left = expansion.progress - start
    let right = end - expansion.progress
    let far = max(left, right)
    guard x.d1 > 0 && min(left, right) > 0 && far < 0.5 * disc else {
      error = .infinity
      return
    }
    let half = 0.5 * (end - start)
    let lean = 0.5 * abs(left - right)
    // |(z − a)(z − b)| on the circle, and the maximum of (1 − s²)⁴|s| in −1…1, ⅓(8/9)⁴ < 0.2082.
    let product = disc * (disc - 2 * lean) - left * right
    let ratio = half * half / product
    let square = ratio * ratio
    error = bound * square * square * (0.2082 * half + lean) / (disc - far)
  }

  /// The fraction of the slope x′ that may change over the disc.
  ///
  /// With 1 the disc is largest, but so is the bound of f in it.
  private static let share = 0.9
}
