import MotionCurves
import MotionSprings
import RealModule

/// The shapes from which the search for a spring starts: the best places of a grid of frequencies and damping ratios.
///
/// A slow spring hardly changes between neighbouring rows, so its sums of squares are taken over few rows, which are
/// means of others. Sums over different rows cannot be compared. The best places of each part of the grid are therefore
/// compared over all rows.
struct SpringStarts {
  private let known: [Double?]
  /// The rows, and means of them, with the most parts of the duration last.
  private let levels: [(partCount: Int, rows: SummedRows)]
  private let frequencies: [Double]

  private static let ratios = [0, 0.02, 0.05, 0.1, 0.2, 0.35, 0.5, 0.7, 0.9, 1.1, 1.6, 2.5]
  /// The fewest parts of the duration, and the fewest rows that tell springs apart.
  private static let (fewestParts, fewestRows) = (64, 32)
  /// The most rows that are called few.
  private static let fewRows = 100

  /// - Parameters:
  ///   - rows: at most some hundreds.
  ///   - known: the linear parameters that are given.
  init(_ rows: SpringRows, known: [Double?]) {
    self.known = known
    var levels = [(partCount: Int.max, rows: SummedRows(rows))]
    var partCount = 256
    while partCount >= Self.fewestParts {
      let means = rows.means(over: partCount)
      guard means.count >= Self.fewestRows else { break }
      if means.count < rows.count { levels.append((partCount, SummedRows(means))) }
      partCount /= 2
    }
    self.levels = levels.reversed()
    // From a third of a period over the data to a ninth of a period between two rows, or three periods over few rows.
    let highest = max(20, 0.7 * Double(min(rows.count, 500) - 1))
    let growth = Double.root(highest / 2, 59)
    var frequency = 2.0
    frequencies = (0..<60).map { _ in
      defer { frequency *= growth }
      return frequency
    }
  }

  /// The best places, the best one first.
  func best() -> [SpringShape] {
    guard let all = levels.last?.rows else { return [] }
    // Few rows have many springs that are nearly as good, and take little time.
    let areFew = all.count <= Self.fewRows
    let count = areFew ? 24 : 6
    var found: [(shape: SpringShape, sum: Double)] = []
    var rest = frequencies[...]
    for level in levels {
      // Two parts of the duration, or more, for each radian.
      let part = rest.prefix { 2 * $0 <= Double(level.partCount) }
      rest = rest.dropFirst(part.count)
      let grid = SumGrid(frequencies: Array(part), ratios: Self.ratios) { level.rows.leastSum($0, known) }
      var places = Array(grid.leastPlaces.prefix(count))
      if areFew { places += grid.ordered.prefix(8).filter { !places.contains($0) } }
      for shape in places.map({ grid.shapes[$0] }) { found.append((shape, all.leastSum(shape, known))) }
    }
    return found.sorted { $0.sum < $1.sum }.prefix(count).map { $0.shape }
  }
}

/// Sums of squares of a part of the grid.
private struct SumGrid {
  let shapes: [SpringShape]
  private let sums: [Double]
  private let width: Int

  init(frequencies: [Double], ratios: [Double], _ sum: (SpringShape) -> Double) {
    width = ratios.count
    shapes = frequencies.flatMap { frequency in
      ratios.map { SpringShape(frequency: frequency, dampingRatio: $0) }
    }
    sums = shapes.map(sum)
  }

  /// The places in the order of their sums; those without a spring are left out.
  var ordered: [Int] {
    shapes.indices.filter { sums[$0] < .infinity }.sorted { (sums[$0], $0) < (sums[$1], $1) }
  }

  /// The places that are better than all their neighbours, the best one first.
  var leastPlaces: [Int] {
    let height = shapes.count / width
    return ordered.filter { place in
      let (line, column) = (place / width, place % width)
      for otherLine in max(line - 1, 0)...min(line + 1, height - 1) {
        for otherColumn in max(column - 1, 0)...min(column + 1, width - 1) {
          let other = otherLine * width + otherColumn
          if (sums[other], other) < (sums[place], place) { return false }
        }
      }
      return true
    }
  }
}

/// Rows for whose springs only sums are needed.
private struct SummedRows {
  let count: Int
  private let times: [Double]
  private let weights: [Double]
  private let weightedValues: [Double]
  /// The sums of the weights, and of the weighted values and their squares.
  private let total, values, squares: Double

