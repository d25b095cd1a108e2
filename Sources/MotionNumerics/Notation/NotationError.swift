/// A text that is not in the motion notation, with the place where it stops being so.
public struct NotationError: Error, Hashable, CustomStringConvertible {
  /// The column of the first character that does not fit, counted from 1 in Unicode scalars.
  public let column: Int
  /// What the notation expects there, in words.
  public let expected: String
  /// What stands there instead.
  public let found: String

  /// Says that something else was expected at a column.
  public init(column: Int, expected: String, found: String) {
    self.column = column
    self.expected = expected
    self.found = found
  }

  /// One line: the column, what was expected, and what was found.
  public var description: String {
    "column \(column): expected \(expected), found \(found)"
  }
}
