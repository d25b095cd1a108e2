/// An interval of a segment, with the parameter as a polynomial of the distance.
///
/// Distances are fractions of the segment's length, and the polynomial is one of their difference y from the start of
/// the cell: t₀ + c₁y + … + c₆y⁶. The eight numbers are a line of the cache.
struct ArcLengthCell: Sendable {
  /// The fraction at which the cell starts, the parameter there, and the coefficients.
  private(set) var numbers: SIMD8<Double>

  init(_ numbers: SIMD8<Double>) { self.numbers = numbers }

  var start: Double { numbers[0] }
  var startParameter: Double { numbers[1] }

  /// The parameter at a fraction of the segment's length within the cell.
  ///
  /// Pairs of terms do not wait for each other. One after the other, by Horner's scheme, they would take half as long
  /// again.
  @inline(__always)
  func parameter(at fraction: Double) -> Double {
    let y = fraction - numbers[0]
    let square = y * y
    let (first, second, third) = (
      numbers[2] + numbers[3] * y, numbers[4] + numbers[5] * y, numbers[6] + numbers[7] * y
    )
    return min(numbers[1] + y * (first + square * (second + square * third)), 1)
  }

  /// Lowers the polynomial where it exceeds a parameter at a fraction, or does so by a rounding error nearby.
  ///
  /// - Returns: whether it was lowered.
  mutating func lower(to parameter: Double, at fraction: Double) -> Bool {
    let y = fraction - numbers[0]
    guard y > 0 else { return false }
    var (power, sum, size) = (y, numbers[1], numbers[1])
    for index in 2..<8 {
      sum += numbers[index] * power
      size += numbers[index].magnitude * power
      power *= y
    }
    let excess = sum - parameter + Self.rounding * size
    guard excess > 0 else { return false }
    numbers[2] = max(0, numbers[2] - 2 * excess / y)
    return true
  }

  /// The rounding error of a value, as a part of the sum of its terms' magnitudes.
  private static let rounding = 0x1p-51
}

/// The same with eight digits, in half the memory.
///
/// They are enough for a segment whose part of the path is so short, or a tolerance so large, that the error of a float
/// does not matter.
struct NarrowCell: Sendable {
  private let numbers: SIMD8<Float>

  init(_ cell: ArcLengthCell) { numbers = SIMD8<Float>(cell.numbers) }

  @inline(__always)
  var start: Double { Double(numbers[0]) }

  @inline(__always)
  var wide: ArcLengthCell { ArcLengthCell(SIMD8<Double>(numbers)) }

  /// The least tolerance, as a part of the segment's length, for which floats are enough.
  ///
  /// The starts of cells are rounded by up to 2⁻²⁵ each. The polynomials are rounded before their errors are computed.
  static let leastTolerance = 0x1p-19
}