  init(_ rows: SpringRows) {
    // Full blocks of positive times are computed several at once. A row without a weight counts nothing.
    let padding = (SpringBlock.length - rows.count % SpringBlock.length) % SpringBlock.length
    count = rows.count
    times = rows.times.map { max($0, 1e-30) } + Array(repeating: 1, count: padding)
    weights = rows.weights + Array(repeating: 0, count: padding)
    weightedValues = zip(rows.values, rows.weights).map { $0 * $1 } + Array(repeating: 0, count: padding)
    total = rows.weights.reduce(0, +)
    values = weightedValues.reduce(0, +)
    squares = zip(rows.values, weightedValues).reduce(0) { $0 + $1.0 * $1.1 }
  }

  /// The sum of squares for the best linear parameters of a shape, by normal equations: enough to compare shapes.
  ///
  /// Infinite for a shape without a spring.
  func leastSum(_ shape: SpringShape, _ known: [Double?]) -> Double {
    guard let spring = shape.spring else { return .infinity }
    var (xx, xs, ss) = (SIMD4<Double>.zero, SIMD4<Double>.zero, SIMD4<Double>.zero)
    var (x, s, xy, sy) = (SIMD4<Double>.zero, SIMD4<Double>.zero, SIMD4<Double>.zero, SIMD4<Double>.zero)
    let (weights, weightedValues) = (weights.span, weightedValues.span)
    SpringBlock.forEach(of: spring, startingAt: 0, at: times.span) { block, first in
      for index in stride(from: 0, to: block.count, by: 4) {
        let (weight, value): (SIMD4<Double>, SIMD4<Double>) = (
          weights.uncheckedBlock(at: first + index), weightedValues.uncheckedBlock(at: first + index)
        )
        let (fromStart, fromVelocity) = block.four(at: index)
        let (weightedStart, weightedVelocity) = (weight * fromStart, weight * fromVelocity)
        x += weightedStart
        s += weightedVelocity
        xx += weightedStart * fromStart
        xs += weightedStart * fromVelocity
        ss += weightedVelocity * fromVelocity
        xy += value * fromStart
        sy += value * fromVelocity
      }
    }
    let (startSum, startSquares, startValues) = (x.sum(), xx.sum(), xy.sum())
    let frequency = shape.frequency
    var equations = NormalSums(
      // The columns of the start, the target and the velocity, the velocity in units of the frequency.
      products: [
        [startSquares, startSum - startSquares, frequency * xs.sum()],
        [startSum - startSquares, total - 2 * startSum + startSquares, frequency * (s.sum() - xs.sum())],
        [frequency * xs.sum(), frequency * (s.sum() - xs.sum()), frequency * frequency * ss.sum()],
      ], values: [startValues, values - startValues, frequency * sy.sum()], squares: squares)
    for (column, number) in known.enumerated() {
      if let number { equations.subtract(column, times: column == 2 ? number / frequency : number) }
    }
    for column in 0..<3 where known[column] == nil { equations.eliminate(column) }
    return max(equations.squares, 0)
  }
}

/// The sums of products of three columns, of these with values, and of the values' squares.
private struct NormalSums {
  var products: [[Double]]
  var values: [Double]
  var squares: Double

  /// Subtracts a multiple of a column from the values.
  mutating func subtract(_ column: Int, times factor: Double) {
    squares += factor * (factor * products[column][column] - 2 * values[column])
    for other in 0..<3 { values[other] -= factor * products[column][other] }
  }

  /// Subtracts the projections onto a column from the values and from the other columns.
  mutating func eliminate(_ column: Int) {
    let square = products[column][column]
    guard square > 1e-30 else { return }
    squares -= values[column] * values[column] / square
    for other in 0..<3 where other != column {
      let factor = products[column][other] / square
      values[other] -= factor * values[column]
      let before = products[other][other]
      for third in 0..<3 where third != column { products[other][third] -= factor * products[column][third] }
      // What is left of a column that depends on others is rounding.
      if products[other][other] < 1e-13 * before { products[other][other] = 0 }
    }
    for other in 0..<3 { (products[column][other], products[other][column]) = (0, 0) }
  }
}
