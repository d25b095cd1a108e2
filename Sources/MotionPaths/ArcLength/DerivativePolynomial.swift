import MotionCurves
import RealModule

/// The derivative of a line or Bézier curve, scale·(a + 2·b·t + c·t²).
///
/// The scale is a power of two that brings the coefficients to magnitudes near 1. Squaring them then loses no digits,
/// for tiny and for huge coordinates.
struct DerivativePolynomial: Sendable, Hashable {
  let scale: Double
  private let a: SIMD2<Double>
  private let b: SIMD2<Double>
  private let c: SIMD2<Double>

  /// The derivative of a point.
  static let zero = DerivativePolynomial(.zero, .zero, .zero)

  /// The derivative of a segment that is not an arc.
  init(of segment: PathSegment) {
    // Differences of huge coordinates can overflow even if the length does not.
    if segment.isHuge {
      self.init(smaller: DerivativePolynomial(of: segment.scaledDown), by: PathSegment.downscale)
    } else {
      self.init(differencesOf: segment)
    }
  }

  /// Creates the derivative of a segment from that of the segment scaled by `factor`.
  private init(smaller: DerivativePolynomial, by factor: Double) {
    // The scale is limited to finite powers of two; the coefficients take up the rest.
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
      preconditionFailure("the derivative of an arc is not a polynomial: \(arc.sweep)")
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

  /// The derivatives at eight parameters, without the scale.
  @inline(__always)
  func values(at parameters: SIMD8<Double>) -> (x: SIMD8<Double>, y: SIMD8<Double>) {
    (
      a.x + parameters * (2 * b.x + parameters * c.x), a.y + parameters * (2 * b.y + parameters * c.y)
    )
  }

  /// The derivative at a parameter, without the scale; nil where it is so small that the coefficients cancel.
  func clearValue(at parameter: Double) -> SIMD2<Double>? {
    let derivative = value(at: parameter)
    // The coefficients are near 1, so there is no overflow, and no underflow that matters.
    return (derivative * derivative).sum().squareRoot() > Self.smallSpeed ? derivative : nil
  }

  /// The speed below which the coefficients cancel, in units of their magnitude.
  private static let smallSpeed = 0x1p-10

  /// Whether the derivative is constant.
  var isConstant: Bool { b == .zero && c == .zero }

  /// The derivative, without the scale, as a product of linear factors.
  var factors: FactoredPolynomial { FactoredPolynomial(a, b, c) }
}

/// A quadratic polynomial with complex coefficients (x, y), in factored form: leading·Π(t − root).
struct FactoredPolynomial: Sendable, Hashable {
  /// The coefficient before the factors.
  let leading: SIMD2<Double>
  /// The finite roots.
  let roots: BranchPoints

  /// Factors a + 2·b·t + c·t².
  init(_ a: SIMD2<Double>, _ b: SIMD2<Double>, _ c: SIMD2<Double>) {
    let root = Self.squareRoot(of: Self.product(b, b) - Self.product(a, c))
    // The sum without cancellation gives one root; the other follows from their product (Vieta).
    let sum = (b * root).sum() < 0 ? b - root : b + root
    guard sum != .zero else {
      // The polynomial is either t² alone, or a constant.
      leading = c == .zero ? a : c
      let atStart = c == .zero ? nil : BranchPoint(real: 0, imaginary: 0)
      roots = BranchPoints(atStart, atStart)
      return
    }
    let near = Self.root(Self.quotient(-a, sum))
    guard let far = Self.root(Self.quotient(-sum, c)) else {
      leading = near == nil ? a : sum
      roots = BranchPoints(near)
      return
    }
    leading = c
    roots = BranchPoints(near, far)
  }

  private static func root(_ number: SIMD2<Double>) -> BranchPoint? {
    number.isFinite ? BranchPoint(real: number.x, imaginary: number.y) : nil
  }

  static func product(_ a: SIMD2<Double>, _ b: SIMD2<Double>) -> SIMD2<Double> {
    SIMD2(a.x * b.x - a.y * b.y, a.x * b.y + a.y * b.x)
  }

  private static func quotient(_ a: SIMD2<Double>, _ b: SIMD2<Double>) -> SIMD2<Double> {
    product(a, SIMD2(b.x, -b.y)) / (b * b).sum()
  }

  /// The square root with a non-negative real part.
  private static func squareRoot(of number: SIMD2<Double>) -> SIMD2<Double> {
    let size = Double.hypot(number.x, number.y)
    guard size > 0 else { return .zero }
    let larger = (0.5 * (size + number.x.magnitude)).squareRoot()
    let smaller = 0.5 * number.y / larger
    if number.x >= 0 { return SIMD2(larger, smaller) }
    return number.y < 0 ? SIMD2(-smaller, -larger) : SIMD2(smaller, larger)
  }
}
