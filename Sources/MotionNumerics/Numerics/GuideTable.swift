/// Finds between which of many ascending numbers a number lies: in constant time where they are spread evenly.
///
/// The range of the knots is divided into equal cells, some for each interval; a table has the knots before each cell,
/// and where there are several inside it they are searched by bisection. However the knots are crowded, a search takes
/// no more than about log₂ *n* comparisons. What cell a number falls into is rounded, but never decreases with the
/// number, and the table is made by the same rounding: so the answer is exact.
///
/// Source: H.-C. Chen, Y. Asau, *On generating random variates from an empirical distribution*, AIIE Transactions 6
/// (1974), the guide table.
@usableFromInline
struct GuideTable: Sendable, Equatable {
  /// The numbers that are searched.
  @usableFromInline let knots: [Double]
  /// How many knots lie in cells before each one; behind the last cell, how many there are at all.
  @usableFromInline let knotsBefore: [Int32]
  /// Half of the first knot.
  @usableFromInline let halfOfFirst: Double
  /// Cells for a unit of the halved distance from the first knot; 0 where that would overflow, and all is one cell.
  @usableFromInline let cellsPerHalf: Double
  /// The last cell, as a floating-point number.
  @usableFromInline let lastCell: Double

  /// Makes the table.
  ///
  /// - Precondition: at least one knot, fewer than 2³¹, all finite and none less than the one before.
  /// - Complexity: O(*n*) for *n* knots.
  @usableFromInline
  init(knots: [Double]) {
    ParameterError.trapUnless(
      !knots.isEmpty && knots.count <= Int32.max, "the number of knots", knots.count, "from 1 to 2147483647")
    let halfOfFirst = 0.5 * knots[0]
    let cellCount = max(1, Self.cellsPerInterval * (knots.count - 1))
    let range = 0.5 * knots[knots.count - 1] - halfOfFirst
    let density = Double(cellCount) / range
    let cellsPerHalf = density.isFinite ? density : 0
    let lastCell = Double(cellCount - 1)
    var counts = [Int32](repeating: 0, count: cellCount + 1)
    for knot in knots {
      counts[Self.cell(of: knot, halfOfFirst: halfOfFirst, cellsPerHalf: cellsPerHalf, lastCell: lastCell) + 1] += 1
    }
    for cell in 0..<cellCount { counts[cell + 1] += counts[cell] }
    self.knots = knots
    self.knotsBefore = counts
    self.halfOfFirst = halfOfFirst
    self.cellsPerHalf = cellsPerHalf
    self.lastCell = lastCell
  }

  /// So many that few cells have more than one knot, unless the knots are crowded.
  private static let cellsPerInterval = 4

  /// Which cell a number falls into that is not less than the first knot.
  ///
  /// Halves, as the distance of two finite numbers can be infinite. A sum with 2⁵² has the cell in its last bits: that
  /// takes less than a conversion, which looks whether the number fits.
  @inlinable
  @inline(__always)
  static func cell(of number: Double, halfOfFirst: Double, cellsPerHalf: Double, lastCell: Double) -> Int {
    let position = min((0.5 * number - halfOfFirst) * cellsPerHalf, lastCell)
    return Int(truncatingIfNeeded: (position + 0x1p52).bitPattern &- (0x1p52 as Double).bitPattern)
  }

  /// The greatest index i with `knots[i]` ≤ `number`, within 0…count − 2 (0 for a single knot, and for NaN).
  ///
  /// - Parameters:
  ///   - number: the number to look for.
  ///   - guess: any interval, 0…count − 2. The answer is the same whatever it is; where knots are crowded it comes
  ///     faster if it is the guess or the next one.
  /// - Returns: the interval.
  /// - Complexity: O(1) where the knots are spread evenly, never more than O(log *n*).
  @inlinable
  func interval(containing number: Double, near guess: Int = 0) -> Int {
    let last = knots.count - 1
    // NaN compares as false.
    guard number >= knots[0], last > 0 else { return 0 }
    guard number < knots[last] else { return last - 1 }
    return interval(within: number, near: guess)
  }

  /// The same of a number that is known not to be outside: from the first knot on, and before the last one.
  @inlinable
  @inline(__always)
  func interval(within number: Double, near guess: Int = 0) -> Int {
    let cell = Self.cell(
      of: number, halfOfFirst: halfOfFirst, cellsPerHalf: cellsPerHalf, lastCell: lastCell)
    let low = Int(knotsBefore[cell])
    let high = Int(knotsBefore[cell &+ 1])
    // A guess is of use only here: to find out whether it is right would take as long as the table does.
    if high &- low > 1 { return search(number, from: low, to: high, near: guess) }
    // One knot at most is left, and those behind it are greater: a sum, as a processor would guess wrongly at a branch.
    return low &- (knots[low] <= number ? 0 : 1)
  }

  /// Finds the interval where the knots from `low` to before `high` are in the number's cell.
  @usableFromInline
  func search(_ number: Double, from low: Int, to high: Int, near guess: Int) -> Int {
    if guess + 2 < knots.count && knots[guess] <= number && number < knots[guess + 2] {
      return number < knots[guess + 1] ? guess : guess + 1
    }
    return (low..<high).partitioningIndex { knots[$0] > number } - 1
  }
}
