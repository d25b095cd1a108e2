/// A problem of a document.
///
/// The found text is quoted as it stands, cut short after 40 characters, with control characters as `\u{9}`.
package enum JSONProblem: Sendable, Hashable {
  /// No text but white space.
  case empty
  /// A token that the grammar does not allow at its place.
  case unexpected(String, expected: String)
  /// A comma before the closing bracket.
  case trailingComma(before: String)
  /// Bytes that are not UTF-8, or a text in UTF-16 or UTF-32.
  case notUTF8
  /// A key that its object already has, with the line and column of the first occurrence.
  case duplicateKey(String, line: Int, column: Int)
  /// A number whose nearest double is infinite.
  case infiniteNumber(String)
  /// More nested arrays and objects than ``JSONLimits/maximumDepth``.
  case tooDeep(limit: Int)
  /// More bytes than ``JSONLimits/maximumByteCount``.
  case tooManyBytes(limit: Int)
  /// More values than ``JSONLimits/maximumValueCount``.
  case tooManyValues(limit: Int)
}

extension JSONProblem: CustomStringConvertible {
  /// The expected text and the found text, in one line.
  package var description: String {
    switch self {
    case .empty: "expected a value, found nothing"
    case .unexpected(let found, let expected): "expected \(expected), found \(found)"
    case .trailingComma(let bracket): "expected a value after the comma, found '\(bracket)'"
    case .notUTF8: "not text in UTF-8"
    case .duplicateKey(let key, let line, let column):
      "expected each key once, found '\(key)' again, first at line \(line), column \(column)"
    case .infiniteNumber(let found):
      "expected a number of at most 1.7976931348623157e308, found \(found), which is infinite as a double"
    case .tooDeep(let limit): "nested deeper than \(limit) levels, the deepest that is allowed"
    case .tooManyBytes(let limit): "larger than \(limit) bytes, the largest that is allowed"
    case .tooManyValues(let limit): "more than \(limit) values, the most that are allowed"
    }
  }
}
