internal import JSONText

/// Reads a table from JSON: an array of rows, an object of columns, or a row in each line.
struct JSONTable {
  private(set) var table: TableColumns
  private(set) var head: TimeHead?
  private(set) var remarks: [String] = []
  private let options: TableReadingOptions
  private let limits: JSONLimits

  /// Tables are no deeper than an object of arrays; a little more gives better messages.
  private static let greatestDepth = 16

  /// Reads all rows.
  ///
  /// - Throws: ``TableError`` with the line.
  init(
    _ bytes: [UInt8], options: TableReadingOptions, reporting: (_ part: Double) -> Void
  ) throws(TableError) {
    self.options = options
    table = TableColumns(maximumRowCount: options.maximumRowCount)
    table.keepsEmptyColumns = true
    limits = JSONLimits(maximumDepth: Self.greatestDepth, maximumByteCount: options.maximumByteCount)
    if Self.hasDocumentOnEachLine(bytes, limits) {
      try readLines(of: bytes, reporting)
    } else {
      try readDocument(bytes)
    }
  }

  // MARK: Lines

  /// Whether the first line that is not empty is a document, and another line follows it.
  private static func hasDocumentOnEachLine(_ bytes: [UInt8], _ limits: JSONLimits) -> Bool {
    guard let start = bytes.firstIndex(where: { !$0.isBlank && !$0.endsLine }),
      let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")),
      bytes[end...].contains(where: { !$0.isBlank && !$0.endsLine })
    else { return false }
    return (try? JSONDocument(parsing: Array(bytes[start..<end]), limits: limits)) != nil
  }

  private mutating func readLines(of bytes: [UInt8], _ reporting: (_ part: Double) -> Void) throws(TableError) {
    var rows = JSONRows(maximumColumnCount: options.maximumColumnCount)
    var (start, line) = (0, 1)
    while start < bytes.count {
      let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
      let text = bytes[start..<end]
      if text.contains(where: { !$0.isBlank && !$0.endsLine }) {
        let document = try parsed(Array(text), line: line)
        try rows.take(document.root, linesBefore: line - 1, into: &table)
        if table.rowCount & 0xFFF == 0 { reporting(Double(end) / Double(bytes.count)) }
      }
      (start, line) = (end + 1, line + 1)
    }
    try take(rows)
  }

  private func parsed(_ bytes: [UInt8], line: Int) throws(TableError) -> JSONDocument {
    do throws(JSONError) {
      return try JSONDocument(parsing: bytes, limits: limits)
    } catch {
      throw TableError(error.problem.description, line: error.place.line + line - 1, column: error.place.column)
    }
  }

  private mutating func take(_ rows: JSONRows) throws(TableError) {
    head = rows.head
    table.names = rows.names
    if let remark = rows.remark { remarks.append(remark) }
    if let problem = head?.problem, options.timeUnit == nil { throw TableError(problem) }
  }

  // MARK: Documents

  private mutating func readDocument(_ bytes: [UInt8]) throws(TableError) {
    let root = try parsed(bytes, line: 1).root
    if let columns = root.members, columns.first(where: { $0.value.elements != nil }) != nil {
      return try readColumns(columns)
    }
    var rows = JSONRows(maximumColumnCount: options.maximumColumnCount)
    if let elements = root.elements {
      for row in elements { try rows.take(row, linesBefore: 0, into: &table) }
    } else {
      try rows.take(root, linesBefore: 0, into: &table)
    }
    try take(rows)
  }

  /// Reads an object of arrays.
  private mutating func readColumns(_ members: JSONMembers) throws(TableError) {
    let order = JSONColumnOrder(members.map { $0.key })
    guard (2...options.maximumColumnCount).contains(order.names.count) else {
      throw TableError("expected an array of times and one of values, found \(members.count)")
    }
    var columns = [[Double]](repeating: [], count: order.names.count)
    var length: Int?
    for (index, member) in members.enumerated() {
      guard let elements = member.value.elements else {
        throw JSONRows.failure(
          member.value, "expected an array for \(Quotation.of(member.key)), found \(member.value.kind)")
      }
      guard length == nil || elements.count == length else {
        throw JSONRows.failure(
          member.value, "expected \(length ?? 0) elements for \(Quotation.of(member.key)), found \(elements.count)")
      }
      length = elements.count
      var numbers: [Double] = []
      numbers.reserveCapacity(elements.count)
      for element in elements { numbers.append(try JSONRows.number(element, named: member.key)) }
      columns[order.columns[index]] = numbers
    }
    try table.take(columns)
    try take(JSONRows(order: order))
  }
}
