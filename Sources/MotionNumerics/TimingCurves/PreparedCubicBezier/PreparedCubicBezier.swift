/// A cubic Bézier timing curve prepared for many times: a table of polynomials instead of a root for each time.
///
/// Between 0 and 1 the curve is divided into pieces, in each of which a polynomial of degree eight in the progress
/// stands for it. Every piece is proved when it is made: the truncation error by complex analysis, the monotonicity by
/// the sizes of its coefficients, rounding included. Where no proof succeeds, next to vertical tangents, to turning
/// points and to 0, the values are those of ``CubicBezier/value(at:)``.
///
/// - Domain: that of ``CubicBezier``; outside 0…1 the values are the same to the bit.
/// - Accuracy: at most 10⁻¹² · max(1, |y₁|, |y₂|) from the curve; exact at 0 and 1; monotone to the last bit where the
///   curve is.
/// - Complexity: 20 to 70 µs to make, for 7 to 16 kB; then constant time, without an allocation.
///
/// ```swift
/// let ease = PreparedCubicBezier(.ease)
/// ease.sample(from: 0, by: 1 / 120, into: &values)
/// ```
public struct PreparedCubicBezier: Sendable {
  /// The curve that was prepared.
  public let curve: CubicBezier
  let cells: [PreparedCell]
  let table: CellTable

  /// Prepares a curve.
  ///
  /// - Complexity: constant; it pays after some thousand values.
  public init(_ curve: CubicBezier) {
    let builder = CellBuilder(of: curve)
    self.curve = curve
    cells = builder.cells
    table = builder.table
  }

  /// The size of the tables, at most 16 kB.
  var byteCount: Int { cells.count * MemoryLayout<PreparedCell>.stride + table.slots.count }

  /// Which share of 0…1 is left to the exact solver.
  var exactShare: Double {
    1 - cells.reduce(0) { $0 + 2 * $1.squaredReach.squareRoot() }
  }
}

extension PreparedCubicBezier: Hashable {
  /// Two are equal if their curves are.
  public static func == (a: PreparedCubicBezier, b: PreparedCubicBezier) -> Bool { a.curve == b.curve }

  /// Hashes the curve.
  public func hash(into hasher: inout Hasher) { hasher.combine(curve) }
}

extension PreparedCubicBezier: ValueGenerator {
  /// The value of the curve at a progress, as exact as the type says.
  ///
  /// - Parameter progress: any number; NaN gives NaN.
  /// - Returns: the value; outside 0…1 that of ``CubicBezier/value(at:)``.
  /// - Complexity: constant: a look-up and a polynomial, next to singular points an exact solution.
  public func value(at progress: Double) -> Double {
    guard let cell = table.cell(at: progress) else { return curve.value(at: progress) }
    return cells[cell].value(at: progress)
  }
}
