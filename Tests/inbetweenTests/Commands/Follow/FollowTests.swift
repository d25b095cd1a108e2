import Foundation
import Testing

@testable import inbetween

/// Followers of recorded tables.
@Suite struct FollowTests {
  /// A pointer that is flung and stops: uneven times, and a sample that is missing.
  private static let recording =
    "t,x,y\n0,0,5\n0.017,12,5\n0.031,30,\n0.05,70,7\n0.0501,70.2,7\n0.09,110,8\n0.6,110,8\n"

  private func rows(_ text: String) -> [String: [Double]] {
    var rows: [String: [Double]] = [:]
    for line in text.split(separator: "\n").dropFirst() {
      let cells = line.split(separator: ",")
      rows[String(cells[0])] = cells.dropFirst().compactMap { Double($0) }
    }
    return rows
  }

  @Test(arguments: [
    "snappy", "spring(response: 0.2, damping-ratio: 0.9) feed-forward 1", "half-life(50ms)",
    "second-order(frequency: 3, damping-ratio: 0.6, response: 1.5)",
  ])
  func valuesDoNotDependOnTheRate(follower: String) throws {
    let slow = try Tool.run("follow", "-", follower, "--rate", "30", "--velocity", input: Self.recording)
    let fast = try Tool.run("follow", "-", follower, "--rate", "240", "--velocity", input: Self.recording)
    #expect(slow.exitCode == 0 && slow.errors.isEmpty && slow.output.hasPrefix("t,x,x.velocity,y,y.velocity\n"))
    let (few, many) = (rows(slow.output), rows(fast.output))
    #expect(few.count == 19 && many.count == 145)
    var common = 0
    for (time, values) in few {
      // Times that are the same in both tables.
      guard let others = many[time] else { continue }
      common += 1
      for (value, other) in zip(values, others) { #expect(abs(value - other) <= 1e-10 * 2000, "\(time)") }
    }
    #expect(common >= 10)
    let last = try #require(few["0.6"])
    #expect(abs(last[0] - 110) < 2 && abs(last[2] - 8) < 0.1)
  }

  @Test func rowsAreThoseOfTheRecording() throws {
    let run = try Tool.run("follow", "-", "one-euro(beta: 0.007)", "--precision", "3", input: Self.recording)
    #expect(run.exitCode == 0)
    let lines = run.output.split(separator: "\n")
    #expect(lines.count == 8 && lines[0] == "t,x,y" && lines[1] == "0,0,5")
    // The missing sample keeps the last value.
    #expect(lines[3].hasSuffix(",5"))
  }

  @Test func badInputIsRefused() throws {
    #expect(try Tool.run("follow", "-", "bogus", input: Self.recording).exitCode == 65)
    #expect(try Tool.run("follow", "-", "snappy", input: "").exitCode == 65)
    #expect(try Tool.run("follow", "nowhere.csv", "snappy").exitCode == 66)
    #expect(try Tool.run("follow", "-", "one-euro()", "--rate", "60", input: Self.recording).exitCode == 65)
    #expect(try Tool.run("follow", "-", "snappy", "-o", "x.svg", input: Self.recording).exitCode == 64)
  }

  @Test func aSpringInTheWrongOrderGetsAHint() throws {
    let run = try Tool.run("describe", "spring(100 10 1)")
    #expect(run.exitCode == 0 && run.errors.contains("is spring(1 100 10) meant?"))
    for usual in ["spring(1 100 10)", "spring(1 100 0.1)", "spring(1 100 0)"] {
      #expect(try Tool.run("describe", usual).errors.isEmpty, "\(usual)")
    }
  }
}
