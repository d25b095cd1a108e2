import RealModule

/// A cubic without a constant term, δ(d₁ + δ(d₂ + δ·d₃)): a polynomial as seen from one of its points.
struct LocalCubic: Sendable {
  let d1: Double
  let d2: Double
  let d3: Double

  func value(at offset: Double) -> Double {
    offset * (d1 + offset * (d2 + offset * d3))
  }

  func slope(at offset: Double) -> Double {
    d1 + offset * (2 * d2 + offset * (3 * d3))
  }

  /// Half of the second derivative.
  func bend(at offset: Double) -> Double {
    d2 + 3 * d3 * offset
  }

  /// The two offsets at which the slope vanishes, about, in any order; nil if it vanishes nowhere.
  ///
  /// Some may be infinite or NaN.
  var stationaryPoints: SIMD2<Double>? {
    let discriminant = d2 * d2 - 3 * d1 * d3
    guard discriminant >= 0 else { return nil }
    // The larger of the two sums cannot cancel; the other root follows from their product (Vieta).
    let sum = -(d2 + (d2 < 0 ? -discriminant.squareRoot() : discriminant.squareRoot()))
    return SIMD2(sum / (3 * d3), d1 / sum)
  }

  /// The step of Halley's method from `offset` towards the value `target`, to be subtracted; it takes one division.
  ///
  /// No product in the formula may underflow: offsets and slopes must not be tiny.
  @inline(__always)
  func halleyStep(from offset: Double, toward target: Double) -> Double {
    let excess = value(at: offset) - target
    let slope = slope(at: offset)
    return excess * slope / (slope * slope - excess * bend(at: offset))
  }

  /// Where to begin the search for a value: 0, or the cube root where the cubic term outweighs the linear one.
  ///
  /// From 0 the offsets of a nearly vertical tangent, down to 10⁻¹⁰⁸, are out of reach of halving.
  func guess(reaching target: Double, in bounds: ClosedRange<Double>) -> Double {
    // The quotient of the two could underflow.
    let root = Double.root(target, 3) / Double.root(d3, 3)
    return abs(root) < abs(target / d1) && bounds.contains(root) ? root : 0
  }

  /// The offset in `bounds`, where the cubic increases, at which its value is `target`.
  ///
  /// Halley's method converges cubically and still halves the error of a triple root. It runs inside a bracket that
  /// shrinks at each step: bisection replaces a step that leaves the bracket.
  ///
  /// - Parameters:
  ///   - target: a value of the cubic within the bounds.
  ///   - bounds: an interval in which the cubic increases.
  ///   - guess: the start of the iteration.
  ///   - tolerance: the iteration ends once Newton's step is below this fraction of the offset; the error after
  ///     Halley's step is then of the order of the third power.
  /// - Returns: the offset; the nearer bound if the target is not reached.
  func offset(
    reaching target: Double, in bounds: ClosedRange<Double>, guess: Double, tolerance: Double
  ) -> Double {
    var lower = bounds.lowerBound
    var upper = bounds.upperBound
    var offset = guess
    // Bisection alone determines a double's 53 bits within 64 steps; Halley's method takes far fewer.
    for _ in 0..<64 {
      let excess = value(at: offset) - target
      if excess == 0 { return offset }
      if excess > 0 { upper = offset } else { lower = offset }
      let slope = slope(at: offset)
      let newton = excess / slope
      let next = offset - newton / (1 - newton * (bend(at: offset) / slope))
      // Judged by Newton's step, because Halley's is short at a stationary point too.
      if abs(newton) <= tolerance * abs(offset) {
        return max(bounds.lowerBound, min(next, bounds.upperBound))
      }
      // Written so that the NaN of ∞/∞, at a point without slope, leads to a bisection too.
      offset = next > lower && next < upper ? next : 0.5 * (lower + upper)
    }
    return offset
  }
}
