/// Reads a table from lines of cells.
struct TextTable {
  private(set) var table: TableColumns
  private(set) var head: TimeHead?
  /// The unit of times that the cells or a row of units have.
  private(set) var unitBeside: TimeUnit?
  private(set) var remarks: [String] = []

  private let bytes: [UInt8]
  private let separator: CellSeparator
  private let options: TableReadingOptions
  private var scanner: CellScanner
  /// The first decimal mark, and its line.
  private var mark: (mark: DecimalMark, line: Int)?
  /// The unit of the cells of each column, and the line that has it; an empty one for plain numbers.
  private var units: [(unit: ArraySlice<UInt8>, line: Int)?] = []

  /// Reads all rows.
  ///
  /// - Throws: ``TableError`` with the line, and the cell where there is one.
  init(
    _ bytes: [UInt8], in range: Range<Int>, options: TableReadingOptions, reporting: (_ part: Double) -> Void
  ) throws(TableError) {
    self.bytes = bytes
    self.options = options
    separator = TextLayout(of: bytes, in: range, maximumCount: options.maximumColumnCount).separator
    scanner = CellScanner(bytes, in: range, separator: separator, maximumCount: options.maximumColumnCount)
    table = TableColumns(maximumRowCount: options.maximumRowCount)
    while try scanner.next() {
      if table.rowCount == 0, try takesAsHead() { continue }
      if table.width == 0 { try begin(width: scanner.cells.count) }
      try takeRow()
      if table.rowCount & 0xFFF == 0 { reporting(Double(scanner.position) / Double(bytes.count)) }
    }
    if table.rowCount > 0 { remark() }
  }

  private func failure(_ problem: String, cell: Int? = nil) -> TableError {
    TableError(problem, line: scanner.line, cell: cell.map { $0 + 1 })
  }

  // MARK: Heads

  /// Takes the row before all rows of numbers as a head or as units below it; false if it is neither.
  private mutating func takesAsHead() throws(TableError) -> Bool {
    let row = RowContent(scanner.cells, in: bytes, separator: separator)
    guard row.isHead else {
      if head == nil, row.isReadable { takeComment(width: row.cellCount) }
      return false
    }
    guard let head else {
      guard row.cellCount > 1 else { throw failure("expected a column of times and one of values") }
      try takeNames(scanner.cells)
      return true
    }
    // A second head has units.
    let beside = TimeHead(bytes.text(of: scanner.cells[0])[...])
    guard let unit = beside.unit, row.cellCount == table.names?.count, unitBeside == nil else { return false }
    guard head.unit == nil || head.unit == unit else {
      throw failure("expected times in \(head.unit?.rawValue ?? ""), as in their head, found \(unit.rawValue)", cell: 0)
    }
    unitBeside = unit
    return true
  }

  private mutating func takeNames(_ cells: [TextCell]) throws(TableError) {
    let head = TimeHead(bytes.text(of: cells[0])[...])
    if let problem = head.problem, options.timeUnit == nil { throw failure(problem, cell: 0) }
    table.names = cells.map { String(decoding: bytes.text(of: $0), as: UTF8.self) }
    self.head = head
  }

  /// Takes names from the comment before the first row, as `numpy.savetxt` writes them.
  private mutating func takeComment(width: Int) {
    guard let comment = scanner.comment else { return }
    var scanner = CellScanner(bytes, in: comment.range, separator: separator, maximumCount: width)
    guard (try? scanner.next()) == true, scanner.cells.count == width, let first = scanner.cells.first,
      RowContent(scanner.cells, in: bytes, separator: separator).isHead,
      // Words between blanks may be a sentence.
      separator != .blanks || TimeHead(bytes.text(of: first)[...]).meansTimes,
      (try? takeNames(scanner.cells)) != nil
    else { return }
    remarks.append("the names of the columns are read from the comment in line \(comment.line)")
  }

  // MARK: Rows

