import MotionNumerics

/// Writes a table of numbers.
///
/// It writes a block of rows at a time, so that a table of any length fits into memory.
struct TableWriter {
  /// The text around the numbers; nil for NumPy's format, which has none.
  private let frame: TableFrame?
  private let rowCount: Int
  private let decimals: Int?
  private var writtenRows = 0

  /// The number of rows of a block: enough to be efficient, and at most a few megabytes.
  static func blockSize(columnCount: Int) -> Int {
    max(1, min(4096, (1 << 18) / columnCount))
  }

  /// Begins a table; NumPy's format states the number of rows first.
  init(_ columns: [String], rowCount: Int, as style: TableStyle, to sink: inout ByteSink) {
    frame = style.format.frame(for: columns)
    decimals = style.decimals
    self.rowCount = rowCount
    sink.append(frame?.opening ?? NumPyHeader.bytes(rowCount: rowCount, columnCount: columns.count))
  }

  /// Appends rows, given by columns of the same length; NaN is a missing value.
  mutating func append(_ columns: [[Double]], to sink: inout ByteSink) throws(SystemError) {
    for row in 0..<(columns.first?.count ?? 0) {
      if let frame {
        append(row, of: columns, in: frame, to: &sink)
      } else {
        for column in columns { sink.appendBytes(of: column[row]) }
      }
      writtenRows += 1
      try sink.flushIfLarge()
    }
  }

  /// Ends the table.
  func finish(to sink: inout ByteSink) {
    precondition(writtenRows == rowCount, "a table must have the number of rows that it was begun with")
    if let frame { sink.append(frame.closing) }
  }

  private func append(_ row: Int, of columns: [[Double]], in frame: TableFrame, to sink: inout ByteSink) {
    sink.append(writtenRows > 0 ? frame.beforeOtherRows : frame.beforeFirstRow)
    for column in columns.indices {
      sink.append(frame.beforeCells[column])
      append(columns[column][row], in: frame, to: &sink)
    }
    sink.append(frame.afterRow)
  }

  private func append(_ cell: Double, in frame: TableFrame, to sink: inout ByteSink) {
    if cell.isFinite {
      sink.append(decimals.map(cell.rounded(decimals:)) ?? cell)
    } else if cell.isNaN {
      sink.append(frame.missing)
    } else {
      sink.append(cell > 0 ? frame.infinite : frame.negativeInfinite)
    }
  }
}
