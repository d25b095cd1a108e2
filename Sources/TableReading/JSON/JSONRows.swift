internal import JSONText

/// The order of the columns of objects: the times, then the other members as they stand.
struct JSONColumnOrder {
  /// The names of the columns, the times' first.
  let names: [String]
  /// The keys as the first object has them.
  let keys: [String]
  /// The column of each key.
  let columns: [Int]
  let head: TimeHead
  private let places: [String: Int]

  /// Finds the times among keys: the first that means times, else the first that counts something, else the first.
  init(_ keys: [String]) {
    let heads = keys.map { TimeHead(Array($0.utf8)[...]) }
    let time =
      heads.firstIndex { $0.meansTimes && $0.counted == nil } ?? heads.firstIndex { $0.counted != nil } ?? 0
    self.keys = keys
    columns = keys.indices.map { $0 == time ? 0 : $0 < time ? $0 + 1 : $0 }
    head = heads.isEmpty ? TimeHead([]) : heads[time]
    var names = keys
    if !names.isEmpty { names.insert(names.remove(at: time), at: 0) }
    self.names = names
    var places: [String: Int] = [:]
    for (index, key) in keys.enumerated() { places[key] = columns[index] }
    self.places = places
  }

  /// The column of a key, which most objects have at the same index.
  func column(of key: String, at index: Int) -> Int? {
    index < keys.count && keys[index] == key ? columns[index] : places[key]
  }

  /// A remark on times that are not the first member.
  var remark: String? { columns.first ?? 0 == 0 ? nil : "times are read from \(Quotation.of(names[0]))" }
}

/// Takes the rows of a table as JSON values: objects with the same keys, or arrays of the same length.
struct JSONRows {
  private var order: JSONColumnOrder?
  /// The names that an array of texts before the rows has.
  private var listed: [String]?
  private var row: [Double] = []
  private let maximumColumnCount: Int

  init(maximumColumnCount: Int) {
    self.maximumColumnCount = maximumColumnCount
  }

  init(order: JSONColumnOrder) {
    self.init(maximumColumnCount: 0)
    self.order = order
  }

  var names: [String]? { order?.names ?? listed }
  var head: TimeHead? { order?.head ?? listed.map { TimeHead(Array($0[0].utf8)[...]) } }
  var remark: String? { order?.remark }

  /// Takes a row.
  ///
  /// - Parameters:
  ///   - value: an object or an array.
  ///   - lines: the number of lines before its document.
  ///   - table: receives the row.
  /// - Throws: ``TableError`` for another row than the first ones.
  mutating func take(_ value: JSONValue, linesBefore lines: Int, into table: inout TableColumns) throws(TableError) {
    if let members = value.members, listed == nil, table.width == 0 || order != nil {
      try take(members, of: value, lines, &table)
    } else if let elements = value.elements, order == nil {
      guard try take(elements, of: value, lines, &table) else { return }
    } else {
      let expectation = table.width == 0 ? "an object or an array" : order == nil ? "an array" : "an object"
      throw Self.failure(value, "expected \(expectation) as a row, found \(value.kind)", lines)
    }
    do throws(RowProblem) {
      try table.append(time: row[0])
    } catch {
      throw Self.failure(value, error.text, lines, cell: error.isOfTime && order == nil ? 1 : nil)
    }
    for column in 1..<row.count { table.append(row[column], to: column) }
  }

  // MARK: Objects

  private mutating func take(
    _ members: JSONMembers, of value: JSONValue, _ lines: Int, _ table: inout TableColumns
  ) throws(TableError) {
    let order = self.order ?? JSONColumnOrder(members.map { $0.key })
    if self.order == nil {
      try begin(width: order.names.count, value, lines, &table)
      self.order = order
    }
    for column in row.indices { row[column] = .nan }
    var hasTime = false
    for (index, member) in members.enumerated() {
      guard let column = order.column(of: member.key, at: index) else {
        throw Self.failure(
          member.value, "expected the names of the first row, found \(Quotation.of(member.key))", lines)
      }
      row[column] = try Self.number(member.value, named: member.key, isTime: column == 0, lines)
      hasTime = hasTime || column == 0
    }
    guard hasTime else { throw Self.failure(value, "expected a time as \(Quotation.of(order.names[0]))", lines) }
  }

  // MARK: Arrays

  /// Takes an array; false for names.
  private mutating func take(
    _ elements: JSONElements, of value: JSONValue, _ lines: Int, _ table: inout TableColumns
  ) throws(TableError) -> Bool {
    if table.width == 0 {
      try begin(width: elements.count, value, lines, &table)
      let texts = elements.compactMap { $0.string }
      if texts.count == elements.count, !texts.contains(where: Self.isNumber) {
        listed = texts
        return false
      }
    }
    guard elements.count == row.count else {
      throw Self.failure(value, "expected \(row.count) numbers, found \(elements.count)", lines)
    }
    for (column, element) in elements.enumerated() {
      row[column] = try Self.number(element, cell: column + 1, isTime: column == 0, lines)
    }
    return true
  }

  private mutating func begin(
    width: Int, _ value: JSONValue, _ lines: Int, _ table: inout TableColumns
  ) throws(TableError) {
    guard width > 1 else { throw Self.failure(value, "expected a time and a value, found \(width)", lines) }
    guard width <= maximumColumnCount else {
      throw Self.failure(value, "more than \(maximumColumnCount) numbers, the most that are allowed", lines)
    }
    table.begin(width: width)
    row = Array(repeating: .nan, count: width)
  }

  // MARK: Numbers

  /// The number of a value; NaN for null.
  ///
  /// A text may be a number without a unit, an infinite one or none, which JSON has no other way to write.
  static func number(
    _ value: JSONValue, named name: String? = nil, cell: Int? = nil, isTime: Bool = false, _ lines: Int = 0
  ) throws(TableError) -> Double {
    if let number = value.number { return number }
    if value.isNull && !isTime { return .nan }
    if let text = value.string, let number = number(in: text), !number.isNaN || !isTime { return number }
    let place = name.map { " for \(Quotation.of($0))" } ?? ""
    let found = value.string.map { Quotation.of($0) } ?? value.kind
    throw failure(value, "expected a number\(place), found \(found)", lines, cell: cell)
  }

  private static func number(in text: String) -> Double? {
    let bytes = Array(text.utf8)
    switch TextNumber.content(of: 0..<bytes.count, in: bytes) {
    case .number(_, .comma, _): return nil
    case .number(let number, _, let unit): return unit.isEmpty ? number : nil
    case .gap: return .nan
    case .tooLarge, .text: return nil
    }
  }

  private static func isNumber(_ text: String) -> Bool { number(in: text) != nil }

  static func failure(_ value: JSONValue, _ problem: String, _ lines: Int = 0, cell: Int? = nil) -> TableError {
    TableError(problem, line: value.place.line + lines, cell: cell)
  }
}
