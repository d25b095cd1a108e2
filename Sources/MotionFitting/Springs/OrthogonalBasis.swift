import MotionCurves

/// An orthonormal basis of the span of given columns: a QR decomposition by the Gram–Schmidt process.
///
/// Each step is done twice, so nearly dependent columns are as accurate as with reflections.
///
/// Source: L. Giraud, J. Langou and M. Rozložník, *The loss of orthogonality in the Gram–Schmidt orthogonalization process*,
/// Computers & Mathematics with Applications 50 (2005).
struct OrthogonalBasis {
  private var directions: [[Double]] = []
  /// The triangular factor, column by column.
  private var factor: [[Double]] = []
  /// Whether no column depends on the others.
  private let isIndependent: Bool

  init(_ columns: [[Double]]) {
    var isIndependent = true
    for column in columns {
      var (rest, parts) = (column, Array(repeating: 0.0, count: directions.count))
      for _ in 0..<2 {
        for (index, direction) in directions.enumerated() {
          let part = Self.dot(direction, rest)
          parts[index] += part
          Self.subtract(direction, times: part, from: &rest)
        }
      }
      let norm = Self.dot(rest, rest).squareRoot()
      isIndependent = isIndependent && norm > 1e-14 * Self.dot(column, column).squareRoot()
      directions.append(norm > 0 ? rest.map { $0 / norm } : rest)
      factor.append(parts + [norm])
    }
    self.isIndependent = isIndependent
  }

  /// The sum of the products of two vectors of one count, by four sums at once.
  static func dot(_ a: [Double], _ b: [Double]) -> Double {
    let (a, b) = (a.span, b.span)
    precondition(a.count == b.count)
    let blocks = a.count & ~3
    var sums = SIMD4<Double>.zero
    for index in stride(from: 0, to: blocks, by: 4) {
      sums += a.uncheckedBlock(at: index) * b.uncheckedBlock(at: index)
    }
    var sum = sums.sum()
    for index in blocks..<a.count { sum += a[index] * b[index] }
    return sum
  }

  private static func subtract(_ vector: [Double], times factor: Double, from rest: inout [Double]) {
    var rest = rest.mutableSpan
    let vector = vector.span
    precondition(rest.count == vector.count)
    for index in 0..<rest.count { rest[unchecked: index] -= factor * vector[unchecked: index] }
  }

  /// The coefficients of the columns for the combination nearest to a vector; nil if they are not determined.
  func coefficients(of vector: [Double]) -> [Double]? {
    guard isIndependent else { return nil }
    return solved(directions.map { Self.dot($0, vector) })
  }

  /// The remainder of a vector after its projection onto the span is subtracted.
  func remainder(of vector: [Double]) -> [Double] {
    var rest = vector
    for _ in 0..<2 {
      for direction in directions {
        Self.subtract(direction, times: Self.dot(direction, rest), from: &rest)
      }
    }
    return rest
  }

  /// The norms of the rows of the triangular factor's inverse, which are the square roots of the diagonal of (JᵀJ)⁻¹;
  /// nil if there is no inverse.
  var inverseRowNorms: [Double]? {
    guard isIndependent else { return nil }
    let count = factor.count
    var squares = Array(repeating: 0.0, count: count)
    for unit in 0..<count {
      let column = solved((0..<count).map { $0 == unit ? 1 : 0 })
      for row in 0..<count { squares[row] += column[row] * column[row] }
    }
    return squares.map { $0.squareRoot() }
  }

  /// The solution of the triangular system.
  private func solved(_ right: [Double]) -> [Double] {
    var solution = right
    for row in right.indices.reversed() {
      solution[row] /= factor[row][row]
      for above in 0..<row { solution[above] -= factor[row][above] * solution[row] }
    }
    return solution
  }
}
