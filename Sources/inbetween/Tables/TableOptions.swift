import ArgumentParser
import MotionNumerics

/// `--format`, `--precision` and `--output`: the form of a table, and the file that receives it.
struct TableOptions: ParsableArguments {
  // There is no default value, as the name of the output may choose the format.
  @Option(help: "The format (default: csv, or by the output's name).")
  var format: TableFormat?

  @OptionGroup var rounding: PrecisionOptions

  @OptionGroup var output: OutputOptions

  var precision: String? { rounding.precision }

  /// The table output that the options describe.
  var table: TableOutput { TableOutput(format: format, precision: precision, output: output) }

  /// Refuses options that contradict each other; for a command's validation.
  func check() throws {
    try table.check()
  }

  /// Writes a table: ``TableOutput/write(_:rowCount:columns:)``.
  func write(_ names: [String], rowCount: Int, columns: (Range<Int>) -> [[Double]]) throws {
    try table.write(names, rowCount: rowCount, columns: columns)
  }

  /// The number of `--precision`.
  static func decimals(_ text: String) throws(CommandFailure) -> Int {
    // More decimals would change nothing: a double has 17 digits.
    let limit = 15
    guard let number = Double(decimal: Array(text.utf8)), let decimals = Int(exactly: number),
      (0...limit).contains(decimals)
    else { throw .badData("--precision: expected a whole number from 0 to \(limit), found \(text.quoted)") }
    return decimals
  }
}

/// `--precision`: how the numbers of a table are rounded.
struct PrecisionOptions: ParsableArguments {
  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Round the numbers to so many decimals, for people.",
      valueName: "decimals"))
  var precision: String?
}

/// The format, the precision and the target of a table.
struct TableOutput {
  /// The requested format; nil for that of the output's name.
  let format: TableFormat?
  /// The requested decimals, not parsed yet.
  let precision: String?
  let output: OutputOptions

  /// Refuses options that contradict each other; for a command's validation.
  func check() throws {
    let format = try output.format(format, or: TableFormat.csv)
    if format == .npy && precision != nil { throw ValidationError("--precision is for text: npy holds whole doubles.") }
  }

  /// Writes a table, a block of rows at a time.
  ///
  /// - Parameters:
  ///   - names: the names of the columns.
  ///   - rowCount: the number of rows.
  ///   - columns: returns the columns for a range of rows.
  /// - Throws: ``CommandFailure``, or a usage error for an output name of another format.
  func write(_ names: [String], rowCount: Int, columns: (Range<Int>) -> [[Double]]) throws {
    let style = TableStyle(
      format: try output.format(format, or: .csv), decimals: try precision.map(TableOptions.decimals(_:)))
    try Output.writeTable(names, rowCount: rowCount, as: style, to: output.output, columns: columns)
  }
}

/// How the numbers of a table are written.
struct TableStyle {
  var format: TableFormat
  /// The number of decimals; nil for the shortest text that reads back as the same double.
  var decimals: Int?
}
