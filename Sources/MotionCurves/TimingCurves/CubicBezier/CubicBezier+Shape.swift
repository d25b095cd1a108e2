extension CubicBezier {
  /// Whether the value never decreases between 0 and 1.
  ///
  /// y′ is a quadratic in the parameter, so signs decide it exactly: y₁ ≥ 0, y₂ ≤ 1, and either y₂ ≥ y₁ or (y₁ − y₂)² ≤
  /// y₁(1 − y₂). y₁ and y₂ need not be in 0…1: (0, 1.2, 0, 0.5) is monotone.
  public var isMonotonic: Bool {
    // The ellipse (a + b − 1)² ≤ ab of the last condition lies within a, b ≤ 4/3.
    guard y1 >= 0 && y2 <= 1 && y1 <= 1.5 && y2 >= -0.5 else { return false }
    if y2 >= y1 { return true }
    let fall = DoubleDouble(exactSumOf: y1, -y2)
    let end = DoubleDouble(exactSumOf: 1, -y2)
    return (fall * fall + -(end * y1)).rounded <= 0
  }

  /// The least and the greatest value over a range of progress, within 1 ulp of max(1, |y₁|, |y₂|).
  ///
  /// - Parameter progress: a range with finite bounds; outside 0…1 it includes the extrapolation.
  /// - Returns: the range from the least to the greatest value.
  /// - Complexity: constant: an evaluation at both bounds and at most two turning points.
  public func range(over progress: ClosedRange<Double> = 0...1) -> ClosedRange<Double> {
    let x = xPolynomial
    var values = [progress.lowerBound, progress.upperBound].map { value(at: $0) }
    values += [0, 1].filter(progress.contains)
    for turningPoint in yPolynomial.turningPoints {
      let parameter = SplitParameter(rounding: turningPoint)
      if progress.contains(x.value(at: parameter)) {
        values.append(unit * yPolynomial.value(at: parameter))
      }
    }
    return ClosedRange(spanning: values)
  }

  /// The curve in reverse: 1 − f(1 − p).
  ///
  /// An ease-in becomes an ease-out.
  ///
  /// - Accuracy: exact if 1 − x and 1 − y of the control points are doubles; otherwise the control points are rounded.
  public var reversed: CubicBezier {
    CubicBezier(1 - x2, 1 - y2, 1 - x1, 1 - y1)
  }

  /// The inverse function as a curve, with its axes swapped: (y₁, x₁, y₂, x₂).
  ///
  /// Nil if y₁ or y₂ is outside 0…1: the inverse is then no cubic Bézier curve, but ``crossings(of:)`` gives its
  /// values.
  public var inverse: CubicBezier? {
    try? CubicBezier(validating: y1, x1, y2, x2)
  }

  /// Splits the curve into two curves, which replace it when a keyframe is inserted at a progress p.
  ///
  /// The first curve eases from the start to the new keyframe, the second from there to the end: f(p·q) = f(p)·first(q)
  /// and f(p + (1 − p)·q) = f(p) + (1 − f(p))·second(q).
  ///
  /// - Parameter progress: strictly between 0 and 1.
  /// - Returns: both curves, or nil in three cases: for another progress; if f(p) is 0 or 1, because a segment without
  ///   a distance has no easing; and if a half would need a control point with x outside 0…1, as next to a nearly
  ///   vertical tangent inside.
  /// - Accuracy: the control points are rounded; for slopes of the order of 1 the equations hold within a few ulp of
  ///   max(1, |y₁|, |y₂|).
  ///
  /// Source: de Casteljau's subdivision.
  public func split(at progress: Double) -> (first: CubicBezier, second: CubicBezier)? {
    guard progress > 0 && progress < 1 else { return nil }
    let t = parameter(at: progress).rounded
    let x = Subdivision(x1, x2, end: 1, at: t)
    let y = Subdivision(y1 / unit, y2 / unit, end: 1 / unit, at: t)
    let value = value(at: progress) / unit
    let first = x.first.normalized(from: 0, to: progress, with: y.first, from: 0, to: value)
    let second = x.second.normalized(from: progress, to: 1, with: y.second, from: value, to: 1 / unit)
    guard let first, let second else { return nil }
    return (first, second)
  }

  /// The inner control coordinates of a section of the curve.
  private struct ControlPair {
    let a, b: Double

    /// The curve with these x coordinates, scaled so that the section goes from (0, 0) to (1, 1).
    func normalized(
      from x0: Double, to x1: Double, with y: ControlPair, from y0: Double, to y1: Double
    ) -> CubicBezier? {
      try? CubicBezier(
        validating: Self.progress((a - x0) / (x1 - x0)), (y.a - y0) / (y1 - y0),
        Self.progress((b - x0) / (x1 - x0)), (y.b - y0) / (y1 - y0)
      )
    }

    /// Restores a progress that rounding has moved out of 0…1; a progress farther outside is kept, and rejected later.
    private static func progress(_ number: Double) -> Double {
      let nearest = max(0, min(number, 1))
      return abs(number - nearest) <= 0x1p-50 ? nearest : number
    }
  }

  /// De Casteljau's subdivision of the control coordinates 0, p₁, p₂ and `end`.
  private struct Subdivision {
    let first, second: ControlPair

    init(_ p1: Double, _ p2: Double, end: Double, at t: Double) {
      func mix(_ a: Double, _ b: Double) -> Double { (1 - t) * a + t * b }
      let start = t * p1
      let middle = mix(p1, p2)
      let last = mix(p2, end)
      first = ControlPair(a: start, b: mix(start, middle))
      second = ControlPair(a: mix(middle, last), b: last)
    }
  }
}
