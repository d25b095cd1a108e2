import Testing

@testable import TableReading

/// The unit of the times, in the head, in the cells, below the head and by an option.
@Suite struct TimeTests {
  @Test(
    arguments: [
      ("time_ms", "time", .milliseconds), ("time (ms)", "time", .milliseconds), ("t[ms]", "t", .milliseconds),
      ("ms", "time", .milliseconds), ("timeMs", "time", .milliseconds), ("timeMS", "time", .milliseconds),
      ("Time [MS]", "Time", .milliseconds), ("t/ms", "t", .milliseconds), ("t-ms", "t", .milliseconds),
      ("t ms", "t", .milliseconds), ("elapsed_millis", "elapsed", .milliseconds),
      ("milliseconds", "time", .milliseconds),
      ("time_us", "time", .microseconds), ("t (\u{B5}s)", "t", .microseconds), ("t (\u{3BC}s)", "t", .microseconds),
      ("stamp_ns", "stamp", .nanoseconds), ("time_s", "time", .seconds), ("t (min)", "t", .minutes),
      ("t_h", "t", .hours), ("seconds", "time", .seconds), ("{ms}", "time", .milliseconds), ("[h]", "time", .hours),
    ] as [(String, String, TimeUnit)])
  func unitsAreRead(text: String, name: String, unit: TimeUnit) {
    let head = TimeHead(Array(text.utf8)[...])
    #expect(head.name == name && head.unit == unit && head.counted == nil && head.problem == nil)
  }

  @Test(arguments: [
    "time", "t", "x", "", "start_time", "T", "timestamp", "h", "min", "offset", "progress", "forms", "TIMES", "items",
  ])
  func othersHaveNone(text: String) {
    let head = TimeHead(Array(text.utf8)[...])
    #expect(head.name == text && head.unit == nil && head.counted == nil && head.problem == nil)
  }

  @Test func whatIsNoUnitIsAProblem() throws {
    for (text, unit) in [("time (furlongs)", "furlongs"), ("t[px]", "px"), ("t ()", "")] {
      let problem = try #require(TimeHead(Array(text.utf8)[...]).problem)
      #expect(problem.hasPrefix("no unit of time is '\(unit)': expected seconds"))
    }
    for text in ["frame", "time (frames)", "t_ticks", "Sample", "days", "beat"] {
      #expect(TimeHead(Array(text.utf8)[...]).counted != nil, "\(text)")
    }
  }

  /// 16.5 in a unit, in the head, in the cells, and below the head.
  @Test(arguments: [
    ("s", 16.5), ("ms", 0.0165), ("us", 0.0000165), ("ns", 16.5e-9), ("min", 990), ("h", 59400),
  ])
  func placesOfUnits(word: String, seconds: Double) throws {
    for text in ["t_\(word),x\n0,1\n16.5,2", "t,x\n0,1\n16.5\(word),2", "t,x\n(\(word)),-\n0,1\n16.5 \(word),2"] {
      let table = try RecordedTable(parsing: text)
      #expect(table.times == [0, seconds] && table.timeName == "t", "\(text)")
      #expect(table.remarks.isEmpty == (word == "s"), "\(table.remarks)")
    }
    let options = TableReadingOptions(timeUnit: TimeUnit(word: word))
    #expect(try RecordedTable(parsing: "t,x\n0,1\n16.5,2", options: options).times == [0, seconds])
    #expect(try RecordedTable(parsing: "t (recorded),x\n0,1\n16.5,2", options: options).times == [0, seconds])
    #expect(try RecordedTable(parsing: "t_ms,x\n0,1\n16.5,2", options: options).times == [0, 0.0165])
  }

  @Test func framesNeedARate() throws {
    let frames = try RecordedTable(parsing: "frame,x\n0,1\n6,2")
    #expect(frames.counted == "frame" && frames.times == [0, 6] && frames.remarks.isEmpty)
    let rate = TableReadingOptions(frameRate: 60)
    let timed = try RecordedTable(parsing: "frame,x\n0,1\n6,2", options: rate)
    #expect(timed.counted == nil && timed.times == [0, 0.1] && timed.timeName == "time")
    #expect(timed.remarks == ["times in 'frame' are read as frames, 60 per second"])
    let chosen = TableReadingOptions(timeUnit: .frames, frameRate: 60)
    #expect(try RecordedTable(parsing: "t,x\n0,1\n6,2", options: chosen).times == [0, 0.1])
    #expect(try RecordedTable(parsing: "t,x\n0,1", options: TableReadingOptions(timeUnit: .frames)).counted == "frames")
    // Days have no frames; seconds need no rate, which is said.
    #expect(try RecordedTable(parsing: "day,x\n0,1\n6,2", options: rate).counted == "day")
    let unused = try RecordedTable(parsing: "t,x\n0,1\n6,2", options: rate)
    #expect(unused.times == [0, 6] && unused.remarks == ["times in 't' are not frames: the frame rate is not used"])
  }
}
