/// An error in a text in the motion notation, with its column.
public struct NotationError: Error, Hashable, CustomStringConvertible {
  /// The column of the first character that does not fit, counted from 1 in Unicode scalars.
  public let column: Int
  /// The expectation of the notation there, in words.
  public let expected: String
  /// The text found there.
  public let found: String

  /// Creates the error for an unexpected text at a column.
  public init(column: Int, expected: String, found: String) {
    self.column = column
    self.expected = expected
    self.found = found
  }

  /// One line: the column, the expectation and the text found.
  public var description: String {
    "column \(column): expected \(expected), found \(found)"
  }
}
