import Testing

/// Motions share a table or a pair of axes only where their time means the same.
@Suite struct SharedAxesTests {
  @Test(arguments: [
    (
      ["ease", "spring(1 100 10)"],
      "'ease' takes progress, 'spring(1 100 10)' seconds: give the curve a duration, such as '0.4s ease'"
    ),
    (
      ["snappy", "material.standard"],
      "'swiftui.snappy' takes seconds, 'material.standard' progress: give the curve a duration, such as '0.4s material.standard'"
    ),
    (
      ["damped(5, 30)", "spring(1 100 10)"],
      "'damped(5, 30)' takes its x, 'spring(1 100 10)' seconds: give the oscillation a duration, such as '1s damped(5, 30)'"
    ),
    (
      ["linear", "damped(5, 30)"],
      "'linear' takes progress, 'damped(5, 30)' its x: give the curve a duration, such as '0.4s linear'"
    ),
  ])
  func progressSecondsAndXNeverShareAnAxis(motions: [String], message: String) throws {
    for command in ["sample", "plot"] {
      let run = try Tool.run([command] + motions, input: "")
      #expect(run.exitCode == 65 && run.output.isEmpty)
      #expect(run.errors == "inbetween: \(message)\n")
    }
  }

  @Test func noCurveIsExtrapolatedUnlessAsked() throws {
    let picture = try Tool.run("plot", "0.4s linear", "spring(1 100 10)").output
    #expect(picture.contains("ends at 0.4 s, min 0 · max 1"))
    let table = try Tool.run("sample", "0.4s linear", "spring(1 100 10)", "--count", "2").output
    #expect(table.split(separator: "\n").last?.hasSuffix(",1,1") == true)
    #expect(try Tool.run("plot", "linear", "--to", "2").output.contains("min 0 · max 2"))
  }

  @Test func bothEndsAreTheMotions() throws {
    let table = try Tool.run("sample", "ease 0.4s 100ms 0 -> 300", "--at", "0,0.3,0.5,1").output
    #expect(table.hasPrefix("time,value\n0,0\n0.3,") && table.hasSuffix("\n0.5,300\n1,300\n"))
    let facts = try Tool.run("describe", "snappy 10 -> 30").output
    #expect(facts.hasPrefix("swiftui.snappy 10 -> 30\nfrom") && facts.contains("regime"))
  }
}
