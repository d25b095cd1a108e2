import MotionNumerics

/// A table of recorded numbers: times in the first column, values in the others.
///
/// The text has one row in each line; commas, semicolons or tabs separate the cells. A first line without numbers holds
/// the names of the columns; the name of the times may have a unit. Empty lines and lines that begin with `#` are
/// skipped. An empty cell is a missing value.
struct RecordedTable {
  /// The name of the file in messages.
  let name: String
  /// The name of the first column, without its unit.
  let timeName: String
  /// The names of the other columns.
  let names: [String]
  /// The times in seconds, ascending.
  let times: [Double]
  /// A message about the conversion from another unit than seconds; nil for times in seconds.
  let remark: String?
  /// The unit that the first column counts instead of seconds, such as frames; nil for times.
  let counted: String?
  /// The columns, with a number or NaN for each time.
  let columns: [[Double]]

  /// The most rows of a table.
  static let maximumRowCount = 10_000_000
  /// The size of the largest file, in MiB.
  static let greatestMebibytes = 256

  /// Reads the table of a file, and reports a converted unit of time on standard error.
  ///
  /// - Parameters:
  ///   - path: the file; `-` is standard input.
  ///   - needsSeconds: whether the times are compared with those of a motion.
  /// - Throws: ``CommandFailure`` for a file that cannot be read, for a table that does not parse, and for one that
  ///   counts frames if seconds are needed.
  init(reading path: String, needsSeconds: Bool) throws(CommandFailure) {
    let file = try InputFile(reading: path, limit: Self.greatestMebibytes)
    try self.init(parsing: file.bytes, name: file.name)
    if let counted, needsSeconds {
      throw .badData(
        "\(file.name): the first column counts \(counted.quoted): expected times, in seconds or with their unit")
    }
    if let remark { CommandFailure.warn(remark) }
  }

  /// Reads a table.
  ///
  /// - Parameters:
  ///   - bytes: text in UTF-8, with or without a byte order mark.
  ///   - name: the name of the file in messages, see ``InputFile/name``.
  /// - Throws: ``CommandFailure/badData(_:)``, which names the line and the column.
  init(parsing bytes: [UInt8], name: String) throws(CommandFailure) {
    var reader = RecordedTableReader(name: name)
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    let text = bytes.starts(with: mark) ? bytes.dropFirst(3) : bytes[...]
    var progress = Progress(of: Double(bytes.count))
    defer { progress.end() }
    // Line feeds, carriage returns, and both.
    for line in text.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      try reader.take(line.last == UInt8(ascii: "\r") ? line.dropLast() : line)
      progress.reached(Double(line.endIndex))
    }
    guard !reader.columns.isEmpty else {
      throw .badData("\(name): expected a table with times and values, found no row")
    }
    let perSecond = reader.unit?.perSecond ?? 1
    self.name = name
    (timeName, counted) = (reader.timeName, reader.counted)
    names = reader.names.isEmpty ? (1..<reader.width).map { "value\($0)" } : Array(reader.names.dropFirst())
    times = perSecond == 1 ? reader.columns[0] : reader.columns[0].map { $0 / perSecond }
    remark = reader.unit.flatMap { unit in
      unit.perSecond == 1 ? nil : "\(name): times in \(reader.names[0].quoted) are read as \(unit.name)"
    }
    columns = Array(reader.columns.dropFirst())
  }
}

/// Takes the lines of a recorded table, one after the other.
private struct RecordedTableReader {
  let name: String
  var names: [String] = []
  var columns: [[Double]] = []
  /// The name of the times, without their unit.
  private(set) var timeName = "time"
  /// The unit of the times, if the name of the column states it.
  private(set) var unit: TimeHead.Unit?
  private(set) var counted: String?
  private var lineNumber = 0

  /// The number of columns; 0 before the first line.
  var width: Int { max(columns.count, names.count) }

  init(name: String) {
    self.name = name
  }

  mutating func take(_ line: ArraySlice<UInt8>) throws(CommandFailure) {
    lineNumber += 1
    guard let first = line.first(where: { !Self.isBlank($0) }), first != UInt8(ascii: "#") else { return }
    let cells = line.split(omittingEmptySubsequences: false) { Self.isSeparator($0) }.map(Self.trimmed)
    if width == 0, !cells.contains(where: { Double(decimal: Array($0)) != nil }) {
      names = cells.map { String(decoding: $0, as: UTF8.self).unquoted }
      guard names.count > 1 else { throw failure("expected a column of times and one of values") }
      do throws(TimeHead.UnknownUnit) {
        let head = try TimeHead(names[0])
        (timeName, unit, counted) = (head.name, head.unit, head.counted)
      } catch {
        throw failure(
          "cell 1: no unit of time is \(error.text.quoted): expected seconds, milliseconds (ms), microseconds (us), "
            + "nanoseconds (ns), minutes or hours")
      }
      return
    }
    guard width == 0 || cells.count == width else { throw failure("expected \(width) cells, found \(cells.count)") }
    guard cells.count > 1 else { throw failure("expected a time and a value, found one number") }
    if columns.isEmpty { columns = Array(repeating: [], count: cells.count) }
    guard columns[0].count < RecordedTable.maximumRowCount else {
      throw failure("more than \(RecordedTable.maximumRowCount) rows, the most that are allowed")
    }
    for (column, cell) in cells.enumerated() { columns[column].append(try number(cell, column)) }
    let times = columns[0]
    guard times.count < 2 || times[times.count - 1] >= times[times.count - 2] else {
      throw failure("expected a time of at least \(times[times.count - 2].shortestDecimal), as times ascend")
    }
  }

  /// The number of a cell; NaN for an empty cell after the times.
  private func number(_ cell: ArraySlice<UInt8>, _ column: Int) throws(CommandFailure) -> Double {
    if cell.isEmpty && column > 0 { return .nan }
    guard let number = Double(decimal: Array(cell)) else {
      let found = String(decoding: cell, as: UTF8.self).quoted
      throw failure("cell \(column + 1): expected a finite number, found \(found)")
    }
    return number
  }

  private func failure(_ text: String) -> CommandFailure { .badData("\(name): line \(lineNumber): \(text)") }

  private static func isSeparator(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: ",") || byte == UInt8(ascii: ";") || byte == UInt8(ascii: "\t")
  }

  private static func isBlank(_ byte: UInt8) -> Bool { byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") }

  private static func trimmed(_ cell: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    let start = cell.drop { isBlank($0) }
    return start.prefix(upTo: (start.lastIndex { !isBlank($0) } ?? start.startIndex - 1) + 1)
  }
}

extension String {
  /// The text without the quotation marks around it.
  fileprivate var unquoted: String {
    count > 1 && hasPrefix("\"") && hasSuffix("\"") ? String(dropFirst().dropLast()) : self
  }
}
