import Foundation
import Testing

/// Recordings that are a motion, and those that are not.
@Suite struct CheckTests {
  private static let motion = "spring(1 100 10) 0 -> 300"

  /// A recording of the motion at 60 Hz, with what is added to each row.
  private func recording(late: Double = 0, error: (Int) -> Double = { _ in 0 }) throws -> String {
    let table = PrintedTable(try Tool.run("sample", Self.motion, "--rate", "60", "--to", "1.5").output)
    let rows = table.rows.enumerated().compactMap { index, row -> String? in
      guard let time = row[0], let value = row[1] else { return nil }
      return "\(time + late),9,\(value + error(index))"
    }
    return (["t,noise,x"] + rows).joined(separator: "\n") + "\n"
  }

  private func facts(_ json: String) throws -> [String: Any] {
    try #require(try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any])
  }

  @Test func aSampledMotionIsItself() throws {
    let run = try Tool.run("check", "-", Self.motion, "--column", "x", "--tolerance", "1e-9", input: recording())
    #expect(run.exitCode == 0 && run.errors.isEmpty)
    #expect(run.output.hasPrefix("\(Self.motion)\nwithin the tolerance  yes\ntolerance             1e-09\n"))
  }

  /// The facts are data, and the exit code is the answer: there is no message.
  @Test func anErrorIsFoundAndSaid() throws {
    let bad = try recording { $0 == 30 ? -7 : 0 }
    let arguments = ["check", "-", Self.motion, "--column", "x", "--format", "json"]
    let run = try Tool.run(arguments + ["--tolerance", "6.9"], input: bad)
    #expect(run.exitCode == 1 && run.errors.isEmpty)
    let facts = try facts(run.output)
    #expect(facts["isWithin"] as? Bool == false && facts["worstRow"] as? Double == 31)
    #expect(facts["worstTime"] as? Double == 0.5 && facts["rowCount"] as? Double == 91)
    let error = try #require(facts["maximumError"] as? Double)
    #expect(abs(error - 7) < 1e-9)
    let keys =
      "motion isWithin tolerance maximumError worstTime worstRow worstValue expectedValue meanError rootMeanSquare "
      + "rowCount velocityJumpCount velocityJumps"
    #expect(Set(facts.keys) == Set(keys.split(separator: " ").map(String.init)))
    // A little more is allowed: the same recording passes.
    #expect(try Tool.run(arguments + ["--tolerance", "7.1"], input: bad).exitCode == 0)
  }

  @Test func aLateRecordingIsAligned() throws {
    let late = try recording(late: 1000.25)
    let arguments = ["check", "-", Self.motion, "--column", "x", "--tolerance", "1e-6", "--format", "json"]
    #expect(try Tool.run(arguments, input: late).exitCode == 1)
    let run = try Tool.run(arguments + ["--align"], input: late)
    #expect(run.exitCode == 0)
    let shift = try #require(try facts(run.output)["timeShift"] as? Double)
    #expect(abs(shift + 1000.25) < 1e-9)
  }

  @Test func aJumpOfTheVelocityIsNamed() throws {
    let kinked = try recording { max(0, 120 * Double($0 - 20) / 60) }
    let run = try Tool.run(
      "check", "-", Self.motion, "--column", "x", "--tolerance", "0.4", "--format", "json", input: kinked)
    let jumps = try #require(try facts(run.output)["velocityJumps"] as? [[String: Double]])
    #expect(run.exitCode == 1 && jumps.count == 1)
    let jump = try #require(jumps.first)
    #expect(abs((jump["time"] ?? 0) - 20.0 / 60) < 1e-12 && abs((jump["change"] ?? 0) - 120) < 1e-6)
  }

  /// Without a tolerance it is a thousandth of the range, as of fits.
  @Test func theUsualToleranceIsAPartOfTheRange() throws {
    let run = try Tool.run("check", "-", "1s linear", "--format", "json", input: "t,x\n0,0\n0.5,0.5015\n1,2\n")
    #expect(run.exitCode == 1 && run.output.contains(#""tolerance":0.002,"#))
    #expect(try Tool.run("check", "-", "1s linear", input: "t,x\n0,0\n0.5,0.5009\n1,1\n").exitCode == 0)
  }

  @Test func badInputIsRefused() throws {
    let table = try recording()
    for tolerance in ["0", "-1", "x", "inf"] {
      #expect(try Tool.run("check", "-", Self.motion, "--tolerance", tolerance, input: table).exitCode == 64)
    }
    let flat = try Tool.run("check", "-", Self.motion, input: "t,x\n0,1\n1,1\n")
    #expect(flat.exitCode == 65 && flat.errors.hasSuffix("its values are all the same: give --tolerance\n"))
    #expect(try Tool.run("check", "-", "sprong(1)", "--tolerance", "1", input: table).exitCode == 65)
    let column = try Tool.run("check", "-", Self.motion, "--tolerance", "1", "--column", "nois", input: table)
    #expect(column.exitCode == 65 && column.errors.hasSuffix("no column 'nois'; did you mean 'noise'?\n"))
    #expect(try Tool.run("check", "-", Self.motion, "--tolerance", "1", input: "t,x\n0,\n").exitCode == 65)
    #expect(try Tool.run("check", "nowhere.csv", Self.motion, "--tolerance", "1").exitCode == 66)
  }
}
