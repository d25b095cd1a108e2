/// The textbook solver of a cubic-bezier timing curve: WebKit's former `UnitBezier`, and its many copies.
///
/// At most eight Newton steps from t = x, abandoned where the slope is below 1e-6, then bisection, both until x is
/// within 1e-7. The polynomials are in power form, with coefficients prepared once for a curve. The tolerance applies
/// to x: where the curve is steep, the error of the value is much larger.
///
/// Everything is inlinable, so that a benchmark measures the method and not a call into another module.
public struct NewtonBisection: Sendable {
  @usableFromInline let ax, bx, cx: Double
  @usableFromInline let ay, by, cy: Double

  /// Prepares the curve with the control points (x1, y1) and (x2, y2).
  @inlinable
  public init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
    cx = 3 * x1
    bx = 3 * (x2 - x1) - cx
    ax = 1 - cx - bx
    cy = 3 * y1
    by = 3 * (y2 - y1) - cy
    ay = 1 - cy - by
  }

  /// The value at a progress in 0…1.
  @inlinable
  public func value(at progress: Double) -> Double {
    let t = parameter(at: progress)
    return ((ay * t + by) * t + cy) * t
  }

  /// The values at many progresses, one after the other.
  @inlinable
  public func sample(at progresses: Span<Double>, into values: inout MutableSpan<Double>) {
    for index in progresses.indices {
      values[index] = value(at: progresses[index])
    }
  }

  /// The curve's parameter t, with x within 1e-7.
  @inlinable
  func parameter(at x: Double) -> Double {
    var t = x
    for _ in 0..<8 {
      let miss = ((ax * t + bx) * t + cx) * t - x
      if abs(miss) < 1e-7 { return t }
      let slope = (3 * ax * t + 2 * bx) * t + cx
      if abs(slope) < 1e-6 { break }
      t -= miss / slope
    }
    var low = 0.0
    var high = 1.0
    t = x
    while low < high {
      let miss = ((ax * t + bx) * t + cx) * t - x
      if abs(miss) < 1e-7 { return t }
      if miss < 0 { low = t } else { high = t }
      t = low + 0.5 * (high - low)
    }
    return t
  }
}
