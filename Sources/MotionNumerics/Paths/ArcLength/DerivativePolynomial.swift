/// The derivative of a line or Bézier curve, scale·(a + 2·b·t + c·t²).
///
/// The scale is a power of two that brings the coefficients to sizes near 1, so that neither tiny nor huge coordinates
/// lose digits when they are squared.
struct DerivativePolynomial: Sendable, Hashable {
  let scale: Double
  private let a: SIMD2<Double>
  private let b: SIMD2<Double>
  private let c: SIMD2<Double>

  /// The derivative of a point.
  static let zero = DerivativePolynomial(.zero, .zero, .zero)

  /// The derivative of a segment that is not an arc.
  init(of segment: PathSegment) {
    // Differences of greater coordinates may overflow where the length does not.
    if segment.isHuge {
      self.init(smaller: DerivativePolynomial(of: segment.scaledDown), by: PathSegment.downscale)
    } else {
      self.init(differencesOf: segment)
    }
  }

  /// The derivative of a segment from that of the same one in `factor` times as large a unit.
  private init(smaller: DerivativePolynomial, by factor: Double) {
    // The scale is held where it is finite; what it lacks the coefficients have room for.
    let wanted = smaller.scale.exponent - factor.exponent
    let exponent = min(wanted, 1000)
    let rest = Double(sign: .plus, exponent: wanted - exponent, significand: 1)
    scale = Double(sign: .plus, exponent: exponent, significand: 1)
    a = smaller.a * rest
    b = smaller.b * rest
    c = smaller.c * rest
  }

  private init(differencesOf segment: PathSegment) {
    switch segment {
    case .line(let start, let end):
      self.init(end - start, .zero, .zero)
    case .quadratic(let start, let control, let end):
      let (first, second) = (control - start, end - control)
      self.init(2 * first, second - first, .zero)
    case .cubic(let start, let control1, let control2, let end):
      let (first, second, third) = (control1 - start, control2 - control1, end - control2)
      self.init(3 * first, 3 * (second - first), 3 * ((third - second) - (second - first)))
    case .arc(let arc):
      preconditionFailure("the derivative of an arc is no polynomial: \(arc.sweep)")
    }
  }

  private init(_ a: SIMD2<Double>, _ b: SIMD2<Double>, _ c: SIMD2<Double>) {
    let largest = max(a.norm, b.norm, c.norm)
    scale = largest > 0 && largest.isFinite ? Double(sign: .plus, exponent: largest.exponent, significand: 1) : 1
    self.a = a / scale
    self.b = b / scale
    self.c = c / scale
  }

  /// The derivative at a parameter, without the scale.
  @inline(__always)
  func value(at parameter: Double) -> SIMD2<Double> {
    a + parameter * (2 * b + parameter * c)
  }

  /// The derivative at a parameter, scaled to length 1; nil where it is so small that the coefficients' digits cancel.
  @inline(__always)
  func direction(at parameter: Double) -> SIMD2<Double>? {
    let derivative = value(at: parameter)
    // Neither over- nor underflows in a way that shows, as the coefficients are near 1.
    let speed = (derivative * derivative).sum().squareRoot()
    return speed > Self.smallSpeed ? derivative / speed : nil
  }

  /// The derivative at a parameter, without the scale; nil where ``direction(at:)`` is.
  func clearValue(at parameter: Double) -> SIMD2<Double>? {
    direction(at: parameter) == nil ? nil : value(at: parameter)
  }

  /// In units of the coefficients' size.
  private static let smallSpeed = 0x1p-10

  /// Whether it is the same everywhere.
  var isConstant: Bool { b == .zero && c == .zero }

  /// The derivative, without the scale, as a product.
  var factors: FactoredPolynomial { FactoredPolynomial(a, b, c) }
}
