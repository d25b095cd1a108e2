/// Reads a table from a file in NumPy's format: a two-dimensional array, whose first column has the times.
struct NumPyArray {
  private(set) var table: TableColumns

  /// The first bytes of each such file.
  static let magic: [UInt8] = [0x93] + Array("NUMPY".utf8)

  /// Reads all rows.
  ///
  /// - Throws: ``TableError`` for another shape or type, and for another number of bytes than the header says.
  init(_ bytes: [UInt8], options: TableReadingOptions) throws(TableError) {
    let header = try NumPyHeader(bytes)
    let (rows, columns) = try Self.shape(of: header)
    guard rows <= options.maximumRowCount else {
      throw TableError("\(rows) rows, at most \(options.maximumRowCount) are allowed")
    }
    guard columns <= options.maximumColumnCount else {
      throw TableError("\(columns) columns, at most \(options.maximumColumnCount) are allowed")
    }
    let (count, isTooLong) = rows.multipliedReportingOverflow(by: columns)
    let (size, isTooLarge) = count.multipliedReportingOverflow(by: header.element.size)
    let found = bytes.count - header.end
    guard !isTooLong, !isTooLarge, size == found else {
      throw TableError("expected \(rows) rows of \(columns) numbers after the header, found \(found) bytes")
    }
    table = TableColumns(maximumRowCount: options.maximumRowCount)
    table.keepsEmptyColumns = true
    let step = header.element.size
    let (rowStep, columnStep) = header.isColumnMajor ? (step, rows * step) : (columns * step, step)
    try table.take(
      (0..<columns).map { column in
        (0..<rows).map { row in
          header.element.number(bytes, at: header.end + row * rowStep + column * columnStep)
        }
      })
  }

  private static func shape(of header: NumPyHeader) throws(TableError) -> (rows: Int, columns: Int) {
    guard header.shape.count == 2 else {
      throw TableError("expected an array of two dimensions, found \(header.shape.count)")
    }
    guard header.shape[1] > 1 else {
      throw TableError("expected a column of times and one of values, found \(header.shape[1])")
    }
    return (header.shape[0], header.shape[1])
  }
}
