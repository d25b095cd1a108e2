/// The control points of a cubic Bézier curve.
///
/// A ``PathSegment`` can also be an arc. This makes it so large that reading it takes longer than the polynomial.
/// Coordinates are finite, so that a NaN can say that a segment is not a cubic: an optional would take 16 bytes more.
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

  /// What stands for a segment that is not a cubic.
  static let none = CubicPoints(SIMD2(repeating: .nan), .zero, .zero, .zero)

  /// Whether these are the points of a cubic.
  @inline(__always)
  var isCubic: Bool { start.x == start.x }

  /// The point at a parameter; the ends are exact to the bit.
  @inline(__always)
  func position(at t: Double) -> SIMD2<Double> {
    if t == 1 { return end }
    let rest = 1 - t
    let first = start * (rest * rest * rest) + control1 * (3 * rest * rest * t)
    return first + (control2 * (3 * rest * t * t) + end * (t * t * t))
  }

  /// The direction of travel at a parameter, as a vector of length 1; nil where the derivative is so small that it
  /// loses digits, or so large or small that its square does.
  @inline(__always)
  func direction(at t: Double) -> SIMD2<Double>? {
    let rest = 1 - t
    let (first, second, third) = (control1 - start, control2 - control1, end - control2)
    let velocity = first * (rest * rest) + second * (2 * rest * t) + third * (t * t)
    let largest = max((first * first).sum(), max((second * second).sum(), (third * third).sum()))
    return velocity.direction(unlessBelow: largest)
  }
}

extension PathSegment {
  /// The same for any segment; nil for an arc.
  func direction(at t: Double) -> SIMD2<Double>? {
    switch self {
    case .line(let start, let end):
      return t.isNaN ? nil : (end - start).direction(unlessBelow: 0)
    case .quadratic(let start, let control, let end):
      let (first, second) = (control - start, end - control)
      return (first * (1 - t) + second * t).direction(unlessBelow: max((first * first).sum(), (second * second).sum()))
    case .cubic(let start, let control1, let control2, let end):
      return CubicPoints(start, control1, control2, end).direction(at: t)
    case .arc:
      return nil
    }
  }
}

extension SIMD2<Double> {
  /// The vector scaled to length 1; nil where it is short beside a vector of the given squared length, the largest of
  /// those that it is a mean of, and where the squares lose digits.
  @inline(__always)
  fileprivate func direction(unlessBelow largest: Double) -> SIMD2<Double>? {
    let square = (self * self).sum()
    // 2⁻¹⁰ of the length: a mean with less has cancelled.
    guard square > 0x1p-20 * largest, square > 0x1p-900, square < 0x1p900 else { return nil }
    return self / square.squareRoot()
  }
}
