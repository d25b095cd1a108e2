internal import MotionCurves

/// The numbers of a table as they are read, row after row, before the times are in seconds.
struct TableColumns {
  /// The names in the head; nil if there is none.
  var names: [String]?
  /// Whether columns without a name and values are columns: in a text, a separator at the end of each line makes them.
  var keepsEmptyColumns = false
  /// The numbers, column by column; NaN where there is none.
  private(set) var columns: [[Double]] = []
  private let maximumRowCount: Int

  init(maximumRowCount: Int) {
    self.maximumRowCount = maximumRowCount
  }

  /// The number of columns; 0 before there is any.
  var width: Int { columns.count }

  /// The number of rows.
  var rowCount: Int { columns.first?.count ?? 0 }

  /// Sets the number of columns, two or more.
  mutating func begin(width: Int) {
    columns = Array(repeating: [], count: width)
  }

  /// Begins a row with its time.
  ///
  /// - Throws: the problem of the row or of its time, without a place.
  mutating func append(time: Double) throws(RowProblem) {
    guard rowCount < maximumRowCount else {
      throw RowProblem(text: "more than \(maximumRowCount) rows, the most that are allowed", isOfTime: false)
    }
    guard time.isFinite else {
      throw RowProblem(text: "expected a finite number as the time, found \(time)", isOfTime: true)
    }
    if let last = columns[0].last, time < last {
      throw RowProblem(
        text: "expected a time of at least \(last.shortestDecimal), as times ascend, found \(time.shortestDecimal)",
        isOfTime: true)
    }
    columns[0].append(time)
  }

  /// Appends the value of a column to the row that has begun.
  @inline(__always)
  mutating func append(_ value: Double, to column: Int) {
    columns[column].append(value)
  }

  /// Takes whole columns of the same length, two or more, in place of rows.
  mutating func take(_ columns: [[Double]]) throws(TableError) {
    begin(width: columns.count)
    for (row, time) in columns[0].enumerated() {
      do throws(RowProblem) {
        try append(time: time)
      } catch {
        throw TableError("row \(row + 1): \(error.text)")
      }
    }
    for column in 1..<width { self.columns[column] = columns[column] }
  }
}

/// The problem of a row, before its place is known.
struct RowProblem: Error {
  let text: String
  /// Whether it concerns the time, and not the whole row.
  let isOfTime: Bool
}
