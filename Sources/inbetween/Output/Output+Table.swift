extension Output {
  /// Writes a table, a block of rows at a time.
  ///
  /// - Parameters:
  ///   - names: the names of the columns.
  ///   - rowCount: how many rows there are.
  ///   - format: how they are written.
  ///   - path: as given by the user; nil is standard output.
  ///   - columns: the columns for some rows.
  /// - Throws: ``CommandFailure/unwritableOutput(_:)`` or ``CommandFailure/closedPipe``.
  static func writeTable(
    _ names: [String], rowCount: Int, as format: TableFormat, to path: String?, columns: (Range<Int>) -> [[Double]]
  ) throws(CommandFailure) {
    let blockSize = TableWriter.blockSize(columnCount: names.count)
    try write(to: path) { (sink) throws(SystemError) in
      var table = TableWriter(names, rowCount: rowCount, as: format, to: &sink)
      for start in stride(from: 0, to: rowCount, by: blockSize) {
        try table.append(columns(start..<min(start + blockSize, rowCount)), to: &sink)
      }
      table.finish(to: &sink)
    }
  }
}
