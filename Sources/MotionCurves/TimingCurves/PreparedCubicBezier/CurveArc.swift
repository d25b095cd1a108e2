/// A timing curve between two of its points, with the parameter and the progress scaled to −1…1.
///
/// With θ for the scaled parameter the scaled progress is s = x₀ + x₁θ + x₂θ² + x₃θ³, and the value, in the curve's
/// `unit`, is y₁θ + y₂θ² + y₃θ³ above that at θ = 0.
struct CurveArc {
  let x0, x1, x2, x3: Double
  let y1, y2, y3: Double
  /// The value at θ = 0, and the rest of it beyond double precision.
  let value, lowValue: Double
  /// The values at the ends, above that at θ = 0.
  let start, end: Double
  /// Half of the length, and its reciprocal.
  let half, scale: Double

  init(of curve: CubicBezier, from start: CellEnd, to end: CellEnd) {
    let point = GridCurve.gridPoint(near: 0.5 * (start.parameter + end.parameter))
    let grid = curve.grid.expansion(around: point)
    half = 0.5 * (end.progress - start.progress)
    scale = 1 / half
    let centre = 0.5 * ((start.parameter - point) + (end.parameter - point))
    let reach = 0.5 * (end.parameter - start.parameter)
    // Both coordinates around the centre.
    let bends = grid.d3 * (3 * centre) + grid.d2
    let slopes = (bends + grid.d2) * centre + grid.d1
    let rises = ((grid.d3 * centre + grid.d2) * centre + grid.d1) * centre
    let (square, cube) = (reach * reach, reach * reach * reach)
    let middle = 0.5 * (start.progress + end.progress)
    x0 = (rises.x + ((grid.high.x - middle) + grid.low.x)) * scale
    x1 = slopes.x * reach * scale
    x2 = bends.x * square * scale
    x3 = grid.d3.x * cube * scale
    y1 = slopes.y * reach
    y2 = bends.y * square
    y3 = grid.d3.y * cube
    value = grid.high.y
    lowValue = grid.low.y + rises.y
    self.start = (start.value - value) - lowValue
    self.end = (end.value - value) - lowValue
  }
}

/// The point of a timing curve where two cells meet, or where the exact solver takes over, with the exact solver's
/// value in the curve's unit.
struct CellEnd {
  let progress, parameter, value: Double

  /// The point at a progress above 0 and up to 1.
  init(of curve: CubicBezier, at progress: Double) {
    self.progress = progress
    let location =
      progress < 1 ? curve.location(at: progress) : CubicBezier.Location(parameter: 1, value: 1 / curve.unit)
    parameter = location.parameter
    value = location.value
  }
}
