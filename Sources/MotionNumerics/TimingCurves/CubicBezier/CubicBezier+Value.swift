import RealModule

extension CubicBezier: Motion {
  /// The value of the curve at a progress.
  ///
  /// - Parameter progress: any number; outside 0…1 the line described at ``startSlope`` and ``endSlope`` goes on.
  ///   NaN gives NaN.
  /// - Returns: the value, with an error of at most 0.51 ulp of max(1, |y₁|, |y₂|); exactly 0 at 0 and 1 at 1.
  /// - Complexity: constant. Over 90 % of calls take three divisions; the rest, next to vertical tangents and below
  ///   2⁻¹², take a few times as long.
  public func value(at progress: Double) -> Double {
    guard progress > 0 && progress < 1 else { return extrapolatedValue(at: progress) }
    return quickValue(at: progress) ?? carefulValue(at: progress)
  }

  /// The slope dy/dx, which makes a curve a motion whose time is progress.
  ///
  /// See ``slope(at:)``.
  public func velocity(at progress: Double) -> Double { slope(at: progress) }

  /// A progress with its parameter, rounded, and its value, the one of ``value(at:)``, in `unit`.
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

  /// The value in straight-line code, or nil where its assumptions do not hold.
  @inline(__always)
  private func quickValue(at progress: Double) -> Double? {
    guard let root = quickRoot(at: progress) else { return nil }
    return unit * root.value
  }

  /// A parameter as an offset from a grid point around which the curve is expanded.
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
  }

  /// The parameter in straight-line code, or nil where its assumptions do not hold.
  ///
  /// A rough root is rounded to a grid point, where the residual has no rounding error, and two Halley steps give the
  /// rest of the parameter as an offset. The offset is not added to the point: y, too, is expanded there, and what is
  /// rounded in the end is a sum that is right to about 70 bits. That makes neighbouring values monotone.
  @inline(__always)
  private func quickRoot(at progress: Double) -> GridRoot? {
    // Below, the distance between doubles is not large against the error of the residual, 2⁻⁶⁶.
    guard progress >= 0x1p-12 else { return nil }
    let rest = 1 - progress
    var root = progress + progress * rest * (startBend * rest + endBend * progress)
    root -= grid.roughX.halleyStep(from: root, toward: progress)
    for _ in 0..<3 {
      let point = GridCurve.gridPoint(near: root)
      let curve = grid.expansion(around: point)
      let residual = (progress - curve.high.x) - curve.low.x
      let x = LocalCubic(d1: curve.d1.x, d2: curve.d2.x, d3: curve.d3.x)
      // The first step starts from the offset 0, where Halley's formula is short.
      var offset = residual * x.d1 / (x.d1 * x.d1 + residual * x.d2)
      let slope = x.slope(at: offset)
      let step = x.halleyStep(from: offset, toward: residual)
      offset -= step
      // The next step would be of the order of step³·(bend/slope)², below 2⁻⁶³/slope² · bend², and is not taken.
      let hasConverged = abs(step) <= 0x1p-21 * slope
      if hasConverged && slope >= 0x1p-10 && abs(offset) <= 0x1p-3 * point {
        return GridRoot(point: point, offset: offset, curve: curve)
      }
      root = point + offset
    }
    return nil
  }

  /// The value from double-double arithmetic, anywhere between 0 and 1.
  @inline(never)
  private func carefulValue(at progress: Double) -> Double {
    unit * yPolynomial.value(at: parameter(at: progress))
  }

  /// The parameter t with x(t) = p, for p between 0 and 1.
  func parameter(at progress: Double) -> SplitParameter {
    let guess =
      progress <= 0.5
      ? Self.startGuess(progress, x1, x2)
      : 1 - Self.startGuess(1 - progress, 1 - x2, 1 - x1)
    return xPolynomial.parameter(reaching: progress, in: 0...1, guess: guess)
  }

  /// A parameter within a factor of three for a progress in the lower half: at least one of the three terms of
  /// 3x₁ts² + 3x₂t²s + t³ is a third of the sum, and each alone gives an upper bound but for s.
  private static func startGuess(_ progress: Double, _ x1: Double, _ x2: Double) -> Double {
    min(progress / (3 * x1), (progress / (3 * x2)).squareRoot(), Double.root(progress, 3))
  }
}
