internal import JSONText
internal import TableReading

/// A table of recorded numbers behind a handle.
final class TableHandle: Sendable {
  private let table: RecordedTable

  private init(_ table: RecordedTable) { self.table = table }

  /// Reads a table, with a word for the unit of times that have none, and frames per second or 0.
  static func parsed(_ bytes: [UInt8], unit: String?, frameRate: Double) throws(CallError) -> TableHandle {
    var options = TableReadingOptions()
    if let unit {
      guard let unit = TimeUnit(word: unit) else {
        throw CallError("time_unit must be one of s, ms, us, ns, min, h and frames")
      }
      options.timeUnit = unit
    }
    guard frameRate >= 0, frameRate.isFinite else { throw CallError("frame_rate must be finite and at least 0") }
    options.frameRate = frameRate > 0 ? frameRate : nil
    return TableHandle(
      try CallError.instead { () throws(TableError) in try RecordedTable(parsing: bytes, options: options) })
  }

  /// The names, the number of rows and what was recognised, as a JSON object on one line.
  var facts: String {
    JSONWriter.object { facts in
      facts.member("timeName", table.timeName)
      facts.strings("names", table.names)
      facts.member("rowCount", table.times.count)
      facts.member("counted", table.counted)
      facts.strings("remarks", table.remarks)
    }
  }

  var rowCount: Int { table.times.count }

  /// The numbers of a column, counted from 0 at the times; nil if there is none.
  func column(_ index: Int) -> [Double]? {
    if index == 0 { return table.times }
    return (1...table.columns.count).contains(index) ? table.columns[index - 1] : nil
  }
}