  private mutating func begin(width: Int) throws(TableError) {
    let width = table.names?.count ?? width
    guard width > 1 else { throw failure("expected a time and a value, found one number") }
    table.begin(width: width)
    units = Array(repeating: nil, count: width)
  }

  private mutating func takeRow() throws(TableError) {
    let (cells, width) = (scanner.cells, table.width)
    // Separators at the end of a line make no cell.
    guard cells.count == width || cells.count > width && cells[width...].allSatisfy({ $0.range.isEmpty }) else {
      throw failure("expected \(width) cells, found \(cells.count)")
    }
    let time = try number(cells[0], column: 0)
    do throws(RowProblem) {
      try table.append(time: time)
    } catch {
      throw failure(error.text, cell: error.isOfTime ? 0 : nil)
    }
    for column in 1..<width { table.append(try number(cells[column], column: column), to: column) }
  }

  private mutating func number(_ cell: TextCell, column: Int) throws(TableError) -> Double {
    let content = CellContent.of(cell, in: bytes, separator: separator)
    switch content {
    case .number(let number, let mark, let unit):
      if let mark { try check(mark, of: cell, column) }
      try check(unit, of: number, cell, column)
      return number
    case .gap where column > 0: return .nan
    case .tooLarge: throw unexpected(cell, column, "a number of at most 1.7976931348623157e308")
    case .gap, .text: throw unexpected(cell, column, column == 0 ? "a number as the time" : "a number")
    }
  }

  private func unexpected(_ cell: TextCell, _ column: Int, _ expectation: String) -> TableError {
    failure("expected \(expectation), found \(Quotation.of(bytes[cell.range]))", cell: column)
  }

  /// The first decimal mark is that of all numbers.
  private mutating func check(_ mark: DecimalMark, of cell: TextCell, _ column: Int) throws(TableError) {
    guard let first = self.mark else {
      self.mark = (mark, scanner.line)
      return
    }
    guard first.mark == mark else {
      throw unexpected(cell, column, "numbers with \(first.mark.name), as in line \(first.line)")
    }
  }

  /// All numbers of a column have the same unit; 0 and infinity may have none.
  private mutating func check(
    _ unit: Range<Int>, of number: Double, _ cell: TextCell, _ column: Int
  ) throws(TableError) {
    if unit.isEmpty && (number == 0 || number.isInfinite) { return }
    let unit = bytes[unit]
    guard let first = units[column] else {
      units[column] = (unit, scanner.line)
      if column == 0, !unit.isEmpty { try take(unitOfTimes: unit, of: cell) }
      return
    }
    guard first.unit.elementsEqual(unit) else {
      let name = first.unit.isEmpty ? "without a unit" : "in \(String(decoding: first.unit, as: UTF8.self))"
      throw unexpected(cell, column, "a number \(name), as in line \(first.line)")
    }
  }

  private mutating func take(unitOfTimes unit: ArraySlice<UInt8>, of cell: TextCell) throws(TableError) {
    guard let read = TimeUnit(word: unit) else {
      throw unexpected(cell, 0, "a time with a unit of time or without one")
    }
    let said = head?.unit ?? unitBeside
    guard said == nil || said == read else {
      throw unexpected(cell, 0, "a time in \(said?.rawValue ?? ""), as in the head")
    }
    unitBeside = read
  }

  // MARK: Remarks

  private mutating func remark() {
    let hasCommas = mark?.mark == .comma
    let isUnusual = separator == .bar || separator == .blanks
    if hasCommas || isUnusual {
      remarks.append(
        "cells are separated by \(separator.name)" + (hasCommas ? ", numbers have decimal commas" : ""))
    }
    for column in units.indices.dropFirst() {
      guard let unit = units[column]?.unit, !unit.isEmpty else { continue }
      let name = table.names.map { " of \(Quotation.of($0[column]))" } ?? ""
      remarks.append("the unit \(Quotation.of(unit)) of the values\(name) is left out")
    }
  }
}
