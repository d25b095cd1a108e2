import ArgumentParser

/// The format of a table.
enum TableFormat: String, OutputFormat {
  /// Cells separated by commas, below a line of names.
  case csv
  /// Cells separated by tabs, below a line of names.
  case tsv
  /// An array with one object per line.
  case json
  /// One object per line.
  case ndjson
  /// NumPy's binary format: a two-dimensional array of doubles, without the names.
  case npy

  var endings: [String] { self == .ndjson ? ["ndjson", "jsonl"] : [rawValue] }

  /// The text around the numbers of a table with these columns; nil for a binary format.
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

/// The text of a table around its numbers, and instead of numbers without digits.
struct TableFrame {
  let opening: [UInt8]
  let beforeFirstRow: [UInt8]
  let beforeOtherRows: [UInt8]
  /// The text before each cell of a row.
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

/// The header of a file in NumPy's format 1.0: `.npy`.
///
/// It has magic bytes and version, the length of the rest in two bytes, and a Python dictionary. Padding makes the
/// numbers begin at a multiple of 64 bytes. `numpy.save` writes the same bytes.
///
/// Source: NumPy's `numpy/lib/format.py`, "NumPy Format Version 1.0".
enum NumPyHeader {
  /// The header of a two-dimensional array of doubles, least significant byte first, one row after the other.
  static func bytes(rowCount: Int, columnCount: Int) -> [UInt8] {
    let dictionary = "{'descr': '<f8', 'fortran_order': False, 'shape': (\(rowCount), \(columnCount)), }"
    // 10 bytes precede the dictionary, and a line feed follows it.
    let unpadded = 10 + dictionary.utf8.count + 1
    let total = (unpadded + 63) / 64 * 64
    let padded = dictionary + String(repeating: " ", count: total - unpadded) + "\n"
    let length = UInt16(total - 10)
    let lengthBytes = [UInt8(truncatingIfNeeded: length), UInt8(truncatingIfNeeded: length >> 8)]
    return [0x93] + Array("NUMPY".utf8) + [1, 0] + lengthBytes + Array(padded.utf8)
  }
}
