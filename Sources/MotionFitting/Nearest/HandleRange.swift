/// The weights of the heights y₁ and y₂ in the value at a parameter: 3s(1 − s)² and 3s²(1 − s).
struct HandleBasis {
  let first, second: Double

  init(at s: Double) {
    let weight = 3 * s * (1 - s)
    first = weight * (1 - s)
    second = weight * s
  }

  /// The largest difference of the weights over an interval from these, and the greatest weights in the interval.
  func variation(from low: Double, to high: Double) -> (change: SIMD2<Double>, greatest: SIMD2<Double>) {
    let (a, b) = (HandleBasis(at: low), HandleBasis(at: high))
    var least = SIMD2(min(a.first, b.first), min(a.second, b.second))
    var greatest = SIMD2(max(a.first, b.first), max(a.second, b.second))
    // The weights have their maxima at a third and at two thirds.
    if low < 1.0 / 3 && high > 1.0 / 3 { greatest.x = 4.0 / 9 }
    if low < 2.0 / 3 && high > 2.0 / 3 { greatest.y = 4.0 / 9 }
    let own = SIMD2(first, second)
    least = least.clamped(lowerBound: .zero, upperBound: own)
    return ((own - least).clamped(lowerBound: greatest - own, upperBound: .one), greatest)
  }
}

/// The equation of a point at the centre of a cell of handles, with bounds of its change over the cell.
struct HandleRange {
  /// The data that all points of a cell share.
  struct Frame {
    fileprivate let centre, least, greatest: ProgressCurve
    fileprivate let heights: SIMD2<Double>
    fileprivate let rise: Double
    fileprivate let reach: SIMD2<Double>

    init(of cell: HandleCell, heights: SIMD2<Double>, rise: Double) {
      func curve(_ handles: SIMD2<Double>) -> ProgressCurve {
        ProgressCurve(x1: max(0, min(handles.x, 1)), x2: max(0, min(handles.y, 1)))
      }
      centre = curve(cell.centre)
      least = curve(cell.centre - cell.reach)
      greatest = curve(cell.centre + cell.reach)
      (self.heights, self.rise, self.reach) = (heights, rise, cell.reach)
    }
  }

  /// The equation in the changes of the heights, and in the changes of the handles as parts of the cell's reach.
  ///
  /// Its slack is infinite where the curve can be vertical.
  private(set) var equation: MinimaxProblem.Equation
  /// The largest change of the heights' coefficients over the cell.
  let variation: SIMD2<Double>
  /// The least, the middle and the greatest parameter.
  let parameters: (low: Double, middle: Double, high: Double)

  init(_ frame: Frame, of point: SIMD2<Double>, near s: Double) {
    let low = frame.greatest.parameter(below: point.x, near: s)
    let high = frame.least.parameter(above: point.x, near: s)
    parameters = (low, s, high)
    let basis = HandleBasis(at: s)
    let (y1, y2) = (frame.heights.x, frame.heights.y)
    let r = 1 - s
    let value = s * (3 * r * (r * y1 + s * y2) + s * s * frame.rise)
    let (change, greatest) = basis.variation(from: low, to: high)
    variation = change
    // The curve's slope at the centre, and its largest change: N(ξ)/x′(ξ) with N = y′ − σx′.
    func velocity(_ p1: Double, _ p2: Double, _ end: Double) -> QuadraticRange {
      QuadraticRange(p1, p2 - p1, end - p2, over: (low, s, high))
    }
    let run = velocity(frame.centre.x1, frame.centre.x2, 1)
    let slope = velocity(y1, y2, frame.rise).middle / run.middle
    let excess = velocity(y1 - slope * frame.centre.x1, y2 - slope * frame.centre.x2, frame.rise - slope)
    let bend = max(excess.greatest, -excess.least) / run.least
    let coefficients = -slope * SIMD2(basis.first, basis.second) * frame.reach
    let slack = ((greatest * bend + change * abs(slope)) * frame.reach).sum()
    equation = MinimaxProblem.Equation(
      coefficients: SIMD4(lowHalf: SIMD2(basis.first, basis.second), highHalf: coefficients), error: value - point.y,
      slack: run.least > 0 && slack.isFinite ? slack : .infinity)
  }

  /// Adds to the slack the part of the variation that limited changes of the heights can cause.
  mutating func forgive(_ heights: SIMD2<Double>) { equation.slack += (variation * heights).sum() }

  /// A bound of |(1 − s)·η₁ + s·η₂| if the error at the point is below a limit: the change of the heights' part in the
  /// value, divided by the weight 3s(1 − s).
  func heightLimit(within error: Double) -> Double {
    let (low, high) = (parameters.low, parameters.high)
    let weight = 3 * min(low * (1 - low), high * (1 - high))
    let drift = abs(equation.coefficients.z) + abs(equation.coefficients.w) + equation.slack
    return (error + abs(equation.error) + drift) / weight
  }
}

/// The range of a quadratic polynomial in Bézier form, a(1 − s)² + 2bs(1 − s) + cs², over an interval of parameters.
private struct QuadraticRange {
  let least, middle, greatest: Double

  init(_ a: Double, _ b: Double, _ c: Double, over parameters: (low: Double, middle: Double, high: Double)) {
    func blossom(_ s: Double, _ t: Double) -> Double {
      let (p, q) = (a + s * (b - a), b + s * (c - b))
      return p + t * (q - p)
    }
    let (low, high) = (parameters.low, parameters.high)
    let ends = (blossom(low, low), blossom(high, high))
    let inner = blossom(low, high)
    least = min(inner, min(ends.0, ends.1))
    greatest = max(inner, max(ends.0, ends.1))
    middle = blossom(parameters.middle, parameters.middle)
  }
}
