/// The control points of a cubic Bézier curve.
///
/// A ``PathSegment`` can also be an arc. This makes it so large that reading it takes longer than the polynomial.
struct CubicPoints: Sendable {
  let start: SIMD2<Double>
  let control1: SIMD2<Double>
  let control2: SIMD2<Double>
  let end: SIMD2<Double>

  /// Creates the control points of a segment; nil unless it is a cubic curve.
  init?(of segment: PathSegment) {
    guard case .cubic(let start, let control1, let control2, let end) = segment else { return nil }
    self.init(start, control1, control2, end)
  }

  init(_ start: SIMD2<Double>, _ control1: SIMD2<Double>, _ control2: SIMD2<Double>, _ end: SIMD2<Double>) {
    self.start = start
    self.control1 = control1
    self.control2 = control2
    self.end = end
  }

  /// The point at a parameter; the ends are exact to the bit.
  @inline(__always)
  func position(at t: Double) -> SIMD2<Double> {
    if t == 1 { return end }
    let rest = 1 - t
    let first = start * (rest * rest * rest) + control1 * (3 * rest * rest * t)
    return first + (control2 * (3 * rest * t * t) + end * (t * t * t))
  }
}
