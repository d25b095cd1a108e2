/// A table of recorded numbers: times in the first column, values in the others.
///
/// ```swift
/// let table = try RecordedTable(parsing: "time_ms;x\n0;0\n16,7;0,25\n")
/// table.times    // [0, 0.0167]
/// table.columns  // [[0, 0.25]]
/// table.remarks  // times in 'time_ms' are read as milliseconds; cells are separated by semicolons, …
/// ```
///
/// The format is found in the content: NumPy's `.npy`, JSON, a JSON value in each line, or lines of cells, as CSV and
/// TSV have them. What `inbetween` writes as a table reads back to the bit, except that JSON has no infinite numbers.
///
/// *Lines of cells.* Tabs, semicolons, commas, vertical bars or blanks separate the cells: the first of them with which
/// the first 32 lines have as many cells, all of them numbers. The first decimal mark, a point or a comma, is that of
/// all numbers; between commas only quoted numbers have decimal commas. A first line without numbers has the names.
/// Empty lines and those that begin with `#` are skipped. Numbers of a column may all have the same unit. An empty cell,
/// `NaN` or `null` is a missing value, `inf` an infinite one.
///
/// *JSON.* An array of objects or arrays, such values in lines, or an object of arrays. The times of objects are the
/// first member whose name says so, such as `t` or `time_ms`, or else the first one.
///
/// *Times* are in the unit that their head, the cells or a row below the head have, or else in that of the options. Each
/// conversion is said in ``remarks``.
public struct RecordedTable: Sendable {
  /// The name of the first column, without its unit.
  public let timeName: String
  /// The names of the other columns; `value1`, `value2`, … for columns without a name.
  public let names: [String]
  /// The times in seconds, ascending; in the unit ``counted`` if there is one.
  public let times: [Double]
  /// The values of each other column, NaN where there is none.
  public let columns: [[Double]]
  /// The unit that the first column counts instead of seconds, such as `frame`; nil for times.
  public let counted: String?
  /// What was recognised and could have another meaning, in a sentence each.
  public let remarks: [String]

  /// Reads a table.
  ///
  /// - Parameters:
  ///   - bytes: the whole file; text is in UTF-8, with or without a byte order mark.
  ///   - options: the meaning of times without a unit, and limits.
  ///   - reporting: is called now and then with the part that is read, from 0 to 1.
  /// - Throws: ``TableError`` with the line and the cell, for bytes that are no table with at least one row and one
  ///   column of values behind ascending times, and for larger ones than the options allow.
  /// - Complexity: linear in the number of bytes.
  public init(
    parsing bytes: [UInt8], options: TableReadingOptions = TableReadingOptions(),
    reporting: (_ part: Double) -> Void = { _ in }
  ) throws(TableError) {
    guard bytes.count <= options.maximumByteCount else {
      throw TableError("\(bytes.count) bytes, at most \(options.maximumByteCount) are allowed")
    }
    switch TableFormat.found(in: bytes) {
    case .numPy:
      let array = try NumPyArray(bytes, options: options)
      try self.init(array.table, head: nil, unitBeside: nil, remarks: [], options: options)
    case .json:
      let json = try JSONTable(bytes, options: options, reporting: reporting)
      try self.init(json.table, head: json.head, unitBeside: nil, remarks: json.remarks, options: options)
    case .otherEncoding: throw TableError("expected text in UTF-8, found UTF-16")
    case .text(let start):
      let text = try TextTable(bytes, in: start..<bytes.count, options: options, reporting: reporting)
      try self.init(text.table, head: text.head, unitBeside: text.unitBeside, remarks: text.remarks, options: options)
    }
  }

  /// Reads a table from a text.
  ///
  /// - Throws: ``TableError``, as for bytes.
  public init(parsing text: String, options: TableReadingOptions = TableReadingOptions()) throws(TableError) {
    try self.init(parsing: Array(text.utf8), options: options)
  }

  /// Brings the times to seconds, and leaves out columns without a name and values.
  private init(
    _ table: TableColumns, head: TimeHead?, unitBeside: TimeUnit?, remarks: [String], options: TableReadingOptions
  ) throws(TableError) {
    guard table.rowCount > 0 else { throw TableError("expected a table with times and values, found no row") }
    let scale = TimeScale(head: head, unitBeside: unitBeside, options: options)
    var times = table.columns[0]
    scale.apply(to: &times)
    guard times[0].isFinite, times[times.count - 1].isFinite else {
      throw TableError("expected times that are finite in seconds")
    }
    var names: [String] = []
    var columns: [[Double]] = []
    for column in 1..<table.width {
      let name = table.names?[column] ?? ""
      if name.isEmpty, !table.keepsEmptyColumns, table.columns[column].allSatisfy({ $0.isNaN }) { continue }
      names.append(name.isEmpty ? "value\(column)" : name)
      columns.append(table.columns[column])
    }
    guard !columns.isEmpty else { throw TableError("expected a column of values behind the times") }
    timeName = scale.name
    counted = scale.counted
    self.names = names
    self.times = times
    self.columns = columns
    self.remarks = (scale.remark.map { [$0] } ?? []) + remarks
  }
}

extension RecordedTable {
  /// Whether a text reads like lines of cells: one of the first three has numbers, two or more.
  ///
  /// Numbers between blanks count from two lines on. It looks at the first 4096 bytes.
  public static func looksLikeTable(_ bytes: [UInt8]) -> Bool {
    guard case .text(let start) = TableFormat.found(in: bytes) else { return false }
    let range = start..<max(start, min(bytes.count, 4096))
    return TextLayout(of: bytes, in: range, lineCount: 3, maximumCount: 4096).hasNumbers
  }
}

/// The format of a table, by its first bytes.
private enum TableFormat {
  case numPy
  case json
  /// Lines of cells, from an offset on.
  case text(start: Int)
  case otherEncoding

  static func found(in bytes: [UInt8]) -> TableFormat {
    if bytes.starts(with: NumPyArray.magic) { return .numPy }
    if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) { return .otherEncoding }
    let start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    func next(from index: Int) -> Int? { bytes[index...].firstIndex { !$0.isBlank && !$0.endsLine } }
    guard let first = next(from: start), let second = next(from: first + 1) else { return .text(start: start) }
    switch (bytes[first], bytes[second]) {
    case (UInt8(ascii: "{"), UInt8(ascii: "\"")), (UInt8(ascii: "{"), UInt8(ascii: "}")): return .json
    // A head such as [ms];[px] is no JSON.
    case (UInt8(ascii: "["), UInt8(ascii: "[")), (UInt8(ascii: "["), UInt8(ascii: "{")),
      (UInt8(ascii: "["), UInt8(ascii: "\"")), (UInt8(ascii: "["), UInt8(ascii: "]")),
      (UInt8(ascii: "["), UInt8(ascii: "-")),
      (UInt8(ascii: "["), UInt8(ascii: "0")...UInt8(ascii: "9")):
      return .json
    default: return .text(start: start)
    }
  }
}
