/// The progress of a timing curve over its parameter: x(s) = 3x₁s(1 − s)² + 3x₂s²(1 − s) + s³, in double precision.
///
/// All terms are positive, so the sum has the relative accuracy of its arithmetic. It does not decrease in s, x₁ and
/// x₂.
struct ProgressCurve {
  let x1, x2: Double

  func value(at s: Double) -> Double {
    let r = 1 - s
    return s * (3 * r * (r * x1 + s * x2) + s * s)
  }

  func slope(at s: Double) -> Double {
    let r = 1 - s
    return 3 * (r * r * x1 + 2 * r * s * (x2 - x1) + s * s * (1 - x2))
  }

  /// The parameter with a given progress, found from a nearby guess.
  func parameter(at x: Double, near guess: Double) -> Double {
    if x <= 0 { return 0 }
    if x >= 1 { return 1 }
    var (low, high) = (0.0, 1.0)
    var s = guess > 0 && guess < 1 ? guess : x
    for _ in 0..<60 {
      let excess = value(at: s) - x
      if excess > 0 { high = s } else { low = s }
      let next = s - excess / slope(at: s)
      let step = next >= low && next <= high ? next : 0.5 * (low + high)
      // Newton's next step would change less than a rounding.
      if abs(step - s) <= 1e-9 { return step }
      s = step
    }
    return s
  }

  /// A parameter at or slightly below the parameter of a given progress.
  func parameter(below x: Double, near guess: Double) -> Double {
    var s = parameter(at: x, near: guess)
    var step = Self.margin
    while s > 0 && value(at: s) > x * (1 - Self.rounding) {
      s = max(0, s - step)
      step *= 8
    }
    return s
  }

  /// A parameter at or slightly above the parameter of a given progress.
  func parameter(above x: Double, near guess: Double) -> Double {
    var s = parameter(at: x, near: guess)
    var step = Self.margin
    while s < 1 && value(at: s) < x * (1 + Self.rounding) {
      s = min(1, s + step)
      step *= 8
    }
    return s
  }

  /// More than the relative rounding of a value.
  private static let rounding = 0x1p-49
  /// The first step away from a parameter; negligible beside a cell of the search.
  private static let margin = 1e-12
}
