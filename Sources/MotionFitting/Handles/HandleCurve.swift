/// A cubic Bézier from (0, 0) to (1, rise), as a function of x and of its control points.
struct HandleCurve {
  /// (x₁, y₁, x₂, y₂).
  private let controls: SIMD4<Double>
  private let rise: Double

  private var progress: ProgressCurve { ProgressCurve(x1: controls.x, x2: controls.z) }

  init(_ controls: SIMD4<Double>, rise: Double) {
    self.controls = controls
    self.rise = rise
  }

  /// How the error at a parameter changes with the control points.
  ///
  /// A control point's move in x shifts the curve along its slope.
  func gradient(at s: Double) -> SIMD4<Double> {
    let (first, second) = (3 * s * (1 - s) * (1 - s), 3 * s * s * (1 - s))
    let steepness = slope(at: s) / max(progress.slope(at: s), 1e-9)
    return SIMD4(-steepness * first, first, -steepness * second, second)
  }

  func value(at s: Double) -> Double {
    let r = 1 - s
    return s * (3 * r * (r * controls.y + s * controls.w) + s * s * rise)
  }

  private func slope(at s: Double) -> Double {
    let r = 1 - s
    return 3 * (r * r * controls.y + 2 * r * s * (controls.w - controls.y) + s * s * (rise - controls.w))
  }

  /// The parameter with a given x, found from a nearby guess.
  func parameter(at x: Double, near guess: Double) -> Double { progress.parameter(at: x, near: guess) }
}
