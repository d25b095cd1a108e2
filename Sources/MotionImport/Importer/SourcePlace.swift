/// A place in a text of another system.
public struct SourcePlace: Hashable, Sendable, CustomStringConvertible {
  /// The line, counted from 1; lines end with a line feed.
  public let line: Int
  /// The column, counted from 1 in Unicode scalars, without a byte order mark.
  public let column: Int

  init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  /// The place in words: `line 3, column 14`.
  public var description: String { "line \(line), column \(column)" }
}
