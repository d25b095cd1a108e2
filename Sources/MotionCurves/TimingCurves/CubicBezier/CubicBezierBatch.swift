/// Evaluates many cubic Bézier timing curves at one progress each, as an engine does in a frame.
///
/// Each coordinate has an array, with an element per curve. Straight-line code solves eight curves at once: a guess,
/// three steps of Halley's method and one of Newton's. It also computes a bound on the error; the few values whose
/// bound is too large come from ``CubicBezier/value(at:)``.
///
/// - Accuracy: at most 10⁻¹² · max(1, |y₁|, |y₂|) from the curve; exact at and outside 0 and 1. A value depends only on
///   its own curve, not on its index.
/// - Complexity: O(*n*) for *n* curves, without allocation or preparation.
///
/// ``PreparedCubicBezier`` is the type for one curve at many times.
public enum CubicBezierBatch {
  /// Evaluates each curve at its own progress.
  ///
  /// - Parameters:
  ///   - x1: the horizontal coordinates of the first control points, in 0…1.
  ///   - y1: the vertical coordinates of the first control points, finite.
  ///   - x2: the horizontal coordinates of the second control points, in 0…1.
  ///   - y2: the vertical coordinates of the second control points, finite.
  ///   - progress: the progress for each curve; any number.
  ///   - values: receives a value for each curve.
  /// - Precondition: all spans have the same count, and the coordinates are those of a ``CubicBezier``.
  public static func sample(
    x1: Span<Double>, y1: Span<Double>, x2: Span<Double>, y2: Span<Double>, at progress: Span<Double>,
    into values: inout MutableSpan<Double>
  ) {
    let count = values.count
    ParameterError.trapUnlessSameCount(x1.count, "x1", count, "values")
    ParameterError.trapUnlessSameCount(y1.count, "y1", count, "values")
    ParameterError.trapUnlessSameCount(x2.count, "x2", count, "values")
    ParameterError.trapUnlessSameCount(y2.count, "y2", count, "values")
    ParameterError.trapUnlessSameCount(progress.count, "points of progress", count, "values")
    var index = 0
    while index + CurveBlock.size <= count {
      let block = CurveBlock(
        x1: x1.block(at: index), y1: y1.block(at: index), x2: x2.block(at: index), y2: y2.block(at: index),
        progress: progress.block(at: index))
      values.setBlock(at: index, to: block.values)
      index += CurveBlock.size
    }
    while index < count {
      // The same operations in all lanes, so that a value does not depend on its index.
      let block = CurveBlock(
        x1: .init(repeating: x1[index]), y1: .init(repeating: y1[index]),
        x2: .init(repeating: x2[index]), y2: .init(repeating: y2[index]),
        progress: .init(repeating: progress[index]))
      values[index] = block.values[0]
      index += 1
    }
  }
}

/// Eight curves, one per lane, each with a progress.
private struct CurveBlock {
  /// Eight lanes keep the processor busy: with four, the chain of divisions takes half as long again.
  typealias Lanes = SIMD8<Double>
  static var size: Int { Lanes.scalarCount }

  let x1, y1, x2, y2: Lanes
  let progress: Lanes

  @inline(__always)
  var values: Lanes {
    let x = LaneCubic(x1, x2)
    let y = LaneCubic(y1, y2)
    var parameter = guess
    // Two steps would leave 6 % of random values to the exact solver, three leave 0.1 %.
    for _ in 0..<3 {
      parameter = inside(parameter - x.halleyStep(from: parameter, toward: progress))
    }

    let slope = x.slope(at: parameter)
    let inverse = 1 / slope
    let excess = x.value(at: parameter) - progress
    let solution = inside(parameter - excess * inverse)
    let values = y.value(at: solution)

    // |t − t*| before and after Newton's step; in 0…1 half of |x″| is at most 6, half of |y″| at most 30 times the
    // scale.
    let distance: Lanes = 2 * (excess.magnitudes + Self.rounding) * inverse
    let residual: Lanes = 6 * distance * distance + Self.rounding
    let error: Lanes = inverse * residual + 0x1p-53
    let scale = y1.magnitudes.atLeast(y2.magnitudes).atLeast(Lanes(repeating: 1))
    let steepness: Lanes = y.slope(at: solution).magnitudes + 30 * scale * error
    let valueError: Lanes = error * steepness
    var isRight = 24 * distance .<= slope
    isRight .&= valueError .<= 0.99e-12 * scale
    isRight .&= progress .> 0
    isRight .&= progress .< 1
    isRight .&= slope .> 0
    isRight .&= x1.atMost(x2) .>= 0
    isRight .&= x1.atLeast(x2) .<= 1
    isRight .&= scale .<= 0x1p500
    return all(isRight) ? values : corrected(values, where: isRight)
  }

  /// The rounding error of x(t) − p: some 50 units of 2⁻⁵³ for coefficients and Horner's scheme together.
  private static let rounding = 6e-15

  /// The first guess of ``CubicBezier``: a Hermite cubic with both slopes dt/dp limited to 3.
  @inline(__always)
  private var guess: Lanes {
    let least = Lanes(repeating: 1.0 / 3)
    let start = (3 * x1).atLeast(least)
    let end = (3 * (1 - x2)).atLeast(least)
    // One division for both.
    let inverse = 1 / (start * end)
    let rest = 1 - progress
    let startBend = inverse * end - 1
    let endBend = 1 - inverse * start
    return progress + progress * rest * (startBend * rest + endBend * progress)
  }

  @inline(__always)
  private func inside(_ parameter: Lanes) -> Lanes {
    parameter.atMost(Lanes(repeating: 1)).atLeast(.zero)
  }

  @inline(never)
  private func corrected(_ values: Lanes, where isRight: SIMDMask<Lanes.MaskStorage>) -> Lanes {
    var values = values
    for lane in 0..<Self.size where !isRight[lane] {
      values[lane] = CubicBezier(x1[lane], y1[lane], x2[lane], y2[lane]).value(at: progress[lane])
    }
    return values
  }
}

/// The polynomials of one coordinate of eight curves, in double precision.
private struct LaneCubic {
  typealias Lanes = SIMD8<Double>
  let c1, c2, c3: Lanes

  @inline(__always)
  init(_ p1: Lanes, _ p2: Lanes) {
    c1 = 3 * p1
    c2 = 3 * (p2 - 2 * p1)
    c3 = 1 + 3 * (p1 - p2)
  }

  @inline(__always)
  func value(at t: Lanes) -> Lanes { ((c3 * t + c2) * t + c1) * t }

  @inline(__always)
  func slope(at t: Lanes) -> Lanes {
    let half: Lanes = 3 * c3 * t + 2 * c2
    return half * t + c1
  }

  @inline(__always)
  func halleyStep(from t: Lanes, toward target: Lanes) -> Lanes {
    let excess = value(at: t) - target
    let slope = slope(at: t)
    let halfBend: Lanes = 3 * c3 * t + c2
    let denominator: Lanes = slope * slope - excess * halfBend
    return excess * slope / denominator
  }
}
