/// The solver of a cubic-bezier timing curve in Chromium, and by now in WebKit, after their published method.
///
/// A line between the nearest two of eleven samples of x gives the first guess. At most four Newton steps follow, left
/// early where x is within 1e-7 or the slope below that, then bisection between the two samples. The tolerance applies
/// to x: where the curve is steep, the error of the value is much larger.
///
/// Everything is inlinable, so that a benchmark measures the method and not a call into another module.
public struct SampledNewton: Sendable {
  @usableFromInline let ax, bx, cx: Double
  @usableFromInline let ay, by, cy: Double
  /// x at the parameters 0, 0.1, … 1.
  @usableFromInline let samples: [Double]

  /// Prepares the curve with the control points (x1, y1) and (x2, y2).
  @inlinable
  public init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
    let (cx, cy) = (3 * x1, 3 * y1)
    let (bx, by) = (3 * (x2 - x1) - cx, 3 * (y2 - y1) - cy)
    let (ax, ay) = (1 - cx - bx, 1 - cy - by)
    (self.ax, self.bx, self.cx) = (ax, bx, cx)
    (self.ay, self.by, self.cy) = (ay, by, cy)
    samples = (0...10).map { index in
      let t = Double(index) / 10
      return ((ax * t + bx) * t + cx) * t
    }
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
    var section = 1
    while section < 10 && x > samples[section] { section += 1 }
    var (low, high) = (Double(section - 1) / 10, Double(section) / 10)
    var t = low + 0.1 * (x - samples[section - 1]) / (samples[section] - samples[section - 1])
    for _ in 0..<4 {
      let miss = ((ax * t + bx) * t + cx) * t - x
      if abs(miss) < 1e-7 { return t }
      let slope = (3 * ax * t + 2 * bx) * t + cx
      if abs(slope) < 1e-7 { break }
      t -= miss / slope
    }
    // The first test is that of the last Newton step.
    while low < high {
      let miss = ((ax * t + bx) * t + cx) * t - x
      if abs(miss) < 1e-7 { return t }
      if miss < 0 { low = t } else { high = t }
      t = low + 0.5 * (high - low)
    }
    return t
  }
}
