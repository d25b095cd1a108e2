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
  func length(ofRow row: Int) -> Int { output(ofRow: row).withoutLeadingZero.utf8.count }

  /// The number of characters of a percentage, with the comma before its stop, the blank and the sign.
  func length(ofColumn column: Int) -> Int { percentage(ofColumn: column).withoutLeadingZero.utf8.count + 3 }

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
