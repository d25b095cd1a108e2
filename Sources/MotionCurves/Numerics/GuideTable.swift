/// Finds the interval between ascending numbers that contains a given number: in constant time for even spacing.
///
/// Equal cells divide the range of the knots, a few cells for each interval. A table holds the number of knots before
/// each cell; bisection searches among several knots in one cell. However crowded the knots are, a search takes no more
/// than about log₂ *n* comparisons. The cell of a number is rounded, but never decreases as the number increases, and
/// the table is made with the same rounding: so the answer is exact.
///
/// Source: H.-C. Chen, Y. Asau, *On generating random variates from an empirical distribution*, AIIE Transactions 6
/// (1974), the guide table.
@usableFromInline
package struct GuideTable: Sendable, Equatable {
  /// The ascending numbers to search.
  @usableFromInline package let knots: [Double]
  /// For each cell, the number of knots in the cells before it; after the last cell, the number of all knots.
  ///
  /// Where a cell holds several knots it is the complement of that number, which is negative: so one entry tells most
  /// intervals.
  @usableFromInline package let knotsBefore: [Int32]
  /// Half of the first knot.
  @usableFromInline package let halfOfFirst: Double
  /// Cells per unit of the halved distance from the first knot; 0 where that would overflow, so that one cell holds all
  /// knots.
  @usableFromInline package let cellsPerHalf: Double
  /// The last cell, as a floating-point number.
  @usableFromInline package let lastCell: Double

  /// Builds the table.
  ///
  /// - Precondition: at least one knot, fewer than 2³¹, all finite and in ascending order; equal knots are allowed.
  /// - Complexity: O(*n*) for *n* knots.
  @usableFromInline
  package init(knots: [Double]) {
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
    for cell in 0..<cellCount where counts[cell + 1] - counts[cell] > 1 { counts[cell] = ~counts[cell] }
    self.knots = knots
    self.knotsBefore = counts
    self.halfOfFirst = halfOfFirst
    self.cellsPerHalf = cellsPerHalf
    self.lastCell = lastCell
  }

  /// The number of cells per interval: with this number few cells hold more than one knot, unless the knots are
  /// crowded.
  private static let cellsPerInterval = 4

  /// The cell of a number that is not less than the first knot.
  ///
  /// Halves are used because the distance of two finite numbers can be infinite. The sum with 2⁵² holds the cell in its
  /// last bits: this is faster than a conversion, which checks that the number fits.
  @inlinable
  @inline(__always)
  package static func cell(of number: Double, halfOfFirst: Double, cellsPerHalf: Double, lastCell: Double) -> Int {
    let position = min((0.5 * number - halfOfFirst) * cellsPerHalf, lastCell)
    return Int(truncatingIfNeeded: (position + 0x1p52).bitPattern &- (0x1p52 as Double).bitPattern)
  }

  /// The greatest index i with `knots[i]` ≤ `number`, within 0…count − 2 (0 for a single knot, and for NaN).
  ///
  /// - Parameters:
  ///   - number: the number to look for.
  ///   - guess: any interval, 0…count − 2. It does not change the answer; where knots are crowded the search is faster
  ///     if the guess or the next interval is right.
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

  /// The interval of a number that is known to be inside: at least the first knot, and less than the last one.
  @inlinable
  @inline(__always)
  package func interval(within number: Double, near guess: Int = 0) -> Int {
    let cell = Self.cell(
      of: number, halfOfFirst: halfOfFirst, cellsPerHalf: cellsPerHalf, lastCell: lastCell)
    let low = Int(knotsBefore[cell])
    // A guess helps only here: elsewhere, checking it would take as long as the table.
    if low < 0 { return Self.search(number, in: knots, from: ~low, to: knotCount(through: cell), near: guess) }
    // At most one knot is left, and all later ones are greater. A difference takes the place of a branch, which the
    // processor would mispredict.
    return low &- (knots[low] <= number ? 0 : 1)
  }

  /// The same for knots that are stored in the intervals, too, where the caller reads them anyway.
  ///
  /// If at most one knot lies in the cell of the number, it is read there: in a table of a hundred thousand knots any
  /// other place would cost another miss of the cache.
  ///
  /// - Parameters:
  ///   - number: a number that is known to be inside.
  ///   - count: the number of intervals; the last knot is where the last one ends.
  ///   - start: the start of an interval.
  /// - Returns: the interval.
  @inlinable
  @inline(__always)
  package func interval(within number: Double, of count: Int, start: (Int) -> Double) -> Int {
    let cell = Self.cell(of: number, halfOfFirst: halfOfFirst, cellsPerHalf: cellsPerHalf, lastCell: lastCell)
    let low = Int(knotsBefore[cell])
    if low < 0 { return Self.search(number, in: knots, from: ~low, to: knotCount(through: cell), near: 0) }
    let next = min(low, count &- 1)
    return next &- (start(next) <= number ? 0 : 1)
  }

  /// The number of knots in a cell and in those before it.
  @inlinable
  package func knotCount(through cell: Int) -> Int {
    let next = Int(knotsBefore[cell &+ 1])
    return next < 0 ? ~next : next
  }

  /// Finds the interval where the cell of the number holds the knots from `low` to before `high`.
  ///
  /// Out of line, because few cells of most tables hold several knots. It takes the knots alone: for a table as `self`,
  /// each search would begin with a copy of it.
  @inline(never)
  @usableFromInline
  package static func search(
    _ number: Double, in knots: [Double], from low: Int, to high: Int, near guess: Int
  ) -> Int {
    if guess + 2 < knots.count && knots[guess] <= number && number < knots[guess + 2] {
      return number < knots[guess + 1] ? guess : guess + 1
    }
    return (low..<high).partitioningIndex { knots[$0] > number } - 1
  }
}
