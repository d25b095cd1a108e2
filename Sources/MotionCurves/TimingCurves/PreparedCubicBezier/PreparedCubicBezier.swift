/// A cubic Bézier timing curve, prepared for evaluation at many times: polynomials in a table replace the root search.
///
/// The range from 0 to 1 is divided into cells. In each cell, a polynomial of degree eight in the progress represents
/// the curve. Each cell is proved when it is made: its error by the finished polynomial's values at enough points, its
/// monotonicity by the sizes of the coefficients, rounding included. Where no proof succeeds (next to vertical tangents,
/// turning points and 0), the values come from ``CubicBezier/value(at:)``.
///
/// - Domain: that of ``CubicBezier``; outside 0…1 the values are the same to the bit.
/// - Accuracy: at most 10⁻¹² · max(1, |y₁|, |y₂|) from the curve; exact at 0 and 1; monotone to the last bit if the
///   curve is monotone.
/// - Complexity: 3 to 8 µs and 2 to 4 kB to prepare CSS's curves, up to 40 µs and 12 kB for others, and twice the time
///   on a processor without vectors of four doubles; then constant time, without an allocation.
///
/// ```swift
/// let ease = PreparedCubicBezier(.ease)
/// ease.sample(from: 0, by: 1 / 120, into: &values)
/// ```
public struct PreparedCubicBezier: Sendable {
  /// The prepared curve.
  public let curve: CubicBezier
  let cells: [PreparedCell]
  let table: CellTable

  /// Prepares a curve.
  ///
  /// - Complexity: constant; the preparation pays off after some hundred values.
  public init(_ curve: CubicBezier) {
    let builder = CellBuilder(of: curve)
    self.curve = curve
    cells = builder.cells
    table = builder.table
  }

  /// The size of the tables with what they reserve, at most 16 kB.
  var byteCount: Int { cells.capacity * MemoryLayout<PreparedCell>.stride + table.slots.capacity }

  /// The fraction of 0…1 that is left to the exact solver.
  var exactShare: Double {
    1 - cells.reduce(0) { $0 + 2 * $1.squaredReach.squareRoot() }
  }
}

extension PreparedCubicBezier: Hashable {
  /// Two prepared curves are equal if their curves are.
  public static func == (a: PreparedCubicBezier, b: PreparedCubicBezier) -> Bool { a.curve == b.curve }

  /// Hashes the curve.
  public func hash(into hasher: inout Hasher) { hasher.combine(curve) }
}

extension PreparedCubicBezier: ProgressMotion {
  /// The value of the curve at a progress, with the accuracy of this type.
  ///
  /// - Parameter progress: any number; NaN gives NaN.
  /// - Returns: the value; outside 0…1 that of ``CubicBezier/value(at:)``.
  /// - Complexity: constant: a look-up and a polynomial, or an exact solution next to singular points.
  public func value(at progress: Double) -> Double {
    guard let cell = table.cell(at: progress) else { return curve.value(at: progress) }
    return cells[cell].value(at: progress)
  }

  /// The slope of the curve at a progress, from ``CubicBezier/slope(at:)``: exact, at the cost of the exact solver.
  ///
  /// The tables hold only values.
  @usableFromInline func slope(at progress: Double) -> Double { curve.slope(at: progress) }

  /// The progress from which on the curve is flat: 1, or infinite if the curve continues with a slope.
  public var restTime: Double { curve.restTime }
}
