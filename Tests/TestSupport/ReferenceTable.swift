import FoundationEssentials

/// A table of `Tests/Reference`: comma-separated, with a header.
public struct ReferenceTable {
  /// One row, its cells by the names of the header.
  public struct Row {
    fileprivate let columns: [String: Int]
    fileprivate let cells: [Substring]

    /// The text of a cell.
    public func text(_ column: String) -> String {
      guard let index = columns[column] else { fatalError("no column '\(column)'") }
      return String(cells[index])
    }

    /// The number in a cell.
    public func number(_ column: String) -> Double {
      guard let number = Double(text(column)) else { fatalError("no number '\(text(column))'") }
      return number
    }
  }

  /// All rows below the header.
  public let rows: [Row]

  /// Reads `Tests/Reference/NAME.csv`.
  public init(_ name: String) throws {
    let tests = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    let text = try String(contentsOf: tests.appending(path: "Reference/\(name).csv"), encoding: .utf8)
    let lines = text.split(separator: "\n").map { $0.split(separator: ",", omittingEmptySubsequences: false) }
    let columns = Dictionary(uniqueKeysWithValues: lines[0].enumerated().map { (String($1), $0) })
    rows = lines.dropFirst().map { Row(columns: columns, cells: $0) }
  }
}
