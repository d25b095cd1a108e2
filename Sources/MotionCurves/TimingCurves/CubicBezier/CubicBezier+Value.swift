import RealModule

extension CubicBezier: ProgressMotion {
  /// The value of the curve at a progress.
  ///
  /// - Parameter progress: any number; NaN gives NaN. Outside 0…1 the curve continues as a straight line, of the slope
  ///   that ``slope(at:)`` gives there.
  /// - Returns: the value, with an error of at most 0.51 ulp of max(1, |y₁|, |y₂|); exactly 0 at 0 and 1 at 1.
  /// - Complexity: constant. More than 90 % of calls take three divisions; the others, next to vertical tangents and
  ///   below 2⁻¹², take a few times as long.
  public func value(at progress: Double) -> Double {
    if let value = quickValue(at: progress) { return value }
    guard progress > 0 && progress < 1 else { return extrapolatedValue(at: progress) }
    return carefulValue(at: progress)
  }

  /// The value and the slope at a progress, from the same parameter.
  public func state(at progress: Double) -> (value: Double, velocity: Double) {
    guard progress > 0 && progress < 1 else { return (extrapolatedValue(at: progress), slope(at: progress)) }
    if let root = quickRoot(at: progress) { return (unit * root.value, unit * root.slope) }
    let parameter = parameter(at: progress)
    return (unit * yPolynomial.value(at: parameter), carefulSlope(at: progress, parameter))
  }

  /// The slope from straight-line code, for a progress below 1; nil where its assumptions do not hold.
  @inline(__always)
  func quickSlope(at progress: Double) -> Double? {
    quickRoot(at: progress).map { unit * $0.slope }
  }

  /// The progress from which on the curve is flat: 1, or infinite if the curve continues with a slope.
  public var restTime: Double { endSlope == 0 ? 1 : .infinity }

  /// The rounded parameter of a progress and the value of the curve there, equal to ``value(at:)``, in `unit`.
  struct Location {
    let parameter: Double
    let value: Double
  }

  /// The parameter and the value at a progress strictly between 0 and 1.
  func location(at progress: Double) -> Location {
    if let root = quickRoot(at: progress) {
      return Location(parameter: root.point + root.offset, value: root.value)
    }
    let parameter = parameter(at: progress)
    return Location(parameter: parameter.rounded, value: yPolynomial.value(at: parameter))
  }

  /// The value from straight-line code; nil outside 0…1 and where its assumptions do not hold.
  ///
  /// It is inlined, so that the caller loads the coefficients in place and does not copy the curve.
  @inline(__always)
  package func quickValue(at progress: Double) -> Double? {
    // Below 2⁻¹² there is no quick root either.
    guard progress < 1, let root = quickRoot(at: progress) else { return nil }
    return unit * root.value
  }

  /// A parameter as an offset from the grid point of an expansion.
  private struct GridRoot {
    let point: Double
    let offset: Double
    let curve: GridCurve.Expansion

    /// y in `unit`.
    @inline(__always)
    var value: Double {
      let y = LocalCubic(d1: curve.d1.y, d2: curve.d2.y, d3: curve.d3.y)
      return curve.high.y + (curve.low.y + y.value(at: offset))
    }

    /// y′/x′ in `unit`; x′ is at least 2⁻¹⁰.
    @inline(__always)
    var slope: Double {
      let slope = curve.d1 + offset * (2 * curve.d2 + offset * (3 * curve.d3))
      return slope.y / slope.x
    }
  }

  /// The parameter from straight-line code; nil where its assumptions do not hold.
  ///
  /// A rough root is rounded to a grid point, where the residual has no rounding error. Two Halley steps then give the
  /// offset of the parameter from this point. The offset is not added to the point: y is expanded around the point too,
  /// and the last rounding is that of a sum with about 70 correct bits. So neighbouring values are monotone.
  @inline(__always)
  private func quickRoot(at progress: Double) -> GridRoot? {
    // For a smaller progress the distance between doubles is not large compared with the error of the residual, 2⁻⁶⁶.
    guard progress >= 0x1p-12 else { return nil }
    let rest = 1 - progress
    var root = progress + progress * rest * (startBend * rest + endBend * progress)
    root -= grid.roughX.halleyStep(from: root, toward: progress)
    for _ in 0..<3 {
      let point = GridCurve.gridPoint(near: root)
      let curve = grid.expansion(around: point)
      let residual = (progress - curve.high.x) - curve.low.x
      let x = LocalCubic(d1: curve.d1.x, d2: curve.d2.x, d3: curve.d3.x)
      // The first step starts from the offset 0, where Halley's formula is shorter.
      var offset = residual * x.d1 / (x.d1 * x.d1 + residual * x.d2)
      let slope = x.slope(at: offset)
      let step = x.halleyStep(from: offset, toward: residual)
      offset -= step
      // The next step is omitted: it would be of the order of step³·(bend/slope)², below 2⁻⁶³/slope² · bend².
      let hasConverged = abs(step) <= 0x1p-21 * slope
      if hasConverged && slope >= 0x1p-10 && abs(offset) <= 0x1p-3 * point {
        return GridRoot(point: point, offset: offset, curve: curve)
      }
      root = point + offset
    }
    return nil
  }

  /// The value by double-double arithmetic, for any progress between 0 and 1.
  @inline(never)
  private func carefulValue(at progress: Double) -> Double {
    unit * yPolynomial.value(at: parameter(at: progress))
  }

  /// The parameter t with x(t) = p, for p between 0 and 1.
  package func parameter(at progress: Double) -> SplitParameter {
    let guess =
      progress <= 0.5
      ? Self.startGuess(progress, x1, x2)
      : 1 - Self.startGuess(1 - progress, 1 - x2, 1 - x1)
    return xPolynomial.parameter(reaching: progress, in: 0...1, guess: guess)
  }

  /// A parameter within a factor of three, for a progress in the lower half.
  ///
  /// At least one of the three terms of 3x₁ts² + 3x₂t²s + t³ is a third of the sum, and each alone gives an upper
  /// bound, apart from s.
  private static func startGuess(_ progress: Double, _ x1: Double, _ x2: Double) -> Double {
    min(progress / (3 * x1), (progress / (3 * x2)).squareRoot(), Double.root(progress, 3))
  }
}
