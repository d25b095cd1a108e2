/// The stops with round numbers: a number of decimals in the output and in the percentage.
struct StopGrid {
  let outputDecimals: Int
  let percentageDecimals: Int

  /// The rows between a progress of 0 and of 1.
  var rowCount: Int { outputDecimals.powerOfTen }
  /// The columns between 0 and 100 %.
  var columnCount: Int { 100 * percentageDecimals.powerOfTen }

  /// The row of a progress.
  func row(of progress: Double) -> Int { Int((progress * Double(rowCount)).rounded()) }

  /// A stop.
  func stop(row: Int, column: Int) -> LinearStops.Stop {
    LinearStops.Stop(output: output(ofRow: row), percentage: percentage(ofColumn: column))
  }

  /// The number of characters of an output.
  func length(ofRow row: Int) -> Int { Self.length(row, decimals: outputDecimals) }

  /// The number of characters of a percentage, with the comma before its stop, the blank and the sign.
  func length(ofColumn column: Int) -> Int { Self.length(column, decimals: percentageDecimals) + 3 }

  /// The number of characters of a number of units of the last decimal, without a zero before the point.
  ///
  /// Counted: the texts of all rows would take a fifth of a search.
  private static func length(_ number: Int, decimals: Int) -> Int {
    if number == 0 { return 1 }
    var (rest, decimals) = (number.magnitude, decimals)
    while decimals > 0 && rest.isMultiple(of: 10) { (rest, decimals) = (rest / 10, decimals - 1) }
    var digitCount = 0
    while rest > 0 { (rest, digitCount) = (rest / 10, digitCount + 1) }
    return (number < 0 ? 1 : 0) + max(digitCount - decimals, 0) + (decimals > 0 ? decimals + 1 : 0)
  }

  /// The number of characters of a minified function, except those of the stops after the first one.
  ///
  /// The percentage at the end is implied, so its stop is shorter than its row and column suggest.
  func lengthAround(firstRow: Int) -> Int {
    "linear()".utf8.count + length(ofRow: firstRow) - length(ofColumn: columnCount) + 1
  }

  private func output(ofRow row: Int) -> String { (Double(row) / Double(rowCount)).decimalText(outputDecimals) }

  private func percentage(ofColumn column: Int) -> String {
    (100 * Double(column) / Double(columnCount)).decimalText(percentageDecimals)
  }
}

extension Int {
  /// Ten to the power of the number.
  fileprivate var powerOfTen: Int { (0..<self).reduce(1) { power, _ in 10 * power } }
}
