/// The reason for which a table cannot be read: a place, and what was expected there.
public struct TableError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The line of the text, counted from 1; nil for a binary table, and for the table as a whole.
  public let line: Int?
  /// The cell of the row, counted from 1; nil for the row as a whole.
  public let cell: Int?
  /// The column of the text, counted from 1 in Unicode scalars, for a problem of JSON's grammar; nil for others.
  public let column: Int?
  /// The problem, with the parts of the text that it quotes as they stand, control characters included.
  public let problem: String

  init(_ problem: String, line: Int? = nil, cell: Int? = nil, column: Int? = nil) {
    self.problem = problem
    self.line = line
    self.cell = cell
    self.column = column
  }

  /// The place and the problem: `line 3, cell 2: expected a number, found 'abc'`.
  public var description: String {
    var places: [String] = []
    if let line { places.append("line \(line)") }
    if let cell { places.append("cell \(cell)") }
    if let column { places.append("column \(column)") }
    return places.isEmpty ? problem : places.joined(separator: ", ") + ": " + problem
  }
}

/// Parts of the input as messages show them.
enum Quotation {
  /// The largest number of bytes that are shown.
  private static let limit = 80

  /// Bytes between quotation marks, cut short.
  static func of(_ bytes: ArraySlice<UInt8>) -> String {
    guard bytes.count > limit else { return "'" + String(decoding: bytes, as: UTF8.self) + "'" }
    var end = bytes.startIndex + limit
    // Bytes of the form 10xxxxxx continue a character, which is not cut.
    while end > bytes.startIndex, bytes[end] & 0xC0 == 0x80 { end -= 1 }
    return "'" + String(decoding: bytes[bytes.startIndex..<end], as: UTF8.self) + "…'"
  }

  /// A text between quotation marks, cut short.
  static func of(_ text: String) -> String { of(Array(text.utf8)[...]) }
}
