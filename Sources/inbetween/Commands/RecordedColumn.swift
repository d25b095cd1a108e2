import MotionImport
import MotionNumerics
import TableReading

/// The times of a recording and one of its columns.
struct RecordedColumn {
  /// The name of the file in messages.
  let fileName: String
  let times: [Double]
  /// A value for each time; NaN where a cell is empty.
  let values: [Double]

  init(fileName: String, times: [Double], values: [Double]) {
    self.fileName = fileName
    self.times = times
    self.values = values
  }

  /// Reads a table and chooses a column.
  ///
  /// - Parameters:
  ///   - path: the file; `-` is standard input.
  ///   - options: the meaning of times without a unit.
  ///   - name: the column; nil for the first one after the times.
  /// - Throws: ``CommandFailure`` for a file that cannot be read, a table that does not parse, or a column that is
  ///   missing.
  init(reading path: String, _ options: RecordingOptions, column name: String?) throws(CommandFailure) {
    try self.init(of: Recording(reading: path, options, needsSeconds: true), column: name)
  }

  /// Chooses a column of a table.
  init(of recording: Recording, column name: String?) throws(CommandFailure) {
    let table = recording.table
    var index = 0
    if let name {
      guard let found = table.names.firstIndex(of: name) else {
        let suggestion = NearestWord.nearest(to: name, among: table.names)
        let hint = suggestion.map { "did you mean \($0.quoted)?" } ?? "it has \(table.names.map(\.quoted).alternatives)"
        throw .badData("\(recording.name): no column \(name.quoted); \(hint)")
      }
      index = found
    }
    fileName = recording.name
    times = table.times
    values = table.columns[index]
  }
}

extension CommandFailure {
  /// The failure for a number that the library refuses, in a file or elsewhere.
  static func refused(_ error: ParameterError, in place: String) -> CommandFailure { .badData("\(place): \(error)") }
}
