/// A cubic Bézier from (0, 0) to (1, rise), as a function of x and of its control points.
struct HandleCurve {
  /// (x₁, y₁, x₂, y₂).
  private let controls: SIMD4<Double>
  private let rise: Double

  init(_ controls: SIMD4<Double>, rise: Double) {
    self.controls = controls
    self.rise = rise
  }

  /// How the error at a parameter changes with the control points: moving one in x moves the curve along its slope.
  func gradient(at s: Double) -> SIMD4<Double> {
    let (first, second) = (3 * s * (1 - s) * (1 - s), 3 * s * s * (1 - s))
    let run = max(slope(controls.x, controls.z, 1, at: s), 1e-9)
    let steepness = slope(controls.y, controls.w, rise, at: s) / run
    return SIMD4(-steepness * first, first, -steepness * second, second)
  }

  func value(at s: Double) -> Double {
    let r = 1 - s
    return s * (3 * r * (r * controls.y + s * controls.w) + s * s * rise)
  }

  private func slope(_ p1: Double, _ p2: Double, _ end: Double, at s: Double) -> Double {
    let r = 1 - s
    return 3 * (r * r * p1 + 2 * r * s * (p2 - p1) + s * s * (end - p2))
  }

  /// The parameter with a given x, from one that is near.
  func parameter(at x: Double, near guess: Double) -> Double {
    if x <= 0 { return 0 }
    if x >= 1 { return 1 }
    var (low, high) = (0.0, 1.0)
    var s = guess > 0 && guess < 1 ? guess : x
    for _ in 0..<60 {
      let r = 1 - s
      let excess = s * (3 * r * (r * controls.x + s * controls.z) + s * s) - x
      if excess > 0 { high = s } else { low = s }
      let next = s - excess / slope(controls.x, controls.z, 1, at: s)
      let step = next > low && next < high ? next : 0.5 * (low + high)
      // Newton's next step would change less than a rounding.
      if abs(step - s) <= 1e-9 { return step }
      s = step
    }
    return s
  }
}
