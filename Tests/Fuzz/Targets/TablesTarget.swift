import MotionNumerics
import TableReading
import TestSupport

/// Tables as people and programs write them: each is a table with ascending times, or an error that says why.
enum TablesTarget: TextTarget {
  static let name = "tables"

  static func input(_ random: inout SplitMix64) -> FuzzText { FuzzText(RandomText.table(&random)) }

  /// Linear in the text.
  static func expectedSeconds(for input: FuzzText) -> Double { 1e-4 + 2e-6 * Double(input.text.utf8.count) }

  static func check(_ input: FuzzText, _ examination: Examination) {
    let bytes = Array(input.text.utf8)
    _ = RecordedTable.looksLikeTable(bytes)
    do throws(TableError) {
      let table = try RecordedTable(parsing: bytes, options: TableReadingOptions(frameRate: 60))
      check(table, examination)
    } catch {
      examination.require(!error.problem.isEmpty, "an error has a problem", "\(error)")
      let isInside = error.line.map { (1...bytes.count + 1).contains($0) } ?? true
      examination.require(isInside, "an error is in a line of the text", "\(error)")
    }
  }

  /// What holds for every table that is read.
  static func check(_ table: RecordedTable, _ examination: Examination) {
    examination.require(!table.times.isEmpty && !table.columns.isEmpty, "a table has rows and columns", "\(table)")
    examination.require(table.names.count == table.columns.count, "each column has a name", "\(table)")
    let isEven = table.columns.allSatisfy { $0.count == table.times.count }
    examination.require(isEven, "columns have the same length", "\(table)")
    let isAscending = zip(table.times, table.times.dropFirst()).allSatisfy { $0 <= $1 }
    examination.require(isAscending && table.times.allSatisfy(\.isFinite), "times are finite and ascend", "\(table)")
  }

  static var regressions: [Regression<FuzzText>] { [] }
}

extension RandomText {
  /// A table in a dialect, often with mistakes, or words of tables behind each other.
  static func table(_ random: inout SplitMix64) -> String {
    let example = tableExamples[random.below(tableExamples.count)]
    switch random.below(3) {
    case 0: return tokens(of: tableWords, &random, count: 1 + random.below(40))
    default: return mutated(example, &random)
    }
  }

  private static let tableExamples = [
    "time_ms;x;\"y, z\"\n0;0,5;-\n16;-1,25e3;7px\n# a\n33;inf;8px\n", "t,x\r\n[ms],[px]\r\n0,1\r\n1,2\r\n",
    "# t x\n0 1\n1 2\n", "frame\ta\tb\n0\t1\t\n1\t2\t3\n", "\"t\",\"x\"\n\"0,5\",\"1\"\n\"1,5\",\"2\"\n",
    "[\n{\"time\":0,\"a\":null},\n{\"time\":1,\"a\":2e-3}\n]\n",
    "{\"time\":0,\"a\":null}\n{\"time\":1,\"a\":\"inf\"}\n",
    "{\"x\":[1,2],\"t\":[0,1]}", "[[\"t\",\"x\"],[0,1],[1,2]]",
  ]

  private static let tableWords = [
    "t", "time_ms", "frame", "x", "0", "1", "2", "0.5", "1,5", "-3e2", "inf", "nan", "", "\"", "\"\"", "#", ",", ";",
    "\t",
    "|", " ", "\n", "\r\n", "\r", "ms", "px", "%", "[", "]", "{", "}", ":", "\"t\":", "\"x\":", "null", "\u{2212}",
    "\u{FEFF}",
  ]
}
