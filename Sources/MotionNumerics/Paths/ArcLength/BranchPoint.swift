import RealModule

/// A complex parameter at which a segment's derivative vanishes, together with its conjugate.
///
/// The derivative of a Bézier curve, as a complex number x′ + iy′, is a polynomial c·(t − r₁)(t − r₂); its speed at a
/// real t is therefore |c|·|t − r₁|·|t − r₂|. These roots tell everything that matters: the speed is analytic
/// everywhere but at them and their conjugates, a real root is a cusp (or a stop), a root close to the real line almost
/// one, and how far the direction turns is the sum of the angles under which the roots see the way.
struct BranchPoint: Sendable, Hashable {
  /// The real part.
  let real: Double
  /// The imaginary part; 0 also where it is not above the rounding errors of the root.
  let imaginary: Double

  init(real: Double, imaginary: Double) {
    let isReal = imaginary.magnitude <= Self.rounding * (1 + real.magnitude)
    // A stop at the end of a curve has to be found there: of the tangent the limit from the left is wanted.
    self.real = isReal && (real - 1).magnitude <= Self.rounding ? 1 : real
    self.imaginary = isReal ? 0 : imaginary
  }

  /// A point that went through the other initialiser before.
  init(rounded real: Double, _ imaginary: Double) {
    self.real = real
    self.imaginary = imaginary
  }

  /// A few units in the last place: so far a root of a quadratic polynomial is off that has no other root beside it.
  private static let rounding = 0x1p-50

  /// Whether it is a real root strictly within 0…1.
  var isCusp: Bool { imaginary == 0 && real > 0 && real < 1 }

  /// The angle under which the way from 0 to `parameter` is seen from here, by which the direction turns.
  ///
  /// In −π…π; the half turn at a cusp is +π, and counts from the cusp on.
  func turn(to parameter: Double) -> Double {
    guard imaginary != 0 else { return isCusp && parameter >= real ? .pi : 0 }
    return .atan2(
      y: imaginary * parameter, x: imaginary * imaginary + real * (real - parameter))
  }

  /// The sum ρ of the half axes of the ellipse through the point, whose foci are the ends of an interval, in its
  /// halves.
  ///
  /// Infinite for a real point that is not inside: |t − r| is then a polynomial there.
  func ellipse(over start: Double, _ end: Double) -> Double {
    guard imaginary != 0 || (real > start && real < end) else { return .infinity }
    let half = 0.5 * (end - start)
    let x = (real - 0.5 * (start + end)) / half
    let y = imaginary / half
    // The sum of the distances to both foci is twice the longer half axis, a; the other is √(a² − 1), with a² − 1 in a
    // form that does not cancel for points near the interval.
    let (toStart, toEnd) = (Double.hypot(x + 1, y), Double.hypot(x - 1, y))
    let longer = 0.5 * (toStart + toEnd)
    return longer + max(0, (longer - 1) * (longer + 1)).squareRoot()
  }
}

/// A quadratic polynomial with complex coefficients (x, y) in its factors: leading·Π(t − root).
struct FactoredPolynomial: Sendable, Hashable {
  /// The coefficient before the factors.
  let leading: SIMD2<Double>
  /// The roots, those at infinity left out.
  let roots: BranchPoints

  /// Takes a + 2·b·t + c·t² apart.
  init(_ a: SIMD2<Double>, _ b: SIMD2<Double>, _ c: SIMD2<Double>) {
    let root = Self.squareRoot(of: Self.product(b, b) - Self.product(a, c))
    // Of the two sums the one that does not cancel; the other root follows from their product (Vieta).
    let sum = (b * root).sum() < 0 ? b - root : b + root
    guard sum != .zero else {
      // Either t² alone, or a constant.
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

  /// The root whose real part is not negative.
  private static func squareRoot(of number: SIMD2<Double>) -> SIMD2<Double> {
    let size = Double.hypot(number.x, number.y)
    guard size > 0 else { return .zero }
    let larger = (0.5 * (size + number.x.magnitude)).squareRoot()
    let smaller = 0.5 * number.y / larger
    if number.x >= 0 { return SIMD2(larger, smaller) }
    return number.y < 0 ? SIMD2(-smaller, -larger) : SIMD2(smaller, larger)
  }
}
