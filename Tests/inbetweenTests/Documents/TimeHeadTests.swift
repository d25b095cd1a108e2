import Foundation
import MotionNumerics
import Testing

@testable import inbetween

/// The unit in the name of a column of times.
@Suite struct TimeHeadTests {
  @Test(
    arguments: [
      ("time_ms", "time", 1e3), ("time (ms)", "time", 1e3), ("t[ms]", "t", 1e3), ("ms", "time", 1e3),
      ("timeMs", "time", 1e3), ("Time [MS]", "Time", 1e3), ("t/ms", "t", 1e3), ("t-ms", "t", 1e3), ("t ms", "t", 1e3),
      ("elapsed_millis", "elapsed", 1e3), ("milliseconds", "time", 1e3), ("time_us", "time", 1e6),
      ("t (\u{B5}s)", "t", 1e6), ("t (\u{3BC}s)", "t", 1e6), ("stamp_ns", "stamp", 1e9), ("time_s", "time", 1.0),
      ("t (min)", "t", 1.0 / 60), ("t_h", "t", 1.0 / 3600), ("seconds", "time", 1.0), ("{ms}", "time", 1e3),
    ] as [(String, String, Double)])
  func unitsAreRead(text: String, name: String, perSecond: Double) throws {
    let head = try TimeHead(text)
    #expect(head.name == name && head.unit?.perSecond == perSecond && head.counted == nil)
  }

  @Test(arguments: ["time", "t", "x", "", "start_time", "T", "timestamp", "h", "min", "offset", "progress", "forms"])
  func othersHaveNone(text: String) throws {
    let head = try TimeHead(text)
    #expect(head.name == text && head.unit == nil && head.counted == nil)
  }

  @Test func whatIsNoUnitIsRefused() throws {
    for (text, unit) in [("time (furlongs)", "furlongs"), ("t[px]", "px"), ("t ()", "")] {
      #expect { try TimeHead(text) } throws: { ($0 as? TimeHead.UnknownUnit)?.text == unit }
    }
    for text in ["frame", "time (frames)", "t_ticks", "Sample"] { #expect(try TimeHead(text).counted != nil) }
  }

  /// A recording with each unit is the same motion, for each command that reads one.
  @Test func allCommandsReadThem() throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    let snappy = try ParsedMotion(parsing: "snappy")
    let times = (0..<60).map { Double($0) / 100 }
    func table(_ head: String, _ scale: Double) -> String {
      "\(head),value\n" + times.map { "\($0 * scale),\(snappy.value(at: $0))\n" }.joined()
    }
    let plain = folder.file("plain.csv").path
    try table("time", 1).write(toFile: plain, atomically: true, encoding: .utf8)
    for (head, scale, unit) in [
      ("time_ms", 1000.0, "milliseconds"), ("t[us]", 1e6, "microseconds"), ("ms", 1000, "milliseconds"),
    ] {
      let text = table(head, scale)
      let said = "inbetween: standard input: times in '\(head)' are read as \(unit)\n"
      let check = try Tool.run("check", "-", "snappy", "--tolerance", "1e-9", input: text)
      #expect(check.exitCode == 0 && check.errors == said, "\(check.errors)")
      let fit = try Tool.run("fit", "spring", "-", "--format", "json", input: text)
      #expect(fit.exitCode == 0 && fit.errors == said)
      let stiffness = try #require(fit.output.range(of: #""stiffness":157\.913"#, options: .regularExpression))
      #expect(!stiffness.isEmpty)
      let followed = try Tool.run("follow", "-", "half-life(80ms)", input: text)
      #expect(followed.exitCode == 0 && followed.errors == said)
      #expect(followed.output.split(separator: "\n")[2].hasPrefix("0.01,"))
      let plot = try Tool.run("plot", "snappy", "--data", "-", input: text)
      #expect(plot.exitCode == 0 && plot.errors == said)
    }
    #expect(try Tool.run("check", plain, "snappy", "--tolerance", "1e-9").errors.isEmpty)
    for arguments in [
      ["fit", "spring", "-"], ["check", "-", "snappy", "--tolerance", "1"], ["follow", "-", "snappy"],
    ] {
      let frames = try Tool.run(arguments, input: table("frame", 100))
      #expect(frames.exitCode == 65 && frames.errors.contains("the first column counts 'frame': expected times"))
      let other = try Tool.run(arguments, input: table("time (fortnights)", 1))
      #expect(other.exitCode == 65 && other.errors.contains("line 1: cell 1: no unit of time is 'fortnights'"))
    }
    // The output of `lottie sample` can be drawn, though not next to a motion.
    #expect(try Tool.run("plot", "--data", "-", input: table("frame", 60)).exitCode == 0)
    #expect(try Tool.run("plot", "snappy", "--data", "-", input: table("frame", 60)).exitCode == 65)
  }
}
