/// A place in a document.
package struct JSONPlace: Sendable, Hashable {
  /// The number of bytes before it.
  package let offset: Int
  /// The line, counted from 1; lines end with LF, CR or both.
  package let line: Int
  /// The column, counted from 1 in Unicode scalars without a byte order mark.
  package let column: Int
  /// The path of the value at the place, or of the array or object around the place if it has no value.
  package let path: JSONPath

  /// Creates the place at an offset, in time proportional to the offset: lines are counted on demand.
  init(offset: Int, in bytes: Span<UInt8>, path: JSONPath) {
    (line, column) = Self.lineAndColumn(of: offset, in: bytes)
    self.offset = offset
    self.path = path
  }

  static func lineAndColumn(of offset: Int, in bytes: Span<UInt8>) -> (line: Int, column: Int) {
    let hasMark = bytes.count >= 3 && bytes[0] == 0xEF && bytes[1] == 0xBB && bytes[2] == 0xBF
    var (line, start) = (1, hasMark ? 3 : 0)
    for index in min(start, offset)..<offset {
      let isEnd =
        switch bytes[index] {
        case UInt8(ascii: "\n"): true
        // A carriage return and a line feed together are a single line end.
        case UInt8(ascii: "\r"): index + 1 == bytes.count || bytes[index + 1] != UInt8(ascii: "\n")
        default: false
        }
      if isEnd { (line, start) = (line + 1, index + 1) }
    }
    var column = 1
    // Bytes of the form 10xxxxxx continue a scalar.
    for index in min(start, offset)..<offset where bytes[index] & 0xC0 != 0x80 { column += 1 }
    return (line, column)
  }
}

extension JSONPlace: CustomStringConvertible {
  /// The line and the column, such as `line 3, column 14`.
  package var description: String { "line \(line), column \(column)" }
}
