/// Both coordinates of a timing curve around a parameter, with y in the curve's `unit`.
struct CurveExpansion {
  let progress, value: Double
  let x, y: LocalCubic

  /// Expands around a parameter in 0…1.
  init(of curve: CubicBezier, at parameter: Double) {
    let point = GridCurve.gridPoint(near: parameter)
    let offset = parameter - point
    let grid = curve.grid.expansion(around: point)
    let x = LocalCubic(d1: grid.d1.x, d2: grid.d2.x, d3: grid.d3.x)
    let y = LocalCubic(d1: grid.d1.y, d2: grid.d2.y, d3: grid.d3.y)
    progress = grid.high.x + (grid.low.x + x.value(at: offset))
    value = grid.high.y + (grid.low.y + y.value(at: offset))
    self.x = LocalCubic(d1: x.slope(at: offset), d2: x.bend(at: offset), d3: x.d3)
    self.y = LocalCubic(d1: y.slope(at: offset), d2: y.bend(at: offset), d3: y.d3)
  }
}

/// The curve where two cells meet: its value in its `unit`, and three more terms of y as a power series in the
/// progress.
struct CurveNode {
  let progress, parameter: Double
  let taylor: SIMD4<Double>
  var value: Double { taylor[0] }

  /// Creates the node at a progress above 0, up to 1; where x does not increase, the series is not finite.
  init(of curve: CubicBezier, at progress: Double) {
    let location =
      progress < 1
      ? curve.location(at: progress) : CubicBezier.Location(parameter: 1, value: 1 / curve.unit)
    let around = CurveExpansion(of: curve, at: location.parameter)
    let (x, y) = (around.x, around.y)
    // τ = b₁ξ + b₂ξ² + b₃ξ³ + …, the reverted series of x = d₁τ + d₂τ² + d₃τ³, inserted into that of y.
    let b1 = 1 / x.d1
    let b2 = -x.d2 * b1 * b1 * b1
    let b3 = (2 * x.d2 * x.d2 * b1 - x.d3) * b1 * b1 * b1 * b1
    self.progress = progress
    parameter = location.parameter
    taylor = SIMD4(
      location.value,
      y.d1 * b1,
      y.d1 * b2 + y.d2 * b1 * b1,
      y.d1 * b3 + 2 * y.d2 * b1 * b2 + y.d3 * b1 * b1 * b1
    )
  }
}
