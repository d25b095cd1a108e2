/// An error in a text in the motion notation, with its column.
public struct NotationError: Error, Hashable, CustomStringConvertible {
  /// The column of the first character that does not fit, counted from 1 in Unicode scalars.
  public let column: Int
  /// The expectation of the notation there, in words.
  public let expected: String
  /// The text found there.
  public let found: String

  /// The word that was probably meant, if one is near.
  public let suggestion: String?

  /// Creates the error for an unexpected text at a column.
  public init(column: Int, expected: String, found: String, suggestion: String? = nil) {
    self.column = column
    self.expected = expected
    self.found = found
    self.suggestion = suggestion
  }

  /// One line: the column, the expectation, the text found, and what was probably meant.
  public var description: String {
    "column \(column): expected \(expected), found \(found)" + (suggestion.map { "; did you mean '\($0)'?" } ?? "")
  }
}
