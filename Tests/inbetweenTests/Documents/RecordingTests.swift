import Foundation
import MotionNumerics
import Testing

@testable import inbetween

/// Recordings, as the commands read them: the reader's tests are those of TableReading.
@Suite struct RecordingTests {
  private static let commands = [
    ["fit", "spring", "-"], ["check", "-", "snappy", "--tolerance", "1e-9"], ["follow", "-", "half-life(80ms)"],
    ["plot", "snappy", "--data", "-"],
  ]

  private func table(_ head: String, _ scale: Double) throws -> String {
    let snappy = try ParsedMotion(parsing: "snappy")
    let times = (0..<60).map { Double($0) / 100 }
    return "\(head),value\n" + times.map { "\($0 * scale),\(snappy.value(at: $0))\n" }.joined()
  }

  /// A recording with each unit is the same motion, for each command that reads one.
  @Test(arguments: [
    ("time_ms", 1000.0, "milliseconds"), ("t[us]", 1e6, "microseconds"), ("ms", 1000, "milliseconds"),
  ])
  func allCommandsReadUnits(head: String, scale: Double, unit: String) throws {
    for command in Self.commands {
      let run = try Tool.run(command, input: try table(head, scale))
      #expect(run.exitCode == 0, "\(run.errors)")
      #expect(run.errors == "inbetween: standard input: times in '\(head)' are read as \(unit)\n")
    }
    let fit = try Tool.run("fit", "spring", "-", "--format", "json", input: try table(head, scale))
    #expect(fit.output.contains(#/"stiffness":157\.913/#))
    let followed = try Tool.run("follow", "-", "half-life(80ms)", input: try table(head, scale))
    #expect(followed.output.split(separator: "\n")[2].hasPrefix("0.01,"))
  }

  /// The files of spreadsheet programs are archives, as containers of Lottie are.
  @Test(arguments: ["[Content_Types].xml", "_rels/.rels", "mimetypeapplication/vnd.oasis.opendocument.spreadsheet"])
  func aSpreadsheetIsNoTable(firstName: String) throws {
    for command in Self.commands {
      let run = try Tool.run(command, input: "PK\u{3}\u{4}" + String(repeating: "\0", count: 26) + firstName)
      #expect(run.exitCode == 65)
      #expect(run.errors == "inbetween: standard input: a spreadsheet: save it as CSV\n")
    }
  }

  /// An option answers where a head says nothing; a head that says something is kept to.
  @Test(arguments: commands)
  func unitsAreOptions(command: [String]) throws {
    let silent = try Tool.run(command + ["--time-unit", "ms"], input: try table("t", 1000))
    #expect(silent.exitCode == 0 && silent.errors.isEmpty, "\(silent.errors)")
    let contrary = try Tool.run(command + ["--time-unit", "s"], input: try table("t_ms", 1000))
    #expect(contrary.exitCode == 0)
    #expect(contrary.errors.contains("times in 't_ms' are read as milliseconds, as the table says"))
    let frames = try Tool.run(command + ["--frame-rate", "100"], input: try table("frame", 100))
    #expect(frames.exitCode == 0 && frames.errors.contains("times in 'frame' are read as frames, 100 per second"))
    let both = try Tool.run(command + ["--time-unit", "frames", "--frame-rate", "100"], input: try table("t", 100))
    #expect(both.exitCode == 0, "\(both.errors)")
    #expect(try Tool.run(command + ["--frame-rate", "0"], input: try table("frame", 100)).exitCode == 65)
    #expect(try Tool.run(command + ["--time-unit", "weeks"], input: "").exitCode == 64)
    #expect(try Tool.run(command + ["--time-unit", "ms", "--frame-rate", "60"], input: "").exitCode == 64)
  }

  @Test(arguments: commands)
  func frameCountsAndOtherUnitsAreRefused(command: [String]) throws {
    let frames = try Tool.run(command, input: try table("frame", 100))
    #expect(frames.exitCode == 65 && frames.errors.contains("the first column counts 'frame': expected times"))
    #expect(frames.errors.contains("--frame-rate"))
    let other = try Tool.run(command, input: try table("time (fortnights)", 1))
    #expect(other.exitCode == 65 && other.errors.contains("line 1, cell 1: no unit of time is 'fortnights'"))
  }

  @Test func optionsNeedARecording() throws {
    #expect(try Tool.run("fit", "spring", "--motion", "snappy", "--time-unit", "ms").exitCode == 64)
    #expect(try Tool.run("plot", "snappy", "--frame-rate", "60").exitCode == 64)
  }

  /// All formats that the tool writes are read from a file and from standard input.
  @Test(arguments: TableFormat.allCases)
  func theToolReadsWhatItWrites(format: TableFormat) throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    let file = folder.file("r.\(format.endings[0])").path
    #expect(try Tool.run("sample", "snappy", "--rate", "60", "-o", file).exitCode == 0)
    let check = try Tool.run("check", file, "snappy", "--tolerance", "1e-300")
    #expect(check.exitCode == 0 && check.errors.isEmpty, "\(check.errors)")
    #expect(try Tool.run("plot", "--data", file).exitCode == 0)
  }

  @Test func dataAreDrawnBesideMotions() throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    let file = folder.file("data.csv")
    let recorded = try Tool.run("sample", "snappy", "--rate", "30", "-o", file.path)
    #expect(recorded.exitCode == 0)
    let run = try Tool.run("plot", "snappy", "--data", file.path)
    #expect(run.exitCode == 0 && run.output.contains(">swiftui.snappy<") && run.output.contains(">recorded<"))
    let alone = try Tool.run("plot", "--data", "-", input: "t,x\n0,0\n1,5\n")
    #expect(alone.exitCode == 0 && alone.output.contains(">t</text>") && alone.output.contains(">recorded data<"))
    // The output of `lottie sample` can be drawn, though not next to a motion.
    #expect(try Tool.run("plot", "--data", "-", input: try table("frame", 60)).exitCode == 0)
    #expect(try Tool.run("plot").exitCode == 64)
    #expect(try Tool.run("plot", "--data", "nowhere.csv").exitCode == 66)
    #expect(try Tool.run("plot", "--data", "-", input: "x").exitCode == 65)
  }

  @Test func followersNeedFiniteNumbers() throws {
    let run = try Tool.run("follow", "-", "snappy", input: "t,x\n0,0\n1,inf\n")
    #expect(run.exitCode == 65 && run.errors == "inbetween: standard input: row 2: expected a finite number for 'x'\n")
  }
}
