import ArgumentParser
import TableReading

/// `--time-unit` and `--frame-rate`: the meaning of a recording's times where the table says none.
struct RecordingOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The unit of times that have none (default: s).", valueName: "unit"))
  var timeUnit: TimeUnit?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Frames per second, for a table that counts frames.", valueName: "hz"))
  var frameRate: String?

  var isGiven: Bool { timeUnit != nil || frameRate != nil }

  /// Refuses options that contradict each other; for a command's validation.
  func check() throws {
    guard let timeUnit, frameRate != nil, timeUnit != .frames else { return }
    throw ValidationError("--frame-rate goes with --time-unit frames.")
  }

  fileprivate func options() throws(CommandFailure) -> TableReadingOptions {
    var rate: Double?
    if let frameRate {
      let number = try Double(frameRate, option: "--frame-rate", unit: .rate)
      guard number > 0 else { throw .badData("--frame-rate: expected a number above 0, found \(frameRate.quoted)") }
      rate = number
    }
    return TableReadingOptions(timeUnit: timeUnit, frameRate: rate)
  }
}

/// A table of recorded numbers in a file.
struct Recording {
  /// The name of the file in messages.
  let name: String
  let table: RecordedTable

  /// The endings of the names of such files, for completions.
  static let endings = ["csv", "tsv", "txt", "json", "ndjson", "jsonl", "npy"]

  /// Reads the table of a file, and reports on standard error what it recognised.
  ///
  /// - Parameters:
  ///   - path: the file; `-` is standard input.
  ///   - options: the meaning of times without a unit.
  ///   - needsSeconds: whether the times are compared with those of a motion.
  /// - Throws: ``CommandFailure`` for a file that cannot be read, for a table that does not parse, and for one that
  ///   counts frames if seconds are needed.
  init(reading path: String, _ options: RecordingOptions, needsSeconds: Bool) throws(CommandFailure) {
    try self.init(
      InputFile(reading: path, limit: Self.greatestMebibytes), options, needsSeconds: needsSeconds)
  }

  /// The size of the largest table in MiB.
  static let greatestMebibytes = TableReadingOptions().maximumByteCount >> 20

  /// Reads the table of a file that is in memory; a command without options for its times has none.
  ///
  /// - Throws: ``CommandFailure``, as for a path.
  init(_ file: InputFile, _ options: RecordingOptions?, needsSeconds: Bool) throws(CommandFailure) {
    try Spreadsheet.refuse(file)
    let options = try options?.options() ?? TableReadingOptions()
    name = file.name
    var progress = Progress(of: 1)
    defer { progress.end() }
    do throws(TableError) {
      table = try RecordedTable(parsing: file.bytes, options: options) { progress.reached($0) }
    } catch {
      throw .badData("\(file.name): \(error)")
    }
    if let counted = table.counted, needsSeconds {
      let hint = TimeUnit(word: counted) == nil ? "" : "; --frame-rate says how many there are per second"
      throw .badData(
        "\(name): the first column counts \(counted.quoted): expected times, in seconds or with their unit\(hint)")
    }
    for remark in table.remarks { CommandFailure.warn("\(name): \(remark)") }
  }
}
