/// Writes a table of numbers, a block of rows at a time, so that its length does not matter.
struct TableWriter {
  private let frame: TableFrame
  private var hasRows = false

  /// How many rows make a block of a size that is worth it.
  static let blockSize = 4096

  /// Begins a table.
  init(_ columns: [String], as format: TableFormat, to sink: inout ByteSink) {
    frame = format.frame(for: columns)
    sink.append(frame.opening)
  }

  /// Appends rows, given by columns of the same length; NaN is a missing value.
  mutating func append(_ columns: [[Double]], to sink: inout ByteSink) throws(SystemError) {
    for row in 0..<(columns.first?.count ?? 0) {
      sink.append(hasRows ? frame.beforeOtherRows : frame.beforeFirstRow)
      hasRows = true
      for column in columns.indices {
        sink.append(frame.beforeCells[column])
        append(columns[column][row], to: &sink)
      }
      sink.append(frame.afterRow)
      try sink.flushIfLarge()
    }
  }

  /// Ends the table.
  func finish(to sink: inout ByteSink) {
    sink.append(frame.closing)
  }

  private func append(_ cell: Double, to sink: inout ByteSink) {
    if cell.isFinite {
      sink.append(cell)
    } else if cell.isNaN {
      sink.append(frame.missing)
    } else {
      sink.append(cell > 0 ? frame.infinite : frame.negativeInfinite)
    }
  }
}
