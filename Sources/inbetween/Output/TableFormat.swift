import ArgumentParser

/// How tables are written.
enum TableFormat: String, CaseIterable, ExpressibleByArgument {
  /// Cells separated by commas, below a line of names.
  case csv
  /// Cells separated by tabs, below a line of names.
  case tsv
  /// One array with one object a line.
  case json
  /// One object a line.
  case ndjson
  /// NumPy's binary format: a two-dimensional array of doubles, without the names.
  case npy

  /// All of a table with these columns but its numbers; nil if it is not text.
  func frame(for columns: [String]) -> TableFrame? {
    switch self {
    case .csv: TableFrame(columns, separator: ",")
    case .tsv: TableFrame(columns, separator: "\t")
    case .json:
      TableFrame(
        objectsOf: columns, opening: "[", beforeFirstRow: "\n", beforeOtherRows: ",\n", afterRow: "}",
        closing: "\n]\n")
    case .ndjson: TableFrame(objectsOf: columns, afterRow: "}\n")
    case .npy: nil
    }
  }
}

/// All of a table but its numbers: what stands before, between and behind them, and for those that have no digits.
struct TableFrame {
  let opening: [UInt8]
  let beforeFirstRow: [UInt8]
  let beforeOtherRows: [UInt8]
  /// What stands before each cell of a row.
  let beforeCells: [[UInt8]]
  let afterRow: [UInt8]
  let closing: [UInt8]

  let missing: [UInt8]
  let infinite: [UInt8]
  let negativeInfinite: [UInt8]
}

extension TableFrame {
  fileprivate init(_ columns: [String], separator: String) {
    self.init(
      opening: Array((columns.joined(separator: separator) + "\n").utf8), beforeFirstRow: [], beforeOtherRows: [],
      beforeCells: columns.indices.map { $0 == 0 ? [] : Array(separator.utf8) }, afterRow: Array("\n".utf8),
      closing: [], missing: [], infinite: Array("inf".utf8), negativeInfinite: Array("-inf".utf8))
  }

  fileprivate init(
    objectsOf columns: [String], opening: String = "", beforeFirstRow: String = "",
    beforeOtherRows: String = "", afterRow: String, closing: String = ""
  ) {
    let null = Array("null".utf8)
    self.init(
      opening: Array(opening.utf8), beforeFirstRow: Array(beforeFirstRow.utf8),
      beforeOtherRows: Array(beforeOtherRows.utf8),
      beforeCells: columns.enumerated().map { Array("\($0 == 0 ? "{" : ",")\"\($1)\":".utf8) },
      afterRow: Array(afterRow.utf8), closing: Array(closing.utf8),
      missing: null, infinite: null, negativeInfinite: null)
  }
}
