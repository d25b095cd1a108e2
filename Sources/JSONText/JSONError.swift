/// Why a text is not a document that is allowed: where, what was expected there, and what was found.
public struct JSONError: Error, Sendable, Hashable {
  /// Where it is.
  public let place: JSONPlace
  /// What it is.
  public let problem: JSONProblem

  init(_ problem: JSONProblem, at place: JSONPlace) {
    self.place = place
    self.problem = problem
  }
}

extension JSONError: CustomStringConvertible {
  /// One line, such as `line 3, column 14: expected ',' or '}', found '"'`.
  public var description: String { "\(place): \(problem)" }
}

/// What is wrong with a document.
///
/// What was found is quoted as it stands in the text, cut short after 40 characters, with controls as `\u{9}`.
public enum JSONProblem: Sendable, Hashable {
  /// There is nothing but white space.
  case empty
  /// Something that the grammar does not allow where it is.
  case unexpected(String, expected: String)
  /// A comma with nothing behind it but the bracket that closes.
  case trailingComma(before: String)
  /// Bytes that are not UTF-8, or a text in UTF-16 or UTF-32.
  case notUTF8
  /// A key that the object has had before, and the line and column where.
  case duplicateKey(String, line: Int, column: Int)
  /// A number whose nearest double is infinite.
  case infiniteNumber(String)
  /// More arrays and objects inside each other than ``JSONLimits/maximumDepth``.
  case tooDeep(limit: Int)
  /// More bytes than ``JSONLimits/maximumByteCount``.
  case tooManyBytes(limit: Int)
  /// More values than ``JSONLimits/maximumValueCount``.
  case tooManyValues(limit: Int)
}

extension JSONProblem: CustomStringConvertible {
  /// What was expected and what was found, in one line.
  public var description: String {
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
