import RealModule

/// A complex parameter at which a segment's derivative vanishes, together with its conjugate.
///
/// The derivative of a Bézier curve, as a complex number x′ + iy′, is a polynomial c·(t − r₁)(t − r₂). Its speed at a
/// real t is therefore |c|·|t − r₁|·|t − r₂|. The roots determine the behaviour of the curve. The speed is analytic
/// everywhere except at the roots and their conjugates. A real root is a cusp or a stop, and a root near the real axis
/// is nearly one. The direction turns over an interval by the sum of the angles that the interval subtends at the
/// roots.
struct BranchPoint: Sendable, Hashable {
  /// The real part.
  let real: Double
  /// The imaginary part; 0 if it does not exceed the rounding error of the root.
  let imaginary: Double

  init(real: Double, imaginary: Double) {
    let isReal = imaginary.magnitude <= Self.rounding * (1 + real.magnitude)
    // A stop at the end of a curve must be exactly there, as the tangent there is the limit from the left.
    self.real = isReal && (real - 1).magnitude <= Self.rounding ? 1 : real
    self.imaginary = isReal ? 0 : imaginary
  }

  /// Creates a point from numbers that are already rounded by the other initialiser.
  init(rounded real: Double, _ imaginary: Double) {
    self.real = real
    self.imaginary = imaginary
  }

  /// A few units in the last place: the error of a quadratic polynomial's root that has no other root near it.
  private static let rounding = 0x1p-50

  /// Whether it is a real root strictly within 0…1.
  var isCusp: Bool { imaginary == 0 && real > 0 && real < 1 }

  /// The angle that the interval from 0 to `parameter` subtends at this point.
  ///
  /// It is the point's share of the turn of the direction.
  ///
  /// The result is in −π…π. The half turn at a cusp is +π, from the cusp on.
  func turn(to parameter: Double) -> Double {
    guard imaginary != 0 else { return isCusp && parameter >= real ? .pi : 0 }
    return .atan2(
      y: imaginary * parameter, x: imaginary * imaginary + real * (real - parameter))
  }

  /// The sum ρ of the half axes of the ellipse through the point with foci at the ends of an interval, in units of half
  /// the interval.
  ///
  /// It is infinite for a real point that is not inside the interval, as |t − r| is a polynomial there.
  func ellipse(over start: Double, _ end: Double) -> Double {
    guard imaginary != 0 || (real > start && real < end) else { return .infinity }
    let half = 0.5 * (end - start)
    let x = (real - 0.5 * (start + end)) / half
    let y = imaginary / half
    // The sum of the distances to both foci is twice the longer half axis a. The other half axis is √(a² − 1), with
    // a² − 1 in a form that does not cancel for points near the interval.
    // `hypot` would take four times as long. A square that overflows means a distant point in any case.
    let (toStart, toEnd) = (
      ((x + 1) * (x + 1) + y * y).squareRoot(), ((x - 1) * (x - 1) + y * y).squareRoot()
    )
    let longer = 0.5 * (toStart + toEnd)
    return longer + max(0, (longer - 1) * (longer + 1)).squareRoot()
  }
}

/// The branch points of a speed, up to four.
///
/// They are stored without an allocation, as every length needs them.
struct BranchPoints: Sendable, Hashable, RandomAccessCollection {
  /// Infinite where there is no point, so that it is the nearest to nothing.
  private var reals = SIMD4<Double>(repeating: .infinity)
  private var imaginaries = SIMD4<Double>.zero
  private(set) var endIndex = 0
  var startIndex: Int { 0 }

  /// Creates a collection of at most two points.
  init(_ first: BranchPoint? = nil, _ second: BranchPoint? = nil) {
    if let first { append(first) }
    if let second { append(second) }
  }

  /// Adds a point.
  mutating func append(_ point: BranchPoint) {
    reals[endIndex] = point.real
    imaginaries[endIndex] = point.imaginary
    endIndex += 1
  }

  subscript(index: Int) -> BranchPoint {
    BranchPoint(rounded: reals[index], imaginaries[index])
  }

  /// The least real part that is greater than a parameter; infinity if there is none.
  @inline(never)
  func nextReal(after parameter: Double) -> Double {
    var next = Double.infinity
    for index in 0..<endIndex where reals[index] > parameter { next = Swift.min(next, reals[index]) }
    return next
  }

  /// The distance of a parameter from the nearest point; infinite if there is none.
  @inline(__always)
  func distance(from parameter: Double) -> Double {
    let offsets = parameter - reals
    let squares = offsets * offsets + imaginaries * imaginaries
    return Swift.min(Swift.min(squares[0], squares[1]), Swift.min(squares[2], squares[3])).squareRoot()
  }
}
